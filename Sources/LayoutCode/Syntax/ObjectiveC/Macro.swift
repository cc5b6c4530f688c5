import Interchange

/// What `#define` says.
package struct Macro: Sendable {
  /// `nil` of one that is used without parentheses.
  let parameters: [String]?
  let isVariadic: Bool
  let body: [Token]

  init(_ line: ArraySlice<Token>, behind name: Token) {
    guard let open = line.first, open.isMark("("), open.lowerBound == name.upperBound else {
      (parameters, isVariadic, body) = (nil, false, Array(line))
      return
    }
    let inside = line.dropFirst().prefix { !$0.isMark(")") }
    parameters = inside.filter { $0.kind == .word }.map(\.text)
    isVariadic = inside.contains { $0.isMark("...") }
    body = Array(line.dropFirst(inside.count + 2))
  }

  /// The number or text that it is and nothing else.
  var singleValue: Token? {
    var inner = body[...]
    while inner.count > 2, inner.first?.isMark("(") == true, inner.last?.isMark(")") == true {
      inner = inner.dropFirst().dropLast()
    }
    guard inner.count == 1, let only = inner.first, only.kind == .number || only.kind == .text
    else { return nil }
    return only
  }
}

/// The parentheses among tokens. Where they close is found in one pass: looked for at each, it would take
/// ever longer in a text that leaves many open.
struct Parentheses {
  private let tokens: [Token]
  /// Where those close that open at a place.
  private var ends: [Int: Int] = [:]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.opensBracket {
        open.append(place)
      } else if token.closesBracket, let start = open.popLast(), tokens[start].isMark("("),
        token.isMark(")")
      {
        ends[start] = place
      }
    }
  }

  /// What stands in the parentheses at `place`, cut at its commas, and where those end.
  func arguments(at place: Int) -> (arguments: [[Token]], end: Int)? {
    guard let close = ends[place] else { return nil }
    var (arguments, current, depth) = ([[Token]](), [Token](), 0)
    for token in tokens[(place + 1)..<close] {
      if depth == 0, token.isMark(",") {
        arguments.append(current)
        current = []
      } else if token.kind != .hashWord {
        current.append(token)
      }
      depth += token.opensBracket ? 1 : token.closesBracket ? -1 : 0
    }
    return (arguments + [current], close + 1)
  }
}

/// Puts what a macro says in its place, other macros in it, too.
struct MacroExpansion {
  let macros: [String: Macro]
  /// How many tokens may still be put in.
  private(set) var room: Int
  /// The macros around: none stands for itself.
  private var active: Set<String> = []

  private static let depthLimit = 30

  init(macros: [String: Macro], room: Int) {
    self.macros = macros
    self.room = room
  }

  /// - Parameters:
  ///   - token: The name, at whose place all stands.
  ///   - last: The last token of its use.
  mutating func expand(
    _ macro: Macro, named name: String, _ arguments: [[Token]], at token: Token, to last: Token
  ) -> [Token] {
    var result = expand(macro, named: name, arguments)
    for index in result.indices {
      result[index].lowerBound = token.lowerBound
      result[index].upperBound = last.upperBound
      result[index].startsLine = index == 0 && token.startsLine
      result[index].hasBlankBefore = true
    }
    return result
  }

  private mutating func expand(
    _ macro: Macro, named name: String, _ arguments: [[Token]]
  ) -> [Token] {
    guard active.count < Self.depthLimit, active.insert(name).inserted else { return [] }
    defer { active.remove(name) }
    let given = Given(macro, arguments)
    var body: [Token] = []
    var index = 0
    while index < macro.body.endIndex {
      index = given.put(macro.body, at: index, into: &body)
      guard body.count <= room else { break }
    }
    room -= body.count
    return room > 0 ? expanded(body) : []
  }

  /// Tokens with the macros that are among them in their places.
  private mutating func expanded(_ tokens: [Token]) -> [Token] {
    let parentheses = Parentheses(tokens)
    var result: [Token] = []
    var index = 0
    while index < tokens.endIndex {
      let token = tokens[index]
      index += 1
      if token.kind == .word,
        let end = Annotations.end(of: token.text, behind: index - 1, in: parentheses)
      {
        index = end
        continue
      }
      guard token.kind == .word, !active.contains(token.text), let macro = macros[token.text] else {
        result.append(token)
        continue
      }
      if macro.parameters == nil {
        result += expand(macro, named: token.text, [])
      } else if let call = parentheses.arguments(at: index) {
        result += expand(macro, named: token.text, call.arguments)
        index = call.end
      } else {
        result.append(token)
      }
    }
    return result
  }

  /// What the parameters of a macro stand for.
  private struct Given {
    private var values: [String: [Token]] = [:]

    init(_ macro: Macro, _ arguments: [[Token]]) {
      let parameters = macro.parameters ?? []
      for (place, parameter) in parameters.enumerated() {
        values[parameter] = arguments.indices.contains(place) ? arguments[place] : []
      }
      guard macro.isVariadic else { return }
      let rest = arguments.dropFirst(parameters.count)
      values["__VA_ARGS__"] = rest.enumerated().flatMap { place, tokens in
        place == 0 ? tokens : [.comma] + tokens
      }
    }

    /// Appends the token at `index` or what stands for it, and returns where it goes on. `#x` is a
    /// text, `a##b` one word.
    func put(_ body: [Token], at index: Int, into result: inout [Token]) -> Int {
      let token = body[index]
      let next = index + 1
      guard token.kind == .unknown, token.text == "#" else {
        result += values[token.text] ?? [token]
        return next
      }
      guard next < body.endIndex else { return next }
      if body[next].kind == .unknown, body[next].text == "#" {
        guard next + 1 < body.endIndex else { return next + 1 }
        let right = values[body[next + 1].text] ?? [body[next + 1]]
        paste(right, onto: &result)
        return next + 2
      }
      let words = (values[body[next].text] ?? [body[next]]).map(\.text)
      var text = body[next]
      (text.kind, text.text) = (.text, words.joined())
      result.append(text)
      return next + 1
    }

    private func paste(_ right: [Token], onto result: inout [Token]) {
      guard let first = right.first, let left = result.last, left.kind == .word,
        first.kind == .word || first.kind == .number
      else { return result += right }
      result[result.endIndex - 1].text = left.text + first.text
      result += right.dropFirst()
    }
  }
}

extension Token {
  fileprivate static let comma = Token(
    kind: .mark, text: ",", lowerBound: 0, upperBound: 0, startsLine: false, hasBlankBefore: false)
}

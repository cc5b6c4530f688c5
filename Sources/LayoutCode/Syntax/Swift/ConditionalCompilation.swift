import Interchange

/// Leaves out what `#if` does not build.
///
/// A layout is that of an iPhone or iPad: `os(iOS)` holds, and so do `canImport` of what is there on
/// iOS, `swift(>=n)`, `compiler(>=n)` and `arch(arm64)`; other systems, `targetEnvironment`, `false`
/// and `swift(<n)` do not. What only the project knows (`DEBUG`, its own flags) may or may not hold, so
/// of such branches the first is taken.
struct ConditionalCompilation {
  private let tokens: [Token]
  private var kept: [Token] = []
  private var branches: [Branch] = []

  private struct Branch {
    /// Whether what is around it is built.
    let isOuterTaken: Bool
    var hasTaken: Bool
    var isTaken: Bool
  }

  /// The tokens that are built, and the end.
  static func built(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .hashWord && $0.text == "if" }) else {
      return tokens
    }
    var compilation = ConditionalCompilation(tokens: tokens)
    compilation.run()
    return compilation.kept
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private var isTaken: Bool { branches.last?.isTaken ?? true }

  private mutating func run() {
    var index = 0
    while index < tokens.endIndex {
      let token = tokens[index]
      guard token.kind == .hashWord, Self.directives.contains(token.text) else {
        if isTaken || token.kind == .end { kept.append(token) }
        index += 1
        continue
      }
      let end = lineEnd(behind: index)
      take(token.text, condition: tokens[(index + 1)..<end])
      index = end
    }
  }

  private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

  /// A condition ends with its line; brackets and operators let it go on.
  private func lineEnd(behind index: Int) -> Int {
    var end = index + 1
    while end < tokens.endIndex, tokens[end].kind != .end {
      if tokens[end].startsLine, !tokens[end].isOperator("&&"), !tokens[end].isOperator("||"),
        !(tokens[end - 1].isOperator("&&") || tokens[end - 1].isOperator("||"))
      {
        break
      }
      end += 1
    }
    return end
  }

  private mutating func take(_ directive: String, condition: ArraySlice<Token>) {
    switch directive {
    case "if":
      let holds = isTaken && CompilationCondition.mayHold(condition)
      branches.append(Branch(isOuterTaken: isTaken, hasTaken: holds, isTaken: holds))
    case "endif":
      _ = branches.popLast()
    default:
      guard let last = branches.indices.last else { return }
      let holds =
        branches[last].isOuterTaken && !branches[last].hasTaken
        && (directive == "else" || CompilationCondition.mayHold(condition))
      branches[last].isTaken = holds
      if holds { branches[last].hasTaken = true }
    }
  }
}

/// What stands behind `#if`.
struct CompilationCondition {
  private var tokens: ArraySlice<Token>

  /// False where it is known not to hold.
  static func mayHold(_ tokens: ArraySlice<Token>) -> Bool {
    var condition = CompilationCondition(tokens: tokens)
    return condition.either(depth: 0) ?? true
  }

  private mutating func take(_ sign: String) -> Bool {
    guard let first = tokens.first, first.isOperator(sign) || first.isMark(sign) else {
      return false
    }
    tokens.removeFirst()
    return true
  }

  /// `nil` is what only the project knows.
  private mutating func either(depth: Int) -> Bool? {
    var value = both(depth: depth)
    while take("||") {
      let other = both(depth: depth)
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both(depth: Int) -> Bool? {
    var value = single(depth: depth)
    while take("&&") {
      let other = single(depth: depth)
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func single(depth: Int) -> Bool? {
    guard depth < 50 else { return nil }
    if take("!") { return single(depth: depth + 1).map { !$0 } }
    if take("(") {
      let value = either(depth: depth + 1)
      _ = take(")")
      return value
    }
    guard let word = tokens.popFirst() else { return nil }
    guard take("(") else {
      return word.text == "true" || word.text == "1"
        ? true : word.text == "false" || word.text == "0" ? false : nil
    }
    let arguments = tokens.prefix { !$0.isMark(")") }
    tokens = tokens.dropFirst(arguments.count + 1)
    return Self.holds(word.text, arguments)
  }

  private static func holds(_ question: String, _ arguments: ArraySlice<Token>) -> Bool? {
    let first = arguments.first?.text ?? ""
    switch question {
    case "os": return first == "iOS"
    case "canImport": return !elsewhere.contains(first)
    case "swift", "compiler": return first != "<"
    case "arch": return first == "arm64"
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Modules that iOS does not have.
  private static let elsewhere: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android", "FoundationNetworking",
    "FoundationEssentials", "Carbon", "TVUIKit", "TVServices",
  ]
}

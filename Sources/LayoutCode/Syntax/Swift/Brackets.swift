import Interchange

/// Which bracket closes which, with the braces put in that a listing lacks.
///
/// Where more braces open than close, the lines' indentation says where one is missing: before a brace
/// that closes further to the left, and before a declaration that stands no deeper than what is open.
struct Brackets {
  private(set) var tokens: [Token] = []
  /// For a bracket the index of the other; itself where there is none.
  private(set) var partners: [Int] = []
  private(set) var notes: [CodeFile.Note] = []
  private let source: SourceBytes
  private var open: [Open] = []
  private let lacksBraces: Bool
  private let beginsMember: (ArraySlice<Token>) -> Bool
  /// How many braces are open on lines of each indentation.
  private var indentations: [Int: Int] = [:]
  private var openBraces = 0

  private struct Open {
    let index: Int
    /// Of the line on which the brace opens.
    let indentation: Int
    let isBrace: Bool
  }

  /// - Parameter beginsMember: Whether tokens begin what can stand in a type and hardly in a function.
  init(
    matching all: [Token], in source: SourceBytes,
    beginsMember: @escaping (ArraySlice<Token>) -> Bool = Self.beginsSwiftMember
  ) {
    self.source = source
    self.beginsMember = beginsMember
    let balance = all.reduce(0) { $0 + ($1.isMark("{") ? 1 : $1.isMark("}") ? -1 : 0) }
    lacksBraces = balance > 0
    tokens.reserveCapacity(all.count)
    partners.reserveCapacity(all.count)
    var indentation = 0
    for (index, token) in all.enumerated() {
      if token.startsLine || index == 0 {
        indentation = self.indentation(of: token)
        if lacksBraces { mend(before: token, following: all[index...], at: indentation) }
      }
      add(token, on: indentation)
    }
  }

  private mutating func add(_ token: Token, on indentation: Int) {
    if token.kind == .end {
      while let last = open.popLast() { closeAtEnd(last, at: token) }
    } else if token.opensBracket {
      let isBrace = token.isMark("{")
      open.append(Open(index: tokens.endIndex, indentation: indentation, isBrace: isBrace))
      if isBrace {
        indentations[indentation, default: 0] += 1
        openBraces += 1
      }
    } else if token.closesBracket, !close(with: token) {
      return
    }
    append(token)
  }

  private mutating func append(_ token: Token) {
    partners.append(tokens.endIndex)
    tokens.append(token)
  }

  /// Matches the token that is to come with what it closes; false where it closes nothing and is
  /// read over.
  private mutating func close(with token: Token) -> Bool {
    // Only a brace reaches over other open brackets, and a quote over what its interpolation leaves.
    guard let place = placeOfOpening(of: token) else {
      if token.isMark("}") {
        notes.append(CodeFile.Note(.closedNothing("}"), at: token.range))
        return false
      }
      // What reads there will stumble over it.
      return true
    }
    let index = open[place].index
    for left in open[place...] where left.isBrace { forget(left) }
    open.removeLast(open.count - place)
    partners[index] = tokens.endIndex
    partners.append(index)
    tokens.append(token)
    return false
  }

  /// A quote reaches over all, a brace over other brackets, a parenthesis over a few.
  private func placeOfOpening(of token: Token) -> Int? {
    switch token.kind {
    case .textEnd, .interpolationEnd: return open.lastIndex { matches($0, token) }
    default:
      if token.isMark("}") {
        return openBraces == 0
          ? nil
          : open.suffix(1_000).lastIndex { $0.isBrace || tokens[$0.index].kind == .textStart }
            .flatMap {
              open[$0].isBrace ? $0 : nil
            }
      }
      let near = open.suffix(8)
      return near.lastIndex { matches($0, token) || $0.isBrace }.flatMap {
        matches(open[$0], token) ? $0 : nil
      }
    }
  }

  private func matches(_ open: Open, _ token: Token) -> Bool {
    let opening = tokens[open.index]
    switch token.kind {
    case .textEnd: return opening.kind == .textStart
    case .interpolationEnd: return opening.kind == .interpolationStart
    default:
      switch token.text {
      case ")": return opening.isMark("(")
      case "]": return opening.isMark("[")
      default: return opening.isMark("{")
      }
    }
  }

  // MARK: - Missing braces

  private mutating func mend(before token: Token, following: ArraySlice<Token>, at indentation: Int)
  {
    if token.isMark("}") {
      // Only if a brace further out stands on a line like this.
      guard indentations[indentation] != nil else { return }
      while let last = open.last, last.indentation > indentation || !last.isBrace {
        closeBefore(token)
      }
    } else if beginsMember(following) {
      while indentations.keys.contains(where: { $0 >= indentation }) {
        closeBefore(token)
      }
    }
  }

  /// In Swift attributes and access before a declaration, `func`, `init` and types.
  static func beginsSwiftMember(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.kind == .word else { return false }
    switch first.text {
    case "func", "override", "private", "fileprivate", "public", "internal", "static", "class",
      "struct", "enum", "extension", "protocol", "deinit", "required", "convenience", "lazy",
      "final", "import":
      return tokens.dropFirst().first?.kind == .word
    case "init":
      return tokens.dropFirst().first?.isMark("(") ?? false
    default: return false
    }
  }

  private mutating func closeBefore(_ token: Token) {
    guard let last = open.popLast() else { return }
    closeAtEnd(last, at: token)
  }

  private mutating func closeAtEnd(_ last: Open, at token: Token) {
    guard last.isBrace else { return }
    notes.append(CodeFile.Note(.closedAtEnd("{"), at: tokens[last.index].range))
    closeBrace(last, at: token)
  }

  private mutating func closeBrace(_ last: Open, at token: Token) {
    forget(last)
    partners[last.index] = tokens.endIndex
    partners.append(last.index)
    let place = tokens.last?.upperBound ?? token.lowerBound
    tokens.append(
      Token(
        kind: .mark, text: "}", lowerBound: place, upperBound: place, startsLine: true,
        hasBlankBefore: true))
  }

  private mutating func forget(_ brace: Open) {
    openBraces -= 1
    let left = (indentations[brace.indentation] ?? 1) - 1
    indentations[brace.indentation] = left == 0 ? nil : left
  }

  /// In columns, with a tabulator for eight.
  private func indentation(of token: Token) -> Int {
    var start = token.lowerBound
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    return (start..<token.lowerBound).reduce(0) { columns, place in
      source[place] == 0x09 ? (columns / 8 + 1) * 8 : columns + 1
    }
  }
}

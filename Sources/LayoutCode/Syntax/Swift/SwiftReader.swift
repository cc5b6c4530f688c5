import Interchange

/// Reads Swift of any age, as it stands in apps and listings, into the tree. It never fails: the
/// smallest statement or member around what cannot be read is left out, with a note.
///
/// Of `#if` one branch is read, as `ConditionalCompilation` says. The C-like `for var i = 0; i < n; i++ { }`
/// becomes a block with a `while` loop, whose body begins with a `defer` of the step.
package struct SwiftReader {
  let source: SourceBytes
  let offset: Int
  let tokens: [Token]
  let partners: [Int]
  var notes: [CodeFile.Note]
  /// The token that comes next, or what is left of it.
  var current: Token
  var index = 0
  /// How many nestings are open.
  var depth = 0
  /// How high the tree is that was read last, within the expression that is being read.
  var height = 0
  /// Whether a brace behind an expression opens the body of a statement, as in `if done { … }`.
  var braceIsBody = false
  /// Up to where an angle bracket may be looked for that closes a list of types.
  var genericsEnd = Int.max
  /// How often the reader went on by a token, also where it looked ahead.
  private(set) var steps = 0
  private let isCancelled: () -> Bool

  /// How deep brackets, blocks and types may lie in each other.
  static let depthLimit = 200
  /// How many calls, members and operators may follow each other in one expression.
  static let heightLimit = 400

  /// Reads `text`, whose places begin at `offset`.
  package static func read(
    _ text: String, name: String, offset: Int, isCancelled: @escaping () -> Bool
  ) -> CodeFile {
    var reader = SwiftReader(text, offset: offset, isCancelled: isCancelled)
    let statements = reader.readFile()
    let notes = reader.notes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return CodeFile(
      name: name, text: text, offset: offset, dialect: .swift, statements: statements,
      notes: notes)
  }

  init(_ text: String, offset: Int, isCancelled: @escaping () -> Bool) {
    source = SourceBytes(text)
    self.offset = offset
    self.isCancelled = isCancelled
    let lexed = Lexer.tokens(of: source)
    let brackets = Brackets(matching: ConditionalCompilation.built(lexed.tokens), in: source)
    (tokens, partners) = (brackets.tokens, brackets.partners)
    notes = (lexed.notes + brackets.notes).map { $0.moved(by: offset) }
    current = tokens[0]
  }

  mutating func readFile() -> [Statement] {
    var statements: [Statement] = []
    while current.kind != .end, !isStopped {
      statements += readStatements(until: { $0.kind == .end })
      // A bracket that closes nothing.
      if current.kind != .end { advance() }
    }
    return statements
  }

  var isStopped: Bool { isCancelled() }

  // MARK: - Tokens

  /// The token so many behind the current one.
  func token(_ distance: Int) -> Token {
    distance == 0 ? current : tokens[min(index + distance, tokens.endIndex - 1)]
  }

  mutating func advance() {
    steps += 1
    index = min(index + 1, tokens.endIndex - 1)
    current = tokens[index]
  }

  mutating func go(to place: Int) {
    steps += 1
    index = min(max(place, 0), tokens.endIndex - 1)
    current = tokens[index]
  }

  /// Takes so many bytes off an operator: `>>` closes two pairs of angle brackets.
  mutating func split(after count: Int) {
    guard current.text.utf8.count > count else { return advance() }
    current.text = String(decoding: current.text.utf8.dropFirst(count), as: UTF8.self)
    current.lowerBound += count
    current.startsLine = false
    current.hasBlankBefore = false
    if current.text == "=" || current.text == "->" { current.kind = .mark }
    if current.text.hasPrefix("?") || current.text.hasPrefix("!") {
      current.kind = .postfixOperator
    }
  }

  /// Where the last token ended that was read.
  var lastEnd: Int {
    let before = tokens[max(index - 1, 0)].upperBound
    return current.lowerBound > tokens[index].lowerBound ? current.lowerBound : before
  }

  /// From a place in the text to the end of what was read last.
  func range(from start: Int) -> SourceRange {
    SourceRange(start + offset, max(start, lastEnd) + offset)
  }

  func range(of token: Token) -> SourceRange {
    SourceRange(token.lowerBound + offset, token.upperBound + offset)
  }

  /// The index behind the bracket that closes the one at `index`, or behind the token itself.
  func behind(_ index: Int) -> Int { max(partners[index], index) + 1 }

  // MARK: - Places to come back to

  struct Place {
    let index: Int
    let current: Token
    let notes: Int
  }

  var here: Place { Place(index: index, current: current, notes: notes.count) }

  mutating func goBack(to place: Place) {
    index = place.index
    current = place.current
    notes.removeLast(max(0, notes.count - place.notes))
  }
}

extension CodeFile.Note {
  fileprivate func moved(by offset: Int) -> Self {
    Self(problem, at: SourceRange(range.lowerBound + offset, range.upperBound + offset))
  }
}

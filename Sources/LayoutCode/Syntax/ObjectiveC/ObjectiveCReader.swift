import Interchange

/// Reads Objective-C, as it stands in apps and listings, into the tree that Swift is read into. It never
/// fails: the smallest statement or member around what cannot be read is left out, with a note.
///
/// What differs from Swift is said by the tree's own means: a message to what may be `nil` is an optional
/// chain, a condition that is no truth by itself is `#truth(…)`, members that answer to messages bear the
/// modifier `message`, and what an object keeps the modifier `ivar`.
package struct ObjectiveCReader {
  let source: SourceBytes
  let offset: Int
  let tokens: [Token]
  let partners: [Int]
  var notes: [CodeFile.Note]
  var index = 0
  /// How many nestings are open.
  var depth = 0
  /// How many links and operators the expression has that is being read.
  var links = 0
  /// What files that were read before declare, and this one.
  var known: ObjectiveCNames
  var classes = ClassParts()
  /// Whether Masonry's messages are sent by their short names.
  var usesShorthand = false
  /// What stands outside all classes.
  var statements: [Statement] = []
  let isCancelled: () -> Bool

  /// How deep brackets and blocks may lie in each other.
  static let depthLimit = 120
  /// How many links and operators one expression may have.
  static let linkLimit = 300

  /// Reads `text`, whose places begin at `offset`.
  ///
  /// - Parameter known: What other files of the program declare; this one's is added.
  package static func read(
    _ text: String, name: String, offset: Int, known: inout ObjectiveCNames,
    isCancelled: @escaping () -> Bool
  ) -> CodeFile {
    var reader = ObjectiveCReader(text, offset: offset, known: known, isCancelled: isCancelled)
    reader.readFile()
    if reader.usesShorthand {
      reader.addImports([NameSyntax(MasonryMembers.shorthand, SourceRange(0, 0))])
    }
    known = reader.known
    let statements = reader.statements + reader.classes.statements(knowing: known.interfaces)
    return CodeFile(
      name: name, text: text, offset: offset, dialect: .objectiveC,
      statements: statements,
      notes: reader.notes.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private init(
    _ text: String, offset: Int, known: ObjectiveCNames, isCancelled: @escaping () -> Bool
  ) {
    source = SourceBytes(text)
    self.offset = offset
    self.isCancelled = isCancelled
    self.known = known
    let lexed = CLexer.tokens(of: source)
    var preprocessor = Preprocessor(lexed.tokens, macros: known.macros)
    let built = preprocessor.run()
    self.known.macros = preprocessor.macros
    let brackets = Brackets(matching: built, in: source, beginsMember: Self.beginsMember)
    (tokens, partners) = (brackets.tokens, brackets.partners)
    notes = []
    notes = (lexed.notes + brackets.notes).map { $0.moved(by: offset) }
    addImports(preprocessor.imports)
    addConstants(preprocessor.constants)
  }

  /// A method or a class cannot stand in a function.
  private static func beginsMember(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, let next = tokens.dropFirst().first else { return false }
    if first.kind == .word {
      return ["@end", "@implementation", "@interface", "@property"].contains(first.text)
    }
    return (first.isOperator("-") || first.isOperator("+")) && next.isMark("(")
  }

  private mutating func addImports(_ imports: [NameSyntax]) {
    for module in imports {
      let range = SourceRange(module.range.lowerBound + offset, module.range.upperBound + offset)
      statements.append(
        Statement(.declaration(Declaration(.import([module.text]), range)), range))
    }
  }

  /// Swift sees a macro that is a number or a text as a constant.
  private mutating func addConstants(_ constants: [(name: NameSyntax, value: Token)]) {
    for (name, value) in constants {
      let range = SourceRange(name.range.lowerBound + offset, value.upperBound + offset)
      let variable = Declaration.Variable(
        pattern: .name(NameSyntax(name.text, range)), type: nil, value: literal(value),
        isVariable: false)
      statements.append(Statement(.declaration(Declaration(.variable(variable), range)), range))
    }
  }

  // MARK: - Tokens

  var current: Token { tokens[index] }

  /// The token so many behind the current one.
  func token(_ distance: Int) -> Token {
    tokens[min(max(index + distance, 0), tokens.endIndex - 1)]
  }

  mutating func advance() { index = min(index + 1, tokens.endIndex - 1) }

  /// The index behind the bracket that closes the one at `index`, or behind the token itself.
  func behind(_ index: Int) -> Int { min(max(partners[index], index) + 1, tokens.endIndex - 1) }

  mutating func take(_ mark: String) -> Bool {
    guard current.isMark(mark) || current.isOperator(mark) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard current.isWord(word) else { return false }
    advance()
    return true
  }

  mutating func expect(_ mark: String) throws(ReadingStop) {
    guard take(mark) else { throw stop(.mark(mark)) }
  }

  mutating func expectName() throws(ReadingStop) -> NameSyntax {
    guard current.kind == .word else { throw stop(.name) }
    defer { advance() }
    return NameSyntax(current.text, range(of: current))
  }

  func stop(_ expected: ReadingStop.Expected) -> ReadingStop {
    ReadingStop(expected: expected, range: range(of: current))
  }

  func range(of token: Token) -> SourceRange {
    SourceRange(token.lowerBound + offset, token.upperBound + offset)
  }

  /// From the token at `start` to the end of what was read last.
  func range(from start: Int) -> SourceRange {
    let last = tokens[max(start, index - 1)]
    let begin = tokens[start].lowerBound
    return SourceRange(begin + offset, max(begin, last.upperBound) + offset)
  }

  /// Reads something within something else, unless that lies too deep.
  mutating func nested<T>(
    _ read: (inout ObjectiveCReader) throws(ReadingStop) -> T
  ) throws(ReadingStop) -> T {
    guard depth < Self.depthLimit else {
      notes.append(CodeFile.Note(.tooDeep, at: range(of: current)))
      throw stop(.expression)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Leaves out what began at the token `start`, up to a semicolon or the end of a block, not beyond `end`.
  mutating func leaveOut(from start: Int, before end: Int, _ stop: ReadingStop) {
    index = start
    while index < end {
      let token = current
      if token.isMark(";") {
        advance()
        break
      }
      let isBlock = token.isMark("{")
      let next = behind(index)
      index = min(next, end)
      if isBlock, current.startsLine { break }
      if index > start, isMemberStart { break }
    }
    if index == start { index = min(start + 1, end) }
    let begin = tokens[start].lowerBound + offset
    notes.append(
      CodeFile.Note(
        .leftOut(expected: stop.expected.phrase),
        at: SourceRange(begin, max(tokens[max(start, index - 1)].upperBound + offset, begin))))
  }

  /// Whether a method or a class begins here.
  var isMemberStart: Bool {
    guard current.startsLine else { return false }
    if current.kind == .word, current.text.hasPrefix("@") {
      return ["@end", "@implementation", "@interface", "@property", "@protocol"]
        .contains(current.text)
    }
    return isMethodStart
  }

  /// `- (void)layout` at the beginning of a line.
  var isMethodStart: Bool {
    guard current.startsLine || index == 0, current.isOperator("-") || current.isOperator("+")
    else { return false }
    return token(1).isMark("(") || token(1).kind == .word
  }
}

extension CodeFile.Note {
  fileprivate func moved(by offset: Int) -> Self {
    Self(problem, at: SourceRange(range.lowerBound + offset, range.upperBound + offset))
  }
}

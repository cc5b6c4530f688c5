import Interchange

/// What is taken off the tokens, and what is wanted of them.
extension SwiftReader {
  mutating func take(_ mark: String) -> Bool {
    guard current.isMark(mark) else { return false }
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

  mutating func expectWord(_ word: String) throws(ReadingStop) {
    guard takeWord(word) else { throw stop(.word(word)) }
  }

  func stop(_ expected: ReadingStop.Expected) -> ReadingStop {
    ReadingStop(expected: expected, range: range(of: current))
  }

  /// A name, which may be one of Swift's words behind a point and as a label.
  mutating func takeName() -> NameSyntax? {
    guard current.kind == .word || current.kind == .quotedWord else { return nil }
    let name = NameSyntax(current.text, range(of: current))
    advance()
    return name
  }

  /// A name that is declared, or stands for a value. What is to be filled in is a name, too.
  mutating func expectName() throws(ReadingStop) -> NameSyntax {
    if current.kind == .placeholder {
      let name = NameSyntax("_", range(of: current))
      advance()
      return name
    }
    if current.kind == .word, SwiftWords.reserved.contains(current.text) { throw stop(.name) }
    guard let name = takeName() else { throw stop(.name) }
    return name
  }

  /// Whether an angle bracket comes next, alone or at the beginning of an operator.
  var opensAngle: Bool { current.isOperator && current.text.hasPrefix("<") }
  var closesAngle: Bool { current.isOperator && current.text.hasPrefix(">") }

  /// `?` or `!` directly behind what it belongs to.
  func isPostfix(_ sign: String) -> Bool {
    current.kind == .postfixOperator && current.text.hasPrefix(sign)
  }

  /// Whether the next token can be a name.
  var isName: Bool {
    current.kind == .quotedWord
      || current.kind == .word && !SwiftWords.reserved.contains(current.text)
  }

  /// Whether a word of its own meaning is followed by another on the same line: `await fetch()`.
  func isWordBeforeName(_ word: String) -> Bool {
    guard current.isWord(word) else { return false }
    let next = token(1)
    return !next.startsLine
      && (next.kind == .quotedWord || next.kind == .word && !Self.infixWords.contains(next.text))
  }

  private static let infixWords: Set<String> = ["is", "as", "in", "where", "else"]

  // MARK: - Depth

  /// Reads something within something else; deeper than the limit `nothing` stands for it.
  mutating func nested<T>(
    skipping nothing: T, _ read: (inout SwiftReader) throws(ReadingStop) -> T
  ) throws(ReadingStop) -> T {
    guard depth < Self.depthLimit else {
      skipTooDeep()
      return nothing
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Leaves out what lies too deep: a bracket with all in it, or all up to the one around.
  private mutating func skipTooDeep() {
    notes.append(CodeFile.Note(.tooDeep, at: range(of: current)))
    repeat {
      if current.closesBracket || current.kind == .end || current.isMark(",") { return }
      go(to: behind(index))
    } while !current.startsLine
  }
}

import Interchange

/// How the reader goes on behind what it could not read.
extension SwiftReader {
  /// Leaves out what began at the token `start`, up to a line end behind which a statement can begin,
  /// or to what closes the block around.
  mutating func leaveOut(from start: Int, _ stop: ReadingStop) {
    let begin = tokens[start].lowerBound
    let reached = index
    go(to: start)
    repeat {
      if current.closesBracket, partners[index] < start || partners[index] == index {
        if current.isMark("}") || partners[index] < start { break }
      }
      go(to: behind(index))
    } while current.kind != .end && !(index >= reached && canBegin) && !closesBlock(from: start)
    if current.isMark(";") { advance() }
    if let bracket = unclosedBracket(from: start) {
      let range = SourceRange(bracket.lowerBound + offset, bracket.upperBound + offset)
      return notes.append(CodeFile.Note(.unclosed(bracket.text), at: range))
    }
    notes.append(
      CodeFile.Note(
        .leftOut(expected: stop.expected.phrase),
        at: SourceRange(begin + offset, max(lastEnd + offset, stop.range.lowerBound))))
  }

  /// The last parenthesis or bracket in what was left out that nothing closes: it is the mistake, wherever
  /// the reader stumbled.
  private func unclosedBracket(from start: Int) -> Token? {
    (start..<index).last { place in
      partners[place] == place && (tokens[place].isMark("(") || tokens[place].isMark("["))
    }.map { tokens[$0] }
  }

  private func closesBlock(from start: Int) -> Bool {
    current.isMark("}") && partners[index] < start
  }

  /// Whether a statement can begin here, on a line of its own.
  private var canBegin: Bool {
    if tokens[max(index - 1, 0)].isMark(";") { return true }
    guard current.startsLine else { return false }
    switch current.kind {
    case .infixOperator, .postfixOperator, .text, .textEnd, .interpolationEnd, .unknown:
      return false
    case .mark: return !Self.continuing.contains(current.text)
    case .word: return !Self.continuing.contains(current.text)
    default: return true
    }
  }

  private static let continuing: Set<String> = [
    ".", ",", ":", "=", "->", ")", "]", "{", "else", "catch", "in", "where", "as", "is",
  ]
}

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
    notes.append(
      CodeFile.Note(
        .leftOut(expected: stop.expected.phrase),
        at: SourceRange(begin + offset, max(lastEnd + offset, stop.range.lowerBound))))
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

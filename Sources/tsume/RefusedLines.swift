/// The lines that were refused in this conversation. They can be brought back to be mended, but nobody
/// wants one as a hint.
final class RefusedLines {
  private(set) var lines: Set<String> = []

  /// A line that was refused may be carried out later, when what it speaks of is there.
  func note(_ line: String, isRefused: Bool) {
    if isRefused { lines.insert(line) } else { lines.remove(line) }
  }
}

/// A session file among the lines that are kept for `resume`: what was replayed may be another by then,
/// since it was saved over perhaps. Each of its lines is a comment before the line that replays it.
struct QuotedFile {
  private static let mark = "#tsume| "
  private var lines: [String] = []

  static func quotation(of text: String) -> [String] {
    SessionFile.lines(of: text).map { mark + $0 }
  }

  /// Whether the line belongs to it.
  mutating func take(_ line: String) -> Bool {
    guard line.hasPrefix(Self.mark) else { return false }
    lines.append(String(line.dropFirst(Self.mark.count)))
    return true
  }

  /// The file, if there is one, for the line that replays it.
  mutating func text(for entry: SessionFile.Entry) -> String? {
    defer { lines = [] }
    return lines.isEmpty || entry.isPaste || entry.line.firstWord != "replay"
      ? nil : lines.joined(separator: "\n")
  }
}

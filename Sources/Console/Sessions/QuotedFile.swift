import Interchange

/// A file as it was when it was read.
struct ReadFile: Hashable, Sendable {
  /// From the working folder.
  let path: String
  let text: String
}

/// Files among the lines that are kept for `resume`: what was replayed, edited or imported may be
/// another by then, since it was written over perhaps. Each line of a session is a comment before the
/// line that replays or edits it; behind those stand the files that were imported, each below a
/// comment with its path.
struct QuotedFile {
  private static let mark = "#tsume| "
  private static let pathMark = "#tsume: "
  private var lines: [String] = []
  private var imported: [(path: String, lines: [String])] = []

  static func quotation(of text: String) -> [String] {
    SessionFile.lines(of: text).map { mark + $0 }
  }

  static func quotation(of file: ReadFile) -> [String] {
    [pathMark + ExpressionWriter.quoted(file.path)] + quotation(of: file.text)
  }

  /// Whether the line belongs to one.
  mutating func take(_ line: String) -> Bool {
    if line.hasPrefix(Self.pathMark) {
      let quoted = RawText(String(line.dropFirst(Self.pathMark.count)))
      let path = (try? CommandArgument.split(quoted))?.first?.text
      imported.append((path ?? "", []))
      return true
    }
    guard line.hasPrefix(Self.mark) else { return false }
    let text = String(line.dropFirst(Self.mark.count))
    if let last = imported.indices.last {
      imported[last].lines.append(text)
    } else {
      lines.append(text)
    }
    return true
  }

  /// The session, if there is one, for the line that replays or edits it.
  mutating func text(for entry: SessionFile.Entry) -> String? {
    defer { lines = [] }
    return lines.isEmpty || entry.isPaste || !["replay", "edit"].contains(entry.line.firstWord)
      ? nil : lines.joined(separator: "\n")
  }

  /// What the line imports, or the lines of its session do.
  mutating func takeImported() -> [ReadFile] {
    defer { imported = [] }
    return imported.map { ReadFile(path: $0.path, text: $0.lines.joined(separator: "\n")) }
  }
}

import Interchange

/// A line whose command names files right behind its word: `import "my logs/crash.txt" in card`,
/// `import Card.swift Row.swift`.
struct FileLine {
  private let line: RawText
  private let files: [CommandArgument]

  /// `nil` for what is no line of these commands, or names no file.
  init?(_ line: String, of words: [String]) {
    let line = RawText(line)
    guard !line.text.contains(where: \.isNewline), words.contains(line.text.firstWord),
      case .command(_, let arguments)? = try? LineReader.read(line),
      let arguments = try? CommandArgument.split(arguments), !arguments.isEmpty
    else { return nil }
    self.line = line
    files = Array(arguments.prefix { $0.text != "in" || $0.isQuoted })
  }

  /// The line with its files under other names; as it was where those are the same.
  func naming(_ path: (String) -> String) -> String {
    var named = ""
    var start = line.offset
    for file in files {
      let name = path(file.text)
      named += line.part(SourceRange(start, file.range.lowerBound)).text
      start = file.range.upperBound
      let isSame = name == file.text
      named +=
        isSame
        ? line.part(file.range).text
        : file.isQuoted ? ExpressionWriter.quoted(name) : FilePath.inLine(name)
    }
    return named + line.part(SourceRange(start, line.range.upperBound)).text
  }
}

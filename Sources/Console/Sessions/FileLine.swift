import Interchange

/// A line whose command names a file right behind its word: `import "my logs/crash.txt" in card`.
struct FileLine {
  private let line: RawText
  private let file: CommandArgument

  /// `nil` for what is no line of these commands, or names no file.
  init?(_ line: String, of words: [String]) {
    let line = RawText(line)
    guard !line.text.contains(where: \.isNewline), words.contains(line.text.firstWord),
      case .command(_, let arguments)? = try? LineReader.read(line),
      let file = (try? CommandArgument.split(arguments))?.first
    else { return nil }
    self.line = line
    self.file = file
  }

  /// The line with the file under another name; as it was where that is the same.
  func naming(_ path: (String) -> String) -> String {
    let name = path(file.text)
    if name == file.text { return line.text }
    let before = line.part(SourceRange(line.offset, file.range.lowerBound)).text
    let after = line.part(SourceRange(file.range.upperBound, line.range.upperBound)).text
    return before + (file.isQuoted ? ExpressionWriter.quoted(name) : FilePath.inLine(name)) + after
  }
}

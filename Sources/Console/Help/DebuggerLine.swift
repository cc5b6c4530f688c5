import Interchange

/// A line as it is typed in lldb, which does here what stands behind its word: `po title.frame`,
/// `expr title.isHidden = true`.
enum DebuggerLine {
  /// What `line` asks or does; `nil` for a line that is none of lldb's, or has a command of Tsume behind
  /// the word, which is better typed alone.
  static func meaning(of line: String) -> String? {
    guard let (word, arguments) = LineReader.command(in: RawText(line)),
      words.contains(word.text)
    else { return nil }
    let rest = withoutOptions(arguments.text.trimmed, of: word.text)
    guard !rest.isEmpty else { return nil }
    guard let command = LineReader.command(in: RawText(rest)) else { return rest }
    if Catalogue.command(command.word.text) != nil { return nil }
    // A name alone, which nothing may have, would be read as a command.
    return command.arguments.isBlank ? "? \(rest)" : rest
  }

  private static let words: Set = [
    "p", "po", "print", "v", "e", "expr", "expression", "call", "frame", "fr",
  ]

  /// `-l objc -O --` between the word and what it is about; `frame` has a second word.
  private static func withoutOptions(_ text: String, of word: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    if word == "frame" || word == "fr" {
      guard let next = words.popFirst(), ["v", "variable"].contains(next) else { return "" }
    }
    while let option = words.first, option.isEmpty || options.contains(option) {
      words.removeFirst()
      if withValues.contains(option) { words = words.dropFirst() }
    }
    return words.joined(separator: " ")
  }

  private static let options: Set<Substring> = ["-O", "-o", "-d", "-f", "-l", "-i", "-u", "--"]
  private static let withValues: Set<Substring> = ["-d", "-f", "-l", "-i", "-u"]
}

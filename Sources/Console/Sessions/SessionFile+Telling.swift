import Interchange

/// Whether a text is a session, and not something else that would be lost where one takes its place.
extension SessionFile {
  /// Looks at its first lines.
  static func isSession(_ text: String) -> Bool {
    let file = SessionFile(text)
    guard file.strayOutput == nil else { return false }
    let lines = Self.lines(of: text)
    return file.entries.prefix(100).enumerated().allSatisfy { index, entry in
      let first = lines[entry.number - 1].trimmed
      if entry.isPaste { return first == "paste" || !isData(first) }
      return file.expectsRefusal(of: index) || !isData(first) && isOurs(entry.line)
    }
  }

  private static func isOurs(_ line: String) -> Bool {
    switch try? LineReader.read(line) {
    case nil: false
    case .command(let word, _): Catalogue.command(word.text) != nil
    default: true
    }
  }

  /// Whether a line is how JSON and its like begin, which read like values of Swift.
  private static func isData(_ line: String) -> Bool {
    line == "[" || ["{", "[{", "[\"", "<"].contains(where: line.hasPrefix)
  }
}

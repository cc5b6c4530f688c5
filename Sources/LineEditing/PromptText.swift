/// A prompt with its escape sequences told apart from what takes room.
struct PromptText: Equatable {
  /// The lines above the last: libedit's prompt is one line.
  private(set) var above = ""
  /// The last line for libedit, its escape sequences between two `\1`.
  private(set) var marked = ""
  /// The last line for the terminal.
  var styled: String { marked.replacing("\u{1}", with: "") }
  /// The last line as it is seen.
  private(set) var plain = ""

  private static let mark: Unicode.Scalar = "\u{1}"

  init(_ styled: String) {
    let text = TextLocale.showable(styled)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    above = lines.dropLast().map { $0 + "\r\n" }.joined()
    var rest = Substring(lines.last ?? "").unicodeScalars
    while !rest.isEmpty {
      let escapes = Self.escapes(at: rest)
      if !escapes.isEmpty {
        marked += "\u{1}" + String(escapes) + "\u{1}"
        rest = rest.dropFirst(escapes.count)
      }
      let shown = rest.prefix { $0 != "\u{1B}" }
      let visible = String(shown).withoutControls
      marked += visible
      plain += visible
      rest = rest.dropFirst(shown.count)
    }
    // libedit loses an escape sequence that nothing follows.
    if marked.unicodeScalars.last == Self.mark {
      marked += " "
      plain += " "
    }
  }

  /// The escape sequences that `text` begins with: they must be marked as one run.
  private static func escapes(
    at text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var rest = text
    while rest.first == "\u{1B}" {
      let parameters = rest.dropFirst().drop { !("@"..."Z" ~= $0 || "a"..."z" ~= $0) }
      rest = parameters.dropFirst()
    }
    return text[..<rest.startIndex]
  }
}

/// Frequent pieces of markup as single characters, of which the page's script makes markup again: most
/// of what is said of a step are these.
///
/// The characters are of those that mean nothing (U+E000…); where a text has one itself, it is
/// written as a reference.
enum PageShorthand {
  /// Longer ones before those that they begin with.
  static let pieces = [
    "<table class=\"rows\">", "</table>", "<tr><th scope=\"row\">",
    "<tr class=\"detail\"><th scope=\"row\">", "</th><td>", "</td></tr>", "</span>",
    "<span class=\"r-name\">", "<span class=\"r-number\">", "<span class=\"r-handle\">",
    "<span class=\"r-good\">", "<span class=\"r-added\">", "<span class=\"r-trouble\">",
    "<span class=\"r-command\">", "<span class=\"r-hint\">", "<span class=\"r-priority\">",
    "<div lang=\"en\">", "<div lang=\"ja\">", "</div>", "<div class=\"print-picture\"></div>",
    "</article>", "<code>", "</code></h3>", "<th scope=\"row\">", "<article id=\"said-",
    "<span class=\"equation\">", "<rect class=\"face\" width=\"100%\" height=\"100%\"/>",
    "<rect class=\"ghost\" x=\"", "<rect width=\"", "<title>", "</title></rect>", "</text>",
  ]

  static func text(_ markup: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(markup.utf8.count)
    var rest = Array(markup.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let index = codes.firstIndex(where: rest.starts) {
        bytes += first.dropLast() + [first[2] + UInt8(index)]
        rest.removeFirst(codes[index].count)
      } else if rest.starts(with: first.dropLast()), rest.count > 2 {
        bytes += "&#\(0xE000 + Int(rest[rest.startIndex + 2] & 0x3F));".utf8
        rest.removeFirst(3)
      } else {
        bytes.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let codes = pieces.map { Array($0.utf8) }
  private static let first = Array("\u{E000}".utf8)
}

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

  /// Byte by byte, since all that a page says goes through here.
  static func text(_ markup: String) -> String {
    let source = Array(markup.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      let byte = source[place]
      if byte == UInt8(ascii: "<"), let index = piece(at: place, in: source) {
        bytes.append(first[0])
        bytes.append(first[1])
        bytes.append(first[2] + UInt8(index))
        place += codes[index].count
      } else if byte == first[0], place + 2 < source.count, source[place + 1] == first[1] {
        bytes += "&#\(0xE000 + Int(source[place + 2] & 0x3F));".utf8
        place += 3
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func piece(at place: Int, in source: [UInt8]) -> Int? {
    for index in codes.indices where isThere(codes[index], at: place, in: source) { return index }
    return nil
  }

  private static func isThere(_ code: [UInt8], at place: Int, in source: [UInt8]) -> Bool {
    if place + code.count > source.count { return false }
    for offset in code.indices where source[place + offset] != code[offset] { return false }
    return true
  }

  private static let codes = pieces.map { Array($0.utf8) }
  private static let first = Array("\u{E000}".utf8)
}

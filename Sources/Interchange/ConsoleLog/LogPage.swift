import Patience

/// Undoes what web pages do to a text.
enum LogPage {
  private static let entities: [(name: String, character: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
    ("&#39;", UInt8(ascii: "'")), ("&nbsp;", UInt8(ascii: " ")), ("&amp;", UInt8(ascii: "&")),
  ]
  /// A blank that does not break, in UTF-8.
  private static let fixedBlank: [UInt8] = [0xc2, 0xa0]

  /// `bytes` with plain blanks, and with `&lt;` and the like replaced by what they stand for.
  static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == fixedBlank[0] }) else {
      return bytes
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = LogCursor(bytes)
    while let byte = cursor.peek(), !LineWork.isStopped() {
      if byte == UInt8(ascii: "&"), let entity = entities.first(where: { cursor.take($0.name) }) {
        result.append(entity.character)
      } else if byte == fixedBlank[0], cursor.peek(1) == fixedBlank[1] {
        result.append(UInt8(ascii: " "))
        cursor.advance(by: 2)
      } else {
        let start = cursor.position
        cursor.advance()
        cursor.skip { $0 != UInt8(ascii: "&") && $0 != fixedBlank[0] }
        result += bytes[start..<cursor.position]
      }
    }
    return result
  }
}

import Patience

/// Addresses that were masked before a log was published: `0x...`, `0xXXXX`, `0x7f…`, `0x<A>`.
///
/// Each gets digits of its own, so that what it names can be told apart. In one text, what a class and
/// a mask name is one thing; a constraint is a new one each time.
enum LogMasks {
  /// `bytes` with whole addresses; as they are where none is masked.
  ///
  /// - Complexity: O(*n*) in the length.
  static func unmasked(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    var known: [String: Int] = [:]
    var count = 0
    var cursor = LogCursor(bytes)
    while !cursor.isAtEnd, !LineWork.isStopped() {
      guard cursor.isAt("0x"), let end = endOfMask(behind: cursor) else {
        cursor.advance()
        cursor.skip { $0 != UInt8(ascii: "0") }
        continue
      }
      result += bytes[copied..<cursor.position]
      let name = className(before: cursor)
      if name.isEmpty, cursor.peek(-1) == UInt8(ascii: ":") {
        result.removeLast()
        result += "\(unnamed):".utf8
      }
      let key = name + cursor.text(from: cursor.position, to: end)
      let isKnown = !name.hasSuffix("Constraint")
      let number = isKnown ? known[key] ?? count : count
      if number == count { count += 1 }
      if isKnown { known[key] = number }
      result += "0x\(String(firstAddress + number, radix: 16))".utf8
      copied = end
      cursor.move(to: end)
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }

  /// Far above what a process has.
  private static let firstAddress = 0xff_ffff_0000

  /// What is called a view whose class was masked, too.
  private static let unnamed = "View"

  /// Where the mask ends that `cursor` stands before; `nil` for an address that is whole.
  private static func endOfMask(behind cursor: LogCursor) -> Int? {
    var ahead = cursor
    ahead.advance(by: 2)
    if ahead.isAt("<") { return endOfName(behind: ahead) }
    var masked = 0
    while let byte = ahead.peek(), !endsBeforeAttribute(ahead) {
      let length = ahead.isAt("…") ? "…".utf8.count : 1
      let isMasked = length > 1 || "xX*#?.".utf8.contains(byte)
      guard isMasked || LogByte.isHexadecimal(byte) else { break }
      if isMasked { masked += length > 1 ? 3 : 1 }
      ahead.advance(by: length)
    }
    return masked >= 2 ? ahead.position : nil
  }

  /// Whether the dot here is the one between the item and its attribute.
  private static func endsBeforeAttribute(_ cursor: LogCursor) -> Bool {
    guard cursor.isAt("."), let next = cursor.peek(1) else { return false }
    return LogByte.isLetter(next)
  }

  /// `<A>`, `<address 1>`
  private static func endOfName(behind cursor: LogCursor) -> Int? {
    var ahead = cursor
    ahead.advance()
    let name = ahead.taken { LogByte.isPartOfName($0) || $0 == UInt8(ascii: " ") }
    guard (1...longestName).contains(name.utf8.count), ahead.take(">") else { return nil }
    return ahead.position
  }

  private static let longestName = 16

  private static func className(before cursor: LogCursor) -> String {
    guard cursor.peek(-1) == UInt8(ascii: ":") else { return "" }
    var distance = -1
    while let byte = cursor.peek(distance - 1), LogByte.isPartOfName(byte) { distance -= 1 }
    return cursor.text(from: cursor.position + distance, to: cursor.position - 1)
  }
}

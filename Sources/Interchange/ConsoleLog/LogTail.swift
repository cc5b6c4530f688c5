/// What stands in parentheses behind a body: `(active, names: price:0x7f…, '|':UIView:0x7f… )`,
/// `(Names: '|':UIView:0x7f… )`.
struct LogTail {
  /// Where the tail is; empty and at the end if there is none.
  let range: Range<Int>
  let isActive: Bool
  private(set) var superview: ConsoleLog.Item?
  private var addresses: [String: ConsoleLog.Address] = [:]

  init(of text: [UInt8]) {
    guard let start = Self.start(in: text) else {
      range = text.count..<text.count
      isActive = true
      return
    }
    range = start..<text.count
    var cursor = LogCursor(text, from: start + 1)
    cursor.skipBlanks()
    isActive = !cursor.isAt("inactive")
    readNames(&cursor)
  }

  /// The address of what the log calls `name`, by an accessibility identifier or the like.
  func address(of name: String) -> ConsoleLog.Address? { addresses[name] }

  /// The last parenthesis that one of the words of a tail follows: texts may hold others.
  private static func start(in text: [UInt8]) -> Int? {
    var index = text.count - 1
    while index >= 0 {
      if text[index] == UInt8(ascii: "(") {
        var cursor = LogCursor(text, from: index + 1)
        cursor.skip { $0 == UInt8(ascii: " ") }
        if ["active", "inactive", "Names", "names"].contains(where: cursor.isAt) { return index }
      }
      index -= 1
    }
    return nil
  }

  // MARK: Names

  private mutating func readNames(_ cursor: inout LogCursor) {
    if cursor.take("inactive") || cursor.take("active") { _ = cursor.takeAfterBlanks(",") }
    guard cursor.takeAfterBlanks("names") || cursor.takeAfterBlanks("Names") else { return }
    _ = cursor.takeAfterBlanks(":")
    var superviewLabel: (label: String, address: ConsoleLog.Address, text: String?)?
    while let entry = takeName(&cursor) {
      if let label = entry.superviewLabel {
        superviewLabel = (label, entry.address, entry.text)
      } else {
        addresses[entry.label] = entry.address
      }
    }
    guard let (label, address, text) = superviewLabel else { return }
    let isName = addresses[label] != nil
    superview = ConsoleLog.Item(
      className: isName || label.isEmpty ? nil : LogClassName.restored(label), address: address,
      text: text,
      name: isName ? label : nil, isSuperview: true)
  }

  private struct Name {
    var label: String
    var address: ConsoleLog.Address
    var text: String?

    /// What follows `'|':`, if this names the superview: a class, or one of the other names.
    var superviewLabel: String? {
      guard label.hasPrefix("'|'") || label.hasPrefix("|") else { return nil }
      return String(label.drop { "'|: ".contains($0) })
    }
  }

  /// A name may hold anything, so it ends at the first address behind a colon.
  private func takeName(_ cursor: inout LogCursor) -> Name? {
    cursor.skip { LogByte.isBlank($0) || $0 == UInt8(ascii: ",") }
    let start = cursor.position
    while cursor.peek() != nil {
      let end = cursor.position
      if cursor.take(":") {
        cursor.skipBlanks()
        if let address = cursor.takeAddress() {
          return Name(
            label: cursor.text(from: start, to: end), address: address, text: takeText(&cursor))
        }
      } else {
        cursor.advance()
      }
    }
    return nil
  }

  private func takeText(_ cursor: inout LogCursor) -> String? {
    guard cursor.isAt("'") else { return nil }
    var ahead = cursor
    ahead.advance()
    let start = ahead.position
    while ahead.peek() != nil {
      ahead.skip { $0 != UInt8(ascii: "'") }
      let end = ahead.position
      guard ahead.take("'") else { return nil }
      if ahead.isAtEnd || ahead.isAt(",") || ahead.isAt(" )") || ahead.isAt(")") {
        cursor = ahead
        return ahead.text(from: start, to: end)
      }
    }
    return nil
  }
}

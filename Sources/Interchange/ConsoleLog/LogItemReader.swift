/// Reads the views and guides that a body names.
///
/// What names an item may hold nearly anything, quotes and brackets included. So its end is found by
/// what must follow it: an attribute in equations, a closing bracket in visual formats.
struct LogItemReader {
  let names: LogTail
  /// Whether an item can end at the cursor.
  let mayEnd: (LogCursor) -> Bool

  /// - Complexity: O(*n*) in the bytes read.
  func takeItem(_ cursor: inout LogCursor) -> ConsoleLog.Item? {
    cursor.skip { LogByte.isBlank($0) || $0 == UInt8(ascii: "<") }
    let start = cursor.position
    if let className = takeClassName(&cursor) {
      if let address = cursor.takeAddress() {
        return addressedItem(className, address, &cursor)
      }
      if let item = keyedItem(className, &cursor) { return item }
    }
    cursor.move(to: start)
    return namedItem(&cursor)
  }

  /// A class with the colon behind it.
  private func takeClassName(_ cursor: inout LogCursor) -> String? {
    var ahead = cursor
    let name = ahead.taken { !":[]()|='\n".utf8.contains($0) }
    guard !name.isEmpty, ahead.take(":") else { return nil }
    ahead.skipBlanks()
    cursor = ahead
    let withoutBlanks = name.reversed().drop { $0 == " " }.reversed()
    return LogClassName.restored(String(withoutBlanks))
  }

  /// `UILabel:0x7f…`, with the text that the view shows or the guide's identifier.
  private func addressedItem(
    _ className: String, _ address: ConsoleLog.Address, _ cursor: inout LogCursor
  ) -> ConsoleLog.Item? {
    _ = cursor.take(">")
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.take("'") else {
      return ConsoleLog.Item(className: className, address: address)
    }
    guard let text = takeText(&ahead) else { return nil }
    cursor = ahead
    return ConsoleLog.Item(className: className, address: address, text: text)
  }

  private func takeText(_ cursor: inout LogCursor) -> String? {
    let start = cursor.position
    while cursor.peek() != nil {
      cursor.skip { $0 != UInt8(ascii: "'") }
      let end = cursor.position
      guard cursor.take("'") else { return nil }
      var following = cursor
      following.skipBlanks()
      if mayEnd(following) { return cursor.text(from: start, to: end) }
    }
    return nil
  }

  /// `UILabel:priceLabel`, `UIView:box[0x7f…]`
  private func keyedItem(_ className: String, _ cursor: inout LogCursor) -> ConsoleLog.Item? {
    let start = cursor.position
    while cursor.peek() != nil {
      if cursor.isAt("[0x") {
        let key = cursor.text(from: start, to: cursor.position)
        cursor.advance()
        guard let address = cursor.takeAddress(), cursor.take("]") else { return nil }
        return ConsoleLog.Item(className: className, address: address, name: key)
      }
      if mayEnd(cursor) {
        let key = cursor.text(from: start, to: cursor.position)
        return ConsoleLog.Item(className: className, name: key)
      }
      cursor.advance()
    }
    return nil
  }

  /// A bare name, whose address the tail gives. With an address inside, it would be more than a name.
  private func namedItem(_ cursor: inout LogCursor) -> ConsoleLog.Item? {
    let start = cursor.position
    while cursor.peek() != nil, !mayEnd(cursor) { cursor.advance() }
    let name = cursor.text(from: start, to: cursor.position)
    guard !cursor.isAtEnd, !name.isEmpty, !name.contains(":0x") else { return nil }
    return ConsoleLog.Item(address: names.address(of: name), name: name)
  }
}

extension TerminalScreen {
  /// Shows what a program printed; what is cut in the middle goes on with the next bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first {
      let taken = first == 0x1B ? takeSequence(rest) : takeCharacter(rest)
      guard taken > 0 else { break }
      rest = rest.dropFirst(taken)
    }
    pending = Array(rest)
  }

  /// Shows the character at the start of `bytes`; how many bytes it has, 0 if its end is missing.
  private mutating func takeCharacter(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if first < 0x20 || first == 0x7F {
      control(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return 0 }
    for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars {
      put(scalar)
    }
    return length
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: moveCursor(right: -1)
    case 0x09: moveCursor(right: 8 - cursor.column % 8)
    case 0x0A: goDown()
    case 0x0D: moveCursor(to: Position(row: cursor.row, column: 0))
    default: break
    }
  }

  /// Does what the sequence at the start of `bytes` says; how many bytes it has, 0 if its end is
  /// missing.
  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int {
    let afterEscape = bytes.dropFirst()
    guard let kind = afterEscape.first else { return 0 }
    // What selects a character set has one byte more; the rest of the short ones changes nothing.
    if kind == UInt8(ascii: "(") { return bytes.count >= 3 ? 3 : 0 }
    guard kind == UInt8(ascii: "[") else { return 2 }
    let parameters = afterEscape.dropFirst().prefix { 0x20...0x3F ~= $0 }
    guard let final = bytes.dropFirst(2 + parameters.count).first else { return 0 }
    perform(final, String(decoding: parameters, as: UTF8.self))
    return 2 + parameters.count + 1
  }

  /// ECMA-48, section 8.3, as far as it occurs.
  private mutating func perform(_ final: UInt8, _ parameters: String) {
    // Private modes, such as bracketed paste, show nothing.
    if parameters.hasPrefix("?") { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let count = max(1, numbers.first ?? 1)
    switch UnicodeScalar(final) {
    case "A": moveCursor(down: -count)
    case "B": moveCursor(down: count)
    case "C": moveCursor(right: count)
    case "D": moveCursor(right: -count)
    case "G": moveCursor(to: Position(row: cursor.row, column: count - 1))
    case "H":
      let column = max(1, numbers.dropFirst().first ?? 1)
      moveCursor(to: Position(row: count - 1, column: column - 1))
    case "d": moveCursor(to: Position(row: count - 1, column: cursor.column))
    case "J": erase(numbers.first ?? 0, clearsScreen: true)
    case "K": erase(numbers.first ?? 0, clearsScreen: false)
    case "m": style.select(numbers)
    default: preconditionFailure("the screen of the tests does not know ESC [ … \(final)")
    }
  }

  private mutating func erase(_ extent: Int, clearsScreen: Bool) {
    let isWrapPending = isWrapPending
    switch extent {
    case 0:
      clear(from: cursor.column, to: columns)
      if clearsScreen { clearRows(from: cursor.row + 1, to: rows) }
    case 1:
      clear(from: 0, to: cursor.column + 1)
      if clearsScreen { clearRows(from: 0, to: cursor.row) }
    default:
      clear(from: 0, to: columns)
      if clearsScreen { clearRows(from: 0, to: rows) }
    }
    self.isWrapPending = isWrapPending
  }
}

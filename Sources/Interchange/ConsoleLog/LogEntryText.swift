/// The text of one entry, freed from what console, web page and editor did to it.
struct LogEntryText {
  /// The ways to read it, the likeliest first: a line break inside an entry was put in by a window's
  /// edge, so that nothing is missing, or in place of a blank; or the entry ended there.
  let readings: [[UInt8]]
  /// As it stands, for showing.
  let original: String

  /// Whether the part in parentheses has begun, so that the body before it is whole.
  var hasTail: Bool { readings.first.map { !LogTail(of: $0).range.isEmpty } ?? false }

  /// Whether the body is taken as whole although the text ends there: a visual format is closed, the
  /// constant is 0, which no other digit can follow, or it ends in `.0`, as SnapKit prints a whole number.
  var hasWholeBody: Bool {
    guard let text = readings.first, let last = text.last else { return false }
    return last == UInt8(ascii: "]") || last == UInt8(ascii: "|")
      || [" == 0", ".0"].contains { text.suffix($0.utf8.count) == Array($0.utf8)[...] }
  }

  /// The address with which the text ends.
  var lastAddress: ConsoleLog.Address? {
    guard let text = readings.first else { return nil }
    let digitCount = text.reversed().prefix(while: LogByte.isHexadecimal).count
    var cursor = LogCursor(text, from: text.count - digitCount - "0x".utf8.count)
    guard let address = cursor.takeAddress(), cursor.isAtEnd else { return nil }
    return address
  }

  init(_ bytes: [UInt8], in extent: LogEntryExtent) {
    let lines = Self.lines(of: bytes, in: extent)
    original = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    var readings = [Self.joined(lines) { Self.isInsideWord($0, $1) ? [] : [0x20] }]
    if let first = lines.first, lines.count > 1 {
      readings.append(Self.joined(lines) { _, _ in [0x20] })
      readings.append(Array(first))
    }
    self.readings = readings.map {
      Self.withHyphens(
        Self.unescaped(Self.withoutBracket($0), isQuoted: extent.isQuoted))
    }
  }

  // MARK: Lines

  /// The lines that the entry covers, without decoration and without the blanks around them.
  private static func lines(of bytes: [UInt8], in extent: LogEntryExtent) -> [ArraySlice<UInt8>] {
    bytes[extent.range].split(whereSeparator: LogByte.isNewline).enumerated().compactMap {
      number, line in
      let content =
        number == 0
        ? line
        : line.drop { LogByte.isBlank($0) || extent.decoration.contains($0) }
      guard let last = content.lastIndex(where: { !LogByte.isBlank($0) }) else { return nil }
      return content[content.startIndex...last]
    }
  }

  /// Without the closing bracket of the entry and what a page put behind it.
  private static func withoutBracket(_ bytes: [UInt8]) -> [UInt8] {
    let end = bytes.lastIndex { !LogByte.isBlank($0) && !">\\`*".utf8.contains($0) }
    return end.map { Array(bytes[...$0]) } ?? []
  }

  private static func joined(
    _ lines: [ArraySlice<UInt8>], by separator: (UInt8, UInt8) -> [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    for line in lines {
      if let last = result.last, let first = line.first { result += separator(last, first) }
      result += line
    }
    return result
  }

  private static func isInsideWord(_ last: UInt8, _ first: UInt8) -> Bool {
    (LogByte.isPartOfName(last) || last == UInt8(ascii: "-")) && LogByte.isPartOfName(first)
  }

  // MARK: Escapes

  /// A property list writes `\"`, `\n` and `\U5206` (UTF-16 units); pages in Markdown put a backslash
  /// before punctuation.
  private static func unescaped(_ bytes: [UInt8], isQuoted: Bool) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var result: [UInt8] = []
    var units: [UInt16] = []
    var cursor = LogCursor(bytes)
    while let byte = cursor.peek() {
      if let unit = takeUnit(&cursor) {
        units.append(unit)
        continue
      }
      result += String(decoding: units, as: UTF16.self).utf8
      units = []
      if byte == UInt8(ascii: "\\") { cursor.advance() }
      guard let character = cursor.peek() else { break }
      let isNewline = byte == UInt8(ascii: "\\") && isQuoted && character == UInt8(ascii: "n")
      result.append(isNewline ? 0x0a : character)
      cursor.advance()
    }
    result += String(decoding: units, as: UTF16.self).utf8
    return result
  }

  /// With `-` for `~~`: issue trackers that convert texts take hyphens for lines through the text.
  private static func withHyphens(_ bytes: [UInt8]) -> [UInt8] {
    let tilde = UInt8(ascii: "~")
    guard bytes.contains(tilde) else { return bytes }
    var result: [UInt8] = []
    var cursor = LogCursor(bytes)
    while let byte = cursor.peek() {
      let isHyphen = cursor.isAt("~~")
      result.append(isHyphen ? UInt8(ascii: "-") : byte)
      cursor.advance(by: isHyphen ? 2 : 1)
    }
    return result
  }

  private static func takeUnit(_ cursor: inout LogCursor) -> UInt16? {
    guard cursor.isAt("\\U") || cursor.isAt("\\u") else { return nil }
    var ahead = cursor
    ahead.advance(by: 2)
    let start = ahead.position
    for _ in 0..<4 where ahead.peek().map(LogByte.isHexadecimal) == true { ahead.advance() }
    guard ahead.position == start + 4,
      let unit = UInt16(ahead.text(from: start, to: ahead.position), radix: 16)
    else { return nil }
    cursor = ahead
    return unit
  }
}

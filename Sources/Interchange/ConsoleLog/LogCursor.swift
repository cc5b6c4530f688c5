/// A reading position in bytes that never leaves them.
struct LogCursor {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = min(max(end ?? bytes.count, 0), bytes.count)
    self.position = min(max(start, 0), self.end)
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at the position, or further on.
  func peek(_ distance: Int = 0) -> UInt8? {
    byte(at: position + distance)
  }

  /// The byte at an absolute place.
  func byte(at index: Int) -> UInt8? { 0 <= index && index < end ? bytes[index] : nil }

  mutating func advance(by count: Int = 1) { position = min(position + count, end) }

  mutating func move(to target: Int) { position = min(max(target, 0), end) }

  mutating func skipBlanks() { skip(while: LogByte.isBlank) }

  mutating func skip(while belongs: (UInt8) -> Bool) {
    while let byte = peek(), belongs(byte) { advance() }
  }

  /// Whether `word` stands here.
  func isAt(_ word: String) -> Bool {
    var distance = 0
    for letter in word.utf8 {
      guard peek(distance) == letter else { return false }
      distance += 1
    }
    return true
  }

  /// Steps over `word` if it stands here.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    advance(by: word.utf8.count)
    return true
  }

  /// Steps over blanks and then `word`, or stays where it is.
  mutating func takeAfterBlanks(_ word: String) -> Bool {
    let start = position
    skipBlanks()
    if take(word) { return true }
    move(to: start)
    return false
  }

  mutating func taken(while belongs: (UInt8) -> Bool) -> String {
    let start = position
    skip(while: belongs)
    return text(from: start, to: position)
  }

  func text(from start: Int, to end: Int) -> String {
    let low = min(max(start, 0), self.end)
    let high = min(max(end, low), self.end)
    return String(decoding: bytes[low..<high], as: UTF8.self)
  }

  /// The rest as text, without the blanks around it.
  var rest: String {
    var cursor = self
    cursor.skipBlanks()
    return cursor.text(from: cursor.position, to: end)
  }
}

extension LogCursor {
  /// `0x7f8a11223344`, or a few digits where someone shortened them, `0x1`; `0x0` is a size or nothing.
  mutating func takeAddress() -> ConsoleLog.Address? {
    let start = position
    guard take("0x") || take("0X") else { return nil }
    let digits = taken(while: LogByte.isHexadecimal)
    let isWord = peek().map { LogByte.isLetter($0) || $0 == UInt8(ascii: "_") } ?? false
    guard digits.utf8.count >= 4 || digits.contains(where: { $0 != "0" }) && !isWord else {
      move(to: start)
      return nil
    }
    return ConsoleLog.Address(digits: digits)
  }

  /// `44`, `- 16`, `+ 70`, `-5.000000`, `1e-05`: the sign may stand apart.
  mutating func takeNumber() -> Double? {
    let start = position
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    skipBlanks()
    guard let magnitude = takeUnsignedNumber() else {
      move(to: start)
      return nil
    }
    return isNegative ? -magnitude : magnitude
  }

  private mutating func takeUnsignedNumber() -> Double? {
    let start = position
    skip(while: LogByte.isDigit)
    if let digit = peek(1), peek() == UInt8(ascii: "."), LogByte.isDigit(digit) {
      advance()
      skip(while: LogByte.isDigit)
    }
    guard position > start else { return nil }
    takeExponent()
    let value = Double(text(from: start, to: position))
    return value?.isFinite == true ? value : nil
  }

  private mutating func takeExponent() {
    let start = position
    guard take("e") || take("E") else { return }
    if !take("-") { _ = take("+") }
    let digits = position
    skip(while: LogByte.isDigit)
    if position == digits { move(to: start) }
  }
}

/// What a byte of a log can be.
enum LogByte {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

  static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowercased)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What the printed name of a class is made of, module and mangling included.
  static func isPartOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }
}

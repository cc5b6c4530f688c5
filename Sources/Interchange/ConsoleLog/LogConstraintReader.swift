/// Reads one entry: `<class:address mask 'identifier' body tail>` (Log format, section 2).
struct LogConstraintReader {
  private var cursor: LogCursor
  private let tail: LogTail

  /// The constraint that `text` describes, or `nil` where any part of it has no known form.
  static func constraint(from text: [UInt8], line: Int) -> ConsoleLog.Constraint? {
    let tail = LogTail(of: text)
    var reader = LogConstraintReader(
      cursor: LogCursor(text, to: tail.range.lowerBound), tail: tail)
    return reader.constraint(line: line)
  }

  /// The name that an entry goes by even where the rest of it cannot be read.
  static func reference(in text: [UInt8]) -> ConsoleLog.Reference? {
    var cursor = LogCursor(text)
    return takeClassName(&cursor).flatMap { _ in LogHead(&cursor)?.reference }
  }

  private mutating func constraint(line: Int) -> ConsoleLog.Constraint? {
    guard let className = Self.takeClassName(&cursor), let head = LogHead(&cursor) else {
      return nil
    }
    let mask = takeMask()
    let (identifier, body) = takeIdentifierAndBody()
    guard let body else { return nil }
    return ConsoleLog.Constraint(
      line: line, className: className, reference: head.reference,
      identifier: head.identifier ?? identifier, source: head.source, mask: mask,
      relation: body.relation, priority: body.priority,
      contentPriorities: body.contentPriorities, superview: tail.superview,
      isActive: tail.isActive, isBare: tail.range.isEmpty && !body.isVisualFormat)
  }

  private static func takeClassName(_ cursor: inout LogCursor) -> String? {
    let name = cursor.taken(while: LogByte.isPartOfName)
    guard !name.isEmpty, cursor.takeAfterBlanks(":") else { return nil }
    cursor.skipBlanks()
    return name
  }

  // MARK: Mask

  /// `h=--& v=-&-`
  private mutating func takeMask() -> ConsoleLog.Mask? {
    let start = cursor.position
    if cursor.takeAfterBlanks("h="), let horizontal = takeLetters(),
      cursor.takeAfterBlanks("v="), let vertical = takeLetters()
    {
      return ConsoleLog.Mask(horizontal: horizontal, vertical: vertical)
    }
    cursor.move(to: start)
    return nil
  }

  private mutating func takeLetters() -> ConsoleLog.Mask.Letters? {
    let letters = cursor.taken { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }
    let isFlexible = letters.utf8.map { $0 == UInt8(ascii: "&") }
    guard isFlexible.count == 3 else { return nil }
    return ConsoleLog.Mask.Letters(
      isMinimumMarginFlexible: isFlexible[0], isSizeFlexible: isFlexible[1],
      isMaximumMarginFlexible: isFlexible[2])
  }

  // MARK: Identifier and body

  /// An identifier may hold quotes itself; then the first of its quotes behind which a body can be
  /// read ends it. More than a few are not tried.
  private mutating func takeIdentifierAndBody() -> (identifier: String?, body: LogBody?) {
    guard cursor.takeAfterBlanks("'") else {
      return (nil, LogBody.read(cursor, names: tail))
    }
    let start = cursor.position
    for _ in 0..<4 {
      cursor.skip { $0 != UInt8(ascii: "'") }
      let identifier = cursor.text(from: start, to: cursor.position)
      guard cursor.take("'") else { break }
      if let body = LogBody.read(cursor, names: tail) { return (identifier, body) }
    }
    return (nil, nil)
  }
}

/// What names a constraint, and where it was made.
private struct LogHead {
  let reference: ConsoleLog.Reference
  var identifier: String?
  var source: ConsoleLog.SourceLocation?

  /// `0x7f…`, `0x7f…@File.swift#12`, `id15[0x7f…]`, `label@File.swift#12`, `Key[0]`
  init?(_ cursor: inout LogCursor) {
    if let address = cursor.takeAddress() {
      reference = .address(address)
    } else {
      let label = cursor.taken { !"@[:>".utf8.contains($0) && !LogByte.isNewline($0) }
      var bracket = cursor
      if bracket.take("["), let address = bracket.takeAddress(), bracket.take("]") {
        cursor = bracket
        reference = .address(address)
        identifier = label
      } else {
        guard let label = Self.label(label, &cursor) else { return nil }
        reference = .label(label)
      }
    }
    source = Self.takeSource(&cursor)
    _ = cursor.take(">")
  }

  /// A label ends where the source begins; without one, at its first blank.
  private static func label(_ text: String, _ cursor: inout LogCursor) -> String? {
    if cursor.isAt("@") { return text.isEmpty ? nil : text }
    cursor.move(to: cursor.position - text.utf8.count)
    let word = cursor.taken { !LogByte.isBlank($0) }
    return word.isEmpty ? nil : word
  }

  /// `@File.swift#12`; old versions print the whole path.
  private static func takeSource(_ cursor: inout LogCursor) -> ConsoleLog.SourceLocation? {
    guard cursor.isAt("@") else { return nil }
    var ahead = cursor
    ahead.advance()
    let path = ahead.taken { $0 != UInt8(ascii: "#") }
    guard ahead.take("#"), let line = Int(ahead.taken(while: LogByte.isDigit)) else { return nil }
    cursor = ahead
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return ConsoleLog.SourceLocation(file: file, line: line)
  }
}

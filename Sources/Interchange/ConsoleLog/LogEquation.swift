/// Reads a body like `UIView:0x7f….trailing == 0.5*UIView:0x7f….width - 16`.
struct LogEquation {
  private(set) var cursor: LogCursor
  private let items: LogItemReader

  init(cursor: LogCursor, names: LogTail) {
    self.cursor = cursor
    items = LogItemReader(names: names) { Self.attribute(at: $0) != nil }
  }

  mutating func read() -> ConsoleLog.Relation? {
    guard let first = takeAnchor() else { return nil }
    cursor.skipBlanks()
    guard let comparison = Self.takeComparison(&cursor) else { return nil }
    var relation = ConsoleLog.Relation(first: first, comparison: comparison)
    cursor.skipBlanks()
    // Old systems print nothing behind the sign where the constant is 0.
    if cursor.isAtEnd { return relation }
    if let constant = takeConstantAlone() {
      relation.constant = constant
      return relation
    }
    return takeSecond(into: relation)
  }

  // MARK: Sides

  private mutating func takeAnchor() -> ConsoleLog.Anchor? {
    guard let item = items.takeItem(&cursor) else { return nil }
    cursor.skipBlanks()
    guard let (attribute, end) = Self.attribute(at: cursor) else { return nil }
    cursor.move(to: end)
    skipVariableNumber()
    return ConsoleLog.Anchor(item: item, attribute: attribute)
  }

  /// The known attribute that stands here with its dot, and where it ends.
  private static func attribute(
    at cursor: LogCursor
  ) -> (attribute: ConsoleLog.Attribute, end: Int)? {
    var ahead = cursor
    guard ahead.take(".") else { return nil }
    let word = ahead.taken(while: LogByte.isLetter)
    guard let attribute = ConsoleLog.Attribute(rawValue: word) else { return nil }
    if let next = ahead.peek(), LogByte.isPartOfName(next) { return nil }
    return (attribute, ahead.position)
  }

  /// `{id: 178}`, a number of the system's own.
  private mutating func skipVariableNumber() {
    guard cursor.isAt("{id") else { return }
    cursor.skip { $0 != UInt8(ascii: "}") }
    cursor.advance()
  }

  /// A number with no item behind it.
  private mutating func takeConstantAlone() -> Double? {
    var ahead = cursor
    guard let constant = Self.takeSpacing(&ahead) ?? ahead.takeNumber() else { return nil }
    var following = ahead
    following.skipBlanks()
    if let next = following.peek(), !"@^pH>\",(".utf8.contains(next) { return nil }
    cursor = ahead
    return constant
  }

  /// `0.5*item.attribute + 8`, or with the factor behind, as SnapKit prints it.
  private mutating func takeSecond(into relation: ConsoleLog.Relation) -> ConsoleLog.Relation? {
    var relation = relation
    var ahead = cursor
    if let multiplier = ahead.takeNumber(), ahead.takeAfterBlanks("*") {
      relation.multiplier = multiplier
      cursor = ahead
    }
    guard let second = takeAnchor() else { return nil }
    relation.second = second
    if cursor.takeAfterBlanks("*") {
      cursor.skipBlanks()
      guard let multiplier = cursor.takeNumber() else { return nil }
      relation.multiplier = multiplier
    }
    cursor.skipBlanks()
    relation.constant = takeSignedConstant() ?? 0
    return relation
  }

  /// `+ 8`, `- 16`, `NSLayoutAnchorConstraintSpace(8)`
  private mutating func takeSignedConstant() -> Double? {
    if let spacing = Self.takeSpacing(&cursor) { return spacing }
    guard cursor.isAt("+") || cursor.isAt("-") else { return nil }
    var ahead = cursor
    let sign: Double = ahead.take("-") ? -1 : 1
    if sign > 0 { ahead.advance() }
    ahead.skipBlanks()
    if let spacing = Self.takeSpacing(&ahead) {
      cursor = ahead
      return sign * spacing
    }
    return cursor.takeNumber()
  }

  // MARK: Shared with visual formats

  static func takeComparison(_ cursor: inout LogCursor) -> ConsoleLog.Comparison? {
    if cursor.take("==") || cursor.take("=") { return .equal }
    if cursor.take("<=") || cursor.take("≤") { return .lessThanOrEqual }
    if cursor.take(">=") || cursor.take("≥") { return .greaterThanOrEqual }
    return nil
  }

  /// The standard spacing, printed with its value: `NSSpace(8)`.
  static func takeSpacing(_ cursor: inout LogCursor) -> Double? {
    var ahead = cursor
    guard ahead.take("NSSpace(") || ahead.take("NSLayoutAnchorConstraintSpace("),
      let value = ahead.takeNumber(), ahead.take(")")
    else { return nil }
    cursor = ahead
    return value
  }
}

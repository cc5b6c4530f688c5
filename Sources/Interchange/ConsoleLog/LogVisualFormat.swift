/// Reads a body like `H:[UILabel:0x7f…'Total']-(8)-|(LTR)`: one size, or one gap between two items.
///
/// A gap is the second item minus the first, whichever way the constraint was written, so it becomes
/// `second.leading == first.trailing + gap` (Log format, section 2.2).
struct LogVisualFormat {
  enum Axis { case horizontal, vertical }

  private(set) var cursor: LogCursor
  private let names: LogTail
  private let axis: Axis
  private let items: LogItemReader

  init(cursor: LogCursor, names: LogTail, axis: Axis) {
    self.cursor = cursor
    self.names = names
    self.axis = axis
    items = LogItemReader(names: names) { Self.closesItem($0) }
  }

  mutating func read() -> (relation: ConsoleLog.Relation, priority: Double?)? {
    guard let first = takePiece() else { return nil }
    if let size = first.size {
      return (relation(size, of: first.item), size.priority)
    }
    guard let gap = takeGap(), let second = takePiece(), second.size == nil else { return nil }
    let isAbsolute = cursor.takeAfterBlanks("(LTR)") || cursor.takeAfterBlanks("(RTL)")
    let edges = Edges(axis: axis, isAbsolute: isAbsolute)
    return (relation(gap, from: first.item, to: second.item, edges), gap.priority)
  }

  // MARK: Relations

  private struct Edges {
    let near: ConsoleLog.Attribute
    let far: ConsoleLog.Attribute

    init(axis: Axis, isAbsolute: Bool) {
      switch axis {
      case .horizontal: (near, far) = isAbsolute ? (.left, .right) : (.leading, .trailing)
      case .vertical: (near, far) = (.top, .bottom)
      }
    }
  }

  private func relation(_ size: Measure, of item: ConsoleLog.Item) -> ConsoleLog.Relation {
    let attribute: ConsoleLog.Attribute = axis == .horizontal ? .width : .height
    return ConsoleLog.Relation(
      first: .init(item: item, attribute: attribute), comparison: size.comparison,
      constant: size.constant)
  }

  private func relation(
    _ gap: Measure, from first: ConsoleLog.Item, to second: ConsoleLog.Item, _ edges: Edges
  ) -> ConsoleLog.Relation {
    let later = ConsoleLog.Anchor(
      item: second, attribute: second.isSuperview ? edges.far : edges.near)
    let earlier = ConsoleLog.Anchor(
      item: first, attribute: first.isSuperview ? edges.near : edges.far)
    return ConsoleLog.Relation(
      first: later, comparison: gap.comparison, second: earlier, constant: gap.constant)
  }

  // MARK: Pieces

  private struct Piece {
    var item: ConsoleLog.Item
    var size: Measure?
  }

  /// `|` or `[item]` or `[item(size)]`
  private mutating func takePiece() -> Piece? {
    if cursor.takeAfterBlanks("|") {
      return Piece(item: names.superview ?? ConsoleLog.Item(isSuperview: true))
    }
    guard cursor.takeAfterBlanks("["), let item = items.takeItem(&cursor) else { return nil }
    let size = Self.takeParenthesised(&cursor)
    guard cursor.takeAfterBlanks("]") else { return nil }
    return Piece(item: item, size: size)
  }

  /// `-(8)-`, `-(>=8)-`, `-8-`, or nothing between items that touch.
  private mutating func takeGap() -> Measure? {
    guard cursor.takeAfterBlanks("-") else {
      return Measure(comparison: .equal, constant: 0)
    }
    cursor.skipBlanks()
    let measure = Self.takeParenthesised(&cursor) ?? Self.takeMeasure(&cursor)
    guard let measure, cursor.takeAfterBlanks("-") else { return nil }
    return measure
  }

  /// Whether a closing bracket stands here, or a size and then one.
  private static func closesItem(_ cursor: LogCursor) -> Bool {
    if cursor.isAt("]") { return true }
    guard cursor.isAt("(") else { return false }
    var ahead = cursor
    return takeParenthesised(&ahead) != nil && ahead.takeAfterBlanks("]")
  }

  // MARK: Measures

  private struct Measure {
    var comparison: ConsoleLog.Comparison
    var constant: Double
    var priority: Double?
  }

  private static func takeParenthesised(_ cursor: inout LogCursor) -> Measure? {
    var ahead = cursor
    guard ahead.takeAfterBlanks("("), let measure = takeMeasure(&ahead),
      ahead.takeAfterBlanks(")")
    else { return nil }
    cursor = ahead
    return measure
  }

  /// `8`, `>=8`, `NSSpace(8)`, `20@100`
  private static func takeMeasure(_ cursor: inout LogCursor) -> Measure? {
    var ahead = cursor
    let comparison = LogEquation.takeComparison(&ahead) ?? .equal
    ahead.skipBlanks()
    guard let constant = LogEquation.takeSpacing(&ahead) ?? ahead.takeNumber() else { return nil }
    var priority: Double?
    if ahead.takeAfterBlanks("@") { priority = ahead.takeNumber() }
    cursor = ahead
    return Measure(comparison: comparison, constant: constant, priority: priority)
  }
}

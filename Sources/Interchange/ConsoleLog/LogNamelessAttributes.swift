/// Attributes that are printed as `(null)`: AppKit has no name for the edges by which it measures what an
/// autoresizing mask stands for.
///
/// `split.(null) == 0` is where a view begins in its superview, and `outer.width == split.(null)` where it
/// ends, measured from there as well. A line alone does not always tell along which axis; the others of
/// its report do, which all speak of one.
enum LogNamelessAttributes {
  private static let printed = ".(null)"

  static func occur(in entry: ConsoleLog.Entry) -> Bool {
    if case .unread(let unread) = entry { unread.text.contains(printed) } else { false }
  }

  /// `entry` with the attribute that must be meant, or as it is where none can be told.
  static func read(
    _ entry: ConsoleLog.Entry, beside others: [ConsoleLog.Constraint]
  ) -> ConsoleLog.Entry {
    guard case .unread(let unread) = entry,
      let text = named(unread.text, isHorizontal: axis(of: others)),
      var constraint = LogConstraintReader.constraint(from: Array(text.utf8), line: unread.line)
    else { return entry }
    constraint.relation = constraint.relation.placedFirst
    return .constraint(constraint)
  }

  /// `nil` where the others do not agree.
  private static func axis(of others: [ConsoleLog.Constraint]) -> Bool? {
    let axes = Set(others.map(\.relation.first.attribute.isHorizontal))
    return axes.count == 1 ? axes.first : nil
  }

  private static func named(_ text: String, isHorizontal: Bool?) -> String? {
    let parts = text.split(separator: printed, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    for (size, edge) in [(".width", ".maxX"), (".height", ".maxY")] where text.contains(size) {
      return parts.joined(separator: edge)
    }
    return isHorizontal.map { parts.joined(separator: $0 ? ".minX" : ".minY") }
  }
}

extension ConsoleLog.Relation {
  /// With what is placed in front of the size that it follows.
  fileprivate var placedFirst: ConsoleLog.Relation {
    guard let second, first.attribute.isSize, second.attribute.isLocation, multiplier == 1 else {
      return self
    }
    let turned: ConsoleLog.Comparison =
      switch comparison {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return ConsoleLog.Relation(
      first: second, comparison: turned, second: first, constant: -constant)
  }
}

import AutoLayout

extension Document {
  /// Whether a number of `other` means another thing here.
  ///
  /// - Complexity: O(*d* log *n*) for *d* of *n* views and constraints that differ.
  func hasOtherThings(underNumbersOf other: Document) -> Bool {
    views.changes(from: other.views).contains { Self.isOther($0.old, $0.new) }
      || constraints.changes(from: other.constraints).contains { Self.isOther($0.old, $0.new) }
  }

  private static func isOther<Thing: Identified>(_ old: Thing?, _ new: Thing?) -> Bool {
    guard let old, let new else { return false }
    return !new.isSame(as: old)
  }
}

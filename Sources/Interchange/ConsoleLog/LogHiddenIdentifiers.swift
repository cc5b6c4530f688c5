import AutoLayout

/// Sizes that the system gives a view, where a log leaves out the identifiers by which one knows them.
///
/// Masonry prints every constraint in words of its own, the system's too: the relation alone.
struct LogHiddenIdentifiers {
  private let hides: Bool
  /// Whether all that is printed was made by Masonry, but for what the system makes.
  private let isMasonrys: Bool
  /// What a line that is no size places: its first view.
  private let placed: Set<LogCast.Key>
  /// Of several sizes of one view along one axis, that of the system: there is never more than one, and
  /// not the one that was broken.
  private var given: [Size: ConsoleLog.Reference] = [:]

  private struct Size: Hashable {
    let view: LogCast.Key
    let isHorizontal: Bool

    init(_ anchor: ConsoleLog.Anchor) {
      view = LogCast.key(of: anchor.item, beside: nil)
      isHorizontal = anchor.attribute.isHorizontal
    }
  }

  init(in constraints: [ConsoleLog.Constraint], broken: ConsoleLog.Reference?) {
    hides = constraints.allSatisfy { $0.identifier == nil && $0.source == nil }
    isMasonrys = constraints.contains { $0.className == "MASLayoutConstraint" }
    placed = Set(
      constraints.filter { $0.relation.second != nil }.map {
        LogCast.key(of: $0.relation.first.item, beside: $0.relation.second?.item)
      })
    for constraint in constraints where Self.isFixedSize(constraint) {
      let size = Size(constraint.relation.first)
      if given[size] == nil || constraint.reference != broken { given[size] = constraint.reference }
    }
  }

  private static func isFixedSize(_ constraint: ConsoleLog.Constraint) -> Bool {
    constraint.relation.second == nil && constraint.relation.comparison == .equal
      && constraint.relation.first.attribute.isSize
  }

  /// That of a size which only the owner of its view can have given: a table its cells, and whoever shows it
  /// a view that no line places.
  func role(of constraint: ConsoleLog.Constraint) -> SystemRole? {
    let relation = constraint.relation
    guard hides, constraint.isBare, constraint.className == "NSLayoutConstraint",
      Self.isFixedSize(constraint), given[Size(relation.first)] == constraint.reference
    else { return nil }
    let item = relation.first.item
    let isOuter = isMasonrys && !placed.contains(LogCast.key(of: item, beside: nil))
    return isOuter || item.isCell ? .encapsulated : nil
  }
}

extension ConsoleLog.Item {
  /// Whether a table or collection gives it its size: a cell, a header, or the content of one.
  package var isCell: Bool {
    let name = className ?? ""
    return [
      "Cell", "CellContentView", "HeaderFooterView", "HeaderFooterContentView", "ReusableView",
    ].contains(where: name.hasSuffix)
  }
}

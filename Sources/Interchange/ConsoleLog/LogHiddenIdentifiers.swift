/// Sizes that the system gives a view, where a log leaves out the identifiers by which one knows them.
///
/// Masonry prints every constraint in words of its own, the system's too: the relation alone.
struct LogHiddenIdentifiers {
  private let hides: Bool
  /// Whether all that is printed was made by Masonry, but for what the system makes.
  private let isMasonrys: Bool
  /// What a line that is no size places: its first view.
  private let placed: Set<LogCast.Key>

  init(in constraints: [ConsoleLog.Constraint]) {
    hides = constraints.allSatisfy { $0.identifier == nil && $0.source == nil }
    isMasonrys = constraints.contains { $0.className == "MASLayoutConstraint" }
    placed = Set(
      constraints.filter { $0.relation.second != nil }.map {
        LogCast.key(of: $0.relation.first.item, beside: $0.relation.second?.item)
      })
  }

  /// What the system calls `constraint` where only the owner of its view can have made it: a table its
  /// cells, and whoever shows it a view that no line places.
  func identifier(of constraint: ConsoleLog.Constraint) -> String? {
    let relation = constraint.relation
    guard hides, constraint.isBare, constraint.className == "NSLayoutConstraint",
      relation.second == nil, relation.comparison == .equal, relation.first.attribute.isSize
    else { return nil }
    let item = relation.first.item
    let isOuter = isMasonrys && !placed.contains(LogCast.key(of: item, beside: nil))
    guard isOuter || Self.isOfCell(item) else { return nil }
    let dimension = relation.first.attribute.isHorizontal ? "Width" : "Height"
    return "UIView-Encapsulated-Layout-\(dimension)"
  }

  private static func isOfCell(_ item: ConsoleLog.Item) -> Bool {
    let name = item.className ?? ""
    return ["Cell", "CellContentView", "HeaderFooterView", "ReusableView"].contains(
      where: name.hasSuffix)
  }
}

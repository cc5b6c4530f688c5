extension ViewKind {
  package static let scrollView = ViewKind(
    name: "scrollView", className: "UIScrollView", takes: [], scrolls: true)

  package static let tableView = ViewKind(
    name: "tableView", className: "UITableView", contents: .picture, takes: [],
    scrolls: true)

  package static let collectionView = ViewKind(
    name: "collectionView", className: "UICollectionView", takes: [],
    otherArguments: ["collectionViewLayout"], scrolls: true)

  /// Whether its rows or items, which it places itself, keep out of its margins.
  var arrangesCells: Bool { self == .tableView || self == .collectionView }
}

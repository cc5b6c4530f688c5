import AutoLayout
import Interchange

/// `UICollectionView` and what is in it.
enum UICollectionViewMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "UICollectionView", superclass: "UIScrollView", inert: inert,
      members: [
        .initializer(["frame: CGRect", "collectionViewLayout"]) {
          (evaluator, receiver, arguments) throws(Stop) in
          let made = try evaluator.makeView(receiver, arguments)
          evaluator.store(
            "collectionViewLayout", arguments["collectionViewLayout"]?.value ?? .absent, in: made)
          return made
        },
        .kept("collectionViewLayout", type: "UICollectionViewLayout"),
        .held("backgroundView", .background),
        CellMembers.register,
        CellMembers.dequeue(["withReuseIdentifier", "for"], gives: "UICollectionViewCell"),
        .asking(
          "dequeueConfiguredReusableCell", ["using", "for", "item"], gives: "UICollectionViewCell"),
        .asking(
          "dequeueReusableSupplementaryView", ["ofKind", "withReuseIdentifier", "for"],
          gives: "UICollectionReusableView"),
        .asking(
          "dequeueConfiguredReusableSupplementary", ["using", "for"],
          gives: "UICollectionReusableView"),
        .asking("cellForItem", ["at"], gives: "UICollectionViewCell"),
        .constant(
          "elementKindSectionHeader", type: "String", .text("UICollectionElementKindSectionHeader")),
        .constant(
          "elementKindSectionFooter", type: "String", .text("UICollectionElementKindSectionFooter")),
      ]),
    MemberTable(
      "UICollectionReusableView", superclass: "UIView",
      members: [
        .kept("reuseIdentifier", type: "String", .absent),
        .method("preferredLayoutAttributesFitting", ["_"]) { _, _, arguments in
          arguments.first.value
        },
      ]),
    MemberTable(
      "UICollectionViewCell", superclass: "UICollectionReusableView", inert: inCell,
      members: UITableViewMembers.cell),
    MemberTable(
      "UICollectionViewListCell", superclass: "UICollectionViewCell",
      inert: ["accessories", "indentationLevel", "indentationWidth", "indentsAccessories"],
      members: [
        .property("separatorLayoutGuide", type: "UILayoutGuide") {
          (evaluator, value, range) throws(Stop) in
          try evaluator.ownGuide("separatorLayoutGuide", of: value, at: range)
        }
      ]),
    MemberTable(
      "UICollectionViewController", superclass: "UIViewController",
      inert: ["clearsSelectionOnViewWillAppear", "installsStandardGestureForInteractiveMovement"],
      members: [
        .initializer(["collectionViewLayout"]) { _, receiver, _ in receiver },
        .ownView("collectionView", .collectionView, "UICollectionView"),
        .kept("collectionViewLayout", type: "UICollectionViewLayout"),
      ]),
  ]

  private static let inert: Set<String> = [
    "allowsFocus", "allowsMultipleSelection", "allowsSelection", "collectionViewLayoutTransition",
    "contextMenuInteraction", "dataSource",
    "deleteItems", "deleteSections", "deselectItem", "dragDelegate", "dragInteractionEnabled",
    "dropDelegate", "indexPath", "indexPathForItem", "indexPathsForSelectedItems",
    "indexPathsForVisibleItems", "insertItems", "insertSections", "isPrefetchingEnabled",
    "layoutAttributesForItem", "moveItem", "numberOfItems", "numberOfSections",
    "performBatchUpdates", "prefetchDataSource", "reconfigureItems", "registerNib",
    "reloadData", "reloadItems", "reloadSections", "remembersLastFocusedIndexPath",
    "reorderingCadence", "scrollToItem", "selectItem", "selectionFollowsFocus",
    "selfSizingInvalidation",
    "setCollectionViewLayout", "supplementaryView", "visibleCells", "visibleSupplementaryViews",
  ]

  private static let inCell: Set<String> = [
    "automaticallyUpdatesBackgroundConfiguration", "automaticallyUpdatesContentConfiguration",
    "configurationState", "configurationUpdateHandler", "dragStateDidChange",
    "setNeedsUpdateConfiguration",
  ]
}

extension Evaluator {
  /// A guide that UIKit gives a view and that stands where code constrains it, as that of a separator.
  fileprivate mutating func ownGuide(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value {
    if let made = stored(name, of: value) { return made }
    let view = try viewMeant(by: Operand(value, at: range))
    let made = try makeGuide(at: range)
    if let guide = viewID(of: made) {
      try apply(.insert(guide, into: view, at: .front, step: step), at: range)
    }
    names.property(name, made)
    store(name, made, in: value)
    return made
  }
}

import AutoLayout
import Interchange

/// `UITableView` and its rows.
enum UITableViewMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "UITableView", superclass: "UIScrollView", inert: inert,
      members: [
        .initializer(["frame: CGRect", "style: UITableView.Style"]) {
          (evaluator, receiver, arguments) throws(Stop) in
          let made = try evaluator.makeView(receiver, arguments)
          evaluator.store("style", arguments["style"]?.value ?? .absent, in: made)
          return made
        },
        rowHeight,
        .constant("automaticDimension", type: "CGFloat", .real(-1)),
        .kept("estimatedRowHeight", type: "CGFloat", .real(-1)),
        .kept("sectionHeaderHeight", type: "CGFloat", .real(-1)),
        .kept("sectionFooterHeight", type: "CGFloat", .real(-1)),
        .kept("sectionHeaderTopPadding", type: "CGFloat", .real(-1)),
        .kept("estimatedSectionHeaderHeight", type: "CGFloat", .real(-1)),
        .kept("estimatedSectionFooterHeight", type: "CGFloat", .real(-1)),
        .held("tableHeaderView", .header),
        .held("tableFooterView", .footer),
        .held("backgroundView", .background),
        separatorStyle, insetsContentViews,
        .kept("separatorInset", type: "UIEdgeInsets"),
        .kept("style", type: "UITableView.Style"),
        .kept("isEditing", type: "Bool", .boolean(false)),
        CellMembers.register,
        CellMembers.dequeue(["withIdentifier", "for?"], gives: "UITableViewCell"),
        .asking(
          "dequeueReusableHeaderFooterView", ["withIdentifier"],
          gives: "UITableViewHeaderFooterView"),
        .asking("cellForRow", ["at"], gives: "UITableViewCell"),
        .asking("headerView", ["forSection"], gives: "UITableViewHeaderFooterView"),
        .constant("indexPathForSelectedRow", type: "IndexPath", isStatic: false, .absent),
      ]),
    MemberTable(
      "UITableViewCell", superclass: "UIView", inert: inCell,
      members: cell + [
        .initializer(["style: UITableViewCell.CellStyle", "reuseIdentifier?"]) {
          (evaluator, receiver, arguments) throws(Stop) in
          let made = try evaluator.makeView(receiver, arguments)
          evaluator.store(
            "reuseIdentifier", arguments["reuseIdentifier"]?.value ?? .absent, in: made)
          return made
        },
        .part("textLabel", "UILabel"), .part("detailTextLabel", "UILabel"),
        .part("imageView", "UIImageView"),
        .kept("accessoryType", type: "UITableViewCell.AccessoryType"),
        .held("accessoryView"),
        .kept("separatorInset", type: "UIEdgeInsets"),
        .kept("selectionStyle", type: "UITableViewCell.SelectionStyle"),
      ]),
    MemberTable(
      "UITableViewHeaderFooterView", superclass: "UIView", inert: inCell,
      members: cell + [
        .initializer(["reuseIdentifier"]) { (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        },
        .part("textLabel", "UILabel"), .part("detailTextLabel", "UILabel"),
      ]),
    MemberTable(
      "UITableViewController", superclass: "UIViewController",
      inert: ["clearsSelectionOnViewWillAppear"],
      members: [
        .initializer(["style"]) { _, receiver, _ in receiver },
        .ownView("tableView", .tableView, "UITableView"),
        .kept("refreshControl", type: "UIRefreshControl", .absent),
      ]),
  ]

  /// Into which everything goes that is put into the view.
  static let contentView = Member.property("contentView", type: "UIView") {
    (evaluator, value, range) throws(Stop) in
    let id = try evaluator.viewMeant(by: Operand(value, at: range))
    return evaluator.value(for: evaluator.draft.contentView(of: id) ?? id)
  }

  /// What is in every cell, of tables and of collections.
  static let cell: [Member] = [
    contentView,
    .kept("contentConfiguration", .absent), .kept("backgroundConfiguration", .absent),
    .held("backgroundView", .background),
    .held("selectedBackgroundView", .background),
    .kept("reuseIdentifier", type: "String", .absent),
    .kept("isSelected", older: ["selected"], type: "Bool", .boolean(false)),
    .kept("isHighlighted", older: ["highlighted"], type: "Bool", .boolean(false)),
    .kept("isEditing", type: "Bool", .boolean(false)),
    .method("defaultContentConfiguration", gives: "UIListContentConfiguration") { _, _, _ in
      ContentConfigurations.empty
    },
    .method("defaultBackgroundConfiguration", gives: "UIBackgroundConfiguration") { _, _, _ in
      .structure(Value.Structure(type: "UIBackgroundConfiguration", fields: [:]))
    },
    ViewMembers.request("setSelected", ["_", "animated"]),
    ViewMembers.request("setHighlighted", ["_", "animated"]),
    ViewMembers.request("setEditing", ["_", "animated"]),
    ViewMembers.request("updateConfiguration", ["using"]),
    ViewMembers.request("willTransition", ["to"]), ViewMembers.request("didTransition", ["to"]),
    .method("preferredLayoutAttributesFitting", ["_"]) { _, _, arguments in arguments.first.value },
  ]

  private static let inert: Set<String> = [
    "allowsFocus", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    "allowsSelection",
    "allowsSelectionDuringEditing", "beginUpdates", "cellLayoutMarginsFollowReadableWidth",
    "contentHuggingElements", "dataSource", "deleteRows", "deleteSections", "deselectRow",
    "dragDelegate", "dragInteractionEnabled", "dropDelegate", "endUpdates", "fillerRowHeight",
    "indexPath", "indexPathForRow", "indexPathsForSelectedRows", "indexPathsForVisibleRows",
    "insertRows", "insertSections", "isPrefetchingEnabled",
    "moveRow", "numberOfRows", "numberOfSections", "performBatchUpdates", "prefetchDataSource",
    "rectForRow", "registerNib", "reloadData", "reloadRows",
    "reloadSections",
    "reconfigureRows", "remembersLastFocusedIndexPath", "scrollToRow", "scrollToNearestSelectedRow",
    "sectionIndexBackgroundColor", "sectionIndexColor", "selectRow", "selectionFollowsFocus",
    "selfSizingInvalidation", "separatorColor", "separatorEffect", "separatorInsetReference",
    "setEditing",
    "visibleCells",
  ]

  private static let inCell: Set<String> = [
    "accessories", "automaticallyUpdatesBackgroundConfiguration",
    "automaticallyUpdatesContentConfiguration", "backgroundViewConfiguration", "configurationState",
    "configurationUpdateHandler", "dragStateDidChange",
    "editingAccessoryType", "editingAccessoryView", "focusStyle", "indentationLevel",
    "indentationWidth",
    "multipleSelectionBackgroundView", "setNeedsUpdateConfiguration", "shouldIndentWhileEditing",
    "showsReorderControl", "userInteractionEnabledWhileDragging",
  ]

  private static let separatorStyle = Member.scrolling(
    "separatorStyle", type: "UITableViewCell.SeparatorStyle",
    read: {
      .choice($0.hasSeparators ? "singleLine" : "none", of: "UITableViewCell.SeparatorStyle")
    },
    set: { (evaluator, scrolling, operand) throws(Stop) in
      let type: TypeName = "UITableViewCell.SeparatorStyle"
      guard let name = try evaluator.choice(operand, of: type).value else { return }
      scrolling.hasSeparators = name != "none"
    })

  private static let insetsContentViews = Member.scrolling(
    "insetsContentViewsToSafeArea", type: "Bool", read: { .boolean($0.insetsContentViews) },
    set: { (evaluator, scrolling, operand) throws(Stop) in
      guard let insets = try evaluator.knownTruth(operand) else { return }
      scrolling.insetsContentViews = insets
    })

  /// What is below 0 is automatic, as UIKit's constant is -1.
  private static let rowHeight = Member.scrolling(
    "rowHeight", type: "CGFloat",
    read: { scrolling in
      if case .fixed(let height)? = scrolling.rowHeight { .real(height) } else { .real(-1) }
    },
    set: { (evaluator, scrolling, operand) throws(Stop) in
      guard let height = try evaluator.knownNumber(operand) else { return }
      scrolling.rowHeight = height < 0 ? .automatic : .fixed(height)
    })
}

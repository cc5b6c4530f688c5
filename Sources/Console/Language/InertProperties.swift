import AutoLayout
import LayoutCode

/// Properties and methods of UIKit's that Tsume knows of and does not model.
enum InertProperties {
  /// Whether a property of a view has no part in the layout: what sets it is accepted and does nothing.
  /// Text that shrinks to fit and insets of a button's title and image are among them: they move what is
  /// drawn inside, and the intrinsic size never asks them.
  static func isInert(_ name: String, of view: View) -> Bool {
    if view.isGuide || unmodelled.contains(name) { return false }
    if TableProperty(name, of: view.typeInTables) != nil { return false }
    let own = ViewProperties.named(name)
    if own?.fits(view) == true { return false }
    if UIKitTables.passes(name, of: view.typeInTables) { return true }
    // What a class of one's own comes from is not always known.
    let names = UIKitTables.passingNames
    return UIKitTables.table(TypeName(view.className)) == nil && own == nil
      && (names.others.contains(name) || names.methods.contains(name))
  }

  /// The same of what is set. A tag the document keeps all the same: views are found by it.
  static func isInertWhenSet(_ name: String, of view: View) -> Bool {
    isInert(name, of: view) || name == "tag" && !view.isGuide
  }

  /// What some of them can be, by UIKit's names in UIKit's order.
  static func choices(of name: String) -> [String]? { UIKitTables.passingChoices[name] }

  /// The same of layers.
  static func isInertOfLayers(_ name: String) -> Bool {
    LayerProperties.named(name) == nil && UIKitTables.passes(name, of: "CALayer")
  }

  /// What of these a view has that is made in code, as far as code asks for it.
  static let firstValues: [String: Value] = [
    "isEnabled": .boolean(true), "isHighlighted": .boolean(false), "isSelected": .boolean(false),
  ]

  /// Of constraints.
  static let ofConstraints: Set<String> = ["shouldBeArchived"]

  /// They act on the layout in ways that Tsume does not lay out.
  static let unmodelled: Set<String> = [
    "accessoryType", "baselineAdjustment", "prefersLargeTitles", "prompt", "showsScopeBar",
    "textContainerInset",
  ]

  /// Methods that have something done at changes which here nothing is carried out at.
  static let observers: Set<String> = ["registerForTraitChanges"]

  /// Of view controllers, where the layout never asks for them.
  static let controllerNames: Set<String> = [
    "definesPresentationContext",
    "hidesBottomBarWhenPushed", "modalPresentationStyle", "modalTransitionStyle",
    "navigationController", "navigationItem", "preferredContentSize", "presentationController",
    "sheetPresentationController", "splitViewController", "tabBarController", "tabBarItem", "title",
    "toolbarItems", "transitioningDelegate",
  ]

  /// Of view controllers, which move the layout in ways that Tsume does not lay out.
  static let unmodelledOfController: Set<String> = [
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
  ]

  /// The same, that are called.
  static let controllerMethods: Set<String> = [
    "addChild", "addKeyCommand", "didMove", "dismiss", "present", "removeFromParent",
    "setNeedsStatusBarAppearanceUpdate", "setToolbarItems", "show", "willMove",
  ]

  /// Functions that say or stop something.
  static let functions: Set<String> = [
    "NSLog", "assert", "assertionFailure", "debugPrint", "fatalError", "os_log", "precondition",
    "preconditionFailure", "print", "Task",
  ]

  /// What asks for a layout, which every line has at its end.
  static let layoutRequests: Set<String> = [
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "setNeedsLayout",
    "setNeedsUpdateConstraints", "updateConstraints", "updateConstraintsIfNeeded",
  ]
}

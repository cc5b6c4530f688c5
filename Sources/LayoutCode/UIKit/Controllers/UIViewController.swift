import AutoLayout
import Interchange

/// `UIViewController`, as far as it acts on the layout of its view.
enum UIViewControllerMembers {
  static let table = MemberTable(
    "UIViewController", superclass: "NSObject", inert: inert,
    members: making + own + guides + kept + children + calls)

  private static let making: [Member] = [
    .initializer { evaluator, receiver, _ in evaluator.madeController(receiver) },
    .initializer(["nibName", "bundle?"]) { evaluator, receiver, arguments in
      evaluator.madeController(receiver)
    },
    .initializer(["coder"]) { evaluator, receiver, _ in evaluator.madeController(receiver) },
  ]

  private static let own: [Member] = [
    .property(
      "view", type: "UIView",
      read: { (evaluator, value, range) throws(Stop) in
        let view = try evaluator.viewMeant(by: Operand(value, at: range))
        return evaluator.value(for: view)
      },
      write: { (evaluator, value, operand) throws(Stop) in
        try evaluator.setControllerView(of: value, operand)
      }),
    .property("viewIfLoaded", type: "UIView") { evaluator, value, _ in
      guard case .controller(let view?)? = evaluator.object(value)?.peer else { return .absent }
      return evaluator.value(for: view)
    },
    .property("isViewLoaded", type: "Bool", hasPartInLayout: false) { evaluator, value, _ in
      if case .controller(.some)? = evaluator.object(value)?.peer { return .boolean(true) }
      return .boolean(false)
    },
    .property("traitCollection", type: "UITraitCollection") { _, _, _ in TraitMembers.current },
    settings(
      "additionalSafeAreaInsets", type: "UIEdgeInsets",
      read: { .insets($0.additionalSafeAreaInsets) },
      set: { (evaluator, settings, operand) throws(Stop) in
        settings.additionalSafeAreaInsets =
          try evaluator.insets(operand) ?? settings.additionalSafeAreaInsets
      }),
    settings(
      "viewRespectsSystemMinimumLayoutMargins", type: "Bool",
      read: { .boolean($0.respectsMinimumMargins) },
      set: { (evaluator, settings, operand) throws(Stop) in
        settings.respectsMinimumMargins =
          try evaluator.knownTruth(operand) ?? settings.respectsMinimumMargins
      }),
    .property("systemMinimumLayoutMargins", type: "NSDirectionalEdgeInsets") { evaluator, _, _ in
      let margins = evaluator.draft.minimumMargins
      return Shape.directionalInsets.value([
        margins.top, margins.left, margins.bottom, margins.right,
      ])
    },
  ]

  private static func settings(
    _ name: String, type: TypeName, read: @escaping @Sendable (ControllerSettings) -> Value,
    set:
      @escaping @Sendable (inout Evaluator, inout ControllerSettings, Operand) throws(Stop) ->
      Void
  ) -> Member {
    .property(
      name, type: type, read: { evaluator, _, _ in read(evaluator.draft.controller) },
      write: { (evaluator, _, operand) throws(Stop) in
        var settings = evaluator.draft.controller
        try set(&evaluator, &settings, operand)
        try evaluator.apply(.setController(settings), at: operand.range)
      })
  }

  private static let guides: [Member] = [
    guide("topLayoutGuide", .topLayoutGuide), guide("bottomLayoutGuide", .bottomLayoutGuide),
  ]

  private static func guide(_ name: String, _ guide: SystemGuide) -> Member {
    .property(name, type: "UILayoutGuide") { (evaluator, value, range) throws(Stop) in
      let view = try evaluator.viewMeant(by: Operand(value, at: range))
      return evaluator.value(for: Item(view, guide: view == .root ? guide : .safeArea))
    }
  }

  /// What is kept, and read again.
  private static let kept: [Member] = [
    .kept("title", type: "String", .absent),
    .kept("preferredContentSize", type: "CGSize", Shape.size.zero),
    .kept("edgesForExtendedLayout", type: "UIRectEdge", .choice("all", of: "UIRectEdge")),
    .kept("extendedLayoutIncludesOpaqueBars", type: "Bool", .boolean(false)),
    .kept("automaticallyAdjustsScrollViewInsets", type: "Bool", .boolean(true)),
    .kept("hidesBottomBarWhenPushed", type: "Bool", .boolean(false)),
    .kept("definesPresentationContext", type: "Bool", .boolean(false)),
    .kept("isModalInPresentation", type: "Bool", .boolean(false)),
    .kept("modalPresentationStyle", type: "UIModalPresentationStyle"),
    .kept("modalTransitionStyle", type: "UIModalTransitionStyle"),
    .kept("toolbarItems", type: "Array"),
    .kept("isEditing", type: "Bool", .boolean(false)),
    .part("navigationItem", "UINavigationItem"), .part("tabBarItem", "UITabBarItem"),
    .constant("isBeingPresented", type: "Bool", isStatic: false, .boolean(false)),
    .constant("isBeingDismissed", type: "Bool", isStatic: false, .boolean(false)),
    .constant("isMovingToParent", type: "Bool", isStatic: false, .boolean(false)),
    .constant("isMovingFromParent", type: "Bool", isStatic: false, .boolean(false)),
    .constant("presentedViewController", type: "UIViewController", isStatic: false, .absent),
    .constant("presentingViewController", type: "UIViewController", isStatic: false, .absent),
    .constant("splitViewController", type: "UISplitViewController", isStatic: false, .absent),
    .kept("transitioningDelegate", .absent),
  ]

  private static let children: [Member] = [
    .property("children", older: ["childViewControllers"], type: "Array") { evaluator, value, _ in
      evaluator.stored("children", of: value) ?? .list([])
    },
    .property("parent", older: ["parentViewController"], type: "UIViewController") {
      evaluator, value, _ in
      evaluator.stored("parent", of: value) ?? .absent
    },
    .method("addChild", ["_: UIViewController"], older: ["addChildViewController"]) {
      evaluator, value, arguments in
      let child = arguments.first.value
      if case .list(let list)? = evaluator.stored("children", of: value) {
        evaluator.store("children", .list(list + [child]), in: value)
      } else {
        evaluator.store("children", .list([child]), in: value)
      }
      evaluator.store("parent", value, in: child)
      return .void
    },
    .method("removeFromParent", older: ["removeFromParentViewController"]) { evaluator, value, _ in
      if let parent = evaluator.stored("parent", of: value),
        case .list(let list)? = evaluator.stored("children", of: parent)
      {
        evaluator.store("children", .list(list.filter { $0 != value }), in: parent)
      }
      evaluator.store("parent", .absent, in: value)
      return .void
    },
    ViewMembers.request("didMove", ["toParent|toParentViewController"]),
    ViewMembers.request("willMove", ["toParent|toParentViewController"]),
    ViewMembers.request("loadViewIfNeeded"),
  ]

  /// Moments of a controller's life, as `super` is called of them.
  private static let calls: [Member] =
    [
      "loadView", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "updateViewConstraints", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
      "didReceiveMemoryWarning", "awakeFromNib", "viewWillUnload", "viewDidUnload",
    ].map { ViewMembers.request($0) }
    + [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ].map { ViewMembers.request($0, ["_"]) }
    + [
      ViewMembers.request("viewWillTransition", ["to", "with"]),
      ViewMembers.request("willTransition", ["to", "with"]),
      ViewMembers.request("traitCollectionDidChange", ["_"]),
      ViewMembers.request("setEditing", ["_", "animated"]),
      ViewMembers.request("prepare", ["for", "sender"]),
      ViewMembers.request("encode", ["with"]),
      .traitRegistration,
      .method(
        "present", ["_", "animated", "completion?: Function"], older: ["presentViewController"],
        hasPartInLayout: false, call: finished),
      .method(
        "dismiss", ["animated", "completion?: Function"],
        older: ["dismissViewControllerAnimated"], hasPartInLayout: false, call: finished),
    ]

  private static let finished: Member.Call = { evaluator, _, arguments in
    evaluator.passOver("present")
    if case .function(let completion)? = arguments["completion"]?.value {
      evaluator.later(completion)
    }
    return .void
  }

  private static let inert: Set<String> = [
    "accessibilityLabel", "addKeyCommand", "additionalSafeArea", "allowedChildrenForUnwinding",
    "becomeFirstResponder", "canBecomeFirstResponder", "canPerformAction",
    "childForStatusBarHidden",
    "childForStatusBarStyle", "contentUnavailableConfiguration",
    "disablesAutomaticKeyboardDismissal",
    "editButtonItem", "extensionContext", "focusGroupIdentifier", "inputAccessoryView",
    "interactivePopGestureRecognizer", "isFirstResponder", "keyCommands",
    "modalPresentationCapturesStatusBarAppearance", "navigationController",
    "nibName", "nibBundle", "overrideUserInterfaceStyle", "performSegue",
    "popoverPresentationController", "preferredFocusEnvironments",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation", "preferredTransition", "prefersHomeIndicatorAutoHidden",
    "prefersPointerLocked", "prefersStatusBarHidden", "presentationController",
    "providesPresentationContextTransitionStyle",
    "reloadInputViews", "resignFirstResponder", "restorationIdentifier",
    "restoresFocusAfterTransition",
    "setContentScrollView", "setNeedsFocusUpdate", "setNeedsStatusBarAppearanceUpdate",
    "setNeedsUpdateContentUnavailableConfiguration", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setOverrideTraitCollection",
    "setToolbarItems", "sheetPresentationController",
    "shouldAutorotate", "show", "showDetailViewController", "storyboard",
    "supportedInterfaceOrientations",
    "tabBarController", "traitOverrides", "transition", "transitionCoordinator", "undoManager",
    "unwind", "userActivity",
    "wantsFullScreenLayout", "searchDisplayController",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
  ]
}

extension Member {
  /// The view that a controller of UIKit's has by another name: its `view`, too.
  static func ownView(_ name: String, _ kind: ViewKind, _ type: TypeName) -> Member {
    .property(
      name, type: type,
      read: { (evaluator, value, range) throws(Stop) in
        if let own = evaluator.stored(name, of: value) { return own }
        let own = try evaluator.makeView(kind, className: type.text, at: range)
        evaluator.store(name, own, in: value)
        try evaluator.setControllerView(of: value, Operand(own, at: range))
        return own
      },
      write: { (evaluator, value, operand) throws(Stop) in
        evaluator.store(name, operand.value, in: value)
        try evaluator.setControllerView(of: value, operand)
      })
  }
}

extension Evaluator {
  mutating func madeController(_ receiver: Value) -> Value {
    switch receiver {
    case .type(let type):
      return .object(heap.make(Object(type: type, peer: .controller(view: nil))))
    case .object(let id) where heap[id].peer == .none:
      heap[id].peer = .controller(view: nil)
      return receiver
    default: return receiver
    }
  }

  /// The root view is there: what the controller that is shown has as its view fills it.
  fileprivate mutating func setControllerView(of value: Value, _ operand: Operand) throws(Stop) {
    guard case .object(let controller) = value else { return }
    let id = try viewMeant(by: operand)
    let earlier = heap[controller].peer
    guard earlier == .controller(view: .root), id != .root else {
      heap[controller].peer = .controller(view: id)
      return
    }
    let size = draft.windowSize ?? .zero
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var settings = draft.controller
    settings.ownView = id
    let edits: [Edit] = [
      .insert(id, into: .root, at: .front, step: step),
      .change(id, .frameLayout(FrameLayout(frame: frame, superviewSize: size))),
      .change(id, .autoresizingMask([.flexibleWidth, .flexibleHeight])),
      .setController(settings),
    ]
    for edit in edits { try apply(edit, at: operand.range) }
    heap[controller].peer = .controller(view: id)
  }
}

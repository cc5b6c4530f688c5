import AutoLayout
import Interchange

/// Controllers of controllers, and what they show in their bars.
enum OtherControllerMembers {
  static let tables: [MemberTable] = containers + items + presented + [presentation]

  private static let containers: [MemberTable] = [
    MemberTable(
      "UINavigationController", superclass: "UIViewController",
      inert: [
        "barHideOnSwipeGestureRecognizer", "barHideOnTapGestureRecognizer", "delegate",
        "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
        "hidesBarsWhenVerticallyCompact", "interactivePopGestureRecognizer",
        "isNavigationBarHidden", "isToolbarHidden", "popToRootViewController",
        "popToViewController", "popViewController", "setNavigationBarHidden", "setToolbarHidden",
        "setViewControllers", "toolbar", "visibleViewController",
      ],
      members: [
        initializer(["rootViewController"]), initializer(["navigationBarClass", "toolbarClass"]),
        .part("navigationBar", "UINavigationBar"),
        .kept("viewControllers", type: "Array", .list([])),
        .kept("topViewController", type: "UIViewController"),
        .passing("pushViewController", ["_", "animated"]),
      ]),
    MemberTable(
      "UITabBarController", superclass: "UIViewController",
      inert: [
        "customizableViewControllers", "delegate", "moreNavigationController", "setTabBarHidden",
        "setViewControllers", "tabs", "mode",
      ],
      members: [
        .part("tabBar", "UITabBar"), .kept("viewControllers", type: "Array", .list([])),
        .kept("selectedIndex", type: "Int", .whole(0)),
        .kept("selectedViewController", type: "UIViewController"),
      ]),
    MemberTable(
      "UISplitViewController", superclass: "UIViewController", isInert: true,
      members: [
        initializer(["style"]), .kept("viewControllers", type: "Array", .list([])),
        .constant("isCollapsed", type: "Bool", isStatic: false, .boolean(true)),
      ]),
    MemberTable(
      "UIPageViewController", superclass: "UIViewController", isInert: true,
      members: [initializer(["transitionStyle", "navigationOrientation", "options?"])]),
    MemberTable(
      "UISearchController", superclass: "UIViewController", isInert: true,
      members: [
        initializer(["searchResultsController"]), .part("searchBar", "UISearchBar"),
        .kept("isActive", type: "Bool", .boolean(false)),
      ]),
  ]

  private static func initializer(_ parameters: [MemberParameter]) -> Member {
    .initializer(parameters) { (evaluator, receiver, arguments) throws(Stop) in
      let made = evaluator.madeController(receiver)
      for (label, operand) in zip(arguments.labels, arguments.operands) {
        if let label { evaluator.store(label, operand.value, in: made) }
      }
      if let root = arguments["rootViewController"] {
        evaluator.store("viewControllers", .list([root.value]), in: made)
        evaluator.store("topViewController", root.value, in: made)
      }
      return made
    }
  }

  /// They show something else above all, and have no part in the layout of what is shown.
  private static let presented: [MemberTable] = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "SFSafariViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "PHPickerViewController", "UIColorPickerViewController",
    "UIFontPickerViewController", "AVPlayerViewController", "QLPreviewController",
    "UIHostingController",
    "UIReferenceLibraryViewController", "SKStoreProductViewController", "CNContactViewController",
    "UICloudSharingController",
    "AVPictureInPictureVideoCallViewController", "UIPrinterPickerController",
    "VNDocumentCameraViewController", "UIDocumentBrowserViewController",
    "UIDocumentInteractionController",
  ].map { name in
    MemberTable(
      TypeName(name), superclass: "UIViewController", isInert: true,
      members: [
        .initializer(["**"]) { evaluator, receiver, _ in evaluator.madeController(receiver) }
      ]
    )
  }

  /// By its name alone a controller of a view: it presents one.
  private static let presentation = MemberTable(
    "UIPresentationController", superclass: "NSObject",
    inert: [
      "adaptivePresentationStyle", "containerViewDidLayoutSubviews",
      "containerViewWillLayoutSubviews", "delegate", "dismissalTransitionDidEnd",
      "dismissalTransitionWillBegin", "overrideTraitCollection", "presentationStyle",
      "presentationTransitionDidEnd", "presentationTransitionWillBegin",
      "shouldPresentInFullscreen", "shouldRemovePresentersView", "size", "viewWillTransition",
    ],
    members: [
      .initializer(["presentedViewController", "presenting|presentingViewController"]) {
        evaluator, receiver, arguments in
        for name in ["presentedViewController", "presentingViewController"] {
          let given = arguments[name] ?? arguments["presenting"]
          if let given { evaluator.store(name, given.value, in: receiver) }
        }
        return receiver
      },
      .kept("presentedViewController", type: "UIViewController"),
      .kept("presentingViewController", type: "UIViewController"),
      .kept("containerView", type: "UIView"), .kept("presentedView", type: "UIView"),
      .kept("frameOfPresentedViewInContainerView", type: "CGRect"),
      .kept("traitCollection", type: "UITraitCollection"),
    ])

  private static let items: [MemberTable] = [
    InertClasses.table(
      "UINavigationItem",
      members: [
        .kept("title", type: "String", .absent), .shown("titleView", on: .titleBar),
        .kept("prompt", type: "String", .absent),
        .kept("leftBarButtonItems", type: "Array", .list([])),
        .kept("rightBarButtonItems", type: "Array", .list([])),
        .kept("leftBarButtonItem", type: "UIBarButtonItem", .absent),
        .kept("rightBarButtonItem", type: "UIBarButtonItem", .absent),
        .kept("searchController", type: "UISearchController", .absent),
        .kept("backBarButtonItem", type: "UIBarButtonItem", .absent),
        .kept("backButtonTitle", type: "String", .absent),
        .kept("hidesBackButton", type: "Bool", .boolean(false)),
        .kept("largeTitleDisplayMode", type: "UINavigationItem.LargeTitleDisplayMode"),
      ]),
    InertClasses.table(
      "UIBarButtonItem",
      members: [
        .kept("title", type: "String", .absent), .kept("customView", type: "UIView", .absent),
        .kept("image", type: "UIImage", .absent), .kept("width", type: "CGFloat", .real(0)),
        .kept("style", type: "UIBarButtonItem.Style"), .kept("tag", type: "Int", .whole(0)),
        .kept("isEnabled", type: "Bool", .boolean(true)),
      ] + InertClasses.makers("UIBarButtonItem", ["flexibleSpace", "fixedSpace"])),
    InertClasses.table(
      "UITabBarItem",
      members: [
        .kept("title", type: "String", .absent), .kept("image", type: "UIImage", .absent),
        .kept("badgeValue", type: "String", .absent), .kept("tag", type: "Int", .whole(0)),
      ]),
  ]
}

extension UIKitTables {
  static let controllerTables: [MemberTable] =
    [UIViewControllerMembers.table] + OtherControllerMembers.tables + [TransitionMembers.table]
}

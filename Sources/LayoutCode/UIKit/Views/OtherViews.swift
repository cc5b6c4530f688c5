import AutoLayout
import Interchange

/// Bars, effects, and views of other frameworks.
enum OtherViewMembers {
  static let tables: [MemberTable] = bars + others + foreign

  private static let others: [MemberTable] = [
    MemberTable(
      "UIVisualEffectView", superclass: "UIView",
      inert: ["effect"],
      members: [
        .initializer(["effect"]) { (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        },
        UITableViewMembers.contentView,
      ]),
    MemberTable(
      "UIWindow", superclass: "UIView",
      inert: [
        "becomeKey", "canResizeToFitContent", "isKeyWindow", "makeKey", "makeKeyAndVisible",
        "screen", "windowLevel", "windowScene",
      ],
      members: window),
    MemberTable(
      "UIInputView", superclass: "UIView", inert: ["allowsSelfSizing", "inputViewStyle"],
      members: [
        .initializer(["frame: CGRect", "inputViewStyle"]) {
          (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        }
      ]),
    made(
      "WKWebView", ["frame: CGRect", "configuration"],
      inert: [
        "allowsBackForwardNavigationGestures", "allowsLinkPreview", "allowsMagnification",
        "backForwardList", "canGoBack", "canGoForward",
        "configuration", "customUserAgent", "estimatedProgress", "evaluateJavaScript", "goBack",
        "goForward", "isInspectable", "isLoading", "load", "loadFileURL",
        "loadHTMLString", "navigationDelegate", "pageZoom", "reload", "stopLoading", "title",
        "uiDelegate",
        "underPageBackgroundColor", "url",
      ], members: [.part("scrollView", "UIScrollView", hasPartInLayout: false)]),
    made(
      "UIWebView", ["frame?: CGRect"],
      inert: ["delegate", "loadHTMLString", "loadRequest", "scalesPageToFit"],
      members: [.part("scrollView", "UIScrollView")]),
    made("UIListContentView", ["configuration"], members: [.kept("configuration")]),
    made("UIContentUnavailableView", ["configuration"], members: [.kept("configuration")]),
  ]

  /// Nothing of them but their frames has part in the layout.
  private static let foreign: [MemberTable] =
    [map]
    + [
      "AVRoutePickerView", "MPVolumeView", "PKCanvasView", "PDFView", "SCNView",
      "ARSCNView", "ARSKView", "ARView", "SKView", "MTKView", "GLKView", "UICalendarView",
      "MKMarkerAnnotationView",
      "MKAnnotationView", "MKPinAnnotationView", "LPLinkView", "QLPreviewView",
      "ASAuthorizationAppleIDButton", "PKPaymentButton",
      "UIPasteControl", "CLLocationButton", "UIEventAttributionView", "PHLivePhotoView",
      "UIToolTipView", "UIPopoverBackgroundView", "BlurEffectView", "AVCaptureVideoPreviewView",
      "UIDocumentViewControllerLaunchOptionsView",
    ].map { MemberTable(TypeName($0), superclass: "UIView", isInert: true) }

  private static let map = MemberTable(
    "MKMapView", superclass: "UIView",
    inert: [
      "camera", "cameraBoundary", "cameraZoomRange", "centerCoordinate", "delegate",
      "isPitchEnabled", "isRotateEnabled", "isScrollEnabled", "isZoomEnabled", "mapType",
      "pointOfInterestFilter", "preferredConfiguration", "region", "setCenter", "setRegion",
      "showsBuildings", "showsCompass", "showsScale", "showsTraffic", "showsUserLocation",
      "userTrackingMode", "visibleMapRect",
    ], isInert: true)

  private static func made(
    _ type: TypeName, _ parameters: [MemberParameter], inert: Set<String> = [],
    members: [Member] = []
  ) -> MemberTable {
    MemberTable(
      type, superclass: "UIView", inert: inert,
      members: members + [
        .initializer(parameters) { (evaluator, receiver, arguments) throws(Stop) in
          try evaluator.makeView(receiver, arguments)
        }
      ])
  }

  /// What code makes is the window that is there anyway, and shows the root view.
  private static let window: [Member] =
    [["frame"], ["windowScene"], []].map { (labels: [String]) in
      Member.initializer(labels.map { MemberParameter($0) }) {
        (evaluator, receiver, arguments) throws(Stop) in
        guard receiver == .type("UIWindow") else {
          return try evaluator.makeView(receiver, arguments)
        }
        return evaluator.value(for: ViewID.window)
      }
    } + [.kept("rootViewController", type: "UIViewController", .absent)]

  private static let barLooks: Set<String> = [
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "barStyle", "barTintColor",
    "compactAppearance",
    "compactScrollEdgeAppearance", "delegate", "isTranslucent", "largeTitleTextAttributes",
    "prefersLargeTitles", "preferredBehavioralStyle",
    "scrollEdgeAppearance", "setBackgroundImage", "setItems", "setShadowImage",
    "setTitleVerticalPositionAdjustment", "shadowImage", "standardAppearance",
    "titleTextAttributes", "translucent",
    "unselectedItemTintColor", "selectionIndicatorImage", "itemPositioning", "itemSpacing",
    "itemWidth", "selectedImageTintColor",
  ]

  private static let bars: [MemberTable] = [
    MemberTable(
      "UINavigationBar", superclass: "UIView",
      inert: barLooks.union(["pushItem", "popItem", "backItem"]),
      members: [
        .kept("items", type: "Array", .list([])), .kept("topItem", type: "UINavigationItem"),
      ]),
    MemberTable(
      "UIToolbar", superclass: "UIView", inert: barLooks,
      members: [.kept("items", type: "Array", .list([]))]),
    MemberTable(
      "UITabBar", superclass: "UIView", inert: barLooks,
      members: [
        .kept("items", type: "Array", .list([])), .kept("selectedItem", type: "UITabBarItem"),
      ]),
    MemberTable(
      "UISearchBar", superclass: "UIView",
      inert: TextInputMembers.typing.union(barLooks).union([
        "backgroundImage", "isSearchResultsButtonSelected", "prompt", "scopeBarBackgroundImage",
        "scopeButtonTitles", "searchFieldBackgroundPositionAdjustment",
        "searchTextPositionAdjustment", "selectedScopeButtonIndex", "setImage",
        "setPositionAdjustment",
        "setSearchFieldBackgroundImage", "setShowsCancelButton", "setShowsScope",
        "showsBookmarkButton",
        "showsCancelButton", "showsScopeBar", "showsSearchResultsButton",
      ]),
      members: [
        TextMembers.text, TextMembers.placeholder, .part("searchTextField", "UISearchTextField"),
        .kept("searchBarStyle", type: "UISearchBar.Style"),
      ] + TextInputMembers.keyboards),
  ]
}

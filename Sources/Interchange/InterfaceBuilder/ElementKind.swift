import AutoLayout

/// What the elements of one name stand for: the place to add another.
struct ElementKind: Sendable {
  let element: String
  let kind: ViewKind
  let className: String
  /// Reads what such a view shows.
  let read: @Sendable (ContentReader, inout Content) -> Void

  private init(
    _ element: String, _ kind: ViewKind, className: String? = nil,
    read: @escaping @Sendable (ContentReader, inout Content) -> Void = { _, _ in }
  ) {
    self.element = element
    self.kind = kind
    self.className = className ?? kind.className
    self.read = read
  }

  private static let all: [ElementKind] = [
    ElementKind("view", .view),
    ElementKind("label", .label) { $0.readLabel(into: &$1) },
    ElementKind("button", .button) { $0.readButton(into: &$1) },
    ElementKind("imageView", .imageView) { $0.readImage(into: &$1) },
    ElementKind("textField", .textField) { $0.readField(into: &$1) },
    ElementKind("textView", .textView) { $0.readTextView(into: &$1) },
    ElementKind("segmentedControl", .segmentedControl) { $0.readSegments(into: &$1) },
    ElementKind("pageControl", .pageControl) { $0.readPages(into: &$1) },
    ElementKind("activityIndicatorView", .activityIndicator) { $0.readStyle(into: &$1) },
    ElementKind("stackView", .stackView),
    ElementKind("scrollView", .scrollView),
    ElementKind("tableView", .tableView),
    ElementKind("collectionView", .collectionView),
    ElementKind("switch", .switch),
    ElementKind("slider", .slider),
    ElementKind("stepper", .stepper),
    ElementKind("progressView", .progressView),
    ElementKind("pickerView", .pickerView),
    ElementKind("datePicker", .datePicker),
    ElementKind("searchBar", .searchBar),
    ElementKind("navigationBar", .navigationBar),
    ElementKind("toolbar", .toolbar),
    ElementKind("tabBar", .tabBar),
    // Without a natural size, and so like plain views for the layout.
    ElementKind("containerView", .view, className: "UIView"),
    ElementKind("collectionViewCellContentView", .view, className: "UIView"),
    ElementKind("tableViewCellContentView", .view, className: "UITableViewCellContentView"),
    ElementKind("mapView", .view, className: "MKMapView"),
    ElementKind("wkWebView", .view, className: "WKWebView"),
    ElementKind("sceneKitView", .view, className: "SCNView"),
    ElementKind("arscnView", .view, className: "ARSCNView"),
    ElementKind("skView", .view, className: "SKView"),
    ElementKind("glkView", .view, className: "GLKView"),
    ElementKind("mtkView", .view, className: "MTKView"),
  ]

  private static let byElement = Dictionary(
    all.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether Interface Builder writes views of that name.
  static func isKnown(_ element: String) -> Bool {
    byElement[element] != nil || plain.contains(element)
      || ["Cell", "CellContentView", "ReusableView"].contains(where: element.hasSuffix)
  }

  /// Further ones that are laid out like plain views.
  private static let plain: Set<String> = [
    "visualEffectView", "webView", "colorWell", "calendarView", "adBannerView", "control",
    "refreshControl",
    "window",
  ]

  /// An element of another name stands for a plain view of a class that is called alike: `UITableViewCell`.
  static func named(_ element: String) -> ElementKind {
    byElement[element]
      ?? ElementKind(
        element, .view, className: "UI" + element.prefix(1).uppercased() + element.dropFirst())
  }
}

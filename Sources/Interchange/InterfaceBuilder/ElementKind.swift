import AutoLayout

/// What the elements of one name stand for. Kinds of view say themselves what they are called here.
struct ElementKind: Sendable {
  let element: String
  let kind: ViewKind
  let className: String
  /// Reads what such a view shows.
  let read: Read

  typealias Read = @Sendable (ContentReader, inout Content) -> Void

  private init(
    _ element: String, _ kind: ViewKind, className: String, read: @escaping Read = { _, _ in }
  ) {
    self.element = element
    self.kind = kind
    self.className = className
    self.read = read
  }

  private static let all: [ElementKind] =
    ViewKind.all.filter { !$0.isGuide && !$0.isLayer }.map { kind in
      ElementKind(
        kind.element, kind, className: kind.className, read: readers[kind] ?? { _, _ in })
    } + [
      // Like plain views, by names that only files have.
      ElementKind("containerView", .view, className: "UIView"),
      ElementKind("collectionViewCellContentView", .view, className: "UIView"),
      ElementKind("tableViewCellContentView", .view, className: "UITableViewCellContentView"),
    ]

  /// Of what shows something that files tell.
  private static let readers: [ViewKind: Read] = [
    .label: { $0.readLabel(into: &$1) },
    .button: { $0.readButton(into: &$1) },
    .imageView: { $0.readImage(into: &$1) },
    .textField: { $0.readField(into: &$1) },
    .textView: { $0.readTextView(into: &$1) },
    .segmentedControl: { $0.readSegments(into: &$1) },
    .pageControl: { $0.readPages(into: &$1) },
    .activityIndicator: { $0.readStyle(into: &$1) },
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
    "webView", "colorWell", "calendarView", "adBannerView", "refreshControl", "window",
  ]

  /// `UITableViewCell`, `AVPlayerViewController`.
  private static func className(of element: String) -> String {
    let prefix = element.prefix { $0.isLowercase }
    return otherPrefixes.contains(String(prefix))
      ? prefix.uppercased() + element.dropFirst(prefix.count)
      : "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  /// Of classes that are not UIKit's, as elements have them.
  private static let otherPrefixes: Set<String> = ["av", "glk", "gk", "mk", "mtk", "wk"]

  /// An element of another name stands for a plain view of a class that is called alike: `UITableViewCell`.
  static func named(_ element: String) -> ElementKind {
    byElement[element] ?? ElementKind(element, .view, className: className(of: element))
  }
}

/// What a table or a collection lays out by its frame, and the views that UIKit makes within others.
extension ViewKind {
  /// A row of 44 points, or as the system makes it, as wide as its table; in Swift it is 320 points wide
  /// to begin with.
  package static let tableViewCell = ViewKind(
    name: "tableViewCell", className: "UITableViewCell", takes: [],
    otherArguments: ["reuseIdentifier"],
    hosting: Hosting(
      added: FrameLayout(
        frame: Rect(x: 0, y: 0, width: 1, height: 44), superviewSize: Size(width: 1, height: 0)),
      inCode: FrameLayout(
        frame: Rect(x: 0, y: 0, width: 320, height: 44), superviewSize: .zero),
      mask: .flexibleWidth),
    contentView: ContentView(className: "UITableViewCellContentView", leavesSeparator: true))

  /// As large as a flow layout makes items unless it is told otherwise.
  package static let collectionViewCell = ViewKind(
    name: "collectionViewCell", className: "UICollectionViewCell", takes: [],
    hosting: Hosting(
      added: FrameLayout(
        frame: Rect(x: 0, y: 0, width: 50, height: 50), superviewSize: .zero),
      inCode: .zero, mask: []),
    contentView: ContentView(className: "UIView"))

  package static let collectionReusableView = ViewKind(
    name: "collectionReusableView", className: "UICollectionReusableView")
}

/// How a view begins that a table or a collection lays out by its frame.
struct Hosting: Hashable, Sendable {
  let added: FrameLayout
  let inCode: FrameLayout
  let mask: AutoresizingMask
}

/// The view that UIKit makes in a view of the kind, for everything that is put into that.
package struct ContentView: Hashable, Sendable {
  package let className: String
  /// Whether the line under a row, as high as a pixel, is left free.
  let leavesSeparator: Bool

  init(className: String, leavesSeparator: Bool = false) {
    self.className = className
    self.leavesSeparator = leavesSeparator
  }

  /// What it is called behind the name of its view.
  package static let name = "contentView"
}

extension View {
  /// Whether it is not its author who says how large it is: a content view is as large as its view, a
  /// cell as its table or collection makes it.
  package var isSizedByUIKit: Bool {
    frameLayout != nil && (isContentView || kind.hosting != nil)
  }
}

extension FrameLayout {
  /// Whether it only says how it follows its superview, so that its width is nobody's.
  package var isForAnySuperview: Bool { superviewSize.width == 1 && frame.width == 1 }

  /// All of the superview, however large that is.
  package static let filling = FrameLayout(
    frame: Rect(x: 0, y: 0, width: 1, height: 1), superviewSize: Size(width: 1, height: 1))
}

extension NewView {
  /// The content view of a view of `kind`, which fills that.
  static func contentView(
    _ content: ContentView, of view: ViewID, origin: Origin
  ) -> NewView {
    NewView(
      kind: .view, name: ContentView.name, className: content.className, superview: view,
      content: Content(), hugging: .low, resistance: AxisPriorities(both: .defaultHigh),
      frameLayout: .filling, autoresizingMask: [.flexibleWidth, .flexibleHeight],
      isContentView: true, origin: origin)
  }
}

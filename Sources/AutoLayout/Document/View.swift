/// A view, or a layout guide of one's own: what the user has said of it.
package struct View: Hashable, Sendable {
  package let id: ViewID
  package var name: String
  package var kind: ViewKind
  /// The class a log or a Swift file names, such as `UILabel` or `Demo.PriceCell`.
  package var className: String
  /// The address by which a log calls it.
  package var alias: String?
  /// `nil` for the window and for what was removed. For a guide, its owning view.
  package var superview: ViewID?
  /// Back to front. Guides and free layers are not among them.
  package internal(set) var subviews: SharedList<ViewID> = []
  /// Back to front, each with its place among the subviews.
  package internal(set) var freeLayers: [FreeLayer] = []
  /// The guides that the view owns, in the order of their making.
  package var guides: [ViewID] = []
  package var origin: Origin
  /// Whether it is the one that UIKit made in its superview, for what is put into that.
  package internal(set) var isContentView = false
  /// Whether its width and height may be below 0: a guide for margins that a log does not print, of which
  /// nothing says that they leave any room between them.
  var allowsNegativeSize = false

  package var content: Content
  package var hugging: AxisPriorities
  package var resistance: AxisPriorities
  package var isHidden = false
  /// Whether touches come to it and to what lies in it.
  package var isUserInteractionEnabled: Bool
  package var contentMode: ContentMode = .scaleToFill
  /// What is shown of it; no layout depends on that.
  package var transform = AffineTransform.identity
  /// What its layer paints, or what it paints if it is a free layer.
  package var layer: LayerStyle
  /// How it arranges views, if it is a stack view.
  package var stack: StackArrangement?
  /// Where it stands in what it scrolls; `nil` for what does not scroll.
  package var scrolling: Scrolling?
  /// The rectangle given by hand, for a free layer and for a view whose
  /// `translatesAutoresizingMaskIntoConstraints` is true; `nil` for what constraints lay out.
  package var frameLayout: FrameLayout?
  /// The frame with which a view that constraints lay out is loaded from a file, or that it had of its
  /// own when they took it over. It has no say in the layout: it is what there is before the first one
  /// (UIKit guides and devices, section 7).
  package internal(set) var designFrame: Rect?
  /// Where a view without a natural size lies whose mask is translated no longer and that no constraint
  /// has mentioned since: in no layout, and so where it was (UIKit constraints, section 3.1).
  package internal(set) var unmentionedFrame: Rect?
  package var autoresizingMask: AutoresizingMask = []
  package var autoresizesSubviews = true
  package var margins: Margins?
  package var insetsLayoutMarginsFromSafeArea = true
  package var preservesSuperviewLayoutMargins = false
  /// Interface Builder's “Follow Readable Width”.
  package var marginsFollowReadableWidth = false
  package var keyboard = KeyboardTracking()
  package var semanticDirection: SemanticDirection = .unspecified
  package var identifier: String?
  /// By which code finds it (`viewWithTag(_:)`).
  package var tag = 0
  /// What of it differs by size class.
  package var variations = ViewVariations()

  package var isGuide: Bool { kind.isGuide }
  package var isLayer: Bool { kind.isLayer }
  package var translatesAutoresizingMaskIntoConstraints: Bool { frameLayout != nil }
}

/// A frame set by hand, and the size of the superview that it was given for, in points.
///
/// The present frame follows from both and the autoresizing mask, in one step from there.
package struct FrameLayout: Hashable, Sendable {
  package var frame: Rect
  package var superviewSize: Size
  /// What the frame was copied from when it was set, if it was from frames of others.
  package var source: FrameExpression?

  package init(frame: Rect, superviewSize: Size, source: FrameExpression? = nil) {
    self.frame = frame.standardized
    self.superviewSize = superviewSize
    self.source = source
  }

  /// What a view begins with that is made in Swift.
  package static let zero = FrameLayout(frame: .zero, superviewSize: .zero)
}

/// Which of margin, size and margin give way on each axis (UIKit autoresizing, section 1).
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The bits with UIKit's names, in the order of their values.
  package static let named: [(name: String, bit: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

/// Margins as they were written: by side, or by reading direction. In points.
package enum Margins: Hashable, Sendable {
  case absolute(Insets)
  case directional(top: Double, leading: Double, bottom: Double, trailing: Double)
}

/// A view's own say on its reading direction (`semanticContentAttribute`).
package enum SemanticDirection: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The reading direction of the app.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

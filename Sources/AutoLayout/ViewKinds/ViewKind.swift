import Simplex

/// What all views of one class share: `label` stands for `UILabel`.
///
/// A class so that each view holds one pointer; nothing in it changes and nothing inherits from it.
package final class ViewKind: Sendable {
  /// What `add` calls it.
  package let name: String
  /// What UIKit calls it.
  package let className: String
  /// What Interface Builder calls it in a file.
  package let element: String
  /// What its initializer in Swift takes besides what a layout depends on.
  package let otherArguments: [String]
  package let sketch: Sketch
  /// What is seen of it besides background and border, where the sketch does not say so.
  let contents: LayerContents

  /// The hugging that a view has when `add` makes it, as Interface Builder writes it.
  package let addedHugging: AxisPriorities
  /// The hugging that a view has when it is made in Swift.
  package let codeHugging: AxisPriorities
  /// The compression resistance, which UIKit sets alike for every class (UIKit sizing, section 2).
  package let addedResistance = AxisPriorities(both: .defaultHigh)

  /// What a view shows when `add` makes it, as it comes out of Interface Builder's library.
  package let addedContent: Content
  /// What a view shows when it is made in Swift.
  package let codeContent: Content
  /// The parts of the content that a view of this kind has.
  package let takes: Set<ContentPart>

  /// How it is laid out by its frame from the start; `nil` for what constraints lay out when `add`
  /// makes it.
  let hosting: Hosting?
  /// What UIKit makes in each view of the kind.
  package let contentView: ContentView?

  /// Whether its subviews lie in an area of their own, which can be larger than the view.
  package let scrolls: Bool
  /// How much larger the frame is than the alignment rectangle, edge by edge.
  package let alignmentInsets: Insets
  /// Whether it is drawn in its natural size, whatever size it is given.
  let isNeverResized: Bool
  /// The bar that it is, whose height is the device's.
  let bar: Bar?

  /// `nil` for what has no natural size, whatever it shows.
  private let measure: Measure?
  private let placeBaselines: PlaceBaselines?

  typealias Measure =
    @Sendable (_ content: Content, _ scale: Double, _ system: SystemVersion) -> NaturalSize
  typealias PlaceBaselines = @Sendable (_ content: Content, _ scale: Double) -> Baselines

  init(
    name: String, className: String, element: String? = nil, sketch: Sketch = .box,
    contents: LayerContents = .none,
    hugging: (added: AxisPriorities, inCode: AxisPriorities) = (.low, .low),
    content: (added: Content, inCode: Content) = (Content(), Content()),
    takes: Set<ContentPart> = [.size],
    otherArguments: [String] = [],
    hosting: Hosting? = nil,
    contentView: ContentView? = nil,
    scrolls: Bool = false,
    alignmentInsets: Insets = .zero,
    isNeverResized: Bool = false,
    bar: Bar? = nil,
    measure: Measure? = nil,
    placeBaselines: PlaceBaselines? = nil
  ) {
    self.name = name
    self.className = className
    self.element = element ?? name
    self.otherArguments = otherArguments
    self.sketch = sketch
    self.contents = contents
    addedHugging = hugging.added
    codeHugging = hugging.inCode
    addedContent = content.added
    codeContent = content.inCode
    self.takes = takes
    self.hosting = hosting
    self.contentView = contentView
    self.scrolls = scrolls
    self.alignmentInsets = alignmentInsets
    self.isNeverResized = isNeverResized
    self.bar = bar
    self.measure = measure
    self.placeBaselines = placeBaselines
  }

  /// Whether it is a layout guide: a rectangle without a view, which has no content, no baselines
  /// and no margins.
  package var isGuide: Bool { self == .guide }

  /// Whether it places views in a row or a column.
  package var arranges: Bool { self == .stackView }

  /// Whether touches come to it as it is made (UIKit geometry and layers, section 1.1).
  package var takesTouches: Bool { self != .label && self != .imageView }

  /// Whether it is laid out like a plain view: it has neither a natural size nor an area of its own
  /// for what lies in it.
  package var isPlain: Bool {
    measure == nil && !scrolls && !arranges && !isGuide && !isLayer
  }
}

extension ViewKind {
  /// All kinds, in the order in which lists show them, those first that are wanted most: the place to
  /// add another.
  package static let all: [ViewKind] = [
    .view, .label, .button, .imageView, .textField, .textView, .stackView, .scrollView,
    .tableView, .tableViewCell, .switch, .slider, .stepper, .segmentedControl, .progressView,
    .activityIndicator, .pageControl, .datePicker, .searchBar, .guide, .layer, .collectionView,
    .collectionViewCell, .visualEffectView, .pickerView, .navigationBar, .toolbar, .tabBar,
    .mapView, .webView, .control, .collectionReusableView, .scnView, .arscnView, .skView,
    .mtkView, .glkView,
  ]

  /// The kind that `add` calls `name`.
  package static func named(_ name: String) -> ViewKind? {
    byName[name]
  }

  /// The kind that stands for a class of UIKit, `UILabel` for example.
  package static func ofClass(_ className: String) -> ViewKind? {
    byClass[className]
  }

  /// The kind that goes by that name, or by that of its class.
  package static func meant(by word: String) -> ViewKind? { named(word) ?? ofClass(word) }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byClass = Dictionary(
    all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ViewKind {
  /// The size that a view with this content asks for, on a screen with `scale` pixels per point.
  ///
  /// - Parameter barHeight: What the device says of a bar; `nil` where it says nothing.
  package func naturalSize(
    of content: Content, scale: Double, system: SystemVersion, barHeight: Double? = nil
  ) -> NaturalSize {
    let measured = {
      barHeight.map { NaturalSize(width: nil, height: $0) }
        ?? self.measure?(content, scale, system) ?? .noMetric
    }
    guard let given = content.given else { return measured() }
    if content.wrapsAnew, wrapsOtherwise(content, than: given, scale: scale, system: system) {
      return measured()
    }
    guard let axis = content.measuredAxis else { return given }
    return given.replacing(axis, by: measured()[axis])
  }

  /// Whether a text is not as high as in the width that a file stored, so that the height which was
  /// stored with that, in whole points or in pixels, has come to its end. A text that was stored in
  /// another height altogether is not the one that is measured: its font is not at hand.
  private func wrapsOtherwise(
    _ content: Content, than stored: NaturalSize, scale: Double, system: SystemVersion
  ) -> Bool {
    var there = content
    there.preferredMaxLayoutWidth = stored.width
    guard let measure, let height = stored.height,
      let old = measure(there, scale, system).height, abs(old - height) < 1,
      let new = measure(content, scale, system).height
    else { return false }
    return !Tolerance.areEqual(new, old)
  }

  /// Where the text of such a view stands; `nil` where there is no text and both baselines are the
  /// bottom edge (UIKit sizing, section 5).
  package func baselines(of content: Content, scale: Double) -> Baselines? {
    placeBaselines?(content, scale)
  }
}

extension View {
  /// How much larger the frame is than the alignment rectangle, edge by edge.
  package var alignmentInsets: Insets { content.alignmentInsets ?? kind.alignmentInsets }
}

extension ViewKind: Hashable {
  package static func == (lhs: ViewKind, rhs: ViewKind) -> Bool { lhs.name == rhs.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The pairs of hugging priorities that UIKit's classes have (UIKit sizing, section 2).
extension AxisPriorities {
  static let low = AxisPriorities(both: .defaultLow)
  static let high = AxisPriorities(both: .defaultHigh)
  static let interfaceBuilder = AxisPriorities(both: .interfaceBuilderHugging)
  static let fixedHeight = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
}

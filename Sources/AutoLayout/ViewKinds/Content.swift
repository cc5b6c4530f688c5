/// What a view shows, as far as its natural size depends on it.
///
/// A size given by hand stands in for what the content would measure until text, image, segments or
/// pages are set again; one that a file stores only as long as fonts and lines are the file's, too.
package struct Content: Hashable, Sendable {
  /// The text of a label or field, the title of a button.
  package private(set) var text: String?
  /// The size of the image, in points.
  package private(set) var image: Size?
  /// The size of the image, or the given size where there is no image.
  package var pictureSize: Size? {
    if let image { return image }
    guard let width = given?.width, let height = given?.height else { return nil }
    return Size(width: width, height: height)
  }
  /// The titles of a segmented control.
  package private(set) var segments: [String]
  /// Whether each segment is as wide as its own title asks for, and not as the widest.
  package var apportionsSegmentWidths = false
  /// Of a page control.
  package private(set) var numberOfPages: Int
  /// The size that was given: `noMetric` says that there is to be none.
  package var given: NaturalSize? { standIn?.size }
  private var standIn: StandIn?
  /// Whether that comes from a file that stores frames.
  package var hasStoredSize: Bool { standIn?.isStored == true }

  /// What an empty text field shows.
  package var placeholder: String? { didSet { forgetStored(if: placeholder != oldValue) } }
  package var font: Font { didSet { forgetStored(if: font != oldValue) } }
  /// Whether a font of a text style follows the text size of the device when that changes.
  package var adjustsFontForContentSizeCategory = false
  /// How high the lines are and how far apart, where the text says so.
  package var paragraph = ParagraphStyle() { didSet { forgetStored(if: paragraph != oldValue) } }
  /// 1 is one line, 0 as many as there are.
  package var numberOfLines: Int { didSet { forgetStored(if: numberOfLines != oldValue) } }
  /// How much larger than its alignment rectangle a view is drawn, where the content says so and not
  /// the kind of view.
  package var alignmentInsets: Insets?
  /// The width in which a label of several lines is measured; `nil` for that of the layout.
  package var preferredMaxLayoutWidth: Double?
  /// What a button keeps free around its title and image, where something is said of it; else it
  /// has a padding of its own.
  package var buttonInsets: Insets?
  /// Whether a button has a `UIButton.Configuration`.
  package var isConfigured = false
  /// Whether a text view scrolls, and so has no size of its own.
  package var isScrollEnabled: Bool
  /// Whether a text field has the rounded border.
  package var isBordered: Bool
  /// Whether it has the sunken one, in which the text stands lower.
  package var isBezelled = false

  package init(
    text: String? = nil, font: Font = Font(size: 17), segments: [String] = [],
    numberOfPages: Int = 0, isScrollEnabled: Bool = false, isBordered: Bool = false
  ) {
    self.text = text
    self.font = font
    self.segments = segments
    self.numberOfPages = numberOfPages
    self.isScrollEnabled = isScrollEnabled
    self.isBordered = isBordered
    numberOfLines = 1
  }

  package mutating func setText(_ text: String?) {
    self.text = text
    measureAutomatically()
  }

  package mutating func setImage(_ size: Size?) {
    image = size
    measureAutomatically()
  }

  package mutating func setSegments(_ titles: [String]) {
    segments = titles
    measureAutomatically()
  }

  package mutating func setNumberOfPages(_ count: Int) {
    numberOfPages = max(count, 0)
    measureAutomatically()
  }

  /// Gives a size in the place of what the content measures. It is taken as it is: UIKit rounds
  /// what it measures itself, not what a view's own `intrinsicContentSize` returns.
  package mutating func give(_ size: NaturalSize) {
    standIn = StandIn(size: size)
  }

  /// Gives the size that a file has for what is shown, which is still measured on `axis`.
  package mutating func giveStored(_ size: NaturalSize, measuring axis: Axis? = nil) {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth == nil && text?.isEmpty == false
    standIn = StandIn(
      size: size, isStored: true, measuredAxis: axis, wrapsAnew: wraps && axis == .horizontal)
  }

  private mutating func forgetStored(if isOther: Bool) {
    if isOther, standIn?.isStored == true { measureAutomatically() }
  }

  /// Lets the content speak for itself again.
  package mutating func measureAutomatically() {
    standIn = nil
  }

  /// The axis on which what is shown is measured although a size is given.
  var measuredAxis: Axis? { standIn?.measuredAxis }

  /// Whether a height is given that goes by the width.
  var wrapsAnew: Bool { standIn?.wrapsAnew == true }

  /// A size in the place of what would be measured.
  private struct StandIn: Hashable {
    var size: NaturalSize
    /// Whether a file gave it.
    var isStored = false
    var measuredAxis: Axis?
    /// Whether its height is that of a text in the width that was stored with it.
    var wrapsAnew = false
  }
}

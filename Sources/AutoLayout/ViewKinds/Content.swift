/// What a view shows, as far as its natural size depends on it.
///
/// A size given by hand stands in for what the content would measure until text, image, segments or
/// pages are set again.
package struct Content: Hashable, Sendable {
  /// The text of a label or field, the title of a button.
  package private(set) var text: String?
  /// The size of the image, in points.
  package private(set) var image: Size?
  /// The titles of a segmented control.
  package private(set) var segments: [String]
  /// Whether each segment is as wide as its own title asks for, and not as the widest.
  package var apportionsSegmentWidths = false
  /// Of a page control.
  package private(set) var numberOfPages: Int
  /// The size that was given by hand: `noMetric` says that there is to be none.
  package private(set) var given: NaturalSize?

  /// What an empty text field shows.
  package var placeholder: String?
  package var font: Font
  /// How high the lines are and how far apart, where the text says so.
  package var paragraph = ParagraphStyle()
  /// 1 is one line, 0 as many as there are.
  package var numberOfLines: Int
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
    given = nil
  }

  package mutating func setImage(_ size: Size?) {
    image = size
    given = nil
  }

  package mutating func setSegments(_ titles: [String]) {
    segments = titles
    given = nil
  }

  package mutating func setNumberOfPages(_ count: Int) {
    numberOfPages = max(count, 0)
    given = nil
  }

  /// Gives a size in the place of what the content measures. It is taken as it is: UIKit rounds
  /// what it measures itself, not what a view's own `intrinsicContentSize` returns.
  package mutating func give(_ size: NaturalSize) {
    given = size
  }

  /// Lets the content speak for itself again.
  package mutating func measureAutomatically() {
    given = nil
  }
}

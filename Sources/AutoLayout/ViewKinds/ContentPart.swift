/// A part of a view's content that can be set, by its property's name in UIKit where it has one.
package enum ContentPart: String, Hashable, Sendable, CaseIterable {
  case text, placeholder, font, image, segments, numberOfPages, numberOfLines
  case preferredMaxLayoutWidth
  case isScrollEnabled, borderStyle
  /// A natural size given by hand.
  case size
}

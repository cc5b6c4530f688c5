/// The system font in a size and a weight, or another font in a size.
package struct Font: Hashable, Sendable {
  /// In points; above zero.
  package var size: Double
  package var weight: FontWeight
  /// The style that gave size and weight, if one did.
  package private(set) var textStyle: TextStyle?
  /// `nil` for the system font.
  package private(set) var face: FontFace?
  /// Whether code names a font that is not known, for which this one stands.
  package var isSupposed = false

  package init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  package init(_ face: FontFace, size: Double) {
    self.init(size: size)
    self.face = face
  }

  /// A style in the size that it has on the device; without one as nobody has changed it.
  package init(_ textStyle: TextStyle, size: Double? = nil) {
    self.init(size: size ?? textStyle.defaultSize, weight: textStyle.weight)
    self.textStyle = textStyle
  }

  package init(_ textStyle: TextStyle, at category: ContentSizeCategory) {
    self.init(textStyle, size: textStyle.size(at: category))
  }
}

/// How bold a font is, by UIKit's names, from thin strokes to thick ones.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A role of text, by UIKit's names.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The size at the text size called "large", which is the default (UIKit sizing, section 4.1).
  package var defaultSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// From one baseline to the next in a text of several lines (Apple's table of text styles). A
  /// single line is no higher for it. Of the default size.
  var leading: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }
}

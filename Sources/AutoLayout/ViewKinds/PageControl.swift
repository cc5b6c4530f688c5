extension ViewKind {
  /// One dot a page; Interface Builder's library gives it three.
  package static let pageControl = ViewKind(
    name: "pageControl", className: "UIPageControl", sketch: .dots,
    hugging: (added: .low, inCode: .high),
    content: (added: Content(numberOfPages: 3), inCode: Content()),
    takes: [.numberOfPages, .size],
    measure: { content, _, system in
      NaturalSize(
        width: pageControlWidth(pages: content.numberOfPages),
        height: system.major < 14 ? 37 : 26)
    })

  /// Dots of 7 points, 9 between them. Measured up to iOS 13; how wide the dots are set between
  /// iOS 14 and iOS 18 is not known, while the height is (UIKit sizing, section 3).
  private static func pageControlWidth(pages: Int) -> Double {
    pages == 0 ? 0 : Double(pages) * 7 + Double(pages - 1) * 9
  }
}

extension ViewKind {
  /// One dot a page; Interface Builder's library gives it three.
  package static let pageControl = ViewKind(
    name: "pageControl", className: "UIPageControl", sketch: .dots,
    hugging: (added: .low, inCode: .high),
    content: (added: Content(numberOfPages: 3), inCode: Content()),
    takes: [.numberOfPages, .size],
    measure: { content, _, system in
      NaturalSize(
        width: pageControlWidth(pages: content.numberOfPages, system),
        height: system.major < 14 ? 37 : 26)
    })

  /// Dots of 7 points, 9 between them. Measured up to iOS 13, and 18 points a page from iOS 26 on; how wide
  /// the dots are set between is not known, while the height is (UIKit sizing, section 3).
  private static func pageControlWidth(pages: Int, _ system: SystemVersion) -> Double {
    if pages == 0 { return 0 }
    return system.major < 26
      ? Double(pages) * 7 + Double(pages - 1) * 9 : Double(pages) * 18 + 20
  }
}

import Testing

@testable import AutoLayout

/// The tables of UIKit geometry and layers, sections 2 and 2.1.
@Suite struct ContentModeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mode: ContentMode
    let rect: [Double]
    var testDescription: String { mode.rawValue }

    init(_ mode: ContentMode, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.mode = mode
      rect = [x, y, width, height]
    }
  }

  /// An image of 60×20 in bounds of 120×100.
  static let cases = [
    Case(.scaleToFill, 0, 0, 120, 100), Case(.scaleAspectFit, 0, 30, 120, 40),
    Case(.scaleAspectFill, -90, 0, 300, 100), Case(.redraw, 0, 0, 120, 100),
    Case(.center, 30, 40, 60, 20), Case(.top, 30, 0, 60, 20), Case(.bottom, 30, 80, 60, 20),
    Case(.left, 0, 40, 60, 20), Case(.right, 60, 40, 60, 20), Case(.topLeft, 0, 0, 60, 20),
    Case(.topRight, 60, 0, 60, 20), Case(.bottomLeft, 0, 80, 60, 20),
    Case(.bottomRight, 60, 80, 60, 20),
  ]

  @Test(arguments: cases) func eachModePlacesAnImageAsUIKitDoes(example: Case) throws {
    let rect = try #require(
      example.mode.rect(
        of: Size(width: 60, height: 20), in: Rect(x: 0, y: 0, width: 120, height: 100)))
    #expect([rect.x, rect.y, rect.width, rect.height] == example.rect)
  }

  @Test func allThirteenModesAreThere() {
    #expect(ContentMode.allCases == Self.cases.map(\.mode))
  }

  @Test(arguments: [
    ((400.0, 300.0), (318.0, 318.0), (0.0, 39.75, 318.0, 238.5)),
    ((300, 400), (318, 318), (39.75, 0, 238.5, 318)),
    ((1920, 1080), (320, 320), (0, 70, 320, 180)), ((100, 100), (320, 180), (70, 0, 180, 180)),
  ])
  func aspectFitKeepsTheRatioWithoutRounding(
    image: (Double, Double), bounds: (Double, Double), fitted: (Double, Double, Double, Double)
  ) throws {
    let rect = try #require(
      ContentMode.scaleAspectFit.rect(
        of: Size(width: image.0, height: image.1),
        in: Rect(x: 0, y: 0, width: bounds.0, height: bounds.1)))
    #expect((rect.x, rect.y, rect.width, rect.height) == fitted)
  }

  @Test func nothingIsPaintedOfAnImageWithoutExtent() {
    for mode in ContentMode.allCases {
      #expect(mode.rect(of: Size(width: 0, height: 20), in: .zero) == nil)
    }
  }
}

import Testing

@testable import AutoLayout

/// Areas of rectangles with round corners.
@Suite struct SurfaceTests {
  private static let square = Rect(x: 10, y: 20, width: 100, height: 100)
  private static let disc = RoundedRect(square, radius: 50)

  private static let cases: [(surface: Surface, area: Double)] = [
    (Surface([RoundedRect(square)]), 10_000.0),
    (Surface([disc]), 2500 * Double.pi),
    // A radius beyond half of a side.
    (Surface([RoundedRect(square, radius: 90)]), 2500 * .pi),
    (Surface([RoundedRect(square, radius: 20)]), 10_000 - 400 * (4 - .pi)),
    (
      Surface([RoundedRect(Rect(x: 0, y: 0, width: 200, height: 40), radius: 20)]),
      160 * 40 + 400 * .pi
    ),
    // A quarter of it, and a half.
    (Surface([disc, RoundedRect(Rect(x: 0, y: 0, width: 60, height: 70))]), 625 * .pi),
    (Surface([disc, RoundedRect(Rect(x: 0, y: 70, width: 200, height: 70))]), 1250 * .pi),
    // The segment that a side cuts off at half of the radius: r² · (π / 3 − √3 / 4).
    (
      Surface([disc, RoundedRect(Rect(x: 85, y: 0, width: 90, height: 200))]),
      2500 * (.pi / 3 - 3.0.squareRoot() / 4)
    ),
    // A ring, half of it, and two discs in each other's middle: r² · (2π / 3 − √3 / 2).
    (
      Surface(
        [disc],
        without: [RoundedRect(Rect(x: 20, y: 30, width: 80, height: 80), radius: 40)]),
      900 * .pi
    ),
    (
      Surface(
        [disc, RoundedRect(Rect(x: 0, y: 0, width: 60, height: 200))],
        without: [RoundedRect(Rect(x: 20, y: 30, width: 80, height: 80), radius: 40)]),
      450 * .pi
    ),
    (
      Surface([disc, RoundedRect(Rect(x: 60, y: 20, width: 100, height: 100), radius: 50)]),
      2500 * (2 * .pi / 3 - 3.0.squareRoot() / 2)
    ),
  ]

  @Test(arguments: cases) func anAreaIsThatOfTheFormula(_ surface: Surface, _ area: Double) {
    #expect(abs(surface.area / area - 1) < 0.000_2)
  }

  @Test func whatLiesInACornerSharesNothing() {
    let corner = Surface([RoundedRect(Rect(x: 10, y: 20, width: 14, height: 14))])
    #expect(Surface([Self.disc]).intersection(corner).area == 0)
    #expect(Surface([RoundedRect(Self.square)]).intersection(corner).area == 196)
  }

  @Test func whatIsSquareIsExactAndHolesThatOverlapCountOnce() {
    let left = RoundedRect(Rect(x: 20, y: 30, width: 40, height: 40))
    let right = RoundedRect(Rect(x: 40, y: 50, width: 40, height: 40))
    let surface = Surface([RoundedRect(Self.square)], without: [left, right])
    #expect(surface.area == 10_000 - 1600 - 1600 + 400)
    let apart = RoundedRect(Rect(x: 500, y: 0, width: 9, height: 9))
    #expect(surface.intersection(Surface([apart])).area == 0)
  }
}

import Testing

@testable import AutoLayout

/// The constraints of a translated mask, measured on UIKit for a view of x 160 and width 80 in a
/// superview of 320 (UIKit autoresizing, sections 4.1 and 4.2).
struct AutoresizingFormTests {
  /// A quantity by the superview's width: `slope · width + constant`.
  struct Line: Sendable {
    let slope: Double
    let constant: Double

    init(_ slope: Double, _ constant: Double) {
      self.slope = slope
      self.constant = constant
    }

    func isClose(to other: Line) -> Bool {
      abs(slope - other.slope) < 1e-5 && abs(constant - other.constant) < 1e-3
    }
  }

  /// Width, and centre; half a slope where the table speaks of the superview's centre.
  static let measured: [(String, width: Line, center: Line)] = [
    ("---", Line(0, 80), Line(0, 200)), ("--&", Line(0, 80), Line(0, 200)),
    ("&--", Line(0, 80), Line(1, -120)), ("-&-", Line(1, -240), Line(0.5, 40)),
    ("-&&", Line(0.5, -80), Line(0.25, 120)),
    ("&&-", Line(1.0 / 3, -26.6667), Line(1.66667 / 2, -66.6667)),
    ("&&&", Line(0.25, 0), Line(0.625, 0)),
  ]

  @Test(arguments: measured)
  func bothConstraintsOfAnAxisAreThoseThatUIKitMakes(
    text: String, width: Line, center: Line
  ) throws {
    let (left, size) = try lines(text, x: 160, width: 80, in: 320)
    #expect(size.isClose(to: width))
    let middle = Line(left.slope + size.slope / 2, left.constant + size.constant / 2)
    #expect(middle.isClose(to: center))
  }

  /// `0.500507·super.width − 32.0324` for a width of 64, and every `r·super.width − r·width`.
  @Test(arguments: [(0.500507 * 311, 64.0, 375.0), (160, 80, 320), (10, 30, 100), (0, 44, 320)])
  func aViewThatKeepsItsSizeKeepsTheRatioOfItsMargins(x: Double, width: Double, outer: Double)
    throws
  {
    let ratio = x / (outer - width)
    let (left, size) = try lines("&-&", x: x, width: width, in: outer)
    #expect(left.isClose(to: Line(ratio, -ratio * width)))
    #expect(size.isClose(to: Line(0, width)))
    if width == 64 { #expect(left.isClose(to: Line(0.500507, -32.0324))) }
  }

  /// Without a superview's size there is nothing to divide by: the fixed form.
  @Test(arguments: ["&-&", "-&&", "&&-", "&&&"])
  func aSuperviewOfZeroDividesItsGrowthEqually(text: String) throws {
    let (left, size) = try lines(text, x: 0, width: 0, in: 0)
    let count = Double(text.count { $0 == "&" })
    #expect(left.isClose(to: Line(text.hasPrefix("&") ? 1 / count : 0, 0)))
    #expect(size.isClose(to: Line(text.dropFirst().hasPrefix("&") ? 1 / count : 0, 0)))
  }

  /// The left edge and the width as the equations of `mask.x` and `mask.w` have them.
  private func lines(_ text: String, x: Double, width: Double, in outer: Double) throws
    -> (left: Line, width: Line)
  {
    var scene = try Scene()
    try scene.place(
      "photo", Rect(x: x, y: 0, width: width, height: 0), of: Size(width: outer, height: 0),
      .reading(text))
    let photo = try scene.id("photo")
    let (left, size) = (
      try scene.engine.equation(of: .generated(photo, .mask(.x)), in: scene.document),
      try scene.engine.equation(of: .generated(photo, .mask(.width)), in: scene.document)
    )
    let (place, extent) = (try #require(left), try #require(size))
    #expect(place.first == Anchor(photo, .left) && extent.first == Anchor(photo, .width))
    #expect(place.priority == .required && extent.priority == .required)
    return (line(of: place), line(of: extent))
  }

  private func line(of equation: Equation) -> Line {
    let follows = equation.second?.attribute == .right || equation.second?.attribute == .width
    return Line(follows ? equation.multiplier : 0, equation.constant)
  }
}

extension AutoresizingMask {
  /// Near margin, size and far margin, on both axes or on one: `-&-`.
  static func reading(_ text: String, along axes: [Axis] = Axis.allCases) -> AutoresizingMask {
    let bits: [Axis: [AutoresizingMask]] = [
      .horizontal: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      .vertical: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
    ]
    return AutoresizingMask(
      axes.flatMap { axis in
        zip(text, bits[axis] ?? []).filter { $0.0 == "&" }.map(\.1)
      })
  }
}

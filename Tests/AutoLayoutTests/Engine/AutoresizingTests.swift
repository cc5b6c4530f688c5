import Testing

@testable import AutoLayout

/// The delta arithmetic of autoresizing masks (UIKit autoresizing, section 3).
struct AutoresizingTests {
  /// A frame's near edge and size in a superview, then the superview's new size.
  struct Column: Sendable {
    let frame: (origin: Double, size: Double)
    let sizes: (old: Double, new: Double)
  }

  static let columns = [
    Column(frame: (160, 80), sizes: (320, 480)), Column(frame: (10, 30), sizes: (100, 200)),
    Column(frame: (20, 100), sizes: (320, 375)), Column(frame: (0, 320), sizes: (320, 480)),
    Column(frame: (0, 0), sizes: (320, 375)),
  ]

  /// Near margin, size, far margin flexible or not; origin and size for each column.
  static let rows: [(String, [(Double, Double)])] = [
    ("---", [(160, 80), (10, 30), (20, 100), (0, 320), (0, 0)]),
    ("--&", [(160, 80), (10, 30), (20, 100), (0, 320), (0, 0)]),
    ("-&-", [(160, 240), (10, 130), (20, 155), (0, 480), (0, 55)]),
    ("-&&", [(160, 160), (10, 63.3333), (20, 118.3333), (0, 480), (0, 0)]),
    ("&--", [(320, 80), (110, 30), (75, 100), (160, 320), (55, 0)]),
    ("&-&", [(266.6667, 80), (24.2857, 30), (25, 100), (80, 320), (0, 0)]),
    ("&&-", [(266.6667, 133.3333), (35, 105), (29.1667, 145.8333), (0, 480), (27.5, 27.5)]),
    ("&&&", [(240, 120), (20, 60), (23.4375, 117.1875), (0, 480), (0, 0)]),
  ]

  private func check(_ frame: Rect, _ expected: (Double, Double), _ comment: Comment) {
    let rect = Rect(x: expected.0, y: expected.0, width: expected.1, height: expected.1)
    #expect(areClose(frame, rect), comment)
  }

  @Test(arguments: rows)
  func aFrameFollowsItsSuperviewByArithmetic(
    text: String, expected: [(Double, Double)]
  ) throws {
    for (column, expected) in zip(Self.columns, expected) {
      let new = column.sizes.new
      var scene = try Scene(device: Device(size: Size(width: new, height: new)))
      try scene.place("photo", square(column), of: old(column), .reading(text))
      check(try scene.frame("photo"), expected, "\(text) in the window")
    }
  }

  @Test(arguments: rows)
  func aFrameFollowsASuperviewWhoseSizeIsAnUnknown(
    text: String, expected: [(Double, Double)]
  ) throws {
    for (column, expected) in zip(Self.columns, expected) {
      var scene = try Scene()
      try scene.add("box")
      try scene.relate(
        all: "box.left == view.left + 30", "box.top == view.top + 30",
        "box.width == \(column.sizes.new)", "box.height == \(column.sizes.new)")
      try scene.place("photo", square(column), of: old(column), .reading(text), in: "box")
      check(try scene.frame("photo"), expected, "\(text) in a box")
      #expect(try scene.solution().broken.isEmpty)
    }
  }

  /// All 64 masks: a row of the table across, and one down with another column's numbers.
  @Test(arguments: rows, rows)
  func theAxesHaveNothingToDoWithOneAnother(
    across: (String, [(Double, Double)]), down: (String, [(Double, Double)])
  ) throws {
    let (wide, high) = (Self.columns[0], Self.columns[1])
    let device = Device(size: Size(width: wide.sizes.new, height: high.sizes.new))
    var scene = try Scene(device: device)
    let mask = AutoresizingMask.reading(across.0, along: [.horizontal])
      .union(.reading(down.0, along: [.vertical]))
    try scene.place(
      "photo",
      Rect(
        x: wide.frame.origin, y: high.frame.origin, width: wide.frame.size,
        height: high.frame.size),
      of: Size(width: wide.sizes.old, height: high.sizes.old), mask)
    let (x, width) = across.1[0]
    let (y, height) = down.1[1]
    let expected = Rect(x: x, y: y, width: width, height: height)
    #expect(areClose(try scene.frame("photo"), expected))
  }

  private func square(_ column: Column) -> Rect {
    let (origin, size) = column.frame
    return Rect(x: origin, y: origin, width: size, height: size)
  }

  private func old(_ column: Column) -> Size {
    Size(width: column.sizes.old, height: column.sizes.old)
  }

  @Test func aFrameOfZeroInASuperviewOfZeroFillsIt() throws {
    var scene = try Scene(device: Device(size: Size(width: 320, height: 480)))
    try scene.place("photo", .zero, of: .zero, [.flexibleWidth, .flexibleHeight])
    #expect(try scene.frame("photo") == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func aSizeBelowZeroCountsAsZeroForWhatIsInside() throws {
    var scene = try Scene(device: Device(size: Size(width: 100, height: 480)))
    let frame = Rect(x: 10, y: 0, width: 50, height: 10)
    try scene.place("outer", frame, of: Size(width: 320, height: 480), [.flexibleWidth])
    try scene.place(
      "inner", Rect(x: 0, y: 0, width: 50, height: 10), of: frame.size, [.flexibleWidth],
      in: "outer")
    #expect(try scene.frame("outer").width == 0)
    #expect(try scene.frame("inner").width == 0)
    #expect(try scene.solution().broken.isEmpty)
  }

  @Test func childrenOfAViewThatDoesNotResizeThemStay() throws {
    var scene = try Scene(device: Device(size: Size(width: 480, height: 480)))
    try scene.place(
      "photo", Rect(x: 160, y: 0, width: 80, height: 20),
      of: Size(width: 320, height: 480), [.flexibleLeftMargin, .flexibleWidth])
    try scene.edit(.change(.root, .autoresizesSubviews(false)))
    #expect(try scene.frame("photo") == Rect(x: 160, y: 0, width: 80, height: 20))
  }

  @Test func maskConstraintsReadAsEquations() throws {
    var scene = try Scene(device: Device(size: Size(width: 480, height: 480)))
    try scene.place(
      "photo", Rect(x: 160, y: 40, width: 80, height: 20), of: Size(width: 320, height: 480),
      [.flexibleLeftMargin, .flexibleRightMargin])
    let photo = try scene.id("photo")
    let handle = Handle.generated(photo, .mask(.x))
    let equation = try #require(try scene.engine.equation(of: handle, in: scene.document))
    #expect(equation.first == Anchor(photo, .left))
    #expect(equation.second == Anchor(.root, .right))
    #expect(areClose(equation.multiplier, 160 / 240))
    #expect(areClose(equation.constant, 160 - 320 * 160 / 240))
  }

  @Test func framesSetByHandAreNotRounded() throws {
    var scene = try Scene()
    try scene.place("box", Rect(x: 10.1, y: 10.1, width: 50.05, height: 50), of: .zero)
    try scene.add("dot", in: "box")
    try scene.relate(
      all: "dot.left == box.left + 1", "dot.top == box.top + 1", "dot.width == 10.1",
      "dot.height == 10")
    #expect(try areClose(scene.frame("box"), Rect(x: 10.1, y: 10.1, width: 50.05, height: 50)))
    // In the window the dot's edges 11.1 and 21.2 come to stand on the pixels 33 and 64.
    #expect(try areClose(scene.frame("dot").x, 11 - 10.1))
    #expect(try areClose(scene.frame("dot").width, 31.0 / 3))
  }

  @Test func aMaskAgainstAConstraintIsAConflictWithTheMask() throws {
    var scene = try Scene()
    try scene.place("photo", Rect(x: 0, y: 0, width: 10, height: 10), of: .zero)
    let width = try scene.relate("photo.width == 44")
    #expect(try scene.names(scene.solution().broken) == ["c1"])
    let proof = try #require(
      try scene.engine.conflict(of: .constraint(width), in: scene.document))
    #expect(scene.names(proof.members.map(\.handle)) == ["photo.mask.w", "c1"])
    #expect(areClose(proof.gap, 34))
  }
}

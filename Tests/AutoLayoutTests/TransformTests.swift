import Testing

@testable import AutoLayout

/// The box around a transformed view (UIKit geometry and layers, section 1).
@Suite struct TransformTests {
  private let square = Rect(x: 10, y: 20, width: 100, height: 100)

  @Test func aSquareThatIsTurnedByAnEighthIsAsWideAsItsDiagonal() {
    let box = AffineTransform(rotationAngle: .pi / 4).box(around: square)
    #expect(abs(box.width - 141.421_356) < 0.000_001)
    #expect(box.width == box.height)
    #expect(abs(box.x + box.width / 2 - 60) < 0.000_002)
    #expect(abs(box.y + box.height / 2 - 70) < 0.000_002)
  }

  /// In whole turns and quarters of them nothing is lost.
  @Test(arguments: [0.0, 1, 2, 3, 4, -1, -2, -3, 21])
  func quartersOfATurnExchangeWidthAndHeight(_ quarters: Double) {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let box = AffineTransform(rotationAngle: quarters * .pi / 2).box(around: rect)
    let isTurned = quarters.truncatingRemainder(dividingBy: 2) != 0
    #expect(box == (isTurned ? Rect(x: 10, y: -10, width: 20, height: 40) : rect))
  }

  @Test func sizesAreScaledAboutTheCentre() {
    let box = AffineTransform(scaleX: 2, y: -0.5).box(around: square)
    #expect(box == Rect(x: -40, y: 45, width: 200, height: 50))
  }

  /// The first of two is the inner one.
  @Test func theOrderOfTwoMatters() {
    let move = AffineTransform(translationX: 10, y: 0)
    let scale = AffineTransform(scaleX: 3, y: 3)
    #expect(move.concatenating(scale).box(around: square).x == -60)
    #expect(scale.concatenating(move).box(around: square).x == -80)
  }

  /// A sibling does not move, and bounds stay.
  @Test func noLayoutDependsOnIt() throws {
    var scene = try Scene()
    try scene.place("card", square, of: Size(width: 393, height: 852))
    try scene.add("tag", size: NaturalSize(width: 20, height: 10))
    try scene.relate(all: "tag.left == card.right + 8", "tag.top == card.top")
    try scene.edit(.change(scene.id("card"), .transform(AffineTransform(scaleX: 2, y: 2))))
    #expect(try scene.frame("tag") == Rect(x: 118, y: 20, width: 20, height: 10))
    #expect(try scene.frame("card") == square)
    #expect(
      try scene.solution().box(of: scene.id("card"))
        == Rect(x: -40, y: -30, width: 200, height: 200))
  }
}

import AutoLayout
import Testing

@testable import Console

/// Content modes and the rectangle of an image, in the language of lines.
@Suite struct ContentModeLanguageTests {
  /// `photo` with an image of 60×40, 300 wide and 100 high.
  private func desk() throws -> LanguageDesk {
    var desk = try LanguageDesk()
    try desk.type("photo.width == 300")
    try desk.type("photo.height == 100")
    return desk
  }

  @Test(arguments: [
    ("photo.contentMode = .scaleAspectFit", "photo.imageRect == (75, 0, 150, 100)"),
    ("photo.contentMode = UIView.ContentMode.center", "photo.imageRect == (120, 30, 60, 40)"),
    ("photo.contentMode = UIViewContentMode.ScaleAspectFill", "photo.imageRect.height == 200"),
    ("photo.contentMode = .bottomRight", "photo.imageRect.origin == (240, 60)"),
    ("photo.image = nil", "photo.imageRect == nil"),
    ("card.contentMode = .redraw", "card.contentMode == .redraw"),
    ("card.contentMode = .redraw", "photo.contentMode == .scaleToFill"),
  ])
  func aContentModeDecidesWhereTheImageLies(line: String, question: String) throws {
    var desk = try desk()
    try desk.type(line)
    #expect(try desk.answer(to: "? " + question).first == "true")
  }

  @Test func aContentModeMovesNothing() throws {
    var desk = try desk()
    let frame = try desk.answer(to: "photo.frame")
    let natural = try desk.answer(to: "photo.intrinsicContentSize")
    try desk.type("photo.contentMode = .scaleAspectFill")
    #expect(try desk.answer(to: "photo.frame") == frame)
    #expect(try desk.answer(to: "photo.intrinsicContentSize") == natural)
  }

  @Test func aRectangleIsInsetAndMoved() throws {
    let desk = try desk()
    #expect(try desk.answer(to: "old.frame.insetBy(dx: 1, dy: 2)") == ["(11, 22, 98, 46)"])
    #expect(try desk.answer(to: "old.frame.offsetBy(dx: 1, dy: -2)") == ["(11, 18, 100, 50)"])
    #expect(try desk.answer(to: "photo.bounds.insetBy(dx: 10, dy: 0).width") == ["280"])
  }

  /// Core Graphics reads what a rectangle covers, and keeps what it was made of (UIKit geometry and
  /// layers, section 1).
  @Test(arguments: [
    ("minX", "-10"), ("midX", "-5"), ("maxX", "0"), ("width", "10"), ("size.width", "-10"),
    ("origin.x", "0"), ("minY", "1"), ("height", "5"), ("insetBy(dx: 1, dy: 1)", "(-9, 2, 8, 3)"),
    ("insetBy(dx: 5, dy: 0)", "(-5, 1, 0, 5)"), ("insetBy(dx: -1, dy: 0)", "(-11, 1, 12, 5)"),
  ])
  func aNegativeSizeIsReadAsWhatItCovers(_ part: String, _ answer: String) throws {
    let line = "CGRect(x: 0, y: 1, width: -10, height: 5)." + part
    #expect(try desk().answer(to: line) == [answer])
  }

  @Test(arguments: ["insetBy(dx: 51, dy: 0)", "insetBy(dx: 0, dy: 26)"])
  func anInsetBeyondTheSizeIsNoFrame(_ call: String) throws {
    var desk = try desk()
    let notes = try desk.type("old.frame = old.frame." + call)
    #expect(notes.count == 1 && notes[0].contains("CGRect.null"), "\(notes)")
    #expect(try desk.answer(to: "old.frame") == ["(10, 20, 100, 50)"])
  }

  @Test func aspectFitIsWorkedOutForAnyRectangle() throws {
    let desk = try desk()
    #expect(
      try desk.answer(
        to: "? AVMakeRect(aspectRatio: CGSize(width: 400, height: 300), "
          + "insideRect: CGRect(x: 1, y: 1, width: 318, height: 318)) == (1, 40.75, 318, 238.5)")
        == ["true"])
  }
}

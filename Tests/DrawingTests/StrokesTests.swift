import Prose
import Testing

@testable import Drawing

/// Lines that meet in a cell.
@Suite struct StrokesTests {
  @Test func linesJoin() {
    var strokes = Strokes.vertical(.light)
    strokes.join(Strokes(right: .light))
    #expect(strokes.character(in: .unicode) == "├")
    #expect(strokes.character(in: .ascii) == "+")
    strokes.join(Strokes(left: .heavy))
    #expect(strokes.character(in: .unicode) == "┽")
  }

  @Test func dottedLinesEndAtSolidOnes() {
    var strokes = Strokes.vertical(.light)
    strokes.join(.horizontal(.dotted))
    #expect(strokes.character(in: .unicode) == "│")
    #expect(Strokes.horizontal(.dotted).character(in: .unicode) == "┄")
    #expect(Strokes.vertical(.dotted).character(in: .ascii) == ":")
    #expect(Strokes(right: .dotted, down: .dotted).character(in: .unicode) == "┌")
  }

  @Test func roundCornersAreRoundAlone() {
    var strokes = Strokes(right: .light, down: .light, isRounded: true)
    #expect(strokes.character(in: .unicode) == "╭")
    strokes.join(.vertical(.light))
    #expect(strokes.character(in: .unicode) == "├")
  }

  @Test func aCanvasNeverSplitsAWideCharacter() {
    var canvas = Canvas(columns: 5, rows: 1)
    canvas.write("写真写真", owner: nil, at: 0, 0)
    #expect(canvas.texts(in: .unicode).map(\.string) == ["写真 "])
    canvas.write("x", owner: nil, at: 1, 0)
    #expect(canvas.texts(in: .unicode).map(\.string) == [" x真 "])
    canvas.write("真", owner: nil, at: 4, 0)
    #expect(canvas.texts(in: .unicode).map(\.string) == [" x真 "])
  }
}

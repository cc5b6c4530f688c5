import AutoLayout
import Interchange
import Testing

/// Which sizes of texts stay what was stored when a scene is worked with, and which follow the text.
struct ExplainedContentTests {
  private func label(_ attributes: String, _ frame: Rect, _ more: String...) throws -> View {
    let scene = StoryboardText(
      subviews(
        element(
          "label", "title",
          "text=\"Remember me\" lineBreakMode=\"tailTruncation\" \(attributes)", frame: frame,
          holding: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
        + constraints(
          constraint("title.top", "root.top", 40), constraint("title.leading", "root.leading", 16),
          more.joined()))
    let imported = try scene.imported()
    let document = try imported.start.applying(imported.edits)
    let id = try #require(imported.views.first { $0.id == "title" }?.view)
    return try #require(document.view(id))
  }

  private let stretches = constraint("root.trailing", "title.trailing", 16)

  @Test func aTextThatIsStretchedMeasuresItself() throws {
    let view = try label("", Rect(x: 16, y: 40, width: 343, height: 20.5), stretches)
    #expect(view.content.given == nil)
  }

  @Test func soDoesOneThatIsAsWideAsItsText() throws {
    let measured = try label("misplaced=\"YES\"", Rect(x: 16, y: 40, width: 1, height: 1))
    let natural = measured.kind.naturalSize(of: measured.content, scale: 2, system: .initial)
    let (width, height) = (try #require(natural.width), try #require(natural.height))
    let view = try label("", Rect(x: 16, y: 40, width: width, height: height))
    #expect(view.content.given == nil)
  }

  @Test func aTextOfAnotherSizeKeepsIt() throws {
    let view = try label("", Rect(x: 16, y: 40, width: 160, height: 33))
    #expect(view.content.given == NaturalSize(width: 160, height: 33))
  }

  /// A font that is not at hand makes it higher; how wide it is only follows from its neighbours.
  @Test func aStretchedTextOfAnotherFontKeepsItsHeightAlone() throws {
    let view = try label("", Rect(x: 16, y: 40, width: 343, height: 33), stretches)
    let natural = view.kind.naturalSize(of: view.content, scale: 2, system: .initial)
    #expect(natural.height == 33)
    #expect(try #require(natural.width) < 200)
  }

  /// Its height was stored in whole points, and is that of the width that it was stored with.
  @Test func aTextInLinesThatWasStoredInWholePointsWrapsAnew() throws {
    let text = "The quick brown fox jumps over the lazy dog near the river."
    var scene = StoryboardText(
      subviews(
        element(
          "label", "title", "text=\"\(text)\" numberOfLines=\"0\"",
          frame: Rect(x: 16, y: 40, width: 361, height: 41),
          holding: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
        + constraints(
          constraint("title.top", "root.top", 40), constraint("title.leading", "root.leading", 16),
          stretches))
    (scene.device, scene.size) = ("retina6_12", (393, 852))
    #expect(try scene.frame("title").height == 41)
    let imported = try scene.imported()
    let document = try imported.start.applying(imported.edits)
    let id = try #require(imported.views.first { $0.id == "title" }?.view)
    func height(_ edits: Edit...) throws -> Double {
      let solution = try LayoutEngine().layout(of: document.applying(edits))
      return try #require(solution.rect(of: Item(id))).height
    }
    #expect(abs(try height(.setOrientation(.landscape)) - 61.0 / 3) < 0.001)
    #expect(try height(.setOrientation(.landscape), .setOrientation(.portrait)) == 41)
  }

  @Test func aFrameThatIsOutOfDateIsNoSize() throws {
    let view = try label("misplaced=\"YES\"", Rect(x: 16, y: 40, width: 42, height: 21))
    #expect(view.content.given == nil)
  }

  /// A field takes what a text leaves whose font is not at hand: its stored width is none that it
  /// asks for, to the point that both were rounded to.
  @Test(arguments: [267.0, 268])
  func whatANeighbourLeavesIsNoNaturalSize(width: Double) throws {
    let scene = StoryboardText(
      subviews(
        element(
          "label", "title", "text=\"Name\" horizontalHuggingPriority=\"251\"",
          frame: Rect(x: 16, y: 40, width: 68, height: 33)),
        element(
          "textField", "field", "borderStyle=\"roundedRect\" placeholder=\"Name\"",
          frame: Rect(x: 92, y: 40, width: width, height: 34)))
        + constraints(
          constraint("title.top", "root.top", 40), constraint("field.top", "root.top", 40),
          constraint("title.leading", "root.leading", 16),
          constraint("field.leading", "title.trailing", 8),
          constraint("root.trailing", "field.trailing", 16)))
    let imported = try scene.imported()
    let document = try imported.start.applying(imported.edits)
    let view = { (id: String) in
      imported.views.first { $0.id == id }.flatMap { document.view($0.view) }
    }
    #expect(view("title")?.content.given == NaturalSize(width: 68, height: 33))
    #expect(try #require(view("field")).content.given == nil)
    #expect(try scene.frame("field").width == 267)
  }
}

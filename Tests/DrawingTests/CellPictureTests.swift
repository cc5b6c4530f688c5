import AutoLayout
import Drawing
import Patience
import Prose
import TestSupport
import Testing

/// What is so of every picture on character cells.
@Suite struct CellPictureTests {
  private static let seeds = 0..<UInt64(LongTests.areWanted ? 600 : 60)
  private static let pages = [
    (80, 24, Page.LineDrawing.unicode), (40, 24, .ascii), (200, 60, .unicode), (20, 8, .unicode),
  ].map { Page(language: .english, columns: $0.0, rows: $0.1, drawing: $0.2) }

  private func lines(_ scene: Scene, on page: Page) -> [String] {
    RandomScenes.picture(of: scene).lines(on: page).map(\.string)
  }

  @Test(arguments: seeds)
  func noPictureIsLargerThanItsPage(seed: UInt64) throws {
    let scene = try RandomScenes.stage(seed: seed).scene()
    for page in Self.pages {
      let lines = lines(scene, on: page)
      #expect(lines.count <= page.rows - 3)
      for line in lines { #expect(TextWidth.inCells(of: line) <= page.columns, "\(line)") }
    }
  }

  /// Ctrl-C may come behind any of its shapes: what is left of it is not shown, but must not be missed.
  @Test(arguments: seeds.prefix(12))
  func oneThatIsStoppedEnds(seed: UInt64) throws {
    let scene = try RandomScenes.stage(seed: seed).scene()
    for before in stride(from: 0, to: LineWork.interval, by: 4) {
      LineWork.of({ true }) {
        _ = LineWork.isStopped(after: before)
        #expect(lines(scene, on: Self.pages[0]).count <= Self.pages[0].rows)
      }
    }
  }

  @Test(arguments: seeds)
  func theSameSceneGivesTheSameText(seed: UInt64) throws {
    let first = try RandomScenes.stage(seed: seed).scene()
    let second = try RandomScenes.stage(seed: seed).scene()
    #expect(lines(first, on: Self.pages[0]) == lines(second, on: Self.pages[0]))
  }

  @Test(arguments: seeds)
  func everyViewIsNamedOrCounted(seed: UInt64) throws {
    let scene = try RandomScenes.stage(seed: seed).scene()
    for page in Self.pages.prefix(3) {
      let text = lines(scene, on: page).joined(separator: "\n")
      let unnamed = scene.shapes.filter { shape in
        !text.contains(String(shape.name.prefix(20)))
      }
      let counted = text.firstMatch(of: #/and (\d+) more/#).flatMap { Int($0.output.1) } ?? 0
      #expect(unnamed.count <= counted, "\(unnamed.map(\.name)) on\n\(text)")
    }
  }

  @Test(arguments: seeds)
  func onlyASCIIIsDrawnWhereNothingElseCanBe(seed: UInt64) throws {
    let scene = try RandomScenes.stage(seed: seed).scene()
    let names = scene.shapes.map(\.name).joined() + "…"
    for line in lines(scene, on: Self.pages[1]) {
      for character in line where !names.contains(character) {
        #expect(character.isASCII, "\(line)")
      }
    }
  }

  @Test func whatLiesOnTopIsNotDrawnOver() throws {
    var stage = try Stage()
    try stage.add("below", frame: Rect(x: 20, y: 20, width: 200, height: 300))
    try stage.add("inside", frame: Rect(x: 0, y: 100, width: 200, height: 20), in: "below")
    try stage.add("top", frame: Rect(x: 100, y: 60, width: 200, height: 300))
    let page = Page(language: .english, columns: 100, rows: 40, drawing: .unicode)
    let rows = lines(stage.scene(), on: page)
    let start = try #require(rows.firstIndex { $0.contains("┌") && $0.contains("┴") == false })
    #expect(start > 0)
    let name = try #require(rows.first { $0.contains(" top ") })
    let interior = try #require(name.split(separator: "top").first?.split(separator: "│").last)
    #expect(interior.allSatisfy { $0 == " " })
    #expect(rows.contains { $0.contains("┴") }, "a line that goes below another ends there")
  }

  /// A square in points is twice as many columns as rows, but for the rounding of its edges.
  @Test(arguments: [50.0, 100, 150, 240])
  func proportionsAreTrueWithinACell(side: Double) throws {
    var stage = try Stage()
    try stage.add("square", frame: Rect(x: 40, y: 40, width: side, height: side))
    let rows = lines(stage.scene(), on: Self.pages[2])
    let top = try #require(rows.firstIndex { $0.contains("┌") })
    let bottom = try #require(rows.firstIndex { $0.contains("└") })
    let line = Array(rows[top])
    let left = try #require(line.firstIndex(of: "┌"))
    let right = try #require(line.firstIndex(of: "┐"))
    #expect(abs((right - left) - 2 * (bottom - top)) <= 2)
  }

  @Test func aFillingEndsWithItsView() throws {
    var stage = try Stage()
    try stage.perform([.addView(.added(.imageView, name: "photo", in: .root, step: 1))])
    try stage.constrain("photo.trailing", .equal, "view.leading", 2)
    try stage.constrain("photo.width", .equal, nil, 400)
    try stage.constrain("photo.top", .equal, "view.top", 100)
    try stage.constrain("photo.height", .equal, nil, 100)
    let page = Page(language: .english, columns: 200, rows: 60, drawing: .unicode)
    let edge = lines(stage.scene(), on: page).filter { $0.contains("░│") || $0.contains("░├") }
    #expect(!edge.isEmpty)
  }

  @Test(arguments: [1.0, 6, 12, 30])
  func whatIsTooSmallForItsNameIsStillSeen(width: Double) throws {
    var stage = try Stage()
    try stage.addLabel("caption", size: Size(width: width, height: 5))
    try stage.constrain("caption.leading", .equal, "view.leading", 100)
    try stage.constrain("caption.top", .equal, "view.top", 200)
    let marked = lines(stage.scene(), on: Self.pages[0]).filter { $0.contains("1 caption") }
    let picture = lines(stage.scene(), on: Self.pages[0]).map { $0.prefix(20) }
    #expect(marked.count == 1)
    #expect(picture.contains { $0.contains("1") })
  }

  /// What is hidden is a line between the sides of its superview, which may leave it a single cell.
  @Test(arguments: [6.0, 12, 18, 20, 24, 30, 42, 60])
  func aLineMayBeAsShortAsACell(width: Double) throws {
    var stage = try Stage()
    try stage.add("card", frame: Rect(x: 40, y: 40, width: width, height: 120))
    try stage.addLabel("caption", size: Size(width: width, height: 5))
    try stage.perform([
      .insert(try stage.id("caption"), into: try stage.id("card"), at: .front, step: 2),
      .change(try stage.id("caption"), .isHidden(true)),
    ])
    try stage.constrain("caption.leading", .equal, "card.leading", 0)
    try stage.constrain("caption.top", .equal, "card.top", 40)
    let text = lines(stage.scene(), on: Self.pages[0]).joined(separator: "\n")
    #expect(text.contains("caption"), "\(text)")
  }

  @Test func whatHasNoKeyIsStillSeen() throws {
    var stage = try Stage()
    for number in 0..<60 {
      try stage.addLabel("caption\(number)", size: Size(width: 18, height: 5))
      try stage.constrain("caption\(number).leading", .equal, "view.leading", 104)
      try stage.constrain("caption\(number).top", .equal, "view.top", 200)
    }
    #expect(lines(stage.scene(), on: Self.pages[0]).contains { $0.prefix(30).contains("▪▪") })
  }

  @Test func aThousandViewsFitOnAPage() throws {
    let document = Document(device: Device(size: Size(width: 320, height: 480)))
    let views = (0..<1_000).map { number in
      Edit.addView(.added(.label, name: "v\(number)", in: .root, step: 1))
    }
    let solution = try LayoutEngine().layout(of: document.applying(views))
    let lines = lines(Scene(of: solution), on: Self.pages[0])
    #expect(lines.count == 21)
    #expect(lines.contains { $0.contains("more") })
  }

  @Test(arguments: [0.0, 0.001, 1e7])
  func extremeSizesAreDrawnSomehow(length: Double) throws {
    var stage = try Stage()
    try stage.add("huge", frame: Rect(x: -length, y: length, width: length, height: length))
    try stage.add("wide", frame: Rect(x: 0, y: 0, width: length, height: 1), in: "huge")
    let tiny = Document(device: Device(size: Size(width: length, height: length)))
    for scene in [stage.scene(), Scene(of: try LayoutEngine().layout(of: tiny))] {
      for page in Self.pages { #expect(lines(scene, on: page).count <= page.rows - 3) }
    }
  }

  @Test func asJSONAPictureIsItsShapes() throws {
    var stage = try Stage()
    try stage.add("card", frame: Rect(x: 20, y: 30, width: 200, height: 100))
    let json = RandomScenes.picture(of: stage.scene()).json(in: .english).encoded
    #expect(json.hasPrefix(#"{"window":[320,480],"#))
    #expect(json.contains(#""name":"card","kind":"view""#))
    #expect(json.contains(#""frame":[20,30,200,100]"#))
  }
}

import AutoLayout
import Foundation
import Prose
import Testing

@testable import Drawing

/// Pictures are painted in the order in which Core Animation paints.
@Suite struct LayerPictureTests {
  /// A sign of 200×100 at (50, 100) with a crown over the middle of its upper edge.
  private func stage() throws -> Stage {
    var stage = try Stage()
    try stage.add("sign", frame: Rect(x: 50, y: 100, width: 200, height: 100))
    try stage.add("crown", frame: Rect(x: 80, y: -20, width: 40, height: 40), in: "sign")
    return stage
  }

  private func style(
    _ stage: inout Stage, _ name: String, _ change: (inout LayerStyle) -> Void
  ) throws {
    var style = try #require(stage.document.view(named: name)).layer
    change(&style)
    try stage.perform([.change(stage.id(name), .layer(style))])
  }

  private func svg(_ stage: Stage) -> String {
    SVGPicture(
      of: stage.scene(),
      words: .init(title: "", description: "", equations: [:], legend: [])
    ).text
  }

  /// Where the elements of those identities begin, in the order of the file.
  private func order(_ ids: [String], in text: String) throws -> [Int] {
    try ids.map { id in
      let range = try #require(text.firstRange(of: "id=\"\(id)\""), "\(id)")
      return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    }
  }

  @Test func aBorderIsDrawnBehindNothingThatLiesInItsLayer() throws {
    var stage = try stage()
    #expect(!svg(stage).contains("-border"))
    try style(&stage, "sign") {
      $0.borderWidth = 2
      $0.borderColor = .named("systemGreen")
      $0.cornerRadius = 4
    }
    let text = svg(stage)
    let places = try order(["v1", "v2", "v3", "v2-border"], in: text)
    #expect(places == places.sorted())
    #expect(
      text.contains(
        "<rect x=\"1\" y=\"1\" width=\"198\" height=\"98\" rx=\"3\" "
          + "style=\"stroke:#34C759;stroke-opacity:1;stroke-width:2\" fill=\"none\"/>"))
    #expect(stage.scene().strokes.map(\.shape) == [0, 1, 2, 1])
  }

  @Test func zPositionsAndLayersDecideTheOrderOfElements() throws {
    var stage = try stage()
    try stage.add("lid", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    try style(&stage, "sign") { $0.zPosition = 1 }
    var places = try order(["v4", "v2", "v3"], in: svg(stage))
    #expect(places == places.sorted())
    try stage.perform([.addView(.added(.layer, name: "edge", in: stage.id("sign"), step: 1))])
    try stage.perform([.insert(stage.id("edge"), into: stage.id("sign"), at: .back, step: 2)])
    places = try order(["v2", "v5", "v3"], in: svg(stage))
    #expect(places == places.sorted())
  }

  @Test func aSceneIsPaintedInTheOrderOfLayersWithGuidesUponTheirOwners() throws {
    var stage = try stage()
    try stage.add("lid", frame: Rect(x: 0, y: 0, width: 9, height: 9), in: "sign")
    try stage.perform([.addView(.added(.guide, name: "gap", in: stage.id("sign"), step: 1))])
    try style(&stage, "sign") {
      $0.borderWidth = 2
      $0.masksToBounds = true
      $0.opacity = 0.5
    }
    try style(&stage, "crown") { $0.zPosition = 1 }
    let scene = stage.scene()
    let painted = scene.strokes.map { (name: scene.shapes[$0.shape].name, stroke: $0) }
    #expect(painted.map(\.name) == ["view", "sign", "gap", "lid", "crown", "sign"])
    #expect(painted.map(\.stroke.opacity) == [1, 0.5, 0.5, 0.5, 0.5, 0.5])
    #expect(painted.map { $0.stroke.clip == nil } == [true, true, true, false, false, true])
    let layers = painted.filter { $0.name != "gap" }
    let acts = Painting(of: stage.solution).acts
    #expect(layers.map(\.stroke.part) == acts.map(\.part))
    #expect(layers.map(\.stroke.opacity) == acts.map(\.opacity))
    #expect(layers.map { scene.shapes[$0.stroke.shape].view } == acts.map(\.layer))
  }

  @Test func backgroundsOpacitiesAndMasksAreDrawn() throws {
    var stage = try stage()
    try style(&stage, "sign") {
      $0.masksToBounds = true
      $0.cornerRadius = 10
      $0.opacity = 0.5
    }
    try style(&stage, "crown") {
      $0.backgroundColor = Color.named("systemRed")?.withAlpha(0.5)
      $0.opacity = 0.5
    }
    let text = svg(stage)
    #expect(text.contains("style=\"fill:#FF3B30;fill-opacity:0.5\""))
    #expect(text.contains("id=\"v3\" clip-path=\"url(#clip1)\" opacity=\"0.25\""))
    #expect(
      text.contains(
        "<clipPath id=\"clip1\"><rect class=\"\" x=\"50\" y=\"100\" width=\"200\" height=\"100\" "
          + "rx=\"10\"/></clipPath>"))
    #expect(!text.contains("id=\"v2\" clip-path"))
  }

  @Test func aPageHasTheSameInItsBoxes() throws {
    var stage = try stage()
    try style(&stage, "sign") {
      $0.masksToBounds = true
      $0.borderWidth = 2
    }
    let picture = ScenePicture(of: stage.scene(), equations: [:], labelSize: 9)
    #expect(picture.boxes.map(\.id) == ["v1", "v2", "v3", "v2-border"])
    #expect(picture.boxes.map(\.isBorder) == [false, false, false, true])
    #expect(picture.boxes.map(\.clipPath) == [nil, nil, "inset(20px -80px -80px -80px)", nil])
  }

  @Test func onCellsWhatIsCutIsNotDrawn() throws {
    var stage = try stage()
    try style(&stage, "sign") { $0.masksToBounds = true }
    let page = Page(language: .english, columns: 80, rows: 40, drawing: .unicode)
    let cut = RandomScenes.picture(of: stage.scene()).lines(on: page).map(\.string)
    try style(&stage, "sign") { $0.masksToBounds = false }
    let whole = RandomScenes.picture(of: stage.scene()).lines(on: page).map(\.string)
    let top = try #require(whole.firstIndex { $0.contains("┌") })
    #expect(whole[top].contains("┐") && !cut[top].contains("┐"))
  }
}

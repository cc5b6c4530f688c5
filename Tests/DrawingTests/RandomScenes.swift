import AutoLayout
import Drawing
import Prose
import TestSupport
import Testing

/// Scenes of all sorts, for what must be so of every picture.
enum RandomScenes {
  private static let names = ["title", "写真", "a", "保存ボタン", "card", "x1", "extraordinarilyLongName"]

  static func stage(seed: UInt64) throws -> Stage {
    var random = SeededGenerator(seed: seed)
    var stage = try Stage()
    var names = ["view"]
    for number in 0..<Int.random(in: 0...14, using: &random) {
      let name = "\(Self.names[number % Self.names.count])_\(number)"
      let frame = Rect(
        x: length(in: -200...300, &random), y: length(in: -200...460, &random),
        width: length(in: 0...400, &random), height: length(in: 0...300, &random))
      let parent = names[Int.random(in: 0..<names.count, using: &random)]
      try stage.add(name, frame: frame, in: parent)
      if Int.random(in: 0..<6, using: &random) == 0 {
        try stage.perform([.change(try stage.id(name), .isHidden(true))])
      }
      names.append(name)
    }
    return stage
  }

  private static func length(
    in range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    Double.random(in: range, using: &random).rounded()
  }

  static func picture(of scene: Scene) -> CellPicture {
    let remarks = scene.shapes.map { ($0.view, Phrase("at \($0.frame.x), \($0.frame.y)")) }
    return CellPicture(
      of: scene, about: .everything, remarks: Dictionary(remarks) { first, _ in first },
      words: words)
  }

  static let words = CellPicture.Words(
    title: "phone", scale: .init(before: "cell ", behind: " pt"),
    more: .init(before: "and ", behind: " more"), ambiguous: "~ ambiguous",
    conflicting: "! conflict", hidden: "( ) hidden", border: "━ border", notes: [])
}

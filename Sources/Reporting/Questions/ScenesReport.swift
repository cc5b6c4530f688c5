package import AutoLayout
import Diagnosis
package import Interchange
package import Prose

/// `scenes`: the scenes of an Interface Builder file, the present one marked.
package enum ScenesReport {
  package static func make(_ file: InterfaceFile, current: String?) -> Report {
    let rows = file.screens.map { scene -> [Phrase] in
      [
        scene.id == current ? "→" : "", Phrase(Text(scene.name, as: .name)),
        Phrase(Text(scene.className, as: .code)),
        "\(scene.size.width)×\(scene.size.height)", "\(scene.viewCount)",
      ]
    }
    return [
      .table(
        Report.Table(
          columns: [.left, .left, .left, .right, .right],
          header: [
            "", Phrase(en: "scene", ja: "シーン"), Phrase(en: "class", ja: "クラス"),
            Phrase(en: "size", ja: "大きさ"), Phrase(en: "views", ja: "ビュー数"),
          ], rows: rows))
    ]
  }
}

/// `tsume frames`: every view's frame in its superview, by its identity in the file.
package enum SceneFramesReport {
  /// - Parameter guesses: What UIKit would probably break where that is something else.
  package static func make(
    _ scene: SceneFrames, name: String, guesses: [Handle] = []
  ) -> Report {
    let rows = scene.views.map { view -> [Phrase] in
      let numbers = RectPart.allCases.map { part -> Phrase in
        "\(view.ambiguous.contains(part) ? "~" : "")\(view.frame[part])"
      }
      return [Phrase(Text(view.id, as: .code)), Phrase(Text(view.name, as: .name))] + numbers
    }
    let blocks: [Report.Block] = [
      .paragraph(Phrase(Text(name, as: .emphasis))),
      .table(
        Report.Table(
          columns: [.left, .left, .right, .right, .right, .right],
          header: [
            "id", Phrase(en: "view", ja: "ビュー"), "x", "y", "width", "height",
          ], rows: rows)),
    ]
    return Report(blocks + broken(in: scene, guesses))
  }

  /// That the frames are not what the file asks for, and where it is told why.
  private static func broken(in scene: SceneFrames, _ guesses: [Handle]) -> [Report.Block] {
    if scene.broken.isEmpty { return [] }
    let names = scene.broken.map(scene.document.textWithElement).listed()
    let command = Text("tsume conflict", as: .code)
    let broken = Report.Block.row(
      Phrase(en: "broken", ja: "除外"),
      Phrase(
        en: "\(names): the frames are without it; \(command) explains the conflict",
        ja: "\(names)（フレームはこの制約を除外して計算しています。矛盾の説明は \(command)）"))
    if guesses.isEmpty { return [broken] }
    let others = guesses.map(scene.document.textWithElement).listed()
    return [
      broken,
      .row(
        "",
        Phrase(
          en: "UIKit would probably break \(others) instead, and show other frames",
          ja: "UIKit なら、おそらく \(others) を除外し、別のフレームになります")),
    ]
  }
}

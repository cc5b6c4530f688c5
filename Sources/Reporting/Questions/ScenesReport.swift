import AutoLayout
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
  package static func make(_ scene: SceneFrames, name: String) -> Report {
    let rows = scene.views.map { view -> [Phrase] in
      let numbers = RectPart.allCases.map { part -> Phrase in
        "\(view.ambiguous.contains(part) ? "~" : "")\(view.frame[part])"
      }
      return [Phrase(Text(view.id, as: .code)), Phrase(Text(view.name, as: .name))] + numbers
    }
    return [
      .paragraph(Phrase(Text(name, as: .emphasis))),
      .table(
        Report.Table(
          columns: [.left, .left, .right, .right, .right, .right],
          header: [
            "id", Phrase(en: "view", ja: "ビュー"), "x", "y", "width", "height",
          ], rows: rows)),
    ]
  }
}

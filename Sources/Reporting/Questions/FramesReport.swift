import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `frames`: every view's frame in its superview, transformed where it is; `~` before a number that
/// is one of many.
package enum FramesReport {
  package static func make(_ layout: LaidOutDocument) -> Report {
    let document = layout.document
    let free = layout.freeParts
    let rows = document.layerOrder().awaited().compactMap { view -> [Phrase]? in
      guard let frame = layout.solution.box(of: view) else { return nil }
      let numbers = RectPart.allCases.map { part -> Phrase in
        Phrase("\(free.mark(part, of: view))\(frame[part])")
      }
      return [Phrase(document.text(of: view))] + numbers
    }
    return [
      .table(
        Report.Table(
          columns: [.left, .right, .right, .right, .right],
          header: [Phrase(en: "view", ja: "ビュー"), "x", "y", "width", "height"], rows: rows))
    ]
  }
}

package import AutoLayout
package import Diagnosis
import Patience
package import Prose

/// `affecting VIEW [h|v]`: the constraints that decide where a view is and how large, as UIKit's
/// `constraintsAffectingLayout(for:)`.
package enum AffectingReport {
  package static func make(_ affecting: Affecting, in document: Document) -> Report {
    let name = document.text(of: affecting.view)
    let axis = axis(affecting.axis)
    if affecting.constraints.isEmpty {
      return [
        .paragraph(
          Phrase(
            en: "No constraint decides anything about \(name) \(axis).",
            ja: "\(name) の\(axis)を決める制約はありません。"))
      ]
    }
    let rows = affecting.constraints.awaitedMap(each: 8) { document.row($0.handle, $0.equation) }
    return [
      .row(
        Phrase(en: "affecting", ja: "制約"),
        Phrase(
          en: "\(name) \(axis), \(rows.count, of: "constraint"):",
          ja: "\(name) の\(axis)に関わる \(rows.count) 個：")),
      .rows(Report.RowGroup(rows)),
    ]
  }

  private static func axis(_ axis: Axis) -> Phrase {
    switch axis {
    case .horizontal: Phrase(en: "horizontally", ja: "横方向")
    case .vertical: Phrase(en: "vertically", ja: "縦方向")
    }
  }
}

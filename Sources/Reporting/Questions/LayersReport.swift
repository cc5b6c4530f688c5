package import AutoLayout
package import Diagnosis
package import Prose

/// `layers`: what is painted, from back to front, and what covers what.
package enum LayersReport {
  /// - Parameter subject: The view or layer that was asked about; `nil` for all.
  package static func make(
    _ painting: Painting, _ covering: Covering, about subject: ViewID?, in document: Document
  ) -> Report {
    let wanted = painting.acts.filter { act in
      subject.map { document.isView(act.layer, within: $0) } ?? true
    }
    var report: Report = [.rows(list(wanted, about: subject, in: document))]
    for block in covers(covering, about: subject, in: document) { report.append(block) }
    return report
  }

  /// So many that the report fits on a screen.
  private static let (mostLayers, mostCovers) = (12, 4)

  // MARK: The order

  private static func list(
    _ acts: [Painting.Act], about subject: ViewID?, in document: Document
  ) -> Report.RowGroup {
    let top = acts.map(\.depth).min() ?? 0
    let rows = acts.enumerated().map { place, act in
      Report.Row(
        label(at: place, of: acts.count),
        [
          indent(by: act.depth - top) + LayerNames.name(of: act, in: document),
          Phrase(act.frame.text), LayerNames.looks(of: act, in: document),
        ])
    }
    let group = Report.RowGroup(rows)
    return subject == nil && rows.count > mostLayers
      ? group.limited(to: mostLayers) { RestWords.more($0, see: "layers VIEW") } : group
  }

  private static func label(at place: Int, of count: Int) -> Phrase {
    if place == 0 { return Phrase(en: "back", ja: "奥") }
    return place == count - 1 ? Phrase(en: "front", ja: "手前") : ""
  }

  /// Deep trees are not to push their names out of the page.
  private static func indent(by depth: Int) -> Phrase {
    Phrase(Text(String(repeating: " ", count: 2 * min(depth, 8))))
  }

  // MARK: What covers what

  private static func covers(
    _ covering: Covering, about subject: ViewID?, in document: Document
  ) -> [Report.Block] {
    var phrases = covering.covers.map { CoverWords.phrase(for: $0, in: document) }
    if phrases.isEmpty {
      phrases = [Phrase(en: "nothing covers anything else", ja: "ほかを覆っているものはありません")]
    }
    var blocks = [rows(Phrase(en: "covers", ja: "重なり"), phrases, subject)]
    if covering.covers.contains(where: { $0.reason == .borderAboveSublayers }) {
      blocks.append(.row("", CoverWords.borderAdvice))
    }
    let cut = covering.clippings.map { CoverWords.phrase(for: $0, in: document) }
    if !cut.isEmpty { blocks.append(rows(Phrase(en: "cut", ja: "切り取り"), cut, subject)) }
    return blocks
  }

  private static func rows(
    _ label: Phrase, _ phrases: [Phrase], _ subject: ViewID?
  ) -> Report.Block {
    let rows = phrases.enumerated().map { Report.Row($0 == 0 ? label : "", [$1]) }
    let group = Report.RowGroup(rows)
    return .rows(
      subject == nil
        ? group.limited(to: mostCovers) { RestWords.more($0, see: "layers VIEW") } : group)
  }
}

/// What is painted, by the names of views and layers.
enum LayerNames {
  /// `crown`, `sign's border`.
  static func name(of act: Painting.Act, in document: Document) -> Phrase {
    let name = document.text(of: act.layer)
    return act.part == .fill ? Phrase(name) : Phrase(en: "\(name)'s border", ja: "\(name) の枠線")
  }

  /// What it looks like: `imageView .systemRed`, `2 .systemGreen`.
  static func looks(of act: Painting.Act, in document: Document) -> Phrase {
    guard let view = document.view(act.layer) else { return "" }
    let style = view.layer
    if act.part == .border { return Phrase("\(style.borderWidth) \(Text(style.borderColor))") }
    var parts = [Phrase(Text(view.kind.name, as: .dim))]
    if act.isHidden {
      parts.append(Phrase(en: "hidden", ja: "非表示"))
    } else if !view.paintsFill {
      parts.append(Phrase(en: "paints nothing", ja: "何も描かない"))
    }
    if let color = style.backgroundColor { parts.append(Phrase(Text(color))) }
    if style.zPosition != 0 { parts.append("z \(style.zPosition)") }
    if style.opacity != 1 { parts.append("\(view.isLayer ? "opacity" : "alpha") \(style.opacity)") }
    if style.masksToBounds { parts.append(Phrase(en: "masks", ja: "はみ出しを切る")) }
    return parts.joined(separator: "  ")
  }
}

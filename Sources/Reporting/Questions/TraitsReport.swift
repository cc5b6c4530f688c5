package import AutoLayout
package import Prose

/// `traits`: the size classes, the text size where it was chosen, and the views, properties and constraints that depend on them.
package enum TraitsReport {
  package static func make(_ document: Document) -> Report {
    let classes = document.sizeClasses
    var report: Report = [
      .row(
        Phrase(en: "traits", ja: "トレイト"),
        line(
          Phrase(en: "horizontal", ja: "横"), classes.horizontal,
          isSet: document.traits.horizontal != nil)),
      .row(
        "",
        line(
          Phrase(en: "vertical", ja: "縦"), classes.vertical, isSet: document.traits.vertical != nil)
      ),
    ]
    if let textSize = document.traits.contentSize {
      report.append(.row("", Phrase("contentSize \(Text(textSize.rawValue))")))
    }
    let viewRows = document.views.values.flatMap { rows(for: $0, in: document) }
    let constraintRows = document.constraints.values.compactMap { constraint -> Report.Row? in
      guard let variation = constraint.variation else { return nil }
      return Report.Row(
        detail: Phrase(document.handleText(constraint.id)),
        [
          Phrase(EquationText(constraint.equation, in: document).listing),
          Phrase(Text(variation.text, as: .code)), state(isInstalled: constraint.isActive),
        ])
    }
    let all = viewRows + constraintRows
    if !all.isEmpty {
      report.append(
        .rows(Report.RowGroup(all).limited(to: 18) { RestWords.more($0, see: "constraints") }))
    }
    return report
  }

  private static func rows(for view: View, in document: Document) -> [Report.Row] {
    let name = Phrase(document.text(of: view.id))
    var rows: [Report.Row] = []
    if let classes = view.variations.installed {
      rows.append(
        Report.Row(
          detail: name,
          [
            Phrase(Text(view.kind.name)), SizeClassWords.list(classes),
            state(isInstalled: !document.isUninstalled(view.id)),
          ]))
    }
    if !view.variations.values.isEmpty {
      rows.append(
        Report.Row(
          detail: name,
          [
            SizeClassWords.properties(view.variations.values),
            Phrase(en: "by size class", ja: "サイズクラスによる"),
          ]))
    }
    return rows
  }

  private static func state(isInstalled: Bool) -> Phrase {
    isInstalled
      ? Phrase(en: "installed", ja: "インストール済み") : Phrase(en: "not installed", ja: "未インストール")
  }

  private static func line(_ axis: Phrase, _ sizeClass: SizeClass, isSet: Bool) -> Phrase {
    let words = axis + Phrase(" \(Text(sizeClass.rawValue))")
    return isSet ? words + Phrase(en: ", set by hand", ja: "（指定）") : words
  }
}

package import AutoLayout
package import Prose

/// `traits`: the size classes, and the constraints that depend on them.
package enum TraitsReport {
  package static func make(_ document: Document) -> Report {
    let classes = document.sizeClasses
    var report: Report = [
      .row(
        Phrase(en: "traits", ja: "特性"),
        line("horizontal", classes.horizontal, isSet: document.traits.horizontal != nil)),
      .row("", line("vertical", classes.vertical, isSet: document.traits.vertical != nil)),
    ]
    let rows = document.constraints.values.compactMap { constraint -> Report.Row? in
      guard let variation = constraint.variation else { return nil }
      let state =
        constraint.isActive
        ? Phrase(en: "installed", ja: "インストール済み") : Phrase(en: "not installed", ja: "未インストール")
      return Report.Row(
        detail: Phrase(document.handleText(constraint.id)),
        [
          Phrase(EquationText(constraint.equation, in: document).listing),
          Phrase(Text(variation.text, as: .code)), state,
        ])
    }
    if !rows.isEmpty {
      report.append(
        .rows(Report.RowGroup(rows).limited(to: 18) { RestWords.more($0, see: "constraints") }))
    }
    return report
  }

  private static func line(_ axis: String, _ sizeClass: SizeClass, isSet: Bool) -> Phrase {
    let words: Text = "\(axis) \(sizeClass.rawValue)"
    return isSet ? Phrase(en: "\(words), set by hand", ja: "\(words)（指定）") : Phrase(words)
  }
}

import AutoLayout
package import Diagnosis
package import Prose

/// `diff`: what differs between two moments: frames, constraints, findings; all of it.
package enum DiffReport {
  package static func make(
    from old: Depiction, step oldStep: Int, to new: Depiction, step newStep: Int,
    movement: Change, findings: FindingChanges
  ) -> Report {
    var report: Report = [
      .row(
        Phrase(en: "diff", ja: "違い"),
        Phrase(
          en: "from step \(oldStep) to step \(newStep)", ja: "手順 \(oldStep) から手順 \(newStep)"))
    ]
    let parts =
      [MovementRows(movement, from: old.document, to: new).report(upTo: .max)]
      + [constraints(from: old.document, to: new.document)]
      + FindingRows(findings, in: new).reports
    if parts.allSatisfy(\.isEmpty) {
      report.append(.row("", Phrase(en: "nothing differs", ja: "違いはありません")))
    }
    for part in parts { report.append(contentsOf: part) }
    return report
  }

  private static func constraints(from old: Document, to new: Document) -> Report {
    let rows = new.constraints.changes(from: old.constraints).compactMap { change in
      switch (change.old, change.new) {
      case (let before?, let after?): changed(before, in: old, to: after, in: new)
      case (let before?, nil): row("\("-", as: .removed) ", before, in: old)
      case (nil, let after?): row("\("+", as: .added) ", after, in: new)
      case (nil, nil): nil
      }
    }
    return rows.isEmpty ? Report() : [.rows(Report.RowGroup(rows))]
  }

  private static func row(
    _ sign: Text, _ constraint: Constraint, in document: Document
  ) -> Report.Row? {
    let name = document.handleText(.constraint(constraint.id))
    let line = EquationText(constraint.equation, in: document).listing
    return Report.Row(Phrase(sign + name), [Phrase(line)])
  }

  /// What is said differently of it, and whether it came into force or went out of it; `nil` where
  /// neither is.
  private static func changed(
    _ old: Constraint, in oldDocument: Document, to new: Constraint, in newDocument: Document
  ) -> Report.Row? {
    let lines = (
      old: EquationText(old.equation, in: oldDocument).listing,
      new: EquationText(new.equation, in: newDocument).listing
    )
    var parts: [Phrase] = []
    if old.name != new.name {
      let name = oldDocument.handleText(.constraint(old.id))
      parts.append(Phrase(en: "was called \(name)", ja: "元の名前は \(name)"))
    }
    if lines.old != lines.new { parts.append(Phrase("\(lines.old) → \(lines.new)")) }
    if old.isActive != new.isActive {
      parts.append(
        new.isActive
          ? Phrase(en: "activated", ja: "有効化") : Phrase(en: "deactivated", ja: "無効化"))
    }
    if old.identifier != new.identifier {
      parts.append(Phrase("identifier = \(Text(quoting: new.identifier))"))
    }
    if parts.isEmpty { return nil }
    let name = newDocument.handleText(.constraint(new.id))
    return Report.Row(Phrase(name), [parts.joined(separator: Phrase(en: "; ", ja: "、"))])
  }
}

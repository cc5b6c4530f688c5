package import AutoLayout
package import Diagnosis
package import Prose

/// `why not title.width == 100`: what would become of a constraint if it were added. It was tried;
/// nothing has changed.
package enum WhyNotReport {
  /// - Parameters:
  ///   - id: The constraint, in `new`.
  ///   - old: The layout as it is.
  ///   - new: The layout with the constraint.
  package static func make(_ id: ConstraintID, from old: LaidOutDocument, to new: LaidOutDocument)
    -> Report
  {
    let document = new.document
    let line = document.constraint(id).map {
      Phrase(EquationText($0.equation, in: document).listing)
    }
    let changes = FindingChanges(from: old.findings, to: new.findings)
    // What misses by as much as before is no price, whoever beats it.
    let news = changes.appeared + changes.changed.filter { !missesAsBefore($0, in: old) }
    let head = Report([.row(Phrase(en: "why not", ja: "可否"), line ?? "")])
    let answer =
      news.isEmpty
      ? free(from: old, to: new, changes) : refused(.constraint(id), news, in: new)
    var report = head
    report.append(contentsOf: answer)
    return report
  }

  private static func missesAsBefore(_ finding: Finding, in old: LaidOutDocument) -> Bool {
    guard case .violation(let violation) = finding, let id = violation.handle.constraintID,
      let before = old.findings.violations[id]
    else { return false }
    return before.amount.inPoints == violation.amount.inPoints
  }

  /// Findings that it would bring. Repairs are left out: there is nothing to repair yet.
  private static func refused(
    _ handle: Handle, _ findings: [Finding], in new: LaidOutDocument
  ) -> Report {
    let document = new.document
    var report = Report()
    for finding in findings.prefix(most) {
      for block in blocks(of: finding, in: document) { report.append(block) }
    }
    if findings.count > most {
      report.append(.row("", Phrase(en: "… and more", ja: "… ほか")))
    }
    report.append(.row(Phrase(en: "so", ja: "結論"), outcome(handle, in: new)))
    return report
  }

  /// As many as a screen has room for.
  private static let most = 3
  private static let mostMembers = 8

  private static func blocks(of finding: Finding, in document: Document) -> [Report.Block] {
    if case .conflict(let conflict) = finding,
      let proof = ConflictWords.proof(of: conflict, in: document, members: mostMembers)
    {
      return proof
    }
    return FindingWords.blocks(of: finding, in: document, members: mostMembers, firstFix: 1)
  }

  private static func outcome(_ handle: Handle, in new: LaidOutDocument) -> Phrase {
    let name = new.document.handleText(handle)
    if new.broken.contains(handle) {
      return Phrase(
        en: "\(name) would be broken, and nothing would move",
        ja: "\(name) は除外され、何も動きません")
    }
    if new.isMissed(handle) {
      return Phrase(en: "\(name) would not be met", ja: "\(name) は満たされません")
    }
    return Phrase(
      en: "\(name) would hold, at that price", ja: "\(name) は成り立ちますが、上のようになります")
  }

  /// Nothing stands against it: what it would move, if anything.
  private static func free(
    from old: LaidOutDocument, to new: LaidOutDocument, _ changes: FindingChanges
  ) -> Report {
    let movement = Change(from: old.solution, to: new.solution)
    var report = Report()
    if movement.views.isEmpty {
      report.append(
        .row(
          "",
          changes.gone.isEmpty
            ? Phrase(
              en: "it is so already; adding it would change nothing", ja: "すでに成り立っています。加えても何も変わりません"
            )
            : Phrase(
              en: "it is so already; adding it would only settle it", ja: "今もこの値です。加えると一つに定まります")))
    } else {
      report.append(
        .row(
          "",
          Phrase(
            en: "nothing is against it; it would move:", ja: "妨げるものはありません。加えると次のように動きます：")))
      report.append(
        contentsOf: MovementRows(movement, from: old.document, to: new)
          .report(upTo: mostMoves, rest: AttemptWords.question("diff")))
    }
    for block in FindingWords.gone(changes.gone, in: new, before: old.document).prefix(most) {
      report.append(block)
    }
    return report
  }

  private static let mostMoves = 10
}

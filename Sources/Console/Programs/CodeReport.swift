import AutoLayout
import Prose
import Reporting

/// What came of the calls in code that make constraints.
enum CodeReport {
  static func make(_ record: CodeRecord) -> Report {
    if record.sites.isEmpty, record.crashes.isEmpty { return [.paragraph(CodeWords.noSites)] }
    var report: Report = [
      .paragraph(CodeWords.carriedOut(record.carriedOut, of: record.sites.count))
    ]
    report.append(.rows(Report.RowGroup(record.sites.map(row))))
    if !record.crashes.isEmpty {
      report.append(.rows(Report.RowGroup(record.crashes.map(row))))
    }
    return report
  }

  private static func row(_ site: CodeRecord.Site) -> Report.Row {
    let made = site.made > 0 ? CodeWords.made(site.made) : nil
    let told = [made, site.reason].compactMap { $0 }
    return Report.Row(
      detail: Phrase(Text(site.place.text, as: .name)), told.isEmpty ? [CodeWords.madeNone] : told)
  }

  private static func row(_ crash: CodeRecord.Failure) -> Report.Row {
    Report.Row(
      detail: Phrase(Text(crash.place.text, as: .name)), [CodeWords.crash(crash.reason)])
  }
}

/// What code leaves open, and what was assumed of it.
enum AssumptionsReport {
  /// - Parameter hasNotes: Whether notes tell of what was supposed, too.
  static func make(
    _ assumptions: Assumptions, in document: Document, hasNotes: Bool
  ) -> Report {
    if assumptions.isEmpty {
      return [.paragraph(hasNotes ? CodeWords.nothingWaits : CodeWords.nothingOpen)]
    }
    var rows = assumptions.awaited.map { text, constraints in
      Report.Row(
        CodeWords.waiting,
        [Phrase(Text(text, as: .code)), CodeWords.handles(constraints, in: document)])
    }
    rows += assumptions.numbers.map { row(CodeWords.number, $0) }
    rows += assumptions.taken.map { choice in
      let line = choice.alternative.map { other in
        Phrase(Text("assume \(choice.name) = \(other)", as: .command))
      }
      return Report.Row(
        CodeWords.assumed,
        [
          Phrase("\(choice.name, as: .code) = \(choice.taken, as: .code)"),
          CodeWords.place(choice.place),
          line ?? choice.declaration.map(CodeWords.declareIt) ?? CodeWords.openToKnow,
        ])
    }
    rows += assumptions.given.map { name, value in
      Report.Row(CodeWords.given, [Phrase(Text("\(name) = \(value.typed)", as: .code))])
    }
    rows += assumptions.missing.map { open in
      Report.Row(
        CodeWords.missing,
        [
          Phrase(Text(open.name, as: .code)), CodeWords.place(open.place),
          open.hasConsequences ? CodeWords.openItsFile : CodeWords.openForItsCode,
        ])
    }
    return [.rows(Report.RowGroup(rows))]
  }

  private static func row(_ label: Phrase, _ open: CodeRecord.Open) -> Report.Row {
    let line = "assume \(open.name) = \(open.wanted.example)"
    return Report.Row(
      label,
      [
        Phrase(Text(open.name, as: .code)), CodeWords.place(open.place),
        Phrase(Text(line, as: .command)),
      ])
  }
}

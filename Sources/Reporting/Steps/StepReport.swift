package import AutoLayout
package import Diagnosis
package import Prose

/// What is printed after every step: what was done, what moved, what appeared, changed or went, and
/// the state. Never longer than a screen by itself; commands show the rest.
package enum StepReport {
  /// What the report is of.
  package enum Heading: Hashable, Sendable {
    /// The step that is reached.
    case step(Int)
    /// A line that was only tried: nothing of it is done.
    case attempt(String)
  }

  /// - Parameters:
  ///   - heading: What the report is of.
  ///   - headline: What was done (`EditSummary`) or where this is (`HeadlineWords`).
  ///   - notes: Remarks, printed under the header.
  ///   - crashes: Where the app would end, printed last.
  ///   - moreNotes: The command that tells those for which there is no room, if one does.
  ///   - old: The document before, for the names of what is gone.
  ///   - before: Its layout, where the state is told as what has become of it.
  ///   - movement: What moved between the two layouts.
  ///   - findings: What became of the findings.
  ///   - suspicions: What looks like a mistake since then.
  ///   - isUnexplained: Whether a log reports a conflict that its lines do not show.
  ///   - isTyped: Whether somebody has typed just what was done, and can take it back.
  ///   - new: The layout reached.
  package static func make(
    _ heading: Heading, headline: Phrase, notes: [Phrase], crashes: [Phrase] = [],
    moreNotes: Text? = nil, from old: Document, before: LaidOutDocument? = nil,
    movement: Change, findings: FindingChanges, suspicions: [Suspicion] = [],
    isUnexplained: Bool = false, isTyped: Bool = false, to new: LaidOutDocument
  ) -> Report {
    let loop = loopReport(from: old, to: new.document)
    let head = Report(
      heading.rows(headline, offersRepairs: findings.offersRepairs) + loop
        + fitting(notes, moreNotes))
    let suspect = SuspicionsReport.news(suspicions, in: new.document)
    let ends = crashes.map { Report.Block.row(Self.crash, $0) }
    let isUntold = crashes.isEmpty && before?.hasNothingInView == true && new.hasNothingInView
    let line =
      isUntold
      ? nil
      : StateLine.block(
        for: new, since: before, endsApp: !crashes.isEmpty, isUnexplained: isUnexplained)
    let state = Report(ends + [suspect, line].compactMap(\.self))
    let isOfLog = new.document.isOfLog
    let told = isOfLog ? findings.withoutAmbiguities : findings
    var room = screen - height(of: head) - height(of: state)
    let moves = MovementRows(movement, from: old, to: new)
    // Where the views of a log are, it mostly does not say.
    let fewest = isOfLog ? 0 : fewestMoves
    let found = FindingRows(
      told, from: old, in: new, upTo: screen, room: fewest == 0 ? room : room - fewest - 1,
      repair: isTyped ? FixWords.takingBack(told, from: old, to: new.document) : nil)
    let heights = found.reports.map(height)
    // What is found comes before what moved: that is none where there is no room for both.
    let beside = room - (heights.first ?? 0) - (found.count > 1 ? 2 : 1)
    let moved = moves.report(
      upTo: max(min(fewest, beside), min(mostMoves, room - 1 - heights.reduce(0, +)), 0),
      rest: heading.command("diff"))
    room -= height(of: moved)
    let findings = fitting(found, into: room) { heading.moreFindings($0) }
    var report = head
    for part in [moved, findings, state] { report.append(contentsOf: part) }
    return report
  }

  /// Lines of a terminal, but for the prompt's; a report is measured on a page of 80 columns.
  private static let screen = 23
  private static let mostMoves = 10
  package static let crash = Phrase(
    en: "\("crash", as: .trouble)", ja: "\("異常終了", as: .trouble)")
  private static let fewestMoves = 2
  private static let linesOfNotes = 5

  /// What became of a layout that does not come to rest.
  private static func loopReport(from old: Document, to new: Document) -> [Report.Block] {
    if old.layoutLoop == new.layoutLoop { return [] }
    guard let loop = new.layoutLoop else { return [LoopWords.gone] }
    return LoopWords.report(on: loop, in: new).blocks
  }

  private static func fitting(_ notes: [Phrase], _ more: Text?) -> [Report.Block] {
    let counts = (0...notes.count).prefix(linesOfNotes).reversed()
    let fitting = counts.first { count in
      height(of: Report(NoteReport.rows(notes, upTo: count, rest: more))) <= linesOfNotes
    }
    // Trouble is told however long that takes.
    let least = Set(notes.filter(\.isTrouble)).count
    return NoteReport.rows(notes, upTo: max(fitting ?? 0, least), rest: more)
  }

  /// As many of the findings as there is room for, in their order, and a line for the others. The
  /// first is always there.
  private static func fitting(
    _ found: FindingRows, into room: Int, rest: (Int) -> Phrase
  ) -> Report {
    var room = room
    var result = Report()
    for (position, report) in found.reports.enumerated() {
      let height = height(of: report)
      let isLast = position == found.count - 1
      if position > 0, height + (isLast ? 0 : 1) > room {
        result.append(.row("", rest(found.count - position)))
        break
      }
      room -= height
      result.append(contentsOf: report)
    }
    return result
  }

  /// The language that needs more lines decides, so that both say the same.
  static func height(of report: Report) -> Int {
    Language.allCases.map { Page.standard($0).lines(of: report).count }.max() ?? 0
  }
}

extension StepReport.Heading {
  fileprivate func rows(_ headline: Phrase, offersRepairs: Bool) -> [Report.Block] {
    switch self {
    case .step(let step): [.row(Phrase(en: "step \(step)", ja: "手順 \(step)"), headline)]
    case .attempt(let line): AttemptWords.rows(line, headline, offersRepairs: offersRepairs)
    }
  }

  /// How what is not shown is asked for.
  fileprivate func command(_ word: String) -> Text {
    switch self {
    case .step: Text(word, as: .command)
    case .attempt: AttemptWords.question(word)
    }
  }

  fileprivate func moreFindings(_ count: Int) -> Phrase {
    let commands: Text = "\(command("conflicts")), \(command("ambiguity"))"
    return Phrase(
      en: "… and \(count, of: "more finding", plural: "more findings"): \(commands)",
      ja: "… ほか \(count) 件：\(commands)")
  }
}

extension FindingChanges {
  /// A log prints what is in conflict and leaves all else open: that is said in the state, and told by
  /// `ambiguity`.
  fileprivate var withoutAmbiguities: FindingChanges {
    var changes = self
    changes.appeared.removeAll(where: \.isAmbiguity)
    changes.changed.removeAll(where: \.isAmbiguity)
    return changes
  }

  /// Whether repairs are told with what is new.
  fileprivate var offersRepairs: Bool {
    (appeared + changed).contains { finding in
      if case .conflict(let conflict) = finding { !conflict.fixes.isEmpty } else { false }
    }
  }
}

extension Finding {
  fileprivate var isAmbiguity: Bool { if case .ambiguous = self { true } else { false } }
}

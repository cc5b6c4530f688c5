import AutoLayout
import Diagnosis
import Interchange
package import Prose
import Reporting

/// What a console log comes to when the layouts it speaks of are rebuilt: for people and as JSON. Of layout
/// code, what that makes.
package struct LogVerdict {
  fileprivate let cases: [Case]
  /// What is said of a text without a conflict in it.
  private let notes: [Phrase]
  /// What such a text is instead.
  private let pasted: PastedText?
  private let code: CodeConflicts?
  private let scenes: InterfaceConflicts?
  private let isLog: Bool
  /// What of a log without a constraint could not be read.
  private let unread: [String]

  /// One report of the log, and the layout that it speaks of.
  fileprivate struct Case {
    let log: LogImport
    let count: Int
    let state: LaidOutDocument?
  }

  /// - Parameter asCode: What the text is as code; asked for where nothing else is found in it.
  /// - Complexity: One layout for each different report; the text is read in linear time.
  package init(
    of text: String, isCancelled: @escaping () -> Bool, asCode: () -> CodeConflicts? = { nil }
  ) {
    let log = ConsoleLogReader.read(text)
    scenes =
      InterfaceFile.recognizes(text) ? InterfaceConflicts(of: text, isCancelled: isCancelled) : nil
    pasted =
      scenes != nil || LogImport.recognizes(text) ? nil : PastedText.read(text)
    let reports = pasted == nil && scenes == nil ? log.distinctReports : []
    cases = reports.map { report, count in
      let imported = LogImport(report, of: log, into: Document(), under: nil)
      let state = try? LaidOutDocument.completed(
        imported.start.applying(imported.edits), isCancelled: isCancelled)
      return Case(log: imported, count: count, state: state)
    }
    notes = cases.isEmpty ? Self.words(for: log) : []
    isLog = log.notes.allSatisfy { $0.kind != .nothingFound }
    unread = cases.isEmpty ? log.reports.flatMap(\.unreadTexts) : []
    let mayBeCode = cases.isEmpty && pasted == nil && scenes == nil
    code = mayBeCode && !LogImport.announces(text) ? asCode() : nil
  }

  /// What a program comes to that was given as such.
  package init(of code: CodeConflicts) {
    (cases, notes, pasted, scenes, isLog, unread) = ([], [], nil, nil, false, [])
    self.code = code
  }

  /// Why a log says nothing that can be explained, and what one does about it.
  private static func words(for log: ConsoleLog) -> [Phrase] {
    if LogImport.isHidden(log) {
      let objection = CommandWords.hiddenLog(at: nil)
      return [objection.reason] + objection.hints
    }
    return log.notes.map(\.words) + (log.isAnnouncedOnly ? [LogWords.pasteList] : [])
  }

  package var hasConflict: Bool {
    code?.hasConflict == true || scenes?.hasConflict == true
      || cases.contains { $0.state?.hasConflict == true }
  }

  /// Whether there is a conflict, also one that UIKit has found and the list does not show, or the app was
  /// ended.
  package var isFailure: Bool {
    let endsApp = if case .complaint(let complaint) = pasted { complaint.endsApp } else { false }
    return hasConflict || endsApp || cases.contains { $0.log.report.isAnnounced }
  }

  /// Whether no statement of code was left out because it cannot be read, and every scene was laid out.
  package var isReadWhole: Bool { code?.isReadWhole != false && unjudged.isEmpty }

  /// Why some scenes were not laid out where others were.
  package var unjudged: [Phrase] { isEmpty ? [] : scenes?.objections ?? [] }

  /// Whether the text holds nothing that can be explained.
  package var isEmpty: Bool {
    cases.isEmpty && pasted == nil && code == nil && scenes?.isEmpty != false
  }

  /// Whether it is of a kind that is not explained here, or has no views at all.
  package var isForeign: Bool {
    isEmpty && (scenes.map(\.objections.isEmpty) ?? !isLog)
  }

  /// Why there is nothing to explain, each remark by itself.
  package var objections: [Phrase] { scenes?.objections ?? notes }

  /// The conflicts with their causes, proofs and repairs, and what the log leaves open.
  package var reports: [Report] {
    if let pasted { return [PastedTextReport.make(pasted)] }
    if let code { return code.reports }
    if let scenes { return scenes.reports }
    return cases.enumerated().flatMap { number, one in
      [heading(number, one), one.gaps, one.explanation, one.remarks].filter { !$0.isEmpty }
    }
  }

  /// Which of several it is; nothing where there is one.
  private func heading(_ number: Int, _ one: Case) -> Report {
    if cases.count == 1, one.count == 1 { return Report() }
    let times = Phrase(en: "printed \(one.count, of: "time")", ja: "\(one.count) 回出力")
    let place = Phrase(en: "line \(one.log.report.line)", ja: "\(one.log.report.line) 行目")
    let label = Phrase(en: "report", ja: "報告")
    let count: Phrase = "\(number + 1)/\(cases.count)"
    let separator = Phrase(en: ", ", ja: "、")
    return [.row(label, [count, place, times].joined(separator: separator).styled(.emphasis))]
  }
}

extension LogVerdict.Case {
  fileprivate var explanation: Report {
    guard let state else { return Report() }
    if state.hasConflict { return ConflictsReport.make(state, showsFrames: false) }
    return log.openQuestion(in: state.document)
  }

  /// How much of the list the answer leaves out, said before it.
  fileprivate var gaps: Report {
    let missing = log.report.unread.count
    if missing == 0 { return Report() }
    let words = LogWords.unread(missing, of: log.report.entries.count)
    return [.row(Phrase(en: "unread", ja: "未読"), words)]
  }

  fileprivate var remarks: Report {
    NoteReport.make(state.map { log.notes(in: $0.document) } ?? [])
  }
}

// MARK: JSON

extension LogVerdict {
  /// `{"version": 1, "file", "constraints", "unread", "conflict", "implicit", "stated",
  /// "predicted", "cause", "times"}` of the first report, constraints by the addresses that the log
  /// prints; the other reports in the same form under `"others"`. Of a text that is no log but an exception
  /// or a warning, the cause is told alone.
  package func json(for path: String) -> JSONValue {
    var members: [JSONValue.Member] = [.init("version", 1), .init("file", .string(path))]
    members +=
      cases.first?.members ?? code?.members ?? scenes?.members
      ?? Self.nothing(but: pasted?.cause, unread: unread)
    if cases.count > 1 {
      members.append(.init("others", .array(cases.dropFirst().map { .object($0.members) })))
    }
    return .object(members)
  }

  /// The same of a file that cannot be read, with the reason under `"error"`.
  package static func json(
    for path: String, unreadable reason: Phrase, in language: Language
  ) -> JSONValue {
    let members: [JSONValue.Member] = [.init("version", 1), .init("file", .string(path))]
    return .object(
      members + nothing() + [.init("error", .string(reason.text(in: language).string))])
  }

  private static func nothing(
    but cause: String? = nil, unread: [String] = []
  ) -> [JSONValue.Member] {
    [
      .init("constraints", 0), .init("unread", .array(unread.map { .string($0) })),
      .init("conflict", []), .init("implicit", []),
      .init("stated", .null), .init("predicted", .null),
      .init("cause", cause.map { .string($0) } ?? .null), .init("times", 0),
    ]
  }
}

extension LogVerdict.Case {
  fileprivate var members: [JSONValue.Member] {
    let conflict = conflict
    return [
      .init("constraints", .integer(log.report.constraints.count)),
      .init("unread", .array(log.report.unreadTexts.map { .string($0) })),
      .init("conflict", .array(handles(of: conflict).user.map { .string($0) })),
      .init("implicit", .array(handles(of: conflict).implicit.map { .string($0) })),
      .init("stated", Self.json(log.report.broken?.reference)),
      .init("predicted", Self.json(log.report.likelyBroken?.reference)),
      .init("cause", conflict?.cause.map { .string($0.kind.rawValue) } ?? .null),
      .init("times", .integer(count)),
    ]
  }

  private static func json(_ reference: ConsoleLog.Reference?) -> JSONValue {
    reference.map { .string($0.description) } ?? .null
  }

  private func handles(of conflict: Conflict?) -> (user: [String], implicit: [String]) {
    guard let conflict, let state else { return ([], []) }
    var user: [String] = []
    var implicit: [String] = []
    for member in conflict.members {
      if case .constraint(let id) = member.handle, let name = log.imported.references[id] {
        user.append(name.description)
      } else {
        implicit.append(EquationText(member.equation, in: state.document).string)
      }
    }
    return (user, implicit)
  }

  /// The conflict that the stated constraint belongs to, or the first.
  private var conflict: Conflict? {
    let conflicts = state?.findings.conflicts ?? []
    let stated = log.report.broken?.reference
    return conflicts.first { conflict in
      conflict.members.contains { member in
        guard case .constraint(let id) = member.handle else { return false }
        return log.imported.references[id] == stated
      }
    } ?? conflicts.first
  }
}

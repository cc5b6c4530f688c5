import AutoLayout
import Diagnosis
import Interchange
package import Prose
import Reporting

/// What a console log comes to when the layout it speaks of is rebuilt: for people and as JSON.
package struct LogVerdict {
  private let log: LogImport?
  private let notes: [Phrase]
  private let state: Depiction?

  /// - Complexity: One layout; the text is read in linear time.
  package init(of text: String, isCancelled: @escaping () -> Bool) {
    log = LogImport(of: text, into: Document(), under: nil)
    guard let log else {
      notes = ConsoleLogReader.read(text).notes.map(\.words)
      state = nil
      return
    }
    state = try? Depiction(
      log.start.applying(log.edits), engine: LayoutEngine(), isCancelled: isCancelled)
    notes = state.map { log.notes(in: $0.document) } ?? []
  }

  package var hasConflict: Bool { state?.hasConflict ?? false }

  /// The conflicts with their proofs, and what the log leaves open.
  package var reports: [Report] {
    (state.map { [ConflictsReport.make($0)] } ?? []) + [NoteReport.make(notes)]
  }
}

// MARK: JSON

extension LogVerdict {
  /// `{"version": 1, "file", "constraints", "unread", "conflict", "implicit", "stated",
  /// "predicted"}`, constraints by the addresses that the log prints.
  package func json(for path: String) -> JSONValue {
    let unread = log?.report.unread.map { JSONValue.string($0.text) } ?? []
    return [
      "version": 1, "file": .string(path),
      "constraints": .integer(log?.report.constraints.count ?? 0), "unread": .array(unread),
      "conflict": .array(members.user.map { .string($0) }),
      "implicit": .array(members.implicit.map { .string($0) }),
      "stated": Self.json(log?.report.broken?.reference),
      "predicted": Self.json(log?.report.likelyBroken?.reference),
    ]
  }

  private static func json(_ reference: ConsoleLog.Reference?) -> JSONValue {
    reference.map { .string($0.description) } ?? .null
  }

  /// The members of the conflict that the stated constraint belongs to, or of the first.
  private var members: (user: [String], implicit: [String]) {
    guard let log, let state, let conflict = conflict(in: state, of: log) else { return ([], []) }
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

  private func conflict(in state: Depiction, of log: LogImport) -> Conflict? {
    let conflicts = state.findings.conflicts
    let stated = log.report.broken?.reference
    return conflicts.first { conflict in
      conflict.members.contains { member in
        guard case .constraint(let id) = member.handle else { return false }
        return log.imported.references[id] == stated
      }
    } ?? conflicts.first
  }
}

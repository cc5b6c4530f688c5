import AutoLayout
import Diagnosis
import Prose
import Reporting

/// What `tsume conflict --json` tells of a layout that no log was printed for.
enum ConflictMembers {
  /// As of a log, constraints by their names here: `predicted` is what UIKit would probably break, `broken`
  /// what the frames are without that are shown.
  static func of(_ state: LaidOutDocument) -> [JSONValue.Member] {
    let conflict = state.findings.conflicts.first
    let handle = { (handle: Handle?) -> JSONValue in
      handle.map { .string(state.document.text(of: $0)) } ?? .null
    }
    let parts = conflict?.members ?? []
    let document = state.document
    return [
      .init("constraints", .integer(document.ownConstraintCount)), .init("unread", []),
      .init("conflict", .array(parts.compactMap { name($0, in: document) }.map { .string($0) })),
      .init(
        "implicit",
        .array(
          parts.filter { name($0, in: document) == nil }.map {
            .string(EquationText($0.equation, in: document).string)
          })),
      .init("stated", .null),
      .init("predicted", handle(conflict.map { $0.uikitGuess ?? $0.broken })),
      .init("broken", handle(conflict?.broken)),
      .init("cause", conflict?.cause.map { .string($0.kind.rawValue) } ?? .null),
      .init("times", .integer(conflict == nil ? 0 : 1)),
    ]
  }

  /// `[{"handle", "id", "line"}]` of those constraints that stand in an Interface Builder file.
  static func elements(of handles: [Handle], in document: Document) -> JSONValue {
    .array(
      handles.compactMap { handle -> JSONValue? in
        guard case .constraint(let id) = handle, let element = document.constraint(id)?.element
        else { return nil }
        return [
          "handle": .string(document.text(of: handle)), "id": .string(element.id),
          "line": .integer(element.line),
        ]
      })
  }

  private static func name(_ member: Share, in document: Document) -> String? {
    guard case .constraint(let id) = member.handle, let constraint = document.constraint(id) else {
      return nil
    }
    return document.handle(of: constraint)
  }
}

package import AutoLayout

/// A conflict that is there in the middle of a step and gone at its end: one of two exclusive sets of
/// constraints was activated before the other one was deactivated. UIKit reports it, since it looks when a
/// constraint is added (UIKit debugging, section 2).
package struct MomentaryConflict: Hashable, Sendable {
  /// The first of its members that the step had activated by then.
  package let activated: ConstraintID
  /// Its members that were active before the step, which deactivates them later.
  package let deactivated: [ConstraintID]

  /// The first that `edits` lead through.
  ///
  /// - Complexity: A layout for each place where something that was active before is deactivated behind an
  ///   activation; nothing where there is no such place.
  package static func first(
    in edits: [Edit], from old: Solution, to new: Document, _ engine: LayoutEngine,
    isCancelled: @escaping () -> Bool
  ) throws(LayoutFailure) -> MomentaryConflict? {
    guard let last = edits.lastIndex(where: { !$0.deactivated.isEmpty }),
      edits[..<last].contains(where: \.activates)
    else { return nil }
    var (document, activated) = (old.document, Set<ConstraintID>())
    for edit in edits[...last] {
      if !activated.isEmpty, edit.deactivated.contains(where: old.document.isInLayout) {
        let moment = Moment(document: document, activated: activated)
        if let found = try moment.conflict(from: old, to: new, engine, isCancelled) { return found }
        activated = []
      }
      activated.formUnion(edit.activated(in: document))
      do throws(EditFailure) { try document.apply(edit) } catch { return nil }
    }
    return nil
  }

  /// The document in the middle of a step, and what the step has activated by then.
  private struct Moment {
    let document: Document
    let activated: Set<ConstraintID>

    func conflict(
      from old: Solution, to new: Document, _ engine: LayoutEngine,
      _ isCancelled: @escaping () -> Bool
    ) throws(LayoutFailure) -> MomentaryConflict? {
      let solution = try engine.layout(of: document, isCancelled: isCancelled)
      for handle in solution.broken where !old.broken.contains(handle) {
        let proof = try engine.conflict(of: handle, in: document)
        let constraints = (proof?.members ?? []).compactMap(\.handle.constraintID)
        let late = constraints.filter { old.document.isInLayout($0) && !new.isInLayout($0) }
        if let early = constraints.first(where: activated.contains), !late.isEmpty {
          return MomentaryConflict(activated: early, deactivated: late)
        }
      }
      return nil
    }
  }
}

extension Edit {
  fileprivate var deactivated: [ConstraintID] {
    if case .deactivate(let constraints) = self { constraints } else { [] }
  }

  fileprivate var activates: Bool {
    switch self {
    case .activate, .install: true
    case .addConstraint(let new): new.isActive
    default: false
    }
  }

  /// What it makes active that is not.
  fileprivate func activated(in document: Document) -> [ConstraintID] {
    switch self {
    case .activate(let constraints):
      constraints.filter { document.constraint($0)?.isActive == false }
    case .install(let constraint, on: _): [constraint]
    case .addConstraint(let new): new.isActive ? [document.nextConstraint] : []
    default: []
    }
  }
}

extension Document {
  fileprivate func isInLayout(_ id: ConstraintID) -> Bool {
    constraint(id).map(isInLayout) ?? false
  }
}

import AutoLayout
import Console
import Diagnosis
import Reporting

/// The layout: the same as of a document that came about in another way, and proved.
extension SessionProbe {
  mutating func checkLayout() {
    let (document, engine) = (session.layout.document, LayoutEngine())
    do throws(LayoutFailure) {
      let solution = try engine.layout(of: document)
      complain(if: !engine.keepsItsPromises, "the layout is not proved")
      let findings = try Examination(of: solution, with: engine).findings()
      let fresh = LaidOutDocument(document: document, solution: solution, findings: findings)
      complain(
        if: LayoutPrint(fresh) != LayoutPrint(session.layout),
        "a fresh engine lays it out otherwise")
      let complete = try Examination(of: solution, with: engine).completed(findings)
      complain(
        if: complete != session.completedLayout?.findings, "a fresh engine repairs it otherwise")
      try checkConflicts(solution, engine)
    } catch {
      complain(if: true, "a fresh engine does not lay it out: \(error)")
    }
  }

  /// Every broken constraint is in a conflict that is proved and irreducible.
  private mutating func checkConflicts(
    _ solution: Solution, _ engine: LayoutEngine
  ) throws(LayoutFailure) {
    let told = Set(session.layout.findings.conflicts.map(\.broken))
    complain(if: told != Set(solution.broken), "conflicts and broken constraints differ")
    for handle in solution.broken.prefix(3) {
      guard let proof = try engine.conflict(of: handle, in: solution.document) else {
        complain(if: true, "\(handle) is broken without a proof")
        continue
      }
      complain(
        if: !proof.members.contains { $0.handle == handle }, "\(handle) is not in its conflict")
      complain(if: proof.gap <= 0, "the conflict of \(handle) has no gap")
      try checkIrreducibility(of: proof, in: solution.document)
    }
  }

  /// Without any one member, the others conflict no more.
  private mutating func checkIrreducibility(
    of proof: Proof, in document: Document
  ) throws(LayoutFailure) {
    let handles = Set(proof.members.map(\.handle))
    let cited = proof.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member.handle { id } else { nil }
    }
    guard cited.count <= 6 else { return }
    for member in cited {
      let kept = Set(cited).subtracting([member])
      let others = document.constraints.keys.filter { !kept.contains($0) }
      guard let rest = try? document.applying(others.map { .removeConstraint($0) }) else {
        complain(if: true, "constraints cannot be removed")
        continue
      }
      let engine = LayoutEngine()
      for broken in try engine.layout(of: rest).broken {
        let other = try engine.conflict(of: broken, in: rest)
        complain(
          if: handles.isSuperset(of: other?.members.map(\.handle) ?? []),
          "\(member) is not needed in the conflict \(handles)")
      }
    }
  }
}

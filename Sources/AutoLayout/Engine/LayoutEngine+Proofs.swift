import Simplex

/// Why: who cannot hold together, who kept whom from holding, and where a value comes from.
extension LayoutEngine {
  /// Why a required constraint is broken; `nil` for one that is not.
  package func conflict(of broken: Handle, in document: Document) throws(LayoutFailure) -> Proof? {
    try match(document)
    return solver.contradiction(of: RowID(broken)).map(proof)
  }

  /// Why an optional constraint does not hold: it, and those of its own priority or above that it
  /// cannot hold together with, the missed ones among them held where they are. `nil` for one that
  /// holds.
  package func blame(of missed: Handle, in document: Document) throws(LayoutFailure) -> Proof? {
    try match(document)
    return solver.blame(of: RowID(missed)).map(proof)
  }

  /// Why a quantity has its value; `nil` for what is not in the window.
  package func derivation(of measure: Measure, in document: Document) throws(LayoutFailure)
    -> ValueProof?
  {
    try match(document)
    return form(of: measure).map(derivation)
  }

  private func derivation(of form: LinearForm) -> ValueProof {
    let found = solver.derivation(of: form.terms)
    return ValueProof(
      shares: found.shares.compactMap(share),
      conventions: found.shares.compactMap { share in
        lowered.preference(share.row).map {
          ValueProof.Convention(
            measure: $0.measure, multiplier: share.multiplier, constant: share.constant)
        }
      },
      value: found.value + form.constant, offset: form.constant)
  }

  /// Every constraint that takes part in deciding where the view is on an axis and how large, as
  /// UIKit's `constraintsAffectingLayout(for:)`: all that its near edge and its size follow from,
  /// and its own content sizes where they touch it. In order, system-made ones first.
  package func affecting(_ view: ViewID, along axis: Axis, in document: Document)
    throws(LayoutFailure) -> [Handle]
  {
    try match(document)
    var handles: Set<Handle> = []
    for attribute in [axis.nearEdge, axis.size] {
      guard let form = form(of: .anchor(Anchor(view, attribute))) else { return [] }
      handles.formUnion(derivation(of: form).shares.map(\.handle))
    }
    let size = solution?.value(of: Anchor(view, axis.size))
    for rule in [Rule.resistance(axis), .hugging(axis)] {
      guard let row = lowered.row(RowID(view, rule)), let size,
        !row.leavesRoom(to: size)
      else { continue }
      handles.insert(row.handle)
    }
    return handles.sorted()
  }

  private func proof(_ contradiction: Contradiction) -> Proof {
    Proof(members: contradiction.members.compactMap(share), gap: contradiction.gap)
  }

  private func share(_ share: Simplex.Share) -> Share? {
    lowered.row(share.row).map {
      Share(
        handle: $0.handle, equation: $0.equation, multiplier: share.multiplier,
        constant: share.constant)
    }
  }
}

extension LoweredConstraint {
  /// Whether a size could move a little either way without touching this content size.
  fileprivate func leavesRoom(to size: Double) -> Bool {
    if Tolerance.areEqual(size, equation.constant) { return false }
    return equation.relation == .lessThanOrEqual
      ? size < equation.constant : size > equation.constant
  }
}

extension RowID {
  init(_ handle: Handle) {
    switch handle {
    case .constraint(let id): self.init(id)
    case .generated(let view, let rule): self.init(view, rule)
    }
  }
}

import AutoLayout
import Interchange

/// The ways in which somebody might write a change into code, the usual one first. Whether one of them
/// does what is wanted is found out by trying.
struct Repairs {
  private let group: ChangeGroup
  private let state: ExecutedCode
  /// Whose names are those of the code.
  private let document: Document

  init(of group: ChangeGroup, in document: Document, to state: ExecutedCode) {
    (self.group, self.document, self.state) = (group, document, state)
  }

  var proposals: [[FileEdit]] {
    switch group.changes.first {
    case .constraint(_, let change): proposals(for: change)
    case .added(let constraint):
      NewConstraintRepairs(of: constraint, in: document, to: state)?.proposals ?? []
    case .replaced(_, by: let constraint): proposals(for: .terms(.init(constraint)))
    case .property(_, let property): PropertyRepairs(of: property, in: state).proposals
    case .addedView, .removedView, .movedView, nil: []
    }
  }

  private func proposals(for change: DocumentChange.ConstraintChange) -> [[FileEdit]] {
    // An inactive constraint has no line in the signature: what switches it on is not looked for.
    guard let signature = group.gone.first, let constraint = state.constraint(saying: signature)
    else { return [] }
    let site = state.place(of: signature).flatMap { CallSite($0, in: state.files) }
    return HolderRepairs(change, of: constraint, at: site, in: state).proposals
      + InterfaceRepairs(change, of: constraint, in: state).proposals
      + (site.map { proposals(for: change, at: $0) } ?? [])
  }

  private func proposals(
    for change: DocumentChange.ConstraintChange, at site: CallSite
  ) -> [[FileEdit]] {
    let made = state.constraints(at: site.place)
    let gone = Set(group.gone)
    guard
      let change = SiteChange(
        change, to: made.filter { gone.contains(state.document.signature(of: $0)) }, of: made,
        at: site, in: state)
    else { return [] }
    let dialects = SiteDialect.all(for: site)
    let texts =
      RemovalRepairs(change).withoutClosure + SignRepairs(change).proposals
      + dialects.flatMap { $0.changes(change) }
      + LiteralRepairs(change).proposals
      + RemovalRepairs(change).proposals
      + dialects.flatMap { RewritingRepairs(change, $0).proposals }
      + TurnRepairs(change).proposals
    return CallerRepairs(change, in: state.files).proposals
      + texts.map { edits in edits.map { FileEdit(file: site.file.name, edit: $0) } }
      + ParameterRepairs(change, in: state.files).proposals
  }
}

/// What is to become of the constraints of a call.
struct SiteChange {
  let site: CallSite
  let change: DocumentChange.ConstraintChange
  /// Those that are changed, all alike.
  let changed: [Constraint]
  /// All that the call makes.
  let made: [Constraint]
  let language: RepairLanguage
  private let state: ExecutedCode

  /// `nil` where nothing is changed.
  init?(
    _ change: DocumentChange.ConstraintChange, to changed: [Constraint], of made: [Constraint],
    at site: CallSite, in state: ExecutedCode
  ) {
    guard !changed.isEmpty else { return nil }
    (self.change, self.changed, self.made, self.site, self.state) =
      (change, changed, made, site, state)
    language = RepairLanguage(of: site.file)
  }

  /// As if all that the call makes were changed.
  var ofAllTurns: SiteChange {
    SiteChange(change, to: made, of: made, at: site, in: state) ?? self
  }

  /// One of those that are changed.
  var constraint: Constraint { changed[0] }
  var isWhole: Bool { changed.count == made.count }
  var lines: TextLines { TextLines(site.file.text) }

  /// What a constraint of the call is to say; `nil` for nothing.
  func equation(of constraint: Constraint) -> Equation? {
    var equation = constraint.equation
    guard changed.contains(where: { $0.id == constraint.id }) else { return equation }
    switch change {
    case .constant(let constant): equation.constant = constant
    case .priority(let priority): equation.priority = priority
    case .removal: return nil
    case .activation: break
    case .terms(let terms):
      (equation.relation, equation.multiplier) = (terms.relation, terms.multiplier)
      (equation.constant, equation.priority) = (terms.constant, terms.priority)
    }
    return equation
  }

  /// Constraints in the words of the code around the call.
  func wanted(_ equations: [Equation]) -> [WantedConstraint] {
    let names = ItemTexts(around: site, in: state)
    return equations.map { WantedConstraint($0, at: site, in: state.document, names) }
  }
}

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
    case .constraint(let constraint, let change):
      proposals(for: constraint, change)
    case .added(let constraint):
      NewConstraintRepairs(of: constraint, in: document, to: state)?.proposals ?? []
    case .property(_, let property): PropertyRepairs(of: property, in: state).proposals
    case .addedView, .removedView, nil: []
    }
  }

  private func proposals(
    for constraint: Constraint, _ change: DocumentChange.ConstraintChange
  ) -> [[FileEdit]] {
    // An inactive constraint has no line in the signature: what switches it on is not looked for.
    guard let signature = group.gone.first, let place = state.place(of: signature),
      let site = CallSite(place, in: state.files), site.file.dialect == .swift
    else { return [] }
    let change = SiteChange(
      site: site, change: change, constraint: constraint, shares: group.changes.count,
      made: state.constraints(at: place))
    let texts: [[TextEdit]] =
      switch SiteDialect(of: site) {
      case .anchors, .items: SingleCallRepairs(change).proposals
      case .format: FormatRepairs(change).proposals
      case .maker: MakerRepairs(change).proposals
      }
    return texts.map { edits in edits.map { FileEdit(file: site.file.name, edit: $0) } }
  }
}

/// How a call makes constraints.
enum SiteDialect {
  /// `title.topAnchor.constraint(equalTo: …)`
  case anchors
  /// `NSLayoutConstraint(item: …)`
  case items
  /// `NSLayoutConstraint.constraints(withVisualFormat: …)`
  case format
  /// `make.top.equalTo(…)`
  case maker

  init(of site: CallSite) {
    switch site.name.text {
    case "constraints", "constraintsWithVisualFormat": self = .format
    case "NSLayoutConstraint", "init", "constraintWithItem": self = .items
    case let name where name.hasPrefix("constraint"): self = .anchors
    default: self = .maker
    }
  }
}

/// What is to become of the constraints of a call.
struct SiteChange {
  let site: CallSite
  let change: DocumentChange.ConstraintChange
  /// As it is; one of several where all are changed alike.
  let constraint: Constraint
  /// How many are changed.
  let shares: Int
  /// All that the call makes.
  let made: [Constraint]

  var isWhole: Bool { shares == made.count }
  var lines: TextLines { TextLines(site.file.text) }
}

import AutoLayout
import Testing

/// A document under test, made of few words.
struct DocumentBuilder {
  var document = Document()

  @discardableResult
  mutating func view(
    _ name: String, _ kind: ViewKind = .view, in superview: ViewID? = .root
  ) throws -> ViewID {
    let id = document.nextView
    try document.apply(.addView(.added(kind, name: name, in: superview, step: 1)))
    return id
  }

  @discardableResult
  mutating func constrain(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    by constant: Double = 0,
    times multiplier: Double = 1, isActive: Bool = true
  ) throws -> ConstraintID {
    let id = document.nextConstraint
    var new = NewConstraint(first, relation, second, origin: .typed(step: 1))
    new.constant = constant
    new.multiplier = multiplier
    new.isActive = isActive
    try document.apply(.addConstraint(new))
    return id
  }

  /// That the edits are refused for this reason, and that nothing has changed.
  mutating func expectRefusal(
    of edits: [Edit], _ failure: EditFailure, _ place: SourceLocation = #_sourceLocation
  ) {
    let before = document
    #expect(throws: failure, sourceLocation: place) { try document.applying(edits) }
    for edit in edits { try? document.apply(edit) }
    if edits.count == 1 { #expect(document == before, sourceLocation: place) }
    document = before
  }

  mutating func expectRefusal(
    of new: NewConstraint, _ failure: EditFailure, _ place: SourceLocation = #_sourceLocation
  ) {
    expectRefusal(of: [.addConstraint(new)], failure, place)
  }
}

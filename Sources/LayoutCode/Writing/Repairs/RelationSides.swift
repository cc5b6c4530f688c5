import Interchange

/// What stands left and right of `title.top == picture.bottom + 8 ~ 750`.
struct RelationSides {
  struct Side {
    /// What the attribute is of, as it is written; empty for `self`.
    let owner: String
    let attribute: String
  }

  let first: Side
  /// `nil` where it is held against a number.
  let second: Side?
  /// Of the right side without the priority.
  let core: SourceRange
  let priority: SourceRange?
}

extension CallSite {
  /// Whether it is an operator that relates anchors.
  var isRelation: Bool {
    if case .binary = call.form { LibraryOperator.relations[name.text] != nil } else { false }
  }

  /// By places in the text; `nil` for what is no relation.
  var relationSides: RelationSides? {
    guard isRelation, case .binary(let left, _, let right) = call.form, let first = side(left)
    else { return nil }
    var (core, priority) = (right, Expression?.none)
    if case .binary(let inner, "~", let value) = right.form { (core, priority) = (inner, value) }
    return RelationSides(
      first: first, second: side(core), core: local(core.range),
      priority: priority.map { local($0.range) })
  }

  private func side(_ expression: Expression) -> RelationSides.Side? {
    for case .expression(let part) in SyntaxWalk(expression) {
      if case .member(let base, let name) = part.form, !name.text.isEmpty {
        return RelationSides.Side(owner: text(base.range), attribute: name.text)
      }
    }
    return nil
  }
}

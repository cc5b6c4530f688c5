package import AutoLayout
package import Interchange

/// What code makes in the draft: views, guides and constraints.
extension Evaluator {
  /// Makes a view by the class that its code names, with a name that the end of the run replaces.
  package mutating func makeView(
    _ kind: ViewKind, className: String, at range: SourceRange
  ) throws(Stop) -> Value {
    guard draft.views.count < Self.viewLimit else { throw .exhausted(nil) }
    let type = program.type([className], from: frame.owner) ?? TypeName(className)
    let meant = program.types[type]?.kind == .class ? self.kind(of: type) : kind
    let free = draft.freeName(like: TypeName(className).last.provisionalName, after: 0).name
    var new = NewView.made(meant, name: free, step: step)
    new.className = TypeName(className).last
    let id = draft.nextView
    for edit in draft.making(new) { try apply(edit, at: range) }
    findings.makeView()
    return value(for: id)
  }

  /// So many views no document has that anyone looks at.
  private static let viewLimit = 20_000

  package mutating func makeGuide(at range: SourceRange) throws(Stop) -> Value {
    try makeView(.guide, className: "UILayoutGuide", at: range)
  }

  /// A constraint that is not active yet, counted to the call that made it.
  package mutating func makeConstraint(_ new: NewConstraint, at range: SourceRange) -> Value {
    findings.makeConstraint(at: range)
    var made = new
    made.isActive = false
    made.place = place(of: range)
    let id = heap.make(Object(type: "NSLayoutConstraint", peer: .madeConstraint(made)))
    constraintOrder.append(id)
    callOfConstraint[id] = range
    return .object(id)
  }

  /// Where a call or a value stands in its own text. What is in a loop is asked for again and again.
  mutating func place(of call: SourceRange) -> SourcePlace? {
    if let known = places[call] { return known }
    guard let file = program.file(of: call) else { return nil }
    let start = call.lowerBound - file.offset
    let end = max(start, call.upperBound - file.offset)
    let place = SourcePlace(file: file.name, line: file.line(of: call), call: start..<end)
    places[call] = place
    return place
  }

  package mutating func activate(_ id: ObjectID, at range: SourceRange) throws(Stop) {
    switch heap[id].peer {
    case .madeConstraint(var new):
      new.isActive = true
      let constraint = draft.nextConstraint
      do throws(Stop) {
        try apply(.addConstraint(new), at: range)
      } catch {
        guard case .refused(.noCommonAncestor(let one, let two), _) = error,
          try putTogether(one, two, at: range)
        else { throw error }
        try apply(.addConstraint(new), at: range)
      }
      heap[id].peer = .constraint(constraint)
      objectOfConstraint[constraint] = id
      activations[constraint] = range
      try leaveOpenMasks(of: new, at: range)
    case .constraint(let constraint):
      if draft.constraint(constraint)?.isActive == true { return }
      try apply(.activate([constraint]), at: range)
      activations[constraint] = range
    default: break
    }
  }

  /// Where what is active now was made so, of what stands before `end`.
  mutating func activationPlaces(before end: Int = .max) -> [ConstraintID: SourcePlace] {
    var found: [ConstraintID: SourcePlace] = [:]
    for (id, range) in activations where range.lowerBound < end { found[id] = place(of: range) }
    return found
  }

  package mutating func deactivate(_ id: ObjectID, at range: SourceRange) throws(Stop) {
    guard case .constraint(let constraint) = heap[id].peer,
      draft.constraint(constraint)?.isActive == true
    else { return }
    try apply(.deactivate([constraint]), at: range)
  }

  /// Runs a function after the layout that follows.
  package mutating func later(_ function: Callable) {
    if pending.count < ValueLimits.listCount { pending.append(function) }
  }
}

extension String {
  /// What a view is called as long as the code has no name for it: `titleLabel` of `TitleLabel`,
  /// `label` of `UILabel`.
  var provisionalName: String {
    let bare = hasPrefix("UI") && dropFirst(2).first?.isUppercase == true ? dropFirst(2) : self[...]
    let letters = bare.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = letters.first else { return "item" }
    let name = first.lowercased() + letters.dropFirst()
    return name == "view" ? "item" : name
  }
}

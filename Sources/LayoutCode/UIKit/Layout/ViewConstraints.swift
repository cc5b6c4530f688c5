import AutoLayout
import Interchange

/// The constraints that a view holds, and its guides.
extension ViewMembers {
  static let constraintMethods: [Member] = [
    .property("constraints", type: "Array") { evaluator, value, _ in
      guard let view = evaluator.viewID(of: value) else { return .list([]) }
      let document = evaluator.draft
      let held = document.constraints.values.filter {
        $0.isActive && document.holder(of: $0) == view
      }
      return .list(held.map { evaluator.value(for: $0.id) })
    },
    .onView("addConstraint", ["_: NSLayoutConstraint"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.install(arguments.first, on: view.id)
    },
    .onView("addConstraints", ["_"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.install(arguments.first, on: view.id)
    },
    .onView("removeConstraint", ["_: NSLayoutConstraint"]) {
      (evaluator, view, arguments) throws(Stop) in
      try evaluator.uninstall(arguments.first, from: view)
    },
    .onView("removeConstraints", ["_"]) { (evaluator, view, arguments) throws(Stop) in
      try evaluator.uninstall(arguments.first, from: view)
    },
    .onView(
      "constraintsAffectingLayout", ["for|forAxis: NSLayoutConstraint.Axis"], gives: "Array"
    ) { _, _, arguments in
      .unknown(Unknown("constraintsAffectingLayout(for:)", at: arguments.range))
    },
  ]
}

extension Evaluator {
  fileprivate mutating func install(_ operand: Operand, on view: ViewID) throws(Stop) -> Value {
    for object in try constraintsMeant(by: operand) {
      do throws(Stop) {
        try install(object, on: view, at: operand.range)
      } catch {
        try tell(error, at: error.range ?? operand.range)
      }
    }
    return .void
  }

  /// Switches a constraint on, held by a view of one's choice.
  mutating func install(
    _ object: ObjectID, on view: ViewID, at range: SourceRange
  ) throws(Stop) {
    switch heap[object].peer {
    case .madeConstraint(var new):
      new.isActive = false
      let id = draft.nextConstraint
      try apply(.addConstraint(new), at: range)
      heap[object].peer = .constraint(id)
      objectOfConstraint[id] = object
      try hold(id, by: view, at: range)
      try leaveOpenMasks(of: new, at: range)
    case .constraint(let id): try hold(id, by: view, at: range)
    default: break
    }
  }

  private mutating func hold(
    _ constraint: ConstraintID, by view: ViewID, at range: SourceRange
  ) throws(Stop) {
    do throws(Stop) {
      try apply(.install(constraint, on: view), at: range)
    } catch {
      guard case .refused(.holderNotAncestor, _) = error,
        try putTogether(constraint, in: view, at: range)
      else { throw error }
      try apply(.install(constraint, on: view), at: range)
    }
  }

  /// UIKit takes away only what the view holds, and says nothing of the rest.
  fileprivate mutating func uninstall(_ operand: Operand, from view: View) throws(Stop) -> Value {
    for object in try constraintsMeant(by: operand) {
      guard case .constraint(let id) = heap[object].peer, let constraint = draft.constraint(id)
      else { continue }
      if draft.holder(of: constraint) == view.id {
        try deactivate(object, at: operand.range)
      } else {
        findings.note(
          UIKitWords.isNotHeld(
            policy == .typedLine ? draft.handle(of: constraint) : nil, by: nameInCode(of: view)))
      }
    }
    return .void
  }
}

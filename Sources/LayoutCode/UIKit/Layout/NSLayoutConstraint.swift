import AutoLayout
import Interchange

/// `NSLayoutConstraint`: how it is made, switched on and off, read and changed.
enum NSLayoutConstraintMembers {
  static let table = MemberTable(
    "NSLayoutConstraint", superclass: "NSObject", inert: ["shouldBeArchived"],
    members: making + properties)

  private static let making: [Member] = [
    .initializer(
      [
        "item", "attribute: NSLayoutConstraint.Attribute", "relatedBy: NSLayoutConstraint.Relation",
        "toItem", "attribute: NSLayoutConstraint.Attribute", "multiplier?: CGFloat",
        "constant?: CGFloat",
      ], call: madeOfItems),
    .method(
      "constraintWithItem",
      [
        "_", "attribute: NSLayoutConstraint.Attribute", "relatedBy: NSLayoutConstraint.Relation",
        "toItem", "attribute: NSLayoutConstraint.Attribute", "multiplier?: CGFloat",
        "constant?: CGFloat",
      ], isStatic: true, call: madeOfItems),
    .method(
      "constraints",
      [
        "withVisualFormat", "options?: NSLayoutConstraint.FormatOptions", "metrics?", "views?",
      ], gives: "Array", isStatic: true, call: madeOfFormat),
    .method(
      "constraintsWithVisualFormat",
      ["_", "options?: NSLayoutConstraint.FormatOptions", "metrics?", "views?"], gives: "Array",
      isStatic: true, call: madeOfFormat),
    .method("activate", ["_"], older: ["activateConstraints"], isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      if case .object = arguments.first.value {
        evaluator.findings.note(UIKitWords.takesList("activate"))
      }
      return try evaluator.activateAll(arguments.first)
    },
    .method("deactivate", ["_"], older: ["deactivateConstraints"], isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      if case .object = arguments.first.value {
        evaluator.findings.note(UIKitWords.takesList("deactivate"))
      }
      for id in try evaluator.constraintsMeant(by: arguments.first) {
        try evaluator.deactivate(id, at: arguments.range)
      }
      return .void
    },
  ]

  private static let madeOfItems: Member.Call = { (evaluator, _, arguments) throws(Stop) in
    try evaluator.madeOfItems(arguments)
  }

  private static let madeOfFormat: Member.Call = { (evaluator, _, arguments) throws(Stop) in
    try evaluator.madeOfFormat(arguments)
  }
}

extension Evaluator {
  /// UIKit stops at the first that cannot be; the others of the list are meant, too.
  mutating func activateAll(_ operand: Operand) throws(Stop) -> Value {
    for id in try constraintsMeant(by: operand) {
      do throws(Stop) {
        try activate(id, at: operand.range)
      } catch {
        let activation = error.range ?? operand.range
        try tell(told(error, of: id, in: operand.range), at: activation)
      }
    }
    return .void
  }

  /// A constraint that is made where it is activated is told by its own line.
  private func told(_ stop: Stop, of id: ObjectID, in activation: SourceRange) -> Stop {
    guard case .refused(let failure, activation) = stop, let call = callOfConstraint[id],
      activation.encloses(call)
    else { return stop }
    return .refused(failure, at: call)
  }

  fileprivate mutating func madeOfItems(_ arguments: CallArguments) throws(Stop) -> Value {
    let operands = arguments.operands
    guard operands.count >= 5 else { return .void }
    guard let attribute = try attribute(operands[1]) else {
      if let unknown = operands[1].value.unknown {
        findings.use(unknown, as: .anything)
        return .unknown(
          Unknown("NSLayoutConstraint(…)", at: arguments.range, type: "NSLayoutConstraint"))
      }
      throw wanted(UIKitWords.choice(of: "NSLayoutConstraint.Attribute"), operands[1])
    }
    let first = Anchor(try itemMeant(by: operands[0]), attribute)
    let relation = try relation(operands[2])
    // Without an item UIKit forgets the attribute, whatever it is (UIKit constraints, section 1).
    var second: Anchor?
    if operands[3].value != .absent, let other = try self.attribute(operands[4]) {
      second = Anchor(try itemMeant(by: operands[3]), other)
    }
    var new = NewConstraint(first, relation, second, origin: .swift(step: step))
    if second != nil, let operand = arguments["multiplier"] {
      try set(\.multiplier, of: &new, operand)
    }
    if let operand = arguments["constant"] { try set(\.constant, of: &new, operand) }
    return made(new, at: arguments.range)
  }

  /// A relation that is named in an argument; equal where nothing is said.
  mutating func relation(_ operand: Operand?) throws(Stop) -> Relation {
    guard let operand else { return .equal }
    let name = try choice(operand, of: "NSLayoutConstraint.Relation").value
    return Relation.allCases.first { "\($0)" == name } ?? .equal
  }

  /// `nil` for `.notAnAttribute`, and for what is not known.
  mutating func attribute(_ operand: Operand) throws(Stop) -> Attribute? {
    try choice(operand, of: "NSLayoutConstraint.Attribute").value.flatMap { Attribute(name: $0) }
  }
}

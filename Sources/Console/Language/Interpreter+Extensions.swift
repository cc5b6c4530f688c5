import AutoLayout
import Interchange

/// Pasted extensions of constraints and of anchors: `extension NSLayoutConstraint { func with(…) }`.
extension Interpreter {
  /// A function that an extension gives what `value` is.
  func extending(
    _ value: Value, among members: [PastedFunction], _ arguments: [ExpressionTree.Argument],
    at range: SourceRange
  ) -> Invocation? {
    let types = value.typeToExtend ?? []
    guard let pasted = members.first(where: { $0.type.map(types.contains) == true }) else {
      return nil
    }
    var invocation = Invocation(pasted, arguments, at: range)
    invocation.owner = value
    return invocation
  }

  /// What a function is called with, and what `self` is in it. A constraint is made by then, so that
  /// the function can change it.
  mutating func names(
    _ handed: Handed, to invocation: Invocation
  ) throws(LineFailure) -> [String: Value] {
    guard let owner = invocation.owner else { return handed.names }
    var names = handed.names
    names["self"] = owner
    if case .newConstraint(var new) = owner {
      new.isActive = false
      names["self"] = Evaluator(workspace).constraint(try add(new, at: invocation.range))
    }
    return names
  }
}

extension Value {
  /// The types of UIKit's by which code extends what this is; `nil` for what it says in another way.
  var typeToExtend: [String]? {
    switch self {
    case .newConstraint, .constraint(.constraint, _): ["NSLayoutConstraint"]
    case .anchor(let anchor):
      anchor.attribute.kind == .size
        ? ["NSLayoutDimension", "NSLayoutAnchor"]
        : [
          "NSLayout\(anchor.attribute.axis == .horizontal ? "X" : "Y")AxisAnchor", "NSLayoutAnchor",
        ]
    default: nil
    }
  }
}

extension [String: Value] {
  /// What `self` is in an extension of constraints or of anchors.
  var extended: Value? { self["self"].flatMap { $0.typeToExtend == nil ? nil : $0 } }
}

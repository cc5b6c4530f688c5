import Interchange

/// What a rotation runs beside itself and behind itself, as it was asked to be.
struct Transition: Sendable {
  var alongside: [Callable] = []
  var completions: [Callable] = []

  static let coordinator: TypeName = "UIViewControllerTransitionCoordinator"
}

/// The coordinator that `viewWillTransition(to:with:)` is given.
enum TransitionMembers {
  static let table = MemberTable(
    Transition.coordinator, superclass: "NSObject", isInert: true,
    members: [
      animate("animate", ["alongsideTransition: Function", "completion?: Function"]),
      animate(
        "animateAlongsideTransition",
        ["in: UIView", "animation: Function", "completion?: Function"]),
    ])

  private static func animate(_ name: String, _ parameters: [MemberParameter]) -> Member {
    .method(name, parameters, gives: "Bool") { evaluator, _, arguments in
      for (label, operand) in zip(arguments.labels, arguments.operands) {
        guard case .function(let function) = operand.value else { continue }
        if label == "completion" {
          evaluator.transition.completions.append(function)
        } else {
          evaluator.transition.alongside.append(function)
        }
      }
      return .boolean(true)
    }
  }
}

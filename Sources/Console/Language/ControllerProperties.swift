import AutoLayout
import Interchange

/// What a view controller has that acts on the layout of its view, by UIKit's names. In its code they
/// stand alone or behind `self`; here the root view has them too, as it has a controller's guides.
enum ControllerProperties {
  static let all: [ViewProperty] = [
    ViewProperty(
      "additionalSafeAreaInsets",
      read: { evaluator, _, _ in
        .tuple(Tuple(evaluator.document.controller.additionalSafeAreaInsets))
      },
      write: { (interpreter, _, operand) throws(LineFailure) in
        guard let insets = try operand.tuple(.insets).insets else { return }
        try interpreter.tellController(operand) { $0.additionalSafeAreaInsets = insets }
      }),
    ViewProperty(
      "viewRespectsSystemMinimumLayoutMargins",
      read: { evaluator, _, _ in .boolean(evaluator.document.controller.respectsMinimumMargins) },
      write: { (interpreter, _, operand) throws(LineFailure) in
        let respects = try operand.boolean()
        try interpreter.tellController(operand) { $0.respectsMinimumMargins = respects }
      }),
    ViewProperty(
      "systemMinimumLayoutMargins",
      read: { evaluator, _, _ in
        let margins = evaluator.document.minimumMargins
        return .tuple(
          Tuple(
            .directionalInsets, [margins.top, margins.left, margins.bottom, margins.right]))
      }),
  ]

  static func named(_ name: String) -> ViewProperty? { all.first { $0.name == name } }

  /// Of properties and guides.
  static let names = all.map(\.name) + SystemGuide.ofController.map(\.rawValue)
}

extension Interpreter {
  mutating func tellController(
    _ operand: Operand, _ change: (inout ControllerSettings) -> Void
  ) throws(LineFailure) {
    var settings = draft.controller
    change(&settings)
    try apply(.setController(settings), at: operand.range)
  }
}

extension Evaluator {
  /// What stands alone in a controller's code and is nothing that the user named.
  mutating func ownOfController(_ name: String, at range: SourceRange) throws(LineFailure) -> Value?
  {
    if let guide = SystemGuide.ofController.first(where: { $0.rawValue == name }) {
      return .item(Item(.root, guide: guide))
    }
    guard let property = ControllerProperties.named(name), let root = document.view(.root) else {
      return nil
    }
    return try property.read(&self, root, range)
  }

  /// What the controller's guides are long.
  var coveredInsets: Insets {
    guard let moment = workspace.moment else { return document.coveredInsets }
    return moment.stage.safeArea == .zero ? .zero : moment.document.coveredInsets
  }
}

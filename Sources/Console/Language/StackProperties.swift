import AutoLayout
import Interchange

/// How a stack view arranges.
extension ViewProperties {
  static let arrangement: [ViewProperty] = [
    ViewProperty(
      "arrangedSubviews", of: .stackViews,
      read: { evaluator, view, _ in
        .list(evaluator.document.arrangedSubviews(of: view.id).map { .item(Item($0.id)) })
      }),
    ViewProperty(
      "spacing", of: .stackViews, read: { _, view, _ in .number(view.stack?.spacing ?? 0) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        var arrangement = view.stack ?? StackArrangement()
        arrangement.spacing = try operand.spacing() ?? 0
        try interpreter.change(view, .stack(arrangement), operand)
      }),
  ]
}

extension Operand {
  /// A distance between arranged views; `nil` for the one that the stack view has for all.
  func spacing() throws(LineFailure) -> Double? {
    switch value {
    case .choice("spacingUseSystem"): 8
    case .choice("spacingUseDefault"): nil
    default: try length()
    }
  }
}

extension Interpreter {
  /// Once, when it becomes so (UIKit stack view, section 3).
  mutating func noteMissingBaselines(of view: View, _ new: StackArrangement) {
    let isBaseline = { (arrangement: StackArrangement?) in
      arrangement?.axis == .vertical
        && [.firstBaseline, .lastBaseline].contains(arrangement?.alignment)
    }
    guard isBaseline(new), !isBaseline(view.stack) else { return }
    note(LanguageWords.noBaselinesInColumns(view.name, new.alignment))
  }
}

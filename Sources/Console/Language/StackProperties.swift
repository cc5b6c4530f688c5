import AutoLayout
import Interchange

/// How a stack view arranges.
extension ViewProperties {
  static let arrangement: [ViewProperty] = [
    ViewProperty(
      "arrangedSubviews", of: .stackViews,
      read: { evaluator, view, _ in
        .list(evaluator.document.arrangedSubviews(of: view.id).map { .item(Item($0.id)) })
      })
  ]
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

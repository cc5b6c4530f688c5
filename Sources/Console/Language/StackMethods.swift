import AutoLayout
import Interchange
import Reporting

/// What a stack view arranges.
extension ViewMethods {
  static let arrangement: [ViewMethod] = [
    ViewMethod("addArrangedSubview(_:)", of: .stackViews) {
      (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.arrange(operands[0], in: view, at: nil)
    },
    ViewMethod("insertArrangedSubview(_:at:)", of: .stackViews) {
      (interpreter, view, _, operands) throws(LineFailure) in
      try interpreter.arrange(operands[0], in: view, at: operands[1])
    },
    ViewMethod("removeArrangedSubview(_:)", of: .stackViews) {
      (interpreter, view, _, operands) throws(LineFailure) in
      let id = try operands[0].view()
      try interpreter.apply(.stopArranging(id, in: view.id), at: operands[0].range)
    },
    ViewMethod("setCustomSpacing(_:after:)", of: .stackViews) {
      (interpreter, view, _, operands) throws(LineFailure) in
      let id = try operands[1].view()
      guard var arrangement = view.stack, arrangement.arranged.contains(id) else {
        throw .edit(.notArranged(id, in: view.id), at: operands[1].range)
      }
      arrangement.customSpacing[id] = try operands[0].spacing()
      try interpreter.change(view, .stack(arrangement), operands[0])
    },
  ]
}

extension Interpreter {
  mutating func arrange(
    _ operand: Operand, in stack: View, at place: Operand?
  ) throws(LineFailure) {
    let view = try operand.view()
    let index = try place?.wholeNumber()
    try apply(
      .arrange(view, in: stack.id, at: index, step: workspace.step),
      at: index == nil ? operand.range : place?.range)
  }
}

extension Evaluator {
  /// `customSpacing(after:)`.
  func customSpacing(in stack: View, after view: ViewID) -> Value {
    stack.stack?.customSpacing[view].map { .number($0) } ?? .choice("spacingUseDefault")
  }
}

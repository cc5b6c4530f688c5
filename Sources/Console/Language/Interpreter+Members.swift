import AutoLayout
import Interchange
import Prose

/// What variables between braces and properties of views are given.
extension Interpreter {
  /// Gives a variable between braces another value; `false` where nothing there is called so.
  mutating func reassign(_ name: NameSyntax, to operand: Operand) throws(LineFailure) -> Bool {
    guard let old = workspace.locals[name.text], !name.isKeptAside else { return false }
    workspace.locals[name.text] = try made(operand, as: name, replacing: old)
    return true
  }

  /// What a variable is given next. The document calls by its name what it was given first.
  private mutating func made(
    _ operand: Operand, as name: NameSyntax, replacing old: Value
  ) throws(LineFailure) -> Value {
    let value = try made(operand, as: name).value
    if old.isConstraint, case .newConstraint = operand.value,
      case .constraint(let handle, _) = value,
      case .constraint? = draft.entity(named: name.text), draft.text(of: handle) != name.text
    {
      note(LanguageWords.nameStays(name.text, instead: draft.text(of: handle)))
    }
    return value
  }

  /// Gives a property of UIKit's a value. One of another kind is answered with the one that the property
  /// has.
  mutating func write(
    _ property: ViewProperty, _ name: NameSyntax, of view: View, _ operand: Operand,
    by write: ViewProperty.Write
  ) throws(LineFailure) {
    do throws(LineFailure) {
      try write(&self, view, operand)
    } catch {
      var evaluator = Evaluator(workspace)
      guard error.range == operand.range,
        let value = try? property.read(&evaluator, view, name.range), value.isWritable
      else { throw error }
      let line = "\(view.name).\(name.text) = \(value.text(in: draft).string)"
      throw error.advised([LanguageWords.example(line)])
    }
  }
}

extension Value {
  /// Whether a line can say it as it is printed.
  fileprivate var isWritable: Bool {
    switch self {
    case .number, .whole, .boolean, .text, .tuple, .choice: true
    default: false
    }
  }
}

import AutoLayout
import Interchange

/// What closures give that do not say `return`.
extension [Statement] {
  /// A closure of one expression gives what the expression comes to.
  func returningOnly(_ givesValue: Bool) -> [Statement] {
    guard count == 1, let only = first else { return self }
    switch only {
    case .call(let tree) where givesValue ? tree.hasValue : tree.onlyMakes:
      return [.result(tree, tree.range)]
    case .relation(let relation) where givesValue:
      return relation.comparison.map { [.result($0, $0.range)] } ?? self
    case .conditional(var conditional) where givesValue:
      conditional.givesValue = true
      return [.conditional(conditional)]
    default: return self
    }
  }
}

extension ExpressionTree {
  /// Whether a call does nothing but come to a value: `UILabel()`, `max(a, b)`.
  fileprivate var onlyMakes: Bool {
    guard case .call(let callee, let arguments) = form, case .name(let name) = callee.form,
      !InertProperties.functions.contains(name), !arguments.contains(where: \.value.isClosure)
    else { return false }
    return classMade != nil || Evaluator.functions.contains(name)
  }

  /// Whether what a call comes to may be known: not of what ends the app, or of `super`.
  fileprivate var hasValue: Bool {
    guard case .call(let callee, _) = withoutMarks.form else { return true }
    switch callee.form {
    case .name(let name): return !InertProperties.functions.contains(name)
    case .member(let base, _):
      return base.form != .name("super") && !base.isOfUnknownType
    default: return true
    }
  }
}

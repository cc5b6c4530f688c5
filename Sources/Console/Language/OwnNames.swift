import AutoLayout
import Interchange

/// What stands without `self` in the code of a controller.
extension Workspace {
  /// Whether a tree is `self`, perhaps with marks: `self!`.
  func isSelf(_ tree: ExpressionTree) -> Bool { tree.withoutMarks.isSelf }

  /// The variable that a target names, be it with `self` before it.
  func variableNamed(by target: ExpressionTree) -> NameSyntax? {
    let target = target.withoutMarks
    switch target.form {
    case .name(let name): return NameSyntax(name, target.range)
    case .member(let base, let name) where isSelf(base): return name
    default: return nil
    }
  }

  /// Whether a name is one of a controller's that no layout asks for: `title` may well be a view.
  func isOfController(_ name: String) -> Bool {
    guard
      InertProperties.controllerNames.contains(name)
        || InertProperties.unmodelledOfController.contains(name)
    else { return false }
    return name != "title" && document.entity(named: name) == nil
  }

  /// What a view was given in this step that has no part in the layout, or what it begins with there.
  func passedOver(_ name: String, of view: View) -> Value? {
    if let known = inertValues[view.id]?[name] { return known }
    guard isPaste, view.origin == .swift(step: step) else { return nil }
    return InertProperties.firstValues[name]
  }
}

import AutoLayout
import Interchange

/// Properties that are set without any part in the layout.
extension Interpreter {
  /// What a target without a part in the layout is called; nothing for what was remarked on. Its
  /// value may be anything: `UIColor(white: 0.9, alpha: 1)`. What is not modelled is refused before
  /// its value is read.
  mutating func inertPath(_ target: ExpressionTree) throws(LineFailure) -> String? {
    guard case .member(let base, let name) = target.form else { return nil }
    if workspace.isSelf(base), workspace.isOfController(name.text) {
      if InertProperties.unmodelledOfController.contains(name.text) {
        warn(LanguageWords.leftOut(name.text))
        return ""
      }
      return name.text
    }
    var evaluator = Evaluator(workspace)
    switch try evaluator.value(of: base) {
    // The controller that the paste is about is shown.
    case .inert(TypeNames.window) where name.text == "rootViewController": return ""
    case .inert(let path): return "\(path).\(name.text)"
    case .item(let item) where item.guide == nil && isInert(name.text, of: item.view):
      return draft.view(item.view).map { "\($0.name).\(name.text)" }
    case .item(let item) where item.guide == nil && InertProperties.unmodelled.contains(name.text):
      // A paste goes on without it.
      if foldsPriorities {
        warn(LanguageWords.leftOut(name.text))
        return ""
      }
      throw .objection(LanguageWords.unmodelled(name))
    case .constraint(let handle, _) where InertProperties.ofConstraints.contains(name.text):
      return "\(draft.text(of: handle)).\(name.text)"
    case .layer(let id) where InertProperties.isInertOfLayers(name.text):
      return draft.view(id).map { "\(Value.path(ofLayerOf: $0)).\(name.text)" }
    default: return nil
    }
  }

  /// A slip in a word that UIKit does not have: `.datePickerMode = .inlinee`.
  func checkChoice(_ assignment: Statement.Assignment) throws(LineFailure) {
    guard case .member(_, let name) = assignment.target.form,
      case .implicitMember(let choice) = assignment.value.form,
      let choices = InertProperties.choices(of: name.text), !choices.contains(choice.text)
    else { return }
    throw .objection(LanguageWords.notAmong(.choice(choice.text), choices, at: choice.range))
  }

  /// What has no part in the layout, for the code that asks for it again: `row.tag = 2`. What it comes
  /// to may well be more than is read.
  mutating func remember(
    _ assignment: Statement.Assignment, as path: String
  ) throws(LineFailure) {
    var evaluator = Evaluator(workspace)
    guard case .member(let base, let name) = assignment.target.form,
      case .item(let item)? = try? evaluator.value(of: base)
    else { return }
    var operand = try? evaluator.operand(assignment.value)
    if let binary = assignment.sign.binary, let added = operand,
      let old = try? evaluator.value(of: assignment.target)
    {
      let sum = try? evaluator.combined(
        Operand(old, at: assignment.target.range), binary, added, at: assignment.value.range)
      operand = sum.map { Operand($0, at: added.range) }
    }
    let value = operand.map(\.value).flatMap { $0.isPlain ? $0 : nil }
    if try keep(name, of: item.view, operand, assignment.value) { return }
    workspace.inertValues[item.view, default: [:]][name.text] = value ?? .inert(path)
  }

  /// What no layout asks for the document may keep all the same: a tag, by which views are found.
  ///
  /// - Returns: Whether it does; pasted code may have the value from anywhere.
  private mutating func keep(
    _ name: NameSyntax, of id: ViewID, _ operand: Operand?, _ tree: ExpressionTree
  ) throws(LineFailure) -> Bool {
    guard let view = draft.view(id), let property = ViewProperties.named(name.text),
      property.fits(view), let write = property.write
    else { return false }
    do throws(LineFailure) {
      var evaluator = Evaluator(workspace)
      let operand = if let operand { operand } else { try evaluator.operand(tree) }
      if case .inert = operand.value { return false }
      try write(&self, view, operand)
    } catch {
      if foldsPriorities { return false }
      throw error
    }
    workspace.inertValues[id]?[name.text] = nil
    return true
  }

  private func isInert(_ name: String, of id: ViewID) -> Bool {
    draft.view(id).map { InertProperties.isInertWhenSet(name, of: $0) } == true
  }
}

extension Value {
  /// Whether it is itself wherever it is kept.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .whole, .boolean, .text, .choice, .absent: true
    default: false
    }
  }
}

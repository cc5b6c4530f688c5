import Simplex

extension Workload {
  /// In the text format, which `WorkloadReader` describes.
  package var text: String {
    var text = "layout-bench 1\n# \(title)\nvars \(variableNames.count)\n"
    for (index, name) in variableNames.enumerated() { text += "v \(index) \(name)\n" }
    text += "cons \(constraints.count)\n"
    for (index, constraint) in constraints.enumerated() {
      text += "c \(index) \(constraint.priority) \(constraint.relation.word) "
      text += "\(constraint.constant.decimal) \(constraint.terms.count)"
      for place in constraint.terms {
        text += " \(coefficients[place].decimal) \(variables[place])"
      }
      text += "\n"
    }
    for script in scripts {
      text += "script \(script.name) \(script.steps.count)\n"
      for step in script.steps { text += step.map(\.text).joined(separator: "; ") + "\n" }
    }
    return text + "end\n"
  }
}

extension Operation {
  fileprivate var text: String {
    switch self {
    case .set(let constraint, let constant): "set \(constraint) \(constant.decimal)"
    case .deactivate(let constraint): "off \(constraint)"
    case .activate(let constraint): "on \(constraint)"
    case .prioritize(let constraint, let priority): "prio \(constraint) \(priority)"
    case .openEdit(let variable, let priority): "edit \(variable) \(priority)"
    case .suggest(let variable, let value): "suggest \(variable) \(value.decimal)"
    case .closeEdit(let variable): "endedit \(variable)"
    }
  }
}

extension LinearRelation {
  fileprivate var word: String {
    switch self {
    case .equal: "eq"
    case .lessThanOrEqual: "le"
    case .greaterThanOrEqual: "ge"
    }
  }
}

extension Double {
  /// Without a point where it is whole.
  fileprivate var decimal: String { Int(exactly: self).map(String.init) ?? description }
}

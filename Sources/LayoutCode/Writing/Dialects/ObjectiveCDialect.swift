import AutoLayout
import Patience
import Prose

extension CodeDialect {
  /// Layout anchors in one list.
  static let objectiveC = CodeDialect(
    word: "objc", ending: "m",
    summary: Phrase(en: "Objective-C with layout anchors", ja: "アンカーを使う Objective-C")
  ) { outline, language in
    let file = ObjectiveCFile(outline: outline, language: language)
    return file.text(constraints: ObjectiveCConstraints(file).lines(for: outline.constraints))
  }
}

/// Constraints as statements of Objective-C: those with a priority are held by a variable, all go into
/// one list.
struct ObjectiveCConstraints {
  private let file: ObjectiveCFile
  private let names: [ConstraintID: String]

  init(_ file: ObjectiveCFile) {
    self.file = file
    names = file.outline.variableNames(by: file.text(of:))
  }

  func lines(for constraints: [Constraint]) -> [String] {
    let held = constraints.awaitedMap(each: 4, held).flatMap { $0 }
    let active = constraints.filter(\.isActive)
    let onHolders = active.compactMap { constraint -> String? in
      guard let holder = constraint.explicitHolder else { return nil }
      return "[\(file.text(of: Item(holder))) addConstraint:\(element(constraint))];"
    }
    let elements = active.filter { $0.explicitHolder == nil }
      .awaitedMap(each: 8) { "  \(element($0))," }
    let list =
      elements.isEmpty
      ? [] : ["[NSLayoutConstraint activateConstraints:@["] + elements + ["]];"]
    return held + list + onHolders
  }

  private func element(_ constraint: Constraint) -> String {
    names[constraint.id] ?? file.code.call(constraint.equation)
  }

  private func held(_ constraint: Constraint) -> [String] {
    guard let name = names[constraint.id] else { return [] }
    var lines = ["NSLayoutConstraint *\(name) = \(file.code.call(constraint.equation));"]
    if let priority = constraint.waiting?.priority {
      lines.append("\(name).priority = \(priority);")
    } else if !constraint.priority.isRequired {
      lines.append("\(name).priority = \(constraint.priority.objectiveC);")
    }
    if let identifier = constraint.identifier {
      lines.append("\(name).identifier = \(CodeValue.text(identifier).objectiveC);")
    }
    return lines
  }
}

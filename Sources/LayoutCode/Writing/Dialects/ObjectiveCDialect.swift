import AutoLayout
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
    let held = constraints.flatMap(held)
    let active = constraints.filter(\.isActive)
    let onHolders = active.compactMap { constraint -> String? in
      guard let holder = constraint.explicitHolder else { return nil }
      return "[\(file.text(of: Item(holder))) addConstraint:\(element(constraint))];"
    }
    let elements = active.filter { $0.explicitHolder == nil }.map { "  \(element($0))," }
    let list =
      elements.isEmpty
      ? [] : ["[NSLayoutConstraint activateConstraints:@["] + elements + ["]];"]
    return held + list + onHolders
  }

  private func element(_ constraint: Constraint) -> String {
    names[constraint.id] ?? call(constraint.equation)
  }

  private func held(_ constraint: Constraint) -> [String] {
    guard let name = names[constraint.id] else { return [] }
    var lines = ["NSLayoutConstraint *\(name) = \(call(constraint.equation));"]
    if let priority = constraint.waiting?.priority {
      lines.append("\(name).priority = \(priority);")
    } else if !constraint.priority.isRequired {
      lines.append("\(name).priority = \(constraint.priority.rawValue.plain);")
    }
    if let identifier = constraint.identifier {
      lines.append("\(name).identifier = \(CodeValue.text(identifier).objectiveC);")
    }
    return lines
  }

  private func call(_ equation: Equation) -> String { anchors(equation) ?? items(equation) }

  /// `[title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8]`
  private func anchors(_ equation: Equation) -> String? {
    let relation = "constraint" + equation.relation.label.capitalizedFirst
    let constant = equation.constantText
    guard let second = equation.second else {
      return "[\(anchor(equation.first)) \(relation)Constant:\(constant)]"
    }
    let factor = equation.multiplierText
    if factor != "1", equation.first.attribute.kind != .size { return nil }
    let times = factor == "1" ? "" : " multiplier:\(factor)"
    let plus = constant == "0" ? "" : " constant:\(constant)"
    return "[\(anchor(equation.first)) \(relation)Anchor:\(anchor(second))\(times)\(plus)]"
  }

  private func anchor(_ anchor: Anchor) -> String {
    let owner = file.text(of: anchor.item)
    let guide = anchor.attribute.withinMargins == nil ? "" : ".layoutMarginsGuide"
    return "\(owner)\(guide).\((anchor.attribute.withinMargins ?? anchor.attribute).name)Anchor"
  }

  private func items(_ equation: Equation) -> String {
    let attribute = { (anchor: Anchor?) in
      "NSLayoutAttribute" + (anchor?.attribute.name ?? "notAnAttribute").capitalizedFirst
    }
    let relation = "NSLayoutRelation" + "\(equation.relation)".capitalizedFirst
    return "[NSLayoutConstraint constraintWithItem:\(file.text(of: equation.first.item)) "
      + "attribute:\(attribute(equation.first)) relatedBy:\(relation) "
      + "toItem:\(equation.second.map { file.text(of: $0.item) } ?? "nil") "
      + "attribute:\(attribute(equation.second)) "
      + "multiplier:\(equation.multiplierText) "
      + "constant:\(equation.constantText)]"
  }
}

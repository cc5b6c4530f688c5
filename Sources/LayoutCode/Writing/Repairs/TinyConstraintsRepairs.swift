import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.topToBottom(of: picture, offset: 8, priority: .defaultHigh)`
  static let tinyConstraints = SiteDialect(
    isMeant: { Library.tinyConstraints.constraintCalls.contains($0.name.text) },
    changes: { change in
      let arguments = ArgumentRepairs(
        site: change.site,
        order: [
          "multiplier", "offset", "insets", "relation", "priority", "isActive", "usingSafeArea",
        ])
      guard change.isWhole else { return [] }
      switch change.change {
      case .constant(let constant):
        return [constant, -constant].map { arguments.setting("offset", to: $0.plain) }
      case .priority(let priority):
        return [arguments.setting("priority", to: priority.written)]
      case .removal, .activation, .terms: return []
      }
    },
    line: TinyConstraintsLine.text)
}

/// A constraint as a call of TinyConstraints.
private enum TinyConstraintsLine {
  static func text(_ wanted: WantedConstraint) -> String? {
    let equation = wanted.equation
    let attribute = equation.first.attribute
    guard attribute.withinMargins == nil else { return nil }
    var arguments: [String] = []
    var name = attribute.name
    var constant = equation.constant
    if let second = equation.second {
      if wanted.isToSuperview, second.attribute == attribute {
        name += "ToSuperview"
        if attribute == .trailing { constant = -constant }
      } else {
        arguments.append("to: \(wanted.text(second.item))")
        if second.attribute != attribute {
          arguments.append("\(wanted.text(second.item)).\(second.attribute.name)Anchor")
        }
      }
      if equation.multiplier != 1 { arguments.append("multiplier: \(equation.multiplierText)") }
      if constant != 0 { arguments.append("offset: \(constant.plain)") }
    } else {
      arguments.append(sized(equation))
    }
    return "\(wanted.text(equation.first.item)).\(name)"
      + "(\((arguments + last(equation)).joined(separator: ", ")))"
  }

  private static func sized(_ equation: Equation) -> String {
    switch equation.relation {
    case .equal: equation.constantText
    case .greaterThanOrEqual: "min: \(equation.constantText)"
    case .lessThanOrEqual: "max: \(equation.constantText)"
    }
  }

  private static func last(_ equation: Equation) -> [String] {
    var arguments: [String] = []
    if equation.second != nil, equation.relation != .equal {
      let isMore = equation.relation == .greaterThanOrEqual
      arguments.append("relation: \(isMore ? ".equalOrGreater" : ".equalOrLess")")
    }
    if !equation.priority.isRequired { arguments.append("priority: \(equation.priority.written)") }
    return arguments
  }
}

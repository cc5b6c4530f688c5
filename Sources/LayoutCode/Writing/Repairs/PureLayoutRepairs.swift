import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`,
  /// `[title autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:8];`
  static let pureLayout = SiteDialect(
    isMeant: { $0.name.text.hasPrefix("auto") },
    changes: { PureLayoutRepairs($0).proposals },
    line: { PureLayoutLine($0).text })
}

/// Changes to a call of PureLayout's.
private struct PureLayoutRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }

  init(_ change: SiteChange) { self.change = change }

  var proposals: [[TextEdit]] {
    guard change.isWhole else { return [] }
    switch change.change {
    case .constant(let constant):
      let arguments = ArgumentRepairs(
        site: site,
        order: [
          "to", "toEdge", "toDimension", "of", "ofView", "toSameAxisOf", "toSuperviewEdge",
          "withInset", "withOffset", "relation",
        ])
      return ["withInset", "withOffset"].flatMap { label in
        [constant, -constant].map { arguments.setting(label, to: $0.plain) }
      }
    case .priority(let priority): return within(priority)
    case .removal, .activation, .terms: return []
    }
  }

  /// In a block that gives the priority, since what is made is on at once.
  private func within(_ priority: Priority) -> [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    let range = site.local(statement.range)
    let text = change.lines.excerpt(range)
    return [
      [
        change.lines.replacing(
          range, with: PureLayoutLine.prioritized([text], priority, change.language))
      ]
    ]
  }
}

/// A constraint as a call of PureLayout's.
private struct PureLayoutLine {
  private let wanted: WantedConstraint
  private var equation: Equation { wanted.equation }
  private var isSwift: Bool { !wanted.language.isObjectiveC }

  init(_ wanted: WantedConstraint) { self.wanted = wanted }

  /// Several lines where a priority is given around it.
  var text: String? {
    guard let call else { return nil }
    let line = isSwift ? call : "\(call);"
    if equation.priority.isRequired { return line }
    let statement = wanted.site.statement.map { wanted.site.local($0.range) }
    let lines = TextLines(wanted.site.file.text)
    let indentation = statement.map { lines.indentation(at: $0.lowerBound) } ?? ""
    return Self.prioritized([line], equation.priority, wanted.language)
      .joined(separator: "\n" + indentation)
  }

  static func prioritized(
    _ lines: [String], _ priority: Priority, _ language: RepairLanguage
  ) -> [String] {
    let inner = lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
    let number = language.text(priority)
    if language.isObjectiveC {
      return ["[NSLayoutConstraint autoSetPriority:\(number) forConstraints:^{"] + inner + ["}];"]
    }
    return ["NSLayoutConstraint.autoSetPriority(\(number)) {"] + inner + ["}"]
  }

  private var call: String? {
    guard equation.first.item.guide == nil else { return nil }
    guard let second = equation.second else { return size }
    if wanted.isToSuperview, second.attribute == equation.first.attribute,
      equation.multiplier == 1
    {
      return toSuperview
    }
    return second.item.guide == nil ? beside(second) : nil
  }

  private var size: String? {
    guard equation.first.attribute.kind == .size else { return nil }
    let name = isSwift ? ", toSize: " : " toSize:"
    return call(
      isSwift ? "autoSetDimension(" : "autoSetDimension:",
      "\(constant(equation.first.attribute, "ALDimension"))\(name)\(equation.constantText)",
      equation.relation)
  }

  private var toSuperview: String? {
    let attribute = equation.first.attribute
    guard Self.edges.contains(attribute) else { return nil }
    let isFar = attribute.isFarEdge
    let inset = (isFar ? -equation.constant : equation.constant)
    let edge = constant(attribute, "ALEdge")
    let amount = isSwift ? ", withInset: \(inset.plain)" : " withInset:\(inset.plain)"
    return call(
      isSwift ? "autoPinEdge(toSuperviewEdge: " : "autoPinEdgeToSuperviewEdge:",
      edge + (inset == 0 && equation.relation == .equal ? "" : amount),
      isFar ? equation.relation.reversed : equation.relation)
  }

  private func beside(_ second: Anchor) -> String? {
    let attributes = [equation.first.attribute, second.attribute]
    let other = wanted.text(second.item)
    let (name, type, word): (String, String, String)
    if attributes.allSatisfy(Self.edges.contains) {
      (name, type, word) = ("autoPinEdge", "ALEdge", "Edge")
    } else if attributes.allSatisfy({ $0.kind == .size }) {
      (name, type, word) = (
        isSwift ? "autoMatch" : "autoMatchDimension", "ALDimension", "Dimension"
      )
    } else {
      return nil
    }
    let (one, two) = (constant(attributes[0], type), constant(attributes[1], type))
    var arguments =
      isSwift ? "\(one), to: \(two), of: \(other)" : "\(one) to\(word):\(two) ofView:\(other)"
    if equation.multiplier != 1 {
      if equation.constant != 0 { return nil }
      arguments += wanted.language.argument("withMultiplier", equation.multiplierText)
    } else if equation.constant != 0 || equation.relation != .equal {
      arguments += wanted.language.argument("withOffset", equation.constantText)
    }
    return call(isSwift ? "\(name)(" : "\(name):", arguments, equation.relation)
  }

  private func call(_ name: String, _ arguments: String, _ relation: Relation) -> String {
    let view = wanted.text(equation.first.item)
    guard isSwift else {
      let more =
        relation == .equal ? "" : " relation:NSLayoutRelation\("\(relation)".capitalizedFirst)"
      return "[\(view) \(name)\(arguments)\(more)]"
    }
    let more = relation == .equal ? "" : ", relation: .\(relation)"
    return "\(view).\(name)\(arguments)\(more))"
  }

  private func constant(_ attribute: Attribute, _ type: String) -> String {
    isSwift ? ".\(attribute.name)" : type + attribute.name.capitalizedFirst
  }

  private static let edges: [Attribute] = [.leading, .trailing, .left, .right, .top, .bottom]
}

import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.topAnchor == picture.bottomAnchor + 8 ~ .high`
  static let anchorage = relation(
    RelationNames(
      attribute: { $0.name + "Anchor" },
      priority: { priority in
        [750: ".high", 250: ".low", 1000: ".required"][priority.rawValue] ?? priority.rawValue.plain
      }))

  /// `title.top == picture.bottom + 8 ~ .defaultHigh`
  static let cartography = relation(
    RelationNames(attribute: { $0.name }, priority: { $0.written }))

  /// `title.Top == picture.Bottom + 8`. Its priority is its own; any other is set by anchors.
  static let stevia = relation(
    RelationNames(attribute: { $0.name.capitalizedFirst }, priority: { _ in nil }))

  private static func relation(_ names: RelationNames) -> SiteDialect {
    SiteDialect(
      isMeant: { $0.isRelation && names.areOf($0) },
      changes: { RelationRepairs($0, names).proposals },
      line: { names.line($0) })
  }
}

/// What a library of operators calls attributes and priorities.
struct RelationNames: Sendable {
  let attribute: @Sendable (Attribute) -> String
  /// `nil` for one that it cannot say.
  let priority: @Sendable (Priority) -> String?

  fileprivate func areOf(_ site: CallSite) -> Bool {
    guard let name = site.relationSides?.first.attribute else { return false }
    let single = Attribute.allCases.contains { attribute($0) == name }
    let isGroup = name.hasSuffix("Anchors") == (attribute(.top) == "topAnchor")
    return single || isGroup && name.first?.isUppercase == attribute(.top).first?.isUppercase
  }

  fileprivate func line(_ wanted: WantedConstraint) -> String? {
    let equation = wanted.equation
    let sign = ["==", ">=", "<="].first { LibraryOperator.relations[$0] == equation.relation }
    guard let sign else { return nil }
    let anchor = { (anchor: Anchor) in
      "\(wanted.text(anchor.item)).\(self.attribute(anchor.attribute))"
    }
    var line = "\(anchor(equation.first)) \(sign) "
    if let second = equation.second {
      line += anchor(second)
      if equation.multiplierText != "1" { line += " * \(equation.multiplierText)" }
      line += equation.constant.asSummand
    } else {
      line += equation.constantText
    }
    if equation.priority.isRequired, priority(.required) != nil { return line }
    guard let priority = priority(equation.priority) else {
      return equation.priority.rawValue == SteviaMembers.priority ? line : nil
    }
    return "\(line) ~ \(priority)"
  }
}

/// Changes to what an operator relates.
struct RelationRepairs {
  private let change: SiteChange
  private let names: RelationNames

  init(_ change: SiteChange, _ names: RelationNames) { (self.change, self.names) = (change, names) }

  var proposals: [[TextEdit]] {
    guard let sides = change.site.relationSides, change.isWhole else { return [] }
    switch change.change {
    case .constant(let constant):
      let end = sides.core.upperBound
      return sides.second == nil
        ? [] : [[TextEdit(SourceRange(end, end), constant.asSummand)]]
    case .priority(let priority):
      guard let text = names.priority(priority) else { return [] }
      if let known = sides.priority { return [[TextEdit(known, text)]] }
      let end = sides.core.upperBound
      return [[TextEdit(SourceRange(end, end), " ~ \(text)")]]
    case .removal, .activation, .terms: return []
    }
  }
}

extension Double {
  /// What adds it to something: ` + 8`, ` - 8`, nothing for 0.
  var asSummand: String { self == 0 ? "" : self < 0 ? " - \((-self).plain)" : " + \(plain)" }
}

import Simplex

/// The numbers by which the solver knows the document's unknowns and constraints: functions of the
/// identities alone, so that nothing has to be looked up or remembered.
extension Variable {
  /// A rectangle has four numbers, a view five rectangles: its own and its system guides'.
  private static var perItem: Int { RectPart.allCases.count }
  private static var perView: Int { 32 }

  init(_ part: RectPart, of item: Item) {
    let slot = item.guide.map { $0.rank + 1 } ?? 0
    self.init(item.view.rawValue * Self.perView + slot * Self.perItem + part.rawValue)
  }

  var item: Item {
    let slot = rawValue % Self.perView / Self.perItem
    let guides = SystemGuide.allCases
    let guide = guides.indices.contains(slot - 1) ? guides[slot - 1] : nil
    return Item(ViewID(rawValue / Self.perView), guide: guide)
  }

  var part: RectPart { RectPart(rawValue: rawValue % Self.perItem) ?? .x }
}

extension RowID {
  private enum Space: Int, CaseIterable {
    case constraint
    case exactValue
    case generated
    case preference
  }

  private init(_ number: Int, in space: Space) {
    self.init(number * Space.allCases.count + space.rawValue)
  }

  init(_ id: ConstraintID) { self.init(id.rawValue, in: .constraint) }

  /// The wish that a constraint with slack has for its printed constant.
  init(exactValueOf id: ConstraintID) { self.init(id.rawValue, in: .exactValue) }

  init(_ view: ViewID, _ rule: Rule) {
    self.init(view.rawValue * 64 + rule.number, in: .generated)
  }

  init(preferenceFor variable: Variable) { self.init(variable.rawValue, in: .preference) }
}

extension Rule {
  /// Every rule that generates constraints, in the order of their makers.
  static let all: [Rule] = {
    var rules: [Rule] = []
    for rule in [Rule.window, Rule.size] { rules += Axis.allCases.map(rule) }
    for part in RectPart.allCases { rules.append(.mask(part)) }
    for guide in SystemGuide.allCases {
      for edge in Attribute.absoluteEdges { rules.append(.guide(guide, edge.name)) }
    }
    for rule in [Rule.resistance, Rule.hugging] { rules += Axis.allCases.map(rule) }
    return rules
  }()

  private static let numbers = Dictionary(uniqueKeysWithValues: zip(all, all.indices))

  /// Its place among all rules.
  var number: Int {
    guard let number = Self.numbers[self] else {
      preconditionFailure("the rule \(name) is missing in Rule.all")
    }
    return number
  }

  static func mask(_ part: RectPart) -> Rule {
    switch part {
    case .x: .mask("x")
    case .y: .mask("y")
    case .width: .mask("w")
    case .height: .mask("h")
    }
  }
}

extension Attribute {
  static let absoluteEdges: [Attribute] = [.top, .left, .bottom, .right]
}

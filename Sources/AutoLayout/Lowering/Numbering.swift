import Simplex

/// The numbers by which the solver knows the document's unknowns and constraints: functions of the
/// identities alone, so that nothing has to be looked up or remembered.
extension Variable {
  /// A rectangle has four numbers, a view ten rectangles: its own and its system guides'.
  private static var perItem: Int { RectPart.allCases.count }
  private static var perView: Int { 40 }

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

extension RowID {
  /// What a row says, read back from its number.
  enum Subject {
    case constraint(ConstraintID)
    case generated(ViewID, Rule)
    case preference(Variable)
  }

  var subject: Subject {
    let (number, space) = rawValue.quotientAndRemainder(dividingBy: Space.allCases.count)
    return switch Space(rawValue: space) {
    case .constraint, .exactValue, nil: .constraint(ConstraintID(number))
    case .generated: .generated(ViewID(number / 64), Rule.all[number % 64])
    case .preference: .preference(Variable(number))
    }
  }
}

extension Attribute {
  static let absoluteEdges: [Attribute] = [.top, .left, .bottom, .right]
}

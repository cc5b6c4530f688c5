import AutoLayout
import Interchange

/// PureLayout: `title.autoPinEdge(.top, to: .bottom, of: picture, withOffset: 8)`, and the same in
/// Objective-C.
extension Library {
  static let pureLayout = Library(
    "PureLayout", isUnmistakable: true, types: PureLayoutNames.tables,
    additions: [
      MemberTable("UIView", members: PureLayoutMembers.ofViews + PureLayoutMembers.blocks),
      MemberTable("Array", members: PureLayoutMembers.ofArrays),
      MemberTable("NSLayoutConstraint", members: PureLayoutMembers.ofConstraints),
      MemberTable(UIKitTables.globals, members: PureLayoutNames.constants),
    ])
}

/// What PureLayout calls attributes. An axis is the line along which centers stand: the vertical one is
/// where views have the same `centerX`.
enum PureLayoutNames {
  static let edge: TypeName = "PureLayout.ALEdge"
  static let axis: TypeName = "PureLayout.ALAxis"
  static let dimension: TypeName = "PureLayout.ALDimension"
  static let attribute: TypeName = "PureLayout.ALAttribute"

  private static let edges: [(name: String, attribute: Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing),
  ]
  private static let axes: [(name: String, attribute: Attribute)] = [
    ("vertical", .centerX), ("horizontal", .centerY), ("baseline", .lastBaseline),
    ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
  ]
  private static let dimensions: [(name: String, attribute: Attribute)] = [
    ("width", .width), ("height", .height),
  ]
  private static let margins: [(name: String, attribute: Attribute)] = [
    ("marginLeft", .leftMargin), ("marginRight", .rightMargin), ("marginTop", .topMargin),
    ("marginBottom", .bottomMargin), ("marginLeading", .leadingMargin),
    ("marginTrailing", .trailingMargin), ("marginAxisVertical", .centerXWithinMargins),
    ("marginAxisHorizontal", .centerYWithinMargins),
  ]

  private static let types: [(type: TypeName, names: [(name: String, attribute: Attribute)])] = [
    (edge, edges), (axis, axes), (dimension, dimensions),
    (attribute, edges + axes + dimensions + margins),
  ]

  static let tables: [MemberTable] = types.map { type, names in
    MemberTable(
      type,
      choices: names.map { EnumerationCase(name: $0.name, rawValue: $0.attribute.rawValue) })
  }

  /// `ALEdgeTop`, `ALAttributeMarginLeft`
  static let constants: [Member] =
    types.flatMap { type, names in
      names.map { name, _ in
        .constant(type.last + name.capitalizedFirst, type: type, .choice(name, of: type))
      }
    }
    + margins.map { name, _ in
      // `ALMarginLeft`, `ALMarginAxisVertical`
      .constant("AL" + name.capitalizedFirst, type: attribute, .choice(name, of: attribute))
    }

  static func attribute(_ name: String) -> Attribute? {
    types.last?.names.first { $0.name == name }?.attribute
  }
}

extension Evaluator {
  /// The attribute that an argument names; `nil` where it is not known.
  mutating func pureAttribute(
    _ operand: Operand?, _ type: TypeName = PureLayoutNames.attribute
  ) throws(Stop) -> Attribute? {
    guard let operand else { return nil }
    return try choice(operand, of: type).value.flatMap(PureLayoutNames.attribute)
  }
}

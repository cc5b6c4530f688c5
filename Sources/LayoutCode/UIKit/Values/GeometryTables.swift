import AutoLayout
import Interchange

/// The structs of several numbers: points, sizes, insets (rectangles and transforms have files of their
/// own).
enum GeometryMembers {
  static let tables: [MemberTable] = [
    table(.point), table(.size), table(.vector), table(.insets, older: ["UIEdgeInsetsMake"]),
    table(.directionalInsets), table(.offset), RectMembers.table, TransformMembers.table,
  ]

  private static func table(_ shape: Shape, older: [String] = []) -> MemberTable {
    MemberTable(shape.type, members: making(shape) + (extras[shape.type] ?? []))
  }

  private static let extras: [TypeName: [Member]] = [
    "UIEdgeInsets": [
      .initializer(["uniform|all"]) { (evaluator, _, arguments) throws(Stop) in
        let number = try evaluator.numeric(arguments.first)
        return Shape.insets.value([number, number, number, number])
      }
    ],
    "CGPoint": [
      .method("applying", ["_: CGAffineTransform"], gives: "CGPoint") {
        (evaluator, value, arguments) throws(Stop) in
        guard let point = try evaluator.point(Operand(value, at: arguments.range)),
          let numbers = try evaluator.numbers(arguments.first, .transform).value,
          let transform = AffineTransform(numbers)
        else { return value }
        return .point(transform.point(point))
      }
    ],
  ]

  /// By its labels, from other such structs, and zero.
  static func making(_ shape: Shape) -> [Member] {
    [
      .constant("zero", older: [shape.type.text + "Zero"], type: shape.type, shape.zero),
      .initializer { _, _, _ in shape.zero },
      .initializer(shape.labels.map { MemberParameter("\($0): CGFloat") }, call: numbers(shape)),
      .method("equalTo", ["_"], gives: "Bool") { (evaluator, value, arguments) throws(Stop) in
        .boolean(try evaluator.settled(arguments.first, as: shape.type).value == value)
      },
    ]
      + shape.labels.map { label in
        .property(label, type: "CGFloat") { evaluator, value, range in
          evaluator.stored(label, of: value) ?? .unknown(Unknown(label, at: range))
        }
      }
  }

  /// `CGRectMake(0, 0, 320, 416)`, as old code has it.
  static let globals: [Member] = [
    Shape.point, .size, .rect, .insets, .directionalInsets, .vector,
  ].flatMap { shape in
    [
      .method(
        shape.type.text + "Make", shape.labels.map { _ in MemberParameter("_: CGFloat") },
        gives: shape.type, isStatic: true, call: numbers(shape)),
      .constant(shape.type.text + "Zero", type: shape.type, shape.zero),
    ]
  }

  static func numbers(_ shape: Shape) -> Member.Call {
    { (evaluator, _, arguments) throws(Stop) in
      var values: [Value] = []
      for operand in arguments.operands { values.append(try evaluator.numeric(operand)) }
      return shape.value(values)
    }
  }
}

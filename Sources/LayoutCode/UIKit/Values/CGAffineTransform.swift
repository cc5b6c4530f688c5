import AutoLayout
import Interchange

/// `CGAffineTransform`. No layout depends on one: what cannot be worked out is the identity.
enum TransformMembers {
  static let table = MemberTable(
    "CGAffineTransform", inert: ["decomposed"],
    members: [
      .constant("identity", type: "CGAffineTransform", value(.identity)),
      .initializer { _, _, _ in value(.identity) },
      made("init", ["scaleX: CGFloat", "y: CGFloat"]) { AffineTransform(scaleX: $0[0], y: $0[1]) },
      made("init", ["translationX: CGFloat", "y: CGFloat"]) {
        AffineTransform(translationX: $0[0], y: $0[1])
      },
      made("init", ["rotationAngle: CGFloat"]) { AffineTransform(rotationAngle: $0[0]) },
      made("init", ["a", "b", "c", "d", "tx", "ty"]) { AffineTransform($0) ?? .identity },
      changed("scaledBy", ["x: CGFloat", "y: CGFloat"]) {
        AffineTransform(scaleX: $0[0], y: $0[1])
      },
      changed("translatedBy", ["x: CGFloat", "y: CGFloat"]) {
        AffineTransform(translationX: $0[0], y: $0[1])
      },
      changed("rotated", ["by: CGFloat"]) { AffineTransform(rotationAngle: $0[0]) },
      .method("concatenating", ["_: CGAffineTransform"], gives: "CGAffineTransform") {
        (evaluator, own, arguments) throws(Stop) in
        let first = try evaluator.transform(Operand(own, at: arguments.range))
        return value(first.concatenating(try evaluator.transform(arguments.first)))
      },
      .method("inverted", gives: "CGAffineTransform") { (evaluator, own, arguments) throws(Stop) in
        let transform = try evaluator.transform(Operand(own, at: arguments.range))
        return value(transform.inverse ?? transform)
      },
      .property("isIdentity", type: "Bool") { (evaluator, own, range) throws(Stop) in
        .boolean(try evaluator.transform(Operand(own, at: range)) == .identity)
      },
    ]
      + Shape.transform.labels.map { label in
        .property(label, type: "CGFloat") { evaluator, value, _ in
          evaluator.stored(label, of: value) ?? .real(0)
        }
      })

  /// `CGAffineTransformMakeScale(2, 2)`
  static let globals: [Member] = [
    made("CGAffineTransformMakeScale", ["_", "_"]) { AffineTransform(scaleX: $0[0], y: $0[1]) },
    made("CGAffineTransformMakeTranslation", ["_", "_"]) {
      AffineTransform(translationX: $0[0], y: $0[1])
    },
    made("CGAffineTransformMakeRotation", ["_"]) { AffineTransform(rotationAngle: $0[0]) },
    made("CGAffineTransformMake", ["_", "_", "_", "_", "_", "_"]) {
      AffineTransform($0) ?? .identity
    },
    .constant("CGAffineTransformIdentity", type: "CGAffineTransform", value(.identity)),
  ]

  private static func value(_ transform: AffineTransform) -> Value {
    Shape.transform.value(transform.numbers)
  }

  private static func made(
    _ name: String, _ parameters: [MemberParameter],
    _ make: @escaping @Sendable ([Double]) -> AffineTransform
  ) -> Member {
    .method(name, parameters, gives: "CGAffineTransform", isStatic: true) {
      (evaluator, _, arguments) throws(Stop) in
      value(try evaluator.knownNumbers(arguments).map(make) ?? .identity)
    }
  }

  private static func changed(
    _ name: String, _ parameters: [MemberParameter],
    _ make: @escaping @Sendable ([Double]) -> AffineTransform
  ) -> Member {
    .method(name, parameters, gives: "CGAffineTransform") {
      (evaluator, own, arguments) throws(Stop) in
      let transform = try evaluator.transform(Operand(own, at: arguments.range))
      guard let step = try evaluator.knownNumbers(arguments).map(make) else { return own }
      return value(step.concatenating(transform))
    }
  }
}

extension Evaluator {
  /// `nil` where one is not known.
  mutating func knownNumbers(_ arguments: CallArguments) throws(Stop) -> [Double]? {
    var numbers: [Double] = []
    for operand in arguments.operands {
      guard let number = try knownNumber(operand) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  fileprivate mutating func transform(_ operand: Operand) throws(Stop) -> AffineTransform {
    try numbers(operand, .transform).value.flatMap { AffineTransform($0) } ?? .identity
  }
}

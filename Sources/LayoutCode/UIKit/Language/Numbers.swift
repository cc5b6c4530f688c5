import AutoLayout
import Interchange
import Prose

/// Numbers: `CGFloat`, `Int` and their relatives, which are one kind of value here.
enum NumberMembers {
  static let tables: [MemberTable] =
    [MemberTable("Numeric", superclass: "Any", members: reading + statics)]
    + reals.map {
      MemberTable(TypeName($0), superclass: "Numeric", members: [made(isWhole: false)])
    }
    + wholes.map {
      MemberTable(TypeName($0), superclass: "Numeric", members: [made(isWhole: true)])
    }
    + [truths]

  private static let reals = [
    "CGFloat", "Double", "Float", "TimeInterval", "Float32", "Float64", "NSNumber", "Float80",
  ]
  private static let wholes = [
    "Int", "UInt", "NSInteger", "NSUInteger", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]

  /// `CGFloat(8)`, `Int("12")`, `Double(truncating: n)`
  private static func made(isWhole: Bool) -> Member {
    .initializer([
      "_|value|rawValue|truncating|exactly|clamping|integerLiteral|floatLiteral|booleanLiteral?",
      "radix?",
    ]) {
      (evaluator, _, arguments) throws(Stop) in
      guard let operand = arguments.operands.first else { return .real(0) }
      switch operand.value {
      case .text(let text):
        guard let number = Double(text), !isWhole || number == number.rounded() else {
          return .absent
        }
        return isWhole ? .whole(number) : .real(number)
      case .boolean(let truth): return isWhole ? .whole(truth ? 1 : 0) : .real(truth ? 1 : 0)
      case .number(let number):
        guard isWhole, let known = number.known else { return .number(number.asReal) }
        return .whole(known.rounded(.towardZero))
      case .absent: return .absent
      default: return try evaluator.numeric(operand)
      }
    }
  }

  private static let reading: [Member] =
    [
      .method("rounded", ["_?: FloatingPointRoundingRule"], gives: "CGFloat") {
        (evaluator, value, arguments) throws(Stop) in
        guard case .number(let number) = value else { return value }
        guard let operand = arguments.operands.first else {
          return .number(Number.of(.round, [number]))
        }
        switch try evaluator.choice(operand, of: "FloatingPointRoundingRule").value {
        case "up": return .number(Number.of(.ceil, [number]))
        case "down": return .number(Number.of(.floor, [number]))
        case "towardZero": return number.known.map { .real($0.rounded(.towardZero)) } ?? value
        default: return .number(Number.of(.round, [number]))
        }
      },
      .property("magnitude", type: "CGFloat") { _, value, _ in
        if case .number(let number) = value { .number(Number.of(.abs, [number])) } else { value }
      },
      number("squareRoot") { $0.squareRoot() },
      .method("isMultiple", ["of: Int"], gives: "Bool") {
        (evaluator, value, arguments) throws(Stop) in
        guard case .number(let number) = value, let known = number.known,
          let divisor = try evaluator.knownNumber(arguments.first)
        else { return .boolean(false) }
        return .boolean(
          divisor == 0 ? known == 0 : known.truncatingRemainder(dividingBy: divisor) == 0)
      },
      .method("truncatingRemainder", ["dividingBy: CGFloat"], gives: "CGFloat") {
        (evaluator, value, arguments) throws(Stop) in
        guard case .number(let number) = value, let known = number.known,
          let divisor = try evaluator.knownNumber(arguments.first), divisor != 0
        else { return value }
        return .real(known.truncatingRemainder(dividingBy: divisor))
      },
      .method("signum", gives: "Int") { _, value, _ in
        guard case .number(let number) = value, let known = number.known else { return value }
        return .whole(known > 0 ? 1 : known < 0 ? -1 : 0)
      },
      .method("advanced", ["by: Int"]) { (evaluator, value, arguments) throws(Stop) in
        guard case .number(let number) = value,
          let step = try evaluator.knownNumber(arguments.first)
        else { return value }
        return .number(number.plus(.real(step)))
      },
      .property("description", type: "String") { _, value, _ in .text(value.shown) },
      .property("stringValue", type: "String") { _, value, _ in .text(value.shown) },
      truth("isNaN") { $0.isNaN }, truth("isFinite") { $0.isFinite }, truth("isZero") { $0 == 0 },
      truth("isInfinite") { $0.isInfinite }, truth("boolValue") { $0 != 0 },
      .method("formatted", ["**"], gives: "String") { _, value, _ in .text(value.shown) },
      .mutating("negate") { _, value, _ in
        if case .number(let number) = value { value = .number(number.times(-1)) }
        return .void
      },
      .mutating("round", ["_?"]) { _, value, _ in
        if case .number(let number) = value { value = .number(Number.of(.round, [number])) }
        return .void
      },
    ]
    + ["rawValue", "cgFloatValue", "CGFloatValue", "floatValue", "doubleValue", "native"].map {
      name in
      .property(name, type: "CGFloat") { _, value, _ in value }
    }
    + ["intValue", "integerValue"].map { name in
      .property(name, type: "Int") { _, value, _ in
        guard case .number(let number) = value, let known = number.known else { return value }
        return .whole(known.rounded(.towardZero))
      }
    }

  private static func number(
    _ name: String, _ change: @escaping @Sendable (Double) -> Double
  ) -> Member {
    .method(name, gives: "CGFloat") { _, value, _ in
      guard case .number(let number) = value, let known = number.known else { return value }
      return .real(change(known))
    }
  }

  private static func truth(
    _ name: String, _ question: @escaping @Sendable (Double) -> Bool
  ) -> Member {
    .property(name, type: "Bool") { _, value, _ in
      guard case .number(let number) = value else { return .boolean(false) }
      return .boolean(number.known.map(question) ?? false)
    }
  }

  private static let statics: [Member] = [
    .constant("pi", type: "CGFloat", .real(.pi)), .constant("zero", type: "CGFloat", .real(0)),
    .constant("infinity", type: "CGFloat", .real(.infinity)),
    .constant("greatestFiniteMagnitude", type: "CGFloat", .real(1e9)),
    .constant("max", type: "CGFloat", .whole(1e9)), .constant("min", type: "CGFloat", .whole(-1e9)),
    .constant("leastNormalMagnitude", type: "CGFloat", .real(.leastNormalMagnitude)),
    .constant("leastNonzeroMagnitude", type: "CGFloat", .real(.leastNonzeroMagnitude)),
    .constant("ulpOfOne", type: "CGFloat", .real(.ulpOfOne)),
    // What is left to chance is known only to the app.
    .method("random", ["in?", "using?"], gives: "CGFloat", isStatic: true) { _, _, arguments in
      .unknown(Unknown("random(in:)", at: arguments.range, type: "CGFloat"))
    },
  ]

  private static let truths = MemberTable(
    "Bool", older: ["BOOL", "ObjCBool"], superclass: "Any",
    members: [
      .initializer(["_?"]) { _, _, arguments in
        arguments.operands.first?.value ?? .boolean(false)
      },
      .mutating("toggle") { (evaluator, value, arguments) throws(Stop) in
        value = .boolean(!(try evaluator.knownTruth(Operand(value, at: arguments.range)) ?? false))
        return .void
      },
      .property("description", type: "String") { _, value, _ in .text(value.shown) },
      .property("boolValue", type: "Bool") { _, value, _ in value },
      .method("random", isStatic: true) { _, _, arguments in
        .unknown(Unknown("Bool.random()", at: arguments.range, type: "Bool"))
      },
    ])
}

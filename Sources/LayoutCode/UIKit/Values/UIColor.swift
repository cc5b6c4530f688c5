package import AutoLayout
import Interchange

/// `UIColor` and `CGColor`: painted where they are known, and without part in the layout.
enum UIColorMembers {
  static let tables: [MemberTable] = [table("UIColor"), table("CGColor")]

  private static func table(_ type: TypeName) -> MemberTable {
    MemberTable(
      type, superclass: "NSObject", isInert: true,
      members: making
        + Color.named.compactMap { color in
          color.name.map {
            .constant($0, older: [$0 + "Color"], type: "UIColor", .color(color))
          }
        })
  }

  private static let making: [Member] = [
    mixed(["red: CGFloat", "green: CGFloat", "blue: CGFloat", "alpha: CGFloat"]) {
      Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    },
    mixed(["displayP3Red: CGFloat", "green: CGFloat", "blue: CGFloat", "alpha: CGFloat"]) {
      Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    },
    mixed(["hue: CGFloat", "saturation: CGFloat", "brightness: CGFloat", "alpha: CGFloat"]) {
      Color(hue: $0[0], saturation: $0[1], brightness: $0[2], alpha: $0[3])
    },
    mixed(["white|gray: CGFloat", "alpha: CGFloat"]) {
      Color(red: $0[0], green: $0[0], blue: $0[0], alpha: $0[1])
    },
    // From a catalogue, a pattern, or by what nobody says.
    .initializer(["**"]) {
      evaluator, _, arguments in
      if let color = arguments["cgColor"] { return color.value }
      return .unknown(Unknown("UIColor", at: arguments.range, type: "UIColor"))
    },
    .property("cgColor", older: ["CGColor"], type: "CGColor") { _, value, _ in value },
    .method(
      "withAlphaComponent", ["_: CGFloat"], older: ["colorWithAlphaComponent"], gives: "UIColor"
    ) {
      (evaluator, value, arguments) throws(Stop) in
      guard let color = try evaluator.color(Operand(value, at: arguments.range)).value ?? nil,
        let alpha = try evaluator.knownNumber(arguments.first)
      else { return value }
      return .color(color.withAlpha(alpha))
    },
    .method("resolvedColor", ["with"], gives: "UIColor") { _, value, _ in value },
  ]

  private static func mixed(
    _ parameters: [MemberParameter], _ mix: @escaping @Sendable ([Double]) -> Color
  ) -> Member {
    .initializer(parameters) { (evaluator, _, arguments) throws(Stop) in
      guard let numbers = try evaluator.knownNumbers(arguments),
        numbers.count == parameters.count
      else { return .unknown(Unknown("UIColor", at: arguments.range, type: "UIColor")) }
      return .color(mix(numbers))
    }
  }
}

extension Value {
  package static func color(_ color: Color) -> Value {
    var fields: [String: Value] = [
      "red": .real(color.components.red), "green": .real(color.components.green),
      "blue": .real(color.components.blue), "alpha": .real(color.components.alpha),
    ]
    if let name = color.name { fields["name"] = .text(name) }
    return .structure(Structure(type: "UIColor", fields: fields))
  }
}

extension Value {
  /// The colour that it is; `nil` for any other value.
  package var color: Color? {
    guard case .structure(let structure) = self, structure.type == "UIColor" else { return nil }
    if case .text(let name)? = structure.fields["name"], let color = Color.named(name) {
      return color
    }
    let parts = ["red", "green", "blue", "alpha"].map { part -> Double in
      if case .number(let number)? = structure.fields[part] { number.known ?? 0 } else { 0 }
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Evaluator {
  /// A colour; `nil` for none.
  mutating func color(_ operand: Operand) throws(Stop) -> Meant<Color?> {
    let operand = try settled(operand, as: "UIColor")
    if let color = operand.value.color { return .known(color) }
    switch operand.value {
    case .absent: return .known(nil)
    case .text(let text):
      if let color = Color(hexadecimal: text) { return .known(color) }
    default: break
    }
    return .unknown(
      operand.value.unknown ?? Unknown("UIColor", at: operand.range, type: "UIColor"))
  }
}

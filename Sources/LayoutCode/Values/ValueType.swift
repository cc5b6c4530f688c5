/// A type with its names looked up: what is wanted where a value stands, so that `.brand` and the
/// numbers of a literal are understood.
package indirect enum ValueType: Hashable, Sendable {
  case named(TypeName)
  case optional(ValueType)
  case list(ValueType)
  /// A list that has each of its elements once.
  case set(ValueType)
  case dictionary(ValueType, ValueType)
  case tuple([ValueType?], labels: [String?])
  case function(parameters: [ValueType?], result: ValueType?)

  /// As a table writes it: `CGFloat`, `[UIView]`.
  init(_ name: TypeName) {
    let text = name.text
    if text.hasSuffix("?") {
      self = .optional(ValueType(TypeName(String(text.dropLast()))))
    } else if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      self = .list(ValueType(TypeName(String(text.dropFirst().dropLast()))))
    } else {
      self = .named(name)
    }
  }

  /// Without the question marks.
  var wrapped: ValueType { if case .optional(let type) = self { type.wrapped } else { self } }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The name of a plain type.
  var name: TypeName? { if case .named(let name) = wrapped { name } else { nil } }

  /// What a list or a set of it holds.
  var element: ValueType? {
    switch wrapped {
    case .list(let element), .set(let element): element
    default: nil
    }
  }

  /// Whether a list of it has each of its elements once.
  var isSet: Bool { if case .set = wrapped { true } else { name == "Set" } }

  /// Whether numbers of it have no fractions.
  var isWhole: Bool? {
    guard let name else { return nil }
    if Self.reals.contains(name) { return false }
    return Self.wholes.contains(name) ? true : nil
  }

  private static let reals: Set<TypeName> = [
    "CGFloat", "Double", "Float", "TimeInterval", "UILayoutPriority", "NSLayoutDimension",
    "Float32",
    "Float64", "CLLocationDegrees",
  ]
  private static let wholes: Set<TypeName> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger", "NSUInteger",
  ]
}

import Patience

/// A value as JSON has it, written on one line in the order in which it was made.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written in the one number format; what is not finite as `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// Compact, without blanks or line ends; control and format characters are escaped.
  package var encoded: String {
    var text = ""
    encode(into: &text)
    return text
  }

  private func encode(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.inPoints : "null"
    case .string(let value): Self.encode(value, into: &text)
    case .array(let values):
      Self.encode(values, between: "[", and: "]", into: &text) { $0.encode(into: &$1) }
    case .object(let members):
      Self.encode(members, between: "{", and: "}", into: &text) { member, text in
        Self.encode(member.key, into: &text)
        text += ":"
        member.value.encode(into: &text)
      }
    }
  }

  private static func encode<Element>(
    _ elements: [Element], between opening: String, and closing: String, into text: inout String,
    _ encode: (Element, inout String) -> Void
  ) {
    text += opening
    for (position, element) in elements.enumerated().awaited() {
      if position > 0 { text += "," }
      encode(element, &text)
    }
    text += closing
  }

  private static func encode(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnprintable: escape(scalar, into: &text)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// `\u001b`; two of them for a scalar beyond sixteen bits.
  private static func escape(_ scalar: Unicode.Scalar, into text: inout String) {
    for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }

  /// Keeps the order of the literal.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }
}

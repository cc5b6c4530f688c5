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
  package var encoded: String { JSONWriter.text(of: self) }

  /// The same, fit to stand in a script element: no `<` that could end it.
  package var encodedForScript: String { JSONWriter.text(of: self, escapingTags: true) }
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

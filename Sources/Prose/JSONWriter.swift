import Patience

/// Writes values as bytes: a page is told of thousands of things at once, and each waits for it.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// Whether `<` is escaped.
  private let escapesTags: Bool

  private init(escapesTags: Bool) { self.escapesTags = escapesTags }

  static func text(of value: JSONValue, escapingTags: Bool = false) -> String {
    var writer = JSONWriter(escapesTags: escapingTags)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .number(let value): write(value.isFinite ? value.inPoints : "null")
    case .string(let value): writeQuoted(value)
    case .array(let values):
      write(values, between: "[", and: "]") { $1.write($0) }
    case .object(let members):
      write(members, between: "{", and: "}") { member, writer in
        writer.writeQuoted(member.key)
        writer.write(":")
        writer.write(member.value)
      }
    }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write<Element>(
    _ elements: [Element], between opening: String, and closing: String,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.write(opening)
    for (position, element) in elements.enumerated().awaited() {
      if position > 0 { self.write(",") }
      write(element, &self)
    }
    self.write(closing)
  }

  private mutating func writeQuoted(_ string: String) {
    write("\"")
    for scalar in string.unicodeScalars { write(scalar) }
    write("\"")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    case "<" where escapesTags: escape(scalar)
    case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case _ where scalar.isUnprintable: escape(scalar)
    default: bytes += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
    }
  }

  /// `\u001b`; two of them for a scalar beyond sixteen bits.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
      let digits = String(unit, radix: 16)
      write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}

/// A value of the language that a document keeps by a name and knows nothing of: a font, a closure,
/// `nil`.
package struct KeptValue: Hashable, Sendable {
  private let value: any (Hashable & Sendable)
  /// As it is printed.
  package let text: String

  package init(_ value: some Hashable & Sendable, text: String) {
    self.value = value
    self.text = text
  }

  /// The value again; `nil` where it is of another type.
  package func value<Value>(as type: Value.Type) -> Value? { value as? Value }

  package static func == (one: Self, other: Self) -> Bool { one.value.isEqual(to: other.value) }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Hashable {
  fileprivate func isEqual(to other: any Hashable) -> Bool { (other as? Self) == self }
}

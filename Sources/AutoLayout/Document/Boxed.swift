/// A value behind a reference: one word where it stands, for what is large, seldom changed and copied
/// with every version of what holds it.
struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  private let box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value { box.value }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box || lhs.value == rhs.value }

  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

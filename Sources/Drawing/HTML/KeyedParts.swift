import Prose

/// What the page exchanges piece by piece.
protocol PagePart: Equatable, Sendable {
  var id: String { get }
  /// All that the page knows of it, always the same fields in the same order.
  var fields: [JSONValue.Member] { get }
  /// The same, with what those of the state before have already.
  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member]
}

extension PagePart {
  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member] { fields }
}

/// Parts that keep their names from step to step.
struct KeyedParts<Key: Hashable & Sendable, Part: PagePart>: Sendable {
  /// With its fields, which are made once and compared with those that come next.
  private struct Known: Sendable {
    let part: Part
    let fields: [JSONValue.Member]
  }

  private var known: [Key: Known] = [:]

  subscript(key: Key) -> Part? { known[key]?.part }

  var keys: some Sequence<Key> { known.keys }

  /// All of them, as for who knows nothing yet.
  var whole: [JSONValue.Member] {
    known.values.sorted { $0.part.id < $1.part.id }.map { known in
      JSONValue.Member(known.part.id, .object(known.fields.filter { $0.value != .null }))
    }
  }

  /// The fields that differ, or `null` for what is gone; `nil` if nothing differs.
  mutating func put(_ part: Part?, at key: Key) -> JSONValue.Member? {
    let old = known[key]
    if part == old?.part { return nil }
    guard let part else {
      known[key] = nil
      return old.map { JSONValue.Member($0.part.id, .null) }
    }
    let fields = old.map { part.fields(after: $0.part, with: $0.fields) } ?? part.fields
    known[key] = Known(part: part, fields: fields)
    let before = old?.fields.map(\.value) ?? fields.map { _ in .null }
    let changed = zip(fields, before).filter { $0.value != $1 }.map(\.0)
    return changed.isEmpty ? nil : JSONValue.Member(part.id, .object(changed))
  }
}

import Prose

/// What the page exchanges piece by piece.
protocol PagePart: Equatable, Sendable {
  var id: String { get }
  /// All that the page knows of it, always the same fields in the same order.
  var fields: [JSONValue.Member] { get }
  /// The same, with what those of the state before have already.
  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member]
  /// How far it is from `old`, if every number on the page says so and nothing else differs there.
  func shift(from old: Self) -> Shift?
}

extension PagePart {
  func fields(after old: Self, with known: [JSONValue.Member]) -> [JSONValue.Member] { fields }
}

/// What differs between two steps of a page.
struct PartChanges {
  /// The fields that differ, or `null` for what is gone.
  var fields: [JSONValue.Member] = []
  /// What only moved.
  var moved: [Shift: [String]] = [:]
}

/// Parts that keep their names from step to step.
struct KeyedParts<Key: Hashable & Sendable, Part: PagePart>: Sendable {
  /// With its fields, which are made once and compared with those that come next.
  private struct Known: Sendable {
    private(set) var part: Part
    private var fields: [JSONValue.Member]
    /// Whether the fields are those of where it stood before.
    private var hasMoved = false

    init(_ part: Part, _ fields: [JSONValue.Member]) { (self.part, self.fields) = (part, fields) }

    mutating func move(to part: Part) { (self.part, hasMoved) = (part, true) }

    var present: [JSONValue.Member] {
      hasMoved ? part.fields(after: part, with: fields) : fields
    }
  }

  private var known: [Key: Known] = [:]

  subscript(key: Key) -> Part? { known[key]?.part }

  var keys: some Sequence<Key> { known.keys }

  /// All of them, as for who knows nothing yet.
  var whole: [JSONValue.Member] {
    known.values.sorted { $0.part.id < $1.part.id }.map { known in
      JSONValue.Member(known.part.id, .object(known.present.filter { $0.value != .null }))
    }
  }

  /// - Parameter changes: What the page has to be told of it is added there.
  mutating func put(_ part: Part?, at key: Key, noting changes: inout PartChanges) {
    guard let place = known.index(forKey: key) else {
      guard let part else { return }
      let fields = part.fields
      known[key] = Known(part, fields)
      changes.fields.append(.init(part.id, .object(fields.filter { $0.value != .null })))
      return
    }
    let old = known.values[place].part
    guard let part else {
      known.remove(at: place)
      changes.fields.append(.init(old.id, .null))
      return
    }
    if part == old { return }
    if let shift = part.shift(from: old) {
      known.values[place].move(to: part)
      if shift != .none { changes.moved[shift, default: []].append(part.id) }
      return
    }
    let before = known.values[place].present
    let fields = part.fields(after: old, with: before)
    known.values[place] = Known(part, fields)
    let changed = zip(fields, before).filter { $0.value != $1.value }.map(\.0)
    if !changed.isEmpty { changes.fields.append(.init(part.id, .object(changed))) }
  }
}

import HashTreeCollections

/// What each name stands for. Versions share their storage.
package struct NameTable: Hashable, Sendable {
  private var entities: TreeDictionary<String, Entity> = [:]
  /// The names of values that may be replaced.
  private var variables: Set<String> = []
  /// The names of lists and dictionaries, so that nobody has to look for them among all.
  private var collections: Set<String> = []

  package init() {}

  package subscript(name: String) -> Entity? {
    get { entities[name] }
    set {
      entities[name] = newValue
      if newValue == nil { variables.remove(name) }
      if case .value(let value)? = newValue, value.isCollection {
        collections.insert(name)
      } else {
        collections.remove(name)
      }
    }
  }

  package func isVariable(_ name: String) -> Bool { variables.contains(name) }

  mutating func setVariable(_ name: String) { variables.insert(name) }

  /// The lists and dictionaries in which a constraint stands, in the same order.
  package func collections(of constraint: ConstraintID) -> [String] {
    collections.filter { name in
      if case .value(let value)? = entities[name] { value.holds(constraint) } else { false }
    }.sorted()
  }

  /// All names, in alphabetical order of their scalars.
  package var sorted: [String] { entities.keys.sorted() }
}

extension NamedValue {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }

  fileprivate func holds(_ constraint: ConstraintID) -> Bool {
    switch self {
    case .constraint(let id): id == constraint
    case .list(let values): values.contains { $0.holds(constraint) }
    case .dictionary(let entries):
      entries.contains { $0.key.holds(constraint) || $0.value.holds(constraint) }
    default: false
    }
  }
}

import HashTreeCollections

/// What each name stands for. Versions share their storage.
package struct NameTable: Hashable, Sendable {
  private var entities: TreeDictionary<String, Entity> = [:]
  /// The names of values that may be replaced.
  private var variables: Set<String> = []

  package init() {}

  package subscript(name: String) -> Entity? {
    get { entities[name] }
    set {
      entities[name] = newValue
      if newValue == nil { variables.remove(name) }
    }
  }

  package func isVariable(_ name: String) -> Bool { variables.contains(name) }

  mutating func setVariable(_ name: String) { variables.insert(name) }

  /// All names, in alphabetical order of their scalars.
  package var sorted: [String] { entities.keys.sorted() }
}

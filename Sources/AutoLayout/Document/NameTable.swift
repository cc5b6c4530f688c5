import HashTreeCollections

/// What each name stands for. Versions share their storage.
package struct NameTable: Hashable, Sendable {
  private var entities: TreeDictionary<String, Entity> = [:]

  package init() {}

  package subscript(name: String) -> Entity? {
    get { entities[name] }
    set { entities[name] = newValue }
  }

  /// All names, in alphabetical order of their scalars.
  package var sorted: [String] { entities.keys.sorted() }
}

import AutoLayout

extension Document {
  /// With the names that the same views have in another document: the user may have renamed some since
  /// the code made them. Where views were added or taken out, all keep their names.
  func named(as other: Document) -> Document {
    let own = views.values.filter { !$0.id.isInitial }
    let others = other.views.values.filter { !$0.id.isInitial }
    guard own.count == others.count, zip(own, others).allSatisfy({ $0.kind == $1.kind }) else {
      return self
    }
    let names = zip(own, others).map { (id: $0.id, name: $1.name) }
    return renaming(names)
  }

  /// With the names that the same views had before.
  func named(like old: Document) -> Document {
    renaming(old.views.values.map { (id: $0.id, name: $0.name) })
  }

  private func renaming(_ names: [(id: ViewID, name: String)]) -> Document {
    var renamed = self
    // Names may be passed round, so that all that change are set free first.
    let changed = names.filter { id, name in view(id).map { $0.name != name } ?? false }
    for (place, entry) in changed.enumerated() {
      guard let name = renamed.view(entry.id)?.name else { continue }
      let free = renamed.freeName(like: "renamed\(place)", after: 0).name
      renamed = (try? renamed.applying([.rename(name, to: free)])) ?? renamed
    }
    for entry in changed {
      guard let name = renamed.view(entry.id)?.name else { continue }
      renamed = (try? renamed.applying([.rename(name, to: entry.name)])) ?? renamed
    }
    return renamed
  }
}

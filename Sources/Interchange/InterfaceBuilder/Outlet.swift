/// What leads from an object of a file, or from the file's owner, to a view or a constraint of it.
package struct Outlet: Hashable, Sendable {
  /// The identity of what has it.
  let owner: String
  /// As the class of the owner declares it.
  package let property: String
  /// The identity of what it leads to.
  package let destination: String
  /// Whether it is one of several that the property holds in a list.
  package let isInCollection: Bool

  /// In the order of the file.
  static func all(in element: MarkupElement) -> [Outlet] {
    element.children.flatMap { child in
      guard child.name == "connections" else { return all(in: child) }
      guard let owner = element.id else { return [] }
      return child.children.compactMap { Outlet($0, of: owner) }
    }
  }

  private init?(_ element: MarkupElement, of owner: String) {
    guard ["outlet", "outletCollection"].contains(element.name),
      let property = element["property"], let destination = element["destination"]
    else { return nil }
    self.owner = owner
    self.property = property
    self.destination = destination
    isInCollection = element.name == "outletCollection"
  }

  /// What views and constraints are called by the first that leads to them.
  static func names(from outlets: [Outlet]) -> [String: String] {
    outlets.filter { !$0.isInCollection && $0.property != "view" }.reduce(into: [:]) {
      if $0[$1.destination] == nil { $0[$1.destination] = $1.property }
    }
  }
}

extension InterfaceFile {
  /// Of a view, a controller or the file's owner, by its identity.
  package func outlets(of owner: String) -> [Outlet] { outlets.filter { $0.owner == owner } }
}

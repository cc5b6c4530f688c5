/// Where in an Interface Builder file something stands.
package struct InterfaceElement: Hashable, Sendable {
  /// As the file has it, and Xcode's document outline finds it.
  package let id: String
  /// The first is 1.
  package let line: Int

  package init(id: String, line: Int) { (self.id, self.line) = (id, line) }
}

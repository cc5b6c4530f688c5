/// What files of Objective-C know of one another: macros, the names of types, and of each class what its
/// interface declares.
package struct ObjectiveCNames: Sendable {
  var macros: [String: Macro] = [:]
  /// Of `typedef`, `enum` and `struct`.
  var types: Set<String> = []
  /// Enums and such: a number by another name.
  var numbers: Set<String> = []
  /// `Card.title`, of the properties that interfaces declare.
  var properties: Set<String> = []
  /// Classes whose interfaces were read.
  var interfaces: Set<String> = []
  /// The fields of a struct in their order, by its name.
  var structs: [String: [String]] = [:]

  package init() {}
}

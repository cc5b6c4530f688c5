/// How large the numbers of a document may be, and how deep its tree.
package enum Limits {
  /// Constants, coordinates and sizes, in points.
  package static let length = 1e7
  package static let multiplier = 1e-6...1e6
  /// The characters of a name.
  package static let name = 100
  /// Views inside one another.
  package static let depth = 500
}

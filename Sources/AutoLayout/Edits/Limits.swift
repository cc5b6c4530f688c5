/// How large the numbers of a document may be, and how deep its tree.
package enum Limits {
  /// Constants, coordinates and sizes, in points.
  package static let length = 1e7
  package static let multiplier = 1e-6...1e6
  /// The characters of a name.
  package static let name = 100
  /// Views inside one another.
  package static let depth = 500
  /// Views of a document, with those that were taken out: each takes about 20 kB once it is laid out.
  package static let views = 12_000
  /// Constraints of a document.
  package static let constraints = 40_000
}

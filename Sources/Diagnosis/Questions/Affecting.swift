package import AutoLayout

/// The constraints that influence a view on one axis, content sizes and masks included.
package struct Affecting: Hashable, Sendable {
  package var view: ViewID
  package var axis: Axis
  /// The user's by number, then the generated ones.
  package var constraints: [Rival]
}

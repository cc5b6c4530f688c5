package import AutoLayout

/// One of the four numbers of a rectangle. Places are in the superview.
package enum Part: String, Hashable, Sendable, CaseIterable {
  case x
  case y
  case width
  case height

  package var axis: Axis {
    switch self {
    case .x, .width: .horizontal
    case .y, .height: .vertical
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  package static func place(_ axis: Axis) -> Part { axis == .horizontal ? .x : .y }
  package static func size(_ axis: Axis) -> Part { axis == .horizontal ? .width : .height }
}

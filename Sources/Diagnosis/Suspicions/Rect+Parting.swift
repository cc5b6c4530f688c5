import AutoLayout

/// For sweeps over rectangles that look for those that overlap: across a row, down a column, only few
/// are open at once.
extension [Rect] {
  /// The axis along which they lie more beside than over one another.
  var partingAxis: Axis {
    let crowding = { (axis: Axis) in
      let starts = map { $0[.origin(axis)] }
      let extent = (starts.max() ?? 0) - (starts.min() ?? 0)
      return reduce(0) { $0 + $1[.size(axis)] } / Swift.max(extent, 1)
    }
    return crowding(.horizontal) <= crowding(.vertical) ? .horizontal : .vertical
  }
}

extension Rect {
  func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

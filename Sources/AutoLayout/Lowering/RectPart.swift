/// One of the four numbers of a rectangle.
package enum RectPart: Int, Hashable, Comparable, Sendable, CaseIterable {
  case x
  case y
  case width
  case height

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  package static func origin(_ axis: Axis) -> RectPart { axis == .horizontal ? .x : .y }
  package static func size(_ axis: Axis) -> RectPart { axis == .horizontal ? .width : .height }

  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}

extension Axis {
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
  /// The edge from which the axis is measured: left or top.
  var nearEdge: Attribute { self == .horizontal ? .left : .top }
  /// The edge opposite: right or bottom.
  var farEdge: Attribute { self == .horizontal ? .right : .bottom }
  /// Where reading begins: leading or top.
  package var start: Attribute { self == .horizontal ? .leading : .top }
  /// Where it ends: trailing or bottom.
  package var end: Attribute { self == .horizontal ? .trailing : .bottom }
  package var size: Attribute { self == .horizontal ? .width : .height }
}

extension Rect {
  package subscript(part: RectPart) -> Double {
    get {
      switch part {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch part {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}

extension Insets {
  func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  package func total(_ axis: Axis) -> Double { near(axis) + far(axis) }
}

/// What a layer paints of itself and how it lies among its siblings, by Core Animation's names and
/// with its defaults (UIKit geometry and layers, section 3.1).
package struct LayerStyle: Hashable, Sendable {
  package var backgroundColor: Color?
  /// Drawn inside the bounds, above the layer's own contents and all of its sublayers. In points.
  package var borderWidth = 0.0
  package var borderColor: Color? = .black
  /// In points.
  package var cornerRadius = 0.0
  /// Whether what lies in it is cut at its bounds.
  package var masksToBounds = false
  /// From 0 to 1, of the layer with everything in it.
  package var opacity = 1.0
  /// What is larger lies in front, among siblings.
  package var zPosition = 0.0

  package init() {}
}

/// One of the properties of a layer's style: the place to add another.
package struct LayerProperty: Sendable {
  /// In `CALayer`.
  package let name: String
  /// In `UIView`, where views have it under a name of their own.
  package let viewName: String?
  package let access: Access

  /// What it holds, and where.
  package enum Access: Sendable {
    /// Brought into the range, as Core Animation draws what is beyond it.
    case number(WritableKeyPath<LayerStyle, Double> & Sendable, ClosedRange<Double>)
    case truth(WritableKeyPath<LayerStyle, Bool> & Sendable)
    case color(WritableKeyPath<LayerStyle, Color?> & Sendable)
  }

  package static let all: [LayerProperty] = [
    LayerProperty(
      name: "backgroundColor", viewName: "backgroundColor", access: .color(\.backgroundColor)),
    LayerProperty(
      name: "borderWidth", viewName: nil, access: .number(\.borderWidth, 0...Limits.length)),
    LayerProperty(name: "borderColor", viewName: nil, access: .color(\.borderColor)),
    LayerProperty(
      name: "cornerRadius", viewName: nil, access: .number(\.cornerRadius, 0...Limits.length)),
    LayerProperty(
      name: "masksToBounds", viewName: "clipsToBounds", access: .truth(\.masksToBounds)),
    LayerProperty(name: "opacity", viewName: "alpha", access: .number(\.opacity, 0...1)),
    LayerProperty(
      name: "zPosition", viewName: nil,
      access: .number(\.zPosition, -Limits.length...Limits.length)),
  ]

  /// Sets a number, brought into the range; nothing where something else is held.
  package func set(_ number: Double, in style: inout LayerStyle) {
    guard case .number(let path, let range) = access else { return }
    style[keyPath: path] = min(max(number, range.lowerBound), range.upperBound)
  }

  package func differs(_ one: LayerStyle, _ other: LayerStyle) -> Bool {
    switch access {
    case .number(let path, _): one[keyPath: path] != other[keyPath: path]
    case .truth(let path): one[keyPath: path] != other[keyPath: path]
    case .color(let path): one[keyPath: path] != other[keyPath: path]
    }
  }
}

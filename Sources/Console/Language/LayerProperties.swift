import AutoLayout
import Interchange

/// The properties of layers, by their names in Core Animation: of `sign.layer` as of a free layer.
enum LayerProperties {
  static let all: [ViewProperty] = LayerProperty.all.map(\.ofLayers) + geometry + hierarchy

  static func named(_ name: String) -> ViewProperty? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ViewProperties {
  /// What views have of their layers, under names of their own or by way of `layer`.
  static let appearance: [ViewProperty] =
    LayerProperty.all.compactMap(\.ofViews) + [
      ViewProperty("layer", read: { _, view, _ in .layer(view.id) })
    ]
}

extension LayerProperty {
  fileprivate var ofLayers: ViewProperty { property(named: name) }

  /// `nil` for what views have no name for.
  fileprivate var ofViews: ViewProperty? { viewName.map(property) }

  private func property(named name: String) -> ViewProperty {
    ViewProperty(
      name, choices: isColor ? Color.named.compactMap(\.name) : [],
      read: { _, view, _ in value(in: view.layer) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.set(self, of: view, operand)
      })
  }

  private var isColor: Bool { if case .color = access { true } else { false } }

  private func value(in style: LayerStyle) -> Value {
    switch access {
    case .number(let path, _): .number(style[keyPath: path])
    case .truth(let path): .boolean(style[keyPath: path])
    case .color(let path): style[keyPath: path].map { .color($0) } ?? .absent
    }
  }
}

extension Interpreter {
  fileprivate mutating func set(
    _ property: LayerProperty, of view: View, _ operand: Operand
  ) throws(LineFailure) {
    var style = view.layer
    switch property.access {
    case .number: property.set(try operand.number(), in: &style)
    case .truth(let path): style[keyPath: path] = try operand.boolean()
    case .color(let path):
      if case .inert(let source) = operand.value {
        return note(LanguageWords.colorWithoutComponents(source))
      }
      style[keyPath: path] = try operand.color()
    }
    try change(view, .layer(style), operand)
  }
}

extension Operand {
  /// By UIKit's name, mixed, or as `#34C759`; `nil` for none.
  func color() throws(LineFailure) -> Color? {
    switch value {
    case .absent: return nil
    case .color(let color): return color
    case .choice(let name): if let color = Color.named(name) { return color }
    case .text(let text): if let color = Color(hexadecimal: text) { return color }
    default: break
    }
    throw .objection(LanguageWords.notAColor(value, at: range))
  }
}

// MARK: Geometry

extension LayerProperties {
  /// Those of a view's layer are the view's own.
  private static let geometry: [ViewProperty] = [
    ofView("frame"), ofView("bounds"), ofView("center", named: "position"), ofView("isHidden"),
    anchorPoint,
  ]

  /// Everything here is placed by its middle.
  private static let anchorPoint = ViewProperty(
    "anchorPoint",
    read: { _, _, _ in .tuple(Tuple(middle)) },
    write: { (_, view, operand) throws(LineFailure) in
      guard try operand.tuple(.point).point == middle else {
        throw .objection(
          LanguageWords.anchorPointIsFixed(Value.path(ofLayerOf: view), operand.range))
      }
    })

  private static let middle = Point(x: 0.5, y: 0.5)

  private static let hierarchy: [ViewProperty] = [
    ViewProperty(
      "superlayer", read: { _, view, _ in view.superview.map { .layer($0) } ?? .absent }),
    ViewProperty(
      "sublayers", read: { _, view, _ in .list(view.sublayers.map { .layer($0) }) }),
  ]

  private static func ofView(_ name: String, named ownName: String? = nil) -> ViewProperty {
    ViewProperty(
      ownName ?? name,
      read: { (evaluator, view, range) throws(LineFailure) in
        try ViewProperties.named(name)?.read(&evaluator, view, range) ?? .absent
      },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try ViewProperties.named(name)?.write?(&interpreter, view, operand)
      })
  }
}

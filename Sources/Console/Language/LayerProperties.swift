import AutoLayout
import LayoutCode

/// The properties of layers, as the tables of code have them: of `sign.layer` as of a free layer.
enum LayerProperties {
  static let type: TypeName = "CALayer"

  static let all: [ViewProperty] = UIKitTables.propertyNames(of: type).compactMap { name in
    if let ofView = ofViews[name].flatMap(ViewProperties.named) { return ofView.renamed(name) }
    return ViewProperty(name, inTables: type) { .layer($0.id) }
  }

  /// What a view's layer has of the view, which is measured there.
  private static let ofViews = [
    "frame": "frame", "bounds": "bounds", "position": "center", "isHidden": "isHidden",
  ]

  static func named(_ name: String) -> ViewProperty? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
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

  /// A free layer, or the layer of a view.
  func layer() throws(LineFailure) -> ViewID {
    switch value {
    case .layer(let id): return id
    case .newView: throw .objection(LanguageWords.unnamedView(at: range))
    default: throw wanted(LanguageWords.layer)
    }
  }
}

extension Value {
  /// As it is typed: `sign.layer`, `border`.
  static func path(ofLayerOf view: View) -> String {
    view.isLayer ? view.name : "\(view.name).layer"
  }
}

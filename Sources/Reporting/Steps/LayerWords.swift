package import AutoLayout
package import Prose

/// What became of a layer's style: `sign.layer.borderWidth 0 → 2`.
enum LayerWords {
  /// - Parameter before: The view that the layer belongs to, or the free layer; `nil` for one that the
  ///   same step made.
  static func changes(of name: Text, from before: View?, to style: LayerStyle) -> Phrase {
    guard let before else { return Phrase(en: "\(name) looks other", ja: "\(name) の見た目を変更") }
    let parts = LayerProperty.all.filter { $0.differs(before.layer, style) }.map { property in
      Phrase(
        "\(name).\(property.path(in: before)) \(property.text(in: before.layer)) → "
          + property.text(in: style))
    }
    if parts.isEmpty { return Phrase(en: "\(name) looks the same", ja: "\(name) の見た目はそのまま") }
    return parts.joined(separator: ", ")
  }
}

extension LayerProperty {
  /// As it is typed behind the name: `alpha`, `layer.borderWidth`; of a free layer `borderWidth`.
  package func path(in view: View) -> String {
    view.isLayer ? name : viewName ?? "layer.\(name)"
  }

  /// As it is typed behind `=`.
  package func text(in style: LayerStyle) -> Text {
    switch access {
    case .number(let path, _): "\(style[keyPath: path])"
    case .truth(let path): Text(style[keyPath: path] ? "true" : "false")
    case .color(let path): Text(style[keyPath: path])
    }
  }
}

extension Text {
  /// `.systemGreen`, `#34C759`, `#34C759 50%`, `nil`.
  package init(_ color: Color?) {
    guard let color else {
      self.init("nil")
      return
    }
    if let name = color.name {
      self.init("." + name)
    } else if color.isOpaque {
      self.init(color.hexadecimal)
    } else {
      self = "\(color.hexadecimal) \((color.components.alpha * 100).rounded())%"
    }
  }
}

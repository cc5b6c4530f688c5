import AutoLayout

extension SceneImporter {
  /// What a view's layer paints: background, clipping, opacity, and what is set when the app runs.
  func style(of view: VariedElement, _ id: ViewID) -> LayerStyle {
    var style = draft.view(id)?.layer ?? LayerStyle()
    if let color = view.child(key: "backgroundColor").flatMap(file.colors.color) {
      style.backgroundColor = color
    }
    if let clips = view.flag(.clipsSubviews) { style.masksToBounds = clips }
    if let alpha = view.number(.alpha) { style.opacity = min(max(alpha, 0), 1) }
    for attribute in view.element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      style.set(attribute)
    }
    return style
  }
}

extension LayerStyle {
  /// `layer.cornerRadius` and its like. Colours are left out: a layer takes no `UIColor`.
  fileprivate mutating func set(_ attribute: MarkupElement) {
    guard let keyPath = attribute["keyPath"], keyPath.hasPrefix("layer."),
      let property = LayerProperty.all.first(where: { $0.name == keyPath.dropFirst(6) })
    else { return }
    switch property.access {
    case .number:
      if let number = attribute.child(key: "value")?.number(.value) {
        property.set(number, in: &self)
      }
    case .truth(let path):
      if let flag = attribute.flag(.value) { self[keyPath: path] = flag }
    case .color: break
    }
  }
}

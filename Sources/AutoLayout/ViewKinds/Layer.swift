extension ViewKind {
  /// A layer of one's own: it paints and lies among the sublayers, and takes no part in Auto Layout.
  package static let layer = ViewKind(
    name: "layer", className: "CALayer", takes: [])
}

extension ViewKind {
  /// Whether it is a free layer: a rectangle that is painted, without a view.
  package var isLayer: Bool { self == .layer }

  /// What the layer of a new view paints: scroll views and text views cut what lies in them.
  var layerStyle: LayerStyle {
    var style = LayerStyle()
    style.masksToBounds = scrolls || self == .textView
    return style
  }
}

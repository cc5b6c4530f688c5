import AutoLayout
import Interchange

/// Layers and colours behind dots and calls.
extension Evaluator {
  mutating func member(
    _ name: NameSyntax, ofLayerOf id: ViewID
  ) throws(LineFailure) -> Value {
    guard let view = document.view(id) else { return .absent }
    if let property = LayerProperties.named(name.text) {
      return try property.read(&self, view, name.range)
    }
    if InertProperties.isInertOfLayers(name.text) {
      return .inert("\(Value.path(ofLayerOf: view)).\(name.text)")
    }
    if view.isLayer, Attribute(anchorName: name.text) != nil {
      throw .edit(.layerHasNoAnchors(id), at: name.range)
    }
    throw .objection(LanguageWords.noMember(name, of: .layer(id)))
  }

  /// `UIColor.systemGreen.cgColor`: colours are the same for views and layers here.
  static func member(_ name: NameSyntax, ofColor color: Color) -> Value? {
    ["cgColor", "CGColor", "uiColor"].contains(name.text) ? .color(color) : nil
  }

  /// The label of what a colour or a font takes its parts from elsewhere, which has none here: a catalogue,
  /// a pattern, a descriptor.
  func labelOfOthers(_ call: Call) -> String? {
    guard ["UIColor", "CGColor", "UIFont"].contains(call.name.text),
      let label = call.arguments.first?.label?.text,
      !["red", "hue", "white", "gray", "displayP3Red", "name"].contains(label)
    else { return nil }
    return label
  }
}

extension Value {
  /// The colour that it is, or that UIKit's name stands for.
  var color: Color? {
    switch self {
    case .color(let color): color
    case .choice(let name): Color.named(name)
    default: nil
    }
  }
}

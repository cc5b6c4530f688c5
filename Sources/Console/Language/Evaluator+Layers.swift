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

  /// `UIColor(red: 0.2, green: 0.8, blue: 0.35, alpha: 1)`. What takes its components from elsewhere,
  /// a catalogue or a pattern, has none here.
  mutating func color(_ call: Call) throws(LineFailure) -> Value {
    let name = call.name.text
    if let label = call.arguments.first?.label?.text,
      !["red", "hue", "white", "gray"].contains(label)
    {
      return .inert("\(name)(\(label):)")
    }
    let (form, values) = try call.form(among: Self.colorForms.map { name + $0 })
    var parts: [Double] = []
    for value in values {
      let part = try operand(value)
      if case .inert = part.value { return .inert(name) }
      parts.append(try part.number())
    }
    guard parts.count == 4 else {
      return .color(Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1]))
    }
    return .color(
      form.contains("hue")
        ? Color(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3])
        : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }

  static let colorForms = [
    "(red:green:blue:alpha:)", "(hue:saturation:brightness:alpha:)", "(white:alpha:)",
    "(gray:alpha:)",
  ]

  /// `color.withAlphaComponent(0.5)`.
  mutating func faded(_ color: Color, _ call: Call) throws(LineFailure) -> Value {
    let (_, values) = try call.form(among: ["withAlphaComponent(_:)"])
    return .color(color.withAlpha(try operand(values[0]).number()))
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

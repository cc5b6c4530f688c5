import AutoLayout
import Interchange

/// The methods of layers that change something, by their names in Core Animation.
enum LayerMethods {
  static let all: [ViewMethod] = [
    ViewMethod("addSublayer(_:)") { (interpreter, layer, _, operands) throws(LineFailure) in
      try interpreter.insert(operands[0], into: layer, at: .front)
    },
    ViewMethod("insertSublayer(_:at:)", "insertSublayer(_:above:)", "insertSublayer(_:below:)") {
      (interpreter, layer, form, operands) throws(LineFailure) in
      let placement: Placement =
        switch form {
        case "insertSublayer(_:at:)": .index(try operands[1].wholeNumber())
        case "insertSublayer(_:above:)": .above(try operands[1].layer())
        default: .below(try operands[1].layer())
        }
      try interpreter.insert(operands[0], into: layer, at: placement)
    },
    ViewMethod("removeFromSuperlayer()") { (interpreter, layer, _, _) throws(LineFailure) in
      guard layer.isLayer else { throw .objection(LanguageWords.layerOfView(layer, at: nil)) }
      guard layer.superview != nil else {
        interpreter.note(LanguageWords.hasNoSuperview(layer.name))
        return
      }
      try interpreter.apply(.remove(layer.id, step: interpreter.workspace.step), at: nil)
    },
  ]

  static func named(_ name: String) -> ViewMethod? { all.first { $0.name == name } }
}

extension Interpreter {
  /// Free layers alone are put where one wants: a view's layer lies where the view lies.
  fileprivate mutating func insert(
    _ operand: Operand, into superlayer: View, at placement: Placement
  ) throws(LineFailure) {
    let id = try operand.layer()
    guard let layer = draft.view(id), layer.isLayer else {
      throw .objection(
        LanguageWords.layerOfView(draft.view(id) ?? superlayer, at: operand.range))
    }
    try apply(
      .insert(id, into: superlayer.id, at: placement, step: workspace.step), at: operand.range)
  }

  /// A method of a layer that stands alone, or a question.
  mutating func perform(
    _ call: Call, onLayerOf view: View, _ tree: ExpressionTree
  ) throws(LineFailure) {
    if let method = LayerMethods.named(call.name.text) {
      return try perform(method, call, on: view)
    }
    if InertProperties.layoutRequests.contains(call.name.text) {
      return requestLayout()
    }
    guard InertProperties.isInertOfLayers(call.name.text) else {
      throw .objection(LanguageWords.noMethod(call, of: .layer(view.id)))
    }
    passOver("\(Value.path(ofLayerOf: view)).\(call.name.text)")
  }
}

extension Operand {
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

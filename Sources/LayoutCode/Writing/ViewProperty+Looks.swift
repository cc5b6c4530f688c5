import AutoLayout

extension ViewProperty {
  /// What has no part in where a view is, and what its layer looks like.
  static func looks(_ view: View) -> [CodeStatement] {
    var statements: [CodeStatement] = [
      .assignment("contentMode", .choice(view.contentMode.rawValue, of: "UIViewContentMode")),
      .assignment(
        "isUserInteractionEnabled", .truth(view.isUserInteractionEnabled),
        objectiveC: "userInteractionEnabled"),
      .assignment("autoresizesSubviews", .truth(view.autoresizesSubviews)),
      .assignment("tag", .number(Double(view.tag))),
      .assignment("alpha", .number(view.layer.opacity)),
      .assignment("clipsToBounds", .truth(view.layer.masksToBounds)),
      .assignment("layer.cornerRadius", .number(view.layer.cornerRadius)),
      .assignment("layer.borderWidth", .number(view.layer.borderWidth)),
      .assignment("layer.zPosition", .number(view.layer.zPosition)),
      .assignment("backgroundColor", .color(view.layer.backgroundColor)),
      .assignment("layer.borderColor", .layerColor(view.layer.borderColor)),
      transform(view),
    ]
    if let identifier = view.identifier {
      statements.append(.assignment("accessibilityIdentifier", .text(identifier)))
    }
    return statements
  }

  /// Of a free layer, by `CALayer`'s own names.
  static func looksOfLayer(_ layer: View) -> [CodeStatement] {
    [.assignment("isHidden", .truth(layer.isHidden), objectiveC: "hidden")]
      + LayerProperty.all.map { property in
        let value: CodeValue =
          switch property.access {
          case .number(let path, _): .number(layer.layer[keyPath: path])
          case .truth(let path): .truth(layer.layer[keyPath: path])
          case .color(let path): .layerColor(layer.layer[keyPath: path])
          }
        return .assignment(property.name, value)
      }
  }

  /// Set last of all: a frame that is set behind it would be the box around what is shown.
  static func transform(_ view: View) -> CodeStatement {
    .assignment("transform", .transform(view.transform))
  }

  /// What the guide of the keyboard goes by.
  static func keyboard(_ tracking: KeyboardTracking) -> [CodeStatement] {
    let guide = "keyboardLayoutGuide"
    return [
      .assignment("\(guide).usesBottomSafeArea", .truth(tracking.usesBottomSafeArea)),
      .assignment("\(guide).followsUndockedKeyboard", .truth(tracking.followsUndockedKeyboard)),
      .assignment("\(guide).keyboardDismissPadding", .number(tracking.keyboardDismissPadding)),
    ]
  }
}

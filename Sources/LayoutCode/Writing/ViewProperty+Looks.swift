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
    ]
    if let identifier = view.identifier {
      statements.append(.assignment("accessibilityIdentifier", .text(identifier)))
    }
    return statements
  }
}

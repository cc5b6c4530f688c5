import AutoLayout

/// Constraints as Objective-C writes them by itself.
struct ObjectiveCCode {
  /// What views and guides are called.
  let text: (Item) -> String

  /// By anchors; what no anchor can say, by items.
  func call(_ equation: Equation) -> String { anchors(equation) ?? items(equation) }

  /// `[title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8]`
  private func anchors(_ equation: Equation) -> String? {
    let relation = "constraint" + equation.relation.label.capitalizedFirst
    let constant = equation.constantText
    guard let second = equation.second else {
      return "[\(anchor(equation.first)) \(relation)Constant:\(constant)]"
    }
    let factor = equation.multiplierText
    if factor != "1", equation.first.attribute.kind != .size { return nil }
    let times = factor == "1" ? "" : " multiplier:\(factor)"
    let plus = constant == "0" ? "" : " constant:\(constant)"
    return "[\(anchor(equation.first)) \(relation)Anchor:\(anchor(second))\(times)\(plus)]"
  }

  private func anchor(_ anchor: Anchor) -> String {
    let owner = text(anchor.item)
    let guide = anchor.attribute.withinMargins == nil ? "" : ".layoutMarginsGuide"
    return "\(owner)\(guide).\((anchor.attribute.withinMargins ?? anchor.attribute).name)Anchor"
  }

  func items(_ equation: Equation) -> String {
    let attribute = { (anchor: Anchor?) in
      "NSLayoutAttribute" + (anchor?.attribute.name ?? "notAnAttribute").capitalizedFirst
    }
    let relation = "NSLayoutRelation" + "\(equation.relation)".capitalizedFirst
    return "[NSLayoutConstraint constraintWithItem:\(text(equation.first.item)) "
      + "attribute:\(attribute(equation.first)) relatedBy:\(relation) "
      + "toItem:\(equation.second.map { text($0.item) } ?? "nil") "
      + "attribute:\(attribute(equation.second)) "
      + "multiplier:\(equation.multiplierText) "
      + "constant:\(equation.constantText)]"
  }
}

import AutoLayout

/// A call with its arguments, in one line or with one argument on each.
struct WrittenCall: Hashable {
  let callee: String
  let arguments: [String]

  var line: String { "\(callee)(\(arguments.joined(separator: ", ")))" }

  /// With the arguments on a line of their own where one line is too long.
  ///
  /// - Parameter depth: How far the first line is indented.
  func text(indentedBy depth: Int, behind: Int = 0) -> String {
    if depth + line.count + behind <= 100 { return line }
    let inner = String(repeating: " ", count: depth + 2)
    let all = arguments.joined(separator: ", ")
    if inner.count + all.count < 100 { return "\(callee)(\n\(inner)\(all))" }
    return "\(callee)(\n" + arguments.map { inner + $0 }.joined(separator: ",\n") + ")"
  }
}

/// Constraints as Swift writes them by itself.
struct ConstraintCode {
  /// What views and guides are called; empty for `self`.
  let text: (Item) -> String
  /// Whether Swift is that of up to version 2.
  var isEarly = false

  /// `title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`; `nil` for what no anchor can
  /// say: a multiple of a place.
  func anchors(_ equation: Equation) -> WrittenCall? {
    var arguments: [String]
    if let second = equation.second {
      let factor = equation.multiplierText
      arguments = ["\(equation.relation.label): \(anchor(second))"]
      if factor != "1" {
        if equation.first.attribute.kind != .size { return nil }
        arguments.append("multiplier: \(factor)")
      }
      if equation.constantText != "0" { arguments.append("constant: \(equation.constantText)") }
    } else {
      arguments = ["\(equation.relation.label)Constant: \(equation.constantText)"]
    }
    let made = WrittenCall(callee: "\(anchor(equation.first)).constraint", arguments: arguments)
    return isEarly ? early(made, equation) : made
  }

  /// `title.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 8)`
  private func early(_ call: WrittenCall, _ equation: Equation) -> WrittenCall {
    let against = equation.second.map(anchor) ?? equation.constantText
    return WrittenCall(
      callee: call.callee + equation.relation.label.capitalizedFirst
        + (equation.second == nil ? "Constant" : "Anchor"),
      arguments: [against] + call.arguments.dropFirst())
  }

  /// `title.topAnchor`, `view.layoutMarginsGuide.leadingAnchor`
  func anchor(_ anchor: Anchor) -> String {
    var owner = text(anchor.item)
    if anchor.attribute.withinMargins != nil {
      owner = owner.isEmpty ? "layoutMarginsGuide" : "\(owner).layoutMarginsGuide"
    }
    let name = "\((anchor.attribute.withinMargins ?? anchor.attribute).name)Anchor"
    return owner.isEmpty ? name : "\(owner).\(name)"
  }

  /// `NSLayoutConstraint(item: title, attribute: .top, …)`
  func items(_ equation: Equation) -> WrittenCall {
    let item = { (item: Item) in self.text(item).isEmpty ? "self" : self.text(item) }
    let choice = { (name: String) in "." + (isEarly ? name.capitalizedFirst : name) }
    let second = equation.second
    return WrittenCall(
      callee: "NSLayoutConstraint",
      arguments: [
        "item: \(item(equation.first.item))",
        "attribute: \(choice(equation.first.attribute.name))",
        "relatedBy: \(choice("\(equation.relation)"))",
        "toItem: \(second.map { item($0.item) } ?? "nil")",
        "attribute: \(choice(second?.attribute.name ?? "notAnAttribute"))",
        "multiplier: \(equation.multiplierText)",
        "constant: \(equation.constantText)",
      ])
  }
}

extension Equation {
  /// The multiplier as code writes it: a number, or the expression whose value is not known.
  var multiplierText: String { waiting?.multiplier ?? multiplier.plain }

  /// The constant, likewise.
  var constantText: String { waiting?.constant ?? constant.plain }
}

extension Relation {
  /// The label in a call of an anchor, and the method of SnapKit and Masonry.
  var label: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

import AutoLayout

/// One constraint as UIKit describes it: `<NSLayoutConstraint:0x600000000001
/// UIView:0x7f8000000002.width == 100   (active)>` (constraint conflict log, section 2).
struct PrintedConstraint {
  let handle: Handle
  /// UIKit's for what the system makes, or the author's.
  let identifier: String?
  let isMask: Bool
  /// The class of what UIKit makes or of a library.
  private let className: String
  private let equation: Equation
  private let spacing: Constraint.Spacing?
  private let names: PrintedNames

  init(_ handle: Handle, _ equation: Equation, _ names: PrintedNames) {
    self.handle = handle.asPrinted
    self.names = names
    switch handle {
    case .constraint(let id):
      let constraint = names.document.constraint(id)
      identifier = constraint?.identifier
      spacing = constraint?.spacing
      className = constraint?.className ?? "NSLayoutConstraint"
      isMask = constraint?.systemRole == .autoresizingMask
      self.equation = equation
    case .generated(_, let rule):
      spacing = nil
      identifier = rule.identifier(of: equation)
      className = rule.className
      isMask = rule.maker == .autoresizingMask
      self.equation = rule.isToldFromOutside ? equation.turnedRound : equation
    }
  }

  /// The size that a table or a collection gives what is in a cell, told by a number.
  init(encapsulated handle: Handle, _ equation: Equation, _ names: PrintedNames) {
    self.handle = handle
    self.names = names
    self.equation = equation
    spacing = nil
    isMask = false
    className = "NSLayoutConstraint"
    identifier = Rule.window(equation.first.attribute.axis).identifier(of: equation)
  }

  /// The items that it speaks of, in the order of the text.
  var items: [Item] { [equation.first.item] + (equation.second.map { [$0.item] } ?? []) }

  var text: String {
    let identifier = identifier.map { "'\($0)' " } ?? ""
    let priority = equation.priority.isRequired || isContentSize ? "" : " @\(priorityText)"
    return "<\(className):\(names.address(of: handle)) \(mask)\(identifier)\(body)\(priority)   "
      + "(\(tail))>"
  }

  private var priorityText: String { equation.priority.rawValue.inSixDigits }

  // MARK: Bodies

  private var body: String {
    contentSize ?? (isMask ? maskBody : visualFormat ?? equationText)
  }

  /// `UILabel:0x7f8000000002.trailing == UIView:0x7f8000000001.trailing - 16`
  private var equationText: String {
    let first = "\(bodyName(equation.first.item)).\(equation.first.attribute.name)"
    guard let second = equation.second, equation.multiplier != 0 else {
      return "\(first) \(equation.relation.symbol) \(equation.constant.withSignApart)"
    }
    let other = "\(bodyName(second.item)).\(second.attribute.name)"
    return "\(first) \(equation.relation.symbol) \(factor)\(other)\(offset)"
  }

  private var offset: String {
    if spacing == nil { return equation.constant.asOffset }
    return " \(equation.constant < 0 ? "-" : "+") \(distance(equation.constant.magnitude))"
  }

  /// A standard one with the name of what asked for it (Constraint conflict log, section 2).
  private func distance(_ constant: Double) -> String {
    switch spacing {
    case .visualFormat: "NSSpace(\(constant.inSixDigits))"
    case .anchors: "NSLayoutAnchorConstraintSpace(\(constant.inSixDigits))"
    case nil: constant.inSixDigits
    }
  }

  private var factor: String {
    equation.multiplier == 1 ? "" : "\(equation.multiplier.inSixDigits)*"
  }

  /// `V:|-(20)-[UIView:0x7f8000000002]`: gaps that are told from the near end to the far one.
  private var visualFormat: String? {
    guard let second = equation.second, equation.multiplier == 1,
      let later = Edge(equation.first.attribute), let earlier = Edge(second.attribute),
      later.family == earlier.family
    else { return nil }
    let (one, other) = (equation.first.item, second.item)
    let gap = "-(\(sign)\(distance(equation.constant)))-"
    let piece = { (item: Item) in "[\(bodyName(item))]" }
    let format: String
    switch (earlier.isFar, later.isFar) {
    case (false, false) where names.superview(of: one) == other: format = "|\(gap)\(piece(one))"
    case (true, true) where names.superview(of: other) == one: format = "\(piece(other))\(gap)|"
    case (true, false) where one != other: format = "\(piece(other))\(gap)\(piece(one))"
    default: return nil
    }
    let axis = equation.first.attribute.axis
    return "\(axis.letter):\(format)\(later.family == .absolute ? "(LTR)" : "")"
  }

  private var sign: String { equation.relation == .equal ? "" : equation.relation.symbol }

  /// The names that the body is written with, and what `|` stands for.
  private var tail: String {
    var parts: [String] = []
    var named: Set<Item> = []
    for item in items + [spokenSuperview].compactMap({ $0 }) where named.insert(item).inserted {
      if let name = names.name(of: item) { parts.append("\(name):\(names.address(of: item))") }
    }
    if let superview = spokenSuperview {
      let name = names.name(of: superview)
      let label = name.map { "\($0):\(names.address(of: superview))" } ?? names.described(superview)
      parts.append("'|':\(label)")
    }
    return parts.isEmpty ? "active" : "active, names: \(parts.joined(separator: ", ")) "
  }

  /// What the text measures from without naming it.
  private var spokenSuperview: Item? {
    if isMask {
      return isMaskPosition ? names.superview(of: equation.first.item) : nil
    }
    guard let second = equation.second, let format = visualFormat, format.contains("|") else {
      return nil
    }
    let (one, other) = (equation.first.item, second.item)
    return names.superview(of: one) == other ? other : one
  }

  private func bodyName(_ item: Item) -> String { names.name(of: item) ?? names.described(item) }
}

// MARK: What the system makes

extension PrintedConstraint {
  private var isContentSize: Bool { contentAxis != nil }

  /// Of a constraint that stands for a view's natural size.
  private var contentAxis: Axis? {
    guard case .generated(_, let rule) = handle,
      rule.maker == .hugging || rule.maker == .compressionResistance
    else { return nil }
    return equation.first.attribute.axis
  }

  /// `H:[UILabel:0x7f8000000002'Hello'(41.6667)] Hug:251 CompressionRes:750`
  private var contentSize: String? {
    guard let axis = contentAxis, let view = names.document.view(equation.first.item.view) else {
      return nil
    }
    return "\(axis.letter):[\(bodyName(equation.first.item))(\(equation.constant.inSixDigits))] "
      + "Hug:\(view.hugging[axis].rawValue.inSixDigits) "
      + "CompressionRes:\(view.resistance[axis].rawValue.inSixDigits)"
  }

  /// `h=--& v=-&- `
  private var mask: String {
    guard isMask else { return "" }
    let bits = names.document.view(equation.first.item.view)?.autoresizingMask ?? []
    return "h=\(bits.sign(along: .horizontal)) v=\(bits.sign(along: .vertical)) "
  }

  /// Positions are told from the superview's corner, or by its size where they follow it.
  private var maskBody: String {
    let first = "\(bodyName(equation.first.item)).\(equation.first.attribute.nameInMask)"
    if isMaskPosition { return "\(first) == \(equation.constant.withSignApart)" }
    guard let second = equation.second else { return equationText }
    let followsSize = names.superview(of: equation.first.item) == second.item
    let attribute =
      followsSize ? second.attribute.axis.size.name : second.attribute.nameInMask
    return "\(first) == \(factor)\(bodyName(second.item)).\(attribute)"
      + equation.constant.asOffset
  }

  /// The distance from the superview's corner, where that is all.
  private var isMaskPosition: Bool {
    guard isMask, let second = equation.second, equation.multiplier == 1,
      [.left, .top].contains(second.attribute),
      names.superview(of: equation.first.item)?.view == second.item.view
    else { return false }
    return true
  }
}

extension Handle {
  /// Hugging and compression resistance of one axis are one constraint of UIKit's.
  fileprivate var asPrinted: Handle {
    switch self {
    case .generated(let view, .resistance(.horizontal)): .generated(view, .hugging(.horizontal))
    case .generated(let view, .resistance(.vertical)): .generated(view, .hugging(.vertical))
    default: self
    }
  }
}

extension Attribute {
  /// UIKit's private names, which it uses for frames.
  fileprivate var nameInMask: String {
    switch self {
    case .left: "minX"
    case .centerX: "midX"
    case .right: "maxX"
    case .top: "minY"
    case .centerY: "midY"
    case .bottom: "maxY"
    default: name
    }
  }
}

// MARK: Parts

/// An edge that a visual format can speak of.
private struct Edge {
  let family: Family
  let isFar: Bool

  enum Family {
    case directional
    case absolute
    case vertical
  }

  init?(_ attribute: Attribute) {
    switch attribute {
    case .leading, .trailing: family = .directional
    case .left, .right: family = .absolute
    case .top, .bottom: family = .vertical
    default: return nil
    }
    isFar = [.trailing, .right, .bottom].contains(attribute)
  }
}

extension Axis {
  /// Before the colon of a visual format.
  fileprivate var letter: String { self == .horizontal ? "H" : "V" }
}

extension Double {
  /// `44`, `- 16`
  fileprivate var withSignApart: String {
    self < 0 ? "- \(magnitude.inSixDigits)" : inSixDigits
  }

  /// ` + 8`, ` - 16`, nothing for 0.
  fileprivate var asOffset: String {
    if self == 0 { return "" }
    return self < 0 ? " - \(magnitude.inSixDigits)" : " + \(inSixDigits)"
  }
}

extension Equation {
  /// The same told from its second anchor, where nothing is multiplied.
  fileprivate var turnedRound: Equation {
    guard let second, multiplier == 1 else { return self }
    return Equation(
      second, relation.reversed, first, constant: -constant + 0, priority: priority)
  }
}

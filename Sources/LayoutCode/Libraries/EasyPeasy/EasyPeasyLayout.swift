import AutoLayout
import Interchange

/// How EasyPeasy lays out: of each view and axis it keeps what was said last, and what is said anew takes
/// the place of what cannot stand beside it.
extension Evaluator {
  /// What was said of a view so far: attributes with the constraint of each, and whether it is on.
  private static let kept = " easy"

  private func easyKept(_ target: Value) -> [Value] {
    if case .list(let kept)? = stored(Self.kept, of: target) { kept } else { [] }
  }

  mutating func easyLayout(
    _ target: Operand, _ attributes: [Value], at range: SourceRange
  ) throws(Stop) -> Value {
    let item = try itemMeant(by: target)
    let target = value(for: item)
    try leaveMask(of: target, at: range)
    var made: [Value] = []
    for value in attributes where EasyMembers.isAttribute(value) {
      guard case .structure(let structure) = value else { continue }
      for attribute in structure.attributes {
        guard let one = try easyConstraint(item, attribute, structure, at: range) else { continue }
        var entry = structure
        entry.fields["attributes"] = .list([.text(attribute.name)])
        entry.fields["constraint"] = one
        if try easyApplies(structure, at: range) {
          made.append(one)
          try easyAdd(entry, to: target, at: range)
        } else {
          store(Self.kept, .list(easyKept(target) + [.structure(entry)]), in: target)
        }
      }
    }
    return .list(made)
  }

  /// Whether what was said `when` of it holds.
  private mutating func easyApplies(
    _ attribute: Value.Structure, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard case .function(let condition)? = attribute.fields["condition"] else { return true }
    return try decide(call(condition, [easyContext(at: range)], at: range), at: range)
  }

  /// What a condition can ask: `$0.isPad`, `$0.isHorizontalCompact`.
  private mutating func easyContext(at range: SourceRange) throws(Stop) -> Value {
    let traits = try read("traitCollection", of: value(for: ViewID.root), at: range)
    let has = { (evaluator: inout Evaluator, name: String, wanted: String) throws(Stop) -> Bool in
      let value = try evaluator.read(name, of: traits, at: range)
      return if case .choice(let choice) = value { choice.name == wanted } else { false }
    }
    var fields: [String: Value] = [:]
    for (name, wanted) in [("Compact", "compact"), ("Regular", "regular")] {
      let across = try has(&self, "horizontalSizeClass", wanted)
      let down = try has(&self, "verticalSizeClass", wanted)
      fields["isHorizontal\(name)"] = .boolean(across)
      fields["isVertical\(name)"] = .boolean(down)
      fields["isHorizontalVertical\(name)"] = .boolean(across && down)
    }
    for idiom in ["pad", "phone"] {
      fields["is" + idiom.capitalizedFirst] = .boolean(
        try has(&self, "userInterfaceIdiom", idiom))
    }
    return .structure(Value.Structure(type: "EasyPeasy.Context", fields: fields))
  }

  /// Switches one on, and off what it takes the place of.
  private mutating func easyAdd(
    _ entry: Value.Structure, to target: Value, at range: SourceRange
  ) throws(Stop) {
    var kept: [Value] = []
    for case .structure(let other) in easyKept(target) {
      if isOn(other), entry.easySignature == other.easySignature,
        entry.easyKind.replaces(other.easyKind)
      {
        try easySwitch(other, false, at: range)
        continue
      }
      kept.append(.structure(other))
    }
    try easySwitch(entry, true, at: range)
    store(Self.kept, .list(kept + [.structure(entry)]), in: target)
  }

  private func isOn(_ entry: Value.Structure) -> Bool {
    constraintParts(of: entry.fields["constraint"] ?? .absent)?.isActive == true
  }

  private mutating func easySwitch(
    _ entry: Value.Structure, _ isActive: Bool, at range: SourceRange
  ) throws(Stop) {
    guard case .object(let id)? = entry.fields["constraint"] else { return }
    if isActive { try activate(id, at: range) } else { try deactivate(id, at: range) }
  }

  /// Asks all conditions anew.
  mutating func easyReload(_ target: Value, at range: SourceRange) throws(Stop) {
    var entries: [Value.Structure] = []
    for case .structure(let entry) in easyKept(target) {
      if isOn(entry), try !easyApplies(entry, at: range) {
        try easySwitch(entry, false, at: range)
      }
      entries.append(entry)
    }
    store(Self.kept, .list(entries.map { .structure($0) }), in: target)
    for entry in entries where !isOn(entry) {
      guard entry.fields["condition"] != nil, try easyApplies(entry, at: range) else { continue }
      let others = easyKept(target).filter { $0 != .structure(entry) }
      store(Self.kept, .list(others), in: target)
      try easyAdd(entry, to: target, at: range)
    }
  }

  mutating func easyClear(_ target: Value, at range: SourceRange) throws(Stop) {
    for case .structure(let entry) in easyKept(target) where isOn(entry) {
      try easySwitch(entry, false, at: range)
    }
    store(Self.kept, .list([]), in: target)
  }

  // MARK: One constraint

  /// `nil` where a place is said of what stands nowhere: EasyPeasy passes over it.
  private mutating func easyConstraint(
    _ item: Item, _ attribute: Attribute, _ said: Value.Structure, at range: SourceRange
  ) throws(Stop) -> Value? {
    let superview = container(of: item).map { Item($0) }
    if attribute.kind != .size, superview == nil { return nil }
    var second: Anchor?
    if let other = said.fields["item"] {
      let other = try itemMeant(by: Operand(other, at: range))
      second = Anchor(other, easyReference(attribute, other, within: superview, said))
    } else if attribute.kind != .size, let superview {
      second = Anchor(superview, attribute)
    }
    let part = { (name: String) in said.fields[name].map { Operand($0, at: range) } }
    var constant = try easyPart(part("value") ?? Operand(.whole(0), at: range), attribute)
    if attribute.isFarEdge { constant = try negated(constant) }
    let sign = if case .text(let sign)? = said.fields["relation"] { sign } else { "==" }
    return try make(
      Anchor(item, attribute), LibraryOperator.relations[sign] ?? .equal, second,
      times: part("multiplier"), plus: constant, priority: part("priority"), at: range)
  }

  /// Against a neighbour the opposite edge is meant, within the superview and at the edges of a frame the
  /// same one.
  private func easyReference(
    _ attribute: Attribute, _ other: Item, within superview: Item?, _ said: Value.Structure
  ) -> Attribute {
    if case .text(let name)? = said.fields["reference"] {
      return Attribute(name: name) ?? attribute
    }
    return other == superview || said.attributes.count > 2 ? attribute : attribute.opposite
  }

  /// Of insets the one at this edge, not yet inward.
  private mutating func easyPart(
    _ constant: Operand, _ attribute: Attribute
  ) throws(Stop) -> Operand {
    let part = try part(of: constant, for: attribute)
    if case .structure = constant.value, attribute.isFarEdge { return try negated(part) }
    return part
  }
}

/// What can stand beside what on one axis.
private enum EasyKind {
  case near, far, center, size

  func replaces(_ other: EasyKind) -> Bool {
    self == other || self == .center && other != .size || other == .center && self != .size
  }
}

extension Value.Structure {
  fileprivate var easyKind: EasyKind {
    guard let attribute = attributes.first else { return .size }
    switch attribute {
    case .width, .height: return .size
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return .center
    default: return attribute.isFarEdge ? .far : .near
    }
  }

  /// The axis, the relation and the priority: only of such one takes the place of another.
  fileprivate var easySignature: [Value] {
    let axis = attributes.first?.axis.rawValue ?? ""
    let equal = fields["relation"] == .text("*") ? .text("==") : fields["relation"]
    return [.text(axis), equal ?? .text("=="), fields["priority"] ?? .real(1000)]
  }
}

extension Attribute {
  /// The attribute on the other side; of a center and a size it itself.
  fileprivate var opposite: Attribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: withinMargins?.opposite.margin ?? self
    }
  }
}

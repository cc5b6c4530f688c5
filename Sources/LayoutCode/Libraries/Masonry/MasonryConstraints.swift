import AutoLayout
import Interchange

/// What Masonry does with what a block describes.
extension Evaluator {
  /// A view, or each view of a list.
  func views(in value: Value) -> [Value] {
    if case .list(let values) = value { values } else { [value] }
  }

  mutating func masonry(
    _ run: MasonryRun, of view: Value, _ arguments: CallArguments
  ) throws(Stop) -> [Value] {
    try awaken(view, at: arguments.range)
    try leaveMask(of: view, at: arguments.range)
    guard case .function(let block) = arguments.first.value else {
      if let unknown = arguments.first.value.unknown {
        findings.use(unknown, as: .function, hasConsequences: true)
      }
      return []
    }
    let maker = Value.object(
      heap.make(Object(type: MasonryMembers.makerType, fields: ["target": view])))
    _ = try call(block, [maker], at: arguments.range)
    if run == .remake { try uninstallMasonry(of: view, at: arguments.range) }
    let made = chains(of: maker)
    for constraint in made {
      if run == .update {
        try updateMasonry(constraint, of: view, at: arguments.range)
      } else {
        try setMasonry(constraint, isActive: true, at: arguments.range)
      }
    }
    return made
  }

  // MARK: On and off

  private static let installed = " mas"

  private func installedMasonry(of view: Value) -> [Value] {
    if case .list(let kept)? = stored(Self.installed, of: view) { kept } else { [] }
  }

  mutating func setMasonry(
    _ constraint: Value, isActive: Bool, at range: SourceRange
  ) throws(Stop) {
    let view = target(of: constraint)
    let others = installedMasonry(of: view).filter { $0 != constraint }
    if isActive {
      let made = try madeByMasonry(constraint, at: range)
      _ = try activateAll(Operand(.list(made), at: range))
    } else {
      let made = Value.list(layoutConstraints(of: constraint))
      for id in try constraintsMeant(by: Operand(made, at: range)) { try deactivate(id, at: range) }
    }
    store(Self.installed, .list(isActive ? others + [constraint] : others), in: view)
  }

  /// What no property holds is gone for good.
  private mutating func uninstallMasonry(of view: Value, at range: SourceRange) throws(Stop) {
    for constraint in installedMasonry(of: view) {
      try setMasonry(constraint, isActive: false, at: range)
      guard case .object(let id) = constraint, names.propertyName(of: id) == nil else { continue }
      for made in layoutConstraints(of: constraint) {
        guard case .constraint(let gone)? = object(made)?.peer else { continue }
        try apply(.removeConstraint(gone), at: range)
      }
    }
  }

  /// A constraint that says the same but for its constant gets that; others are made.
  private mutating func updateMasonry(
    _ constraint: Value, of view: Value, at range: SourceRange
  ) throws(Stop) {
    let old = installedMasonry(of: view).flatMap { layoutConstraints(of: $0) }
    var new: [Value] = []
    for made in try madeByMasonry(constraint, at: range) {
      guard let equation = constraintParts(of: made)?.equation,
        let match = old.last(where: { isSame($0, but: equation) })
      else {
        new.append(made)
        continue
      }
      let constant =
        equation.waiting?.constant.map { Value.unknown(Unknown($0, at: range)) }
        ?? .real(equation.constant)
      try setConstant(of: match, Operand(constant, at: range))
      constraintOrder.removeAll { .object($0) == made }
    }
    if case .object(let id) = constraint { heap[id].fields["layoutConstraints"] = .list(new) }
    if new.isEmpty { return }
    _ = try activateAll(Operand(.list(new), at: range))
    store(Self.installed, .list(installedMasonry(of: view) + [constraint]), in: view)
  }

  // MARK: UIKit's constraints

  /// The constraints of UIKit that one of Masonry's stands for, the same ones each time.
  private mutating func madeByMasonry(
    _ value: Value, at range: SourceRange
  ) throws(Stop) -> [Value] {
    guard case .object(let id) = value, case .chain(let chain) = heap[id].peer,
      let relation = chain.relation, case .list(let targets)? = heap[id].fields[Self.masonryTargets]
    else { return [] }
    if heap[id].fields["layoutConstraints"] != nil { return layoutConstraints(of: value) }
    var made: [Value] = []
    for attribute in chain.attributes {
      for target in targets {
        let second = try masonrySecond(MasonryTarget(target), attribute, of: chain)
        let constant = try masonryPart(of: chain.constant, for: attribute)
        let one = try make(
          Anchor(chain.item, attribute), relation, second, times: chain.multiplier,
          plus: constant ?? Operand(.whole(0), at: chain.range), priority: chain.priority,
          label: chain.label, at: chain.range)
        if case .object(let part) = one { heap[part].fields[Self.holder] = value }
        made.append(one)
      }
    }
    heap[id].fields["layoutConstraints"] = .list(made)
    return made
  }

  /// Against a number alone, places are held against the same of the superview.
  private mutating func masonrySecond(
    _ target: MasonryTarget, _ attribute: Attribute, of chain: ConstraintChain
  ) throws(Stop) -> Anchor? {
    switch target {
    case .item(let other, let attributes):
      return Anchor(
        try itemMeant(by: Operand(other, at: chain.range)), attributes.first ?? attribute)
    case .constant:
      if attribute.kind == .size { return nil }
      guard let superview = container(of: chain.item) else {
        let name = nameOf(self.value(for: chain.item), at: chain.range)
        throw .crash(LibraryWords.needsSuperview(name), at: chain.range)
      }
      return Anchor(Item(superview), attribute)
    }
  }

  /// What a constant is for one attribute; `nil` where Masonry leaves that alone.
  mutating func masonryPart(
    of constant: Operand, for attribute: Attribute
  ) throws(Stop) -> Operand? {
    guard case .structure(let structure) = constant.value else { return constant }
    let part = { (name: String) in
      Operand(structure.fields[name] ?? .whole(0), at: constant.range)
    }
    switch (structure.type, attribute) {
    case (Shape.size.type, .width), (Shape.size.type, .height): return part(attribute.name)
    case (Shape.point.type, .centerX): return part("x")
    case (Shape.point.type, .centerY): return part("y")
    case (Shape.insets.type, .left), (Shape.insets.type, .leading): return part("left")
    case (Shape.insets.type, .top): return part("top")
    case (Shape.insets.type, .right), (Shape.insets.type, .trailing):
      return try negated(part("right"))
    case (Shape.insets.type, .bottom): return try negated(part("bottom"))
    default: return nil
    }
  }
}

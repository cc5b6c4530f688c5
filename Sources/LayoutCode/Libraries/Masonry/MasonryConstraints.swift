import AutoLayout
import Interchange

/// Makes, updates and remakes the constraints that a block of Masonry's describes.
extension Evaluator {
  mutating func masonry(
    _ run: MasonryRun, of view: Value, _ arguments: CallArguments
  ) throws(Stop) -> [Value] {
    try awaken(view, at: arguments.range)
    let block = Operand(arguments.first.value, at: arguments.range)
    let made = try chains(of: view, by: block, maker: MasonryMembers.makerType)
    if run == .remake { try uninstallAll(Self.masonryField, of: view, at: arguments.range) }
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

  private static let masonryField = " mas"

  mutating func setMasonry(
    _ constraint: Value, isActive: Bool, at range: SourceRange
  ) throws(Stop) {
    if isActive { _ = try madeByMasonry(constraint, at: range) }
    try setInstalled(constraint, isActive, Self.masonryField, at: range)
  }

  /// A constraint that says the same but for its constant gets that; others are made.
  private mutating func updateMasonry(
    _ constraint: Value, of view: Value, at range: SourceRange
  ) throws(Stop) {
    let old = installed(Self.masonryField, of: view).flatMap { layoutConstraints(of: $0) }
    var (all, new): ([Value], [Value]) = ([], [])
    for made in try madeByMasonry(constraint, at: range) {
      guard let parts = constraintParts(of: made),
        let match = old.last(where: { isSame($0, but: parts.equation) })
      else {
        all.append(made)
        new.append(made)
        continue
      }
      all.append(match)
      try setConstant(of: match, Operand(parts.constant(at: range), at: range))
      if case .object(let template) = made { forget(template) }
    }
    // What is held speaks of those that were there from now on.
    if case .object(let id) = constraint { heap[id].fields["layoutConstraints"] = .list(all) }
    if new.isEmpty { return }
    _ = try activateAll(Operand(.list(new), at: range))
    store(Self.masonryField, .list(installed(Self.masonryField, of: view) + [constraint]), in: view)
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
        let target = MasonryTarget(target)
        let second = try masonrySecond(target, attribute, of: chain)
        var amount = chain.constant
        if !chain.hasConstant, case .constant(let own) = target {
          amount = Operand(own, at: chain.range)
        }
        let constant = try masonryPart(of: amount, for: attribute)
        let one = try make(
          Anchor(chain.item, attribute), relation, second, times: chain.multiplier,
          plus: constant ?? Operand(.whole(0), at: chain.range), priority: chain.priority,
          label: chain.label, className: "MASLayoutConstraint", at: chain.range)
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
      return Anchor(Item(try neededSuperview(of: chain.item, at: chain.range)), attribute)
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

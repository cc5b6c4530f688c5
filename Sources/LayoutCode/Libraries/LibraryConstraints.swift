import AutoLayout
import Interchange

/// What the constraints of libraries have in common: chains describe them, each stands for several of
/// UIKit's, and a view or guide keeps those that are on.
extension Evaluator {
  /// One value, or each of a list: what can be called on a view can be called on several.
  func each(of value: Value) -> [Value] {
    if case .list(let values) = value { values } else { [value] }
  }

  /// What a handle, a maker or a constraint of a library belongs to.
  func target(of value: Value) -> Value { stored("target", of: value) ?? .absent }

  /// The constraints of UIKit's that one of a library's stands for.
  func layoutConstraints(of constraint: Value) -> [Value] {
    if case .list(let made)? = stored("layoutConstraints", of: constraint) { made } else { [] }
  }

  /// Where one of UIKit's constraints knows the library's that made it.
  static let holder = " holder"

  /// The constraint of a library that has made one of UIKit's: code calls it by the same name.
  func libraryConstraint(of value: Value) -> Value? {
    if case .object(let id) = value { heap[id].fields[Self.holder] } else { nil }
  }

  // MARK: Chains

  /// The chains that a closure begins with a maker for a view or guide.
  mutating func chains(
    of target: Value, by closure: Operand, maker type: TypeName
  ) throws(Stop) -> [Value] {
    try leaveMask(of: target, at: closure.range)
    guard case .function(let function) = closure.value else {
      if let unknown = closure.value.unknown {
        findings.use(unknown, as: .function, hasConsequences: true)
      }
      return []
    }
    let maker = Value.object(heap.make(Object(type: type, fields: ["target": target])))
    _ = try call(function, [maker], at: closure.range)
    return chains(of: maker)
  }

  private func chains(of maker: Value) -> [Value] {
    if case .list(let chains)? = stored("chains", of: maker) { chains } else { [] }
  }

  /// `make.top`
  mutating func startChain(
    _ type: TypeName, of maker: Value, _ attributes: [Attribute], at range: SourceRange
  ) throws(Stop) -> Value {
    let target = target(of: maker)
    let item = try itemMeant(by: Operand(target, at: range))
    let chain = Value.object(
      heap.make(
        Object(
          type: type, fields: ["target": target],
          peer: .chain(ConstraintChain(of: item, attributes)))))
    store("chains", .list(chains(of: maker) + [chain]), in: maker)
    return chain
  }

  /// The view that an item stands in; the app crashes where there is none.
  mutating func neededSuperview(of item: Item, at range: SourceRange) throws(Stop) -> ViewID {
    if let superview = container(of: item) { return superview }
    let value = value(for: item)
    throw .crash(LibraryWords.needsSuperview(nameOf(value, at: range)), at: range)
  }

  // MARK: On and off

  /// The constraints of a library that are on, in the order in which they were switched on.
  ///
  /// - Parameter field: Where the library keeps them.
  func installed(_ field: String, of target: Value) -> [Value] {
    if case .list(let constraints)? = stored(field, of: target) { constraints } else { [] }
  }

  /// Switches all of some constraints on or off.
  mutating func switchAll(_ constraints: Operand, _ isActive: Bool) throws(Stop) {
    if isActive {
      _ = try activateAll(constraints)
    } else {
      for id in try constraintsMeant(by: constraints) {
        try deactivate(id, at: constraints.range)
      }
    }
  }

  mutating func setInstalled(
    _ constraint: Value, _ isActive: Bool, _ field: String, at range: SourceRange
  ) throws(Stop) {
    try switchAll(Operand(.list(layoutConstraints(of: constraint)), at: range), isActive)
    let target = target(of: constraint)
    let others = installed(field, of: target).filter { $0 != constraint }
    store(field, .list(isActive ? others + [constraint] : others), in: target)
  }

  /// Switches all off. What no property holds cannot be switched on again, and is removed.
  mutating func uninstallAll(
    _ field: String, of target: Value, at range: SourceRange
  ) throws(Stop) {
    for constraint in installed(field, of: target) {
      try setInstalled(constraint, false, field, at: range)
      guard case .object(let id) = constraint, names.propertyName(of: id) == nil else { continue }
      for made in layoutConstraints(of: constraint) {
        guard case .constraint(let gone)? = object(made)?.peer else { continue }
        try apply(.removeConstraint(gone), at: range)
      }
    }
  }

  // MARK: Updating

  /// Takes away a constraint that was made only to say what another one becomes.
  mutating func forget(_ template: ObjectID) {
    if let call = callOfConstraint[template] { findings.update(at: call) }
    constraintOrder.removeAll { $0 == template }
  }

  /// Whether a constraint says the same but for its constant.
  func isSame(_ value: Value, but new: Equation) -> Bool {
    guard let old = constraintParts(of: value)?.equation else { return false }
    return old.first == new.first && old.second == new.second && old.relation == new.relation
      && old.priority == new.priority && old.multiplier == new.multiplier
  }
}

extension Value.Structure {
  /// Attributes of a view or guide, against which chains are held: `card.snp.bottom`.
  init(_ type: TypeName, of target: Value, _ attributes: [Attribute]) {
    self.init(
      type: type,
      fields: ["target": target, "attributes": .list(attributes.map { .text($0.name) })])
  }

  var attributes: [Attribute] {
    guard case .list(let names)? = fields["attributes"] else { return [] }
    return names.compactMap { name -> Attribute? in
      if case .text(let name) = name { Attribute(name: name) } else { nil }
    }
  }
}

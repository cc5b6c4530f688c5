package import AutoLayout
package import Interchange

/// Constraints as a chain describes them before they are made, one for each attribute:
/// `make.top.leading.equalTo(card).offset(8)`.
package struct ConstraintChain: Hashable, Sendable {
  package let item: Item
  package var attributes: [Attribute]
  package var relation: Relation?
  package var target: Target?
  package var multiplier: Operand?
  package var constant = Self.noConstant
  package var priority: Operand?
  package var label: Operand?
  /// The call that says what they are held against, to which they count.
  package var range = SourceRange(0, 0)

  private static let noConstant = Operand(.whole(0), at: SourceRange(0, 0))

  /// Whether anything was said of the constant.
  var hasConstant: Bool { constant != Self.noConstant }

  package init(of item: Item, _ attributes: [Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  package enum Target: Hashable, Sendable {
    /// A number alone: of places, the superview is meant.
    case constant
    /// A view or guide; without attributes, with those of the first item.
    case item(Item, [Attribute])
  }
}

extension Evaluator {
  func chain(_ value: Value) -> ConstraintChain? {
    if case .chain(let chain)? = object(value)?.peer { chain } else { nil }
  }

  /// Changes what a chain says, and goes on with it.
  mutating func extend(
    _ value: Value, _ change: (inout ConstraintChain) -> Void
  ) -> Value {
    guard case .object(let id) = value, case .chain(var chain) = heap[id].peer else { return value }
    change(&chain)
    heap[id].peer = .chain(chain)
    return value
  }

  /// One constraint, made and not active yet, with what is not known of it waited for.
  ///
  /// - Parameter className: Of a library that makes constraints of a class of its own.
  mutating func make(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, times multiplier: Operand? = nil,
    plus constant: Operand, priority: Operand? = nil, label: Operand? = nil,
    className: String? = nil, at range: SourceRange
  ) throws(Stop) -> Value {
    var new = NewConstraint(first, relation, second, origin: .swift(step: step))
    new.className = className
    if second != nil, let multiplier { try set(\.multiplier, of: &new, multiplier) }
    try set(\.constant, of: &new, constant)
    if let priority { try setPriority(of: &new, priority) }
    if let label { new.identifier = try text(label).value ?? nil }
    return made(new, at: range)
  }

  /// The same number with its sign turned, known or not.
  mutating func negated(_ operand: Operand) throws(Stop) -> Operand {
    try combined(Operand(.whole(-1), at: operand.range), "*", operand)
  }

  mutating func combined(
    _ one: Operand, _ sign: String, _ other: Operand
  ) throws(Stop) -> Operand {
    Operand(try combine(sign, one, other, at: other.range), at: other.range)
  }

  /// Views of libraries do without their masks.
  mutating func leaveMask(of view: Value, at range: SourceRange) throws(Stop) {
    guard viewID(of: view).flatMap(draft.view)?.isGuide == false else { return }
    try write(
      Operand(.boolean(false), at: range), to: "translatesAutoresizingMaskIntoConstraints",
      of: view, at: range)
  }

  /// The view that a view or guide stands in; `nil` for what stands nowhere.
  func container(of item: Item) -> ViewID? {
    if item.guide != nil { return item.view }
    return draft.view(item.view)?.superview
  }

  /// What an unknown stands for that something is held against: a number where a size is meant, or what a
  /// type keeps for all, as `Metrics.gap`, unless it is known as a view.
  func isNumber(_ unknown: Unknown, for attributes: [Attribute]) -> Bool {
    if viewOfUnknown[unknown] != nil { return false }
    if let type = unknown.type {
      return ValueType(type).isWhole != nil || !program.isView(type) && unknown.sum != nil
    }
    return unknown.sum != nil || unknown.isOfType || attributes.allSatisfy { $0.kind == .size }
  }
}

extension Unknown {
  /// `Metrics.gap`, `Kit.Sizes.gap`: a constant that types lead to, and no object.
  fileprivate var isOfType: Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, call == nil, !name.contains("(") else { return false }
    return parts.dropLast().allSatisfy { $0.first?.isUppercase == true }
      && parts.last?.first?.isLowercase == true
  }
}

import AutoLayout
import Interchange

/// A block of a library's that says something of the constraints that are made within it.
struct ConstraintBlock {
  /// The priority that all of them get, whichever they are given themselves.
  var priority: Operand?
  /// The identifier that all of them get.
  var label: Operand?
  /// Whether they are kept back, and not switched on as they are made.
  var keepsBack = false
  /// Those that were kept back.
  var made: [Value] = []
}

/// Libraries whose calls make constraints at once, and switch them on.
extension Evaluator {
  /// Makes one constraint. It is active, unless it is not to be or a block around keeps it back.
  mutating func hold(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor?,
    times multiplier: Operand? = nil,
    plus constant: Operand? = nil, priority: Operand? = nil, isActive: Bool = true,
    at range: SourceRange
  ) throws(Stop) -> Value {
    let around = constraintBlocks.last { $0.priority != nil }?.priority
    let label = constraintBlocks.last { $0.label != nil }?.label
    let made = try make(
      first, relation, second, times: multiplier, plus: constant ?? Operand(.whole(0), at: range),
      priority: around ?? priority, label: label, at: range)
    if isActive { try switchOn(made, at: range) }
    return made
  }

  /// Switches a constraint on, now or at the end of the block that keeps it back.
  mutating func switchOn(_ made: Value, at range: SourceRange) throws(Stop) {
    if let place = constraintBlocks.lastIndex(where: \.keepsBack) {
      constraintBlocks[place].made.append(made)
    } else if case .object(let id) = made {
      try activate(id, at: range)
    }
  }

  /// Carries out the closure of a library's block.
  ///
  /// - Returns: The constraints that the block kept back.
  mutating func run(
    _ block: ConstraintBlock, _ closure: Operand, _ arguments: [Value] = []
  ) throws(Stop) -> [Value] {
    guard case .function(let function) = closure.value else { return [] }
    constraintBlocks.append(block)
    do throws(Stop) {
      _ = try call(function, arguments, at: closure.range)
    } catch {
      constraintBlocks.removeLast()
      throw error
    }
    return constraintBlocks.removeLast().made
  }

  /// The view that a view or guide stands in, as what constraints speak of.
  mutating func neededSuperview(of value: Value, at range: SourceRange) throws(Stop) -> Item {
    let item = try itemMeant(by: Operand(value, at: range))
    return Item(try neededSuperview(of: item, at: range))
  }

  /// The safe area of a view.
  mutating func safeArea(of view: Item, at range: SourceRange) throws(Stop) -> Item {
    let guide = try read("safeAreaLayoutGuide", of: value(for: view), at: range)
    return try itemMeant(by: Operand(guide, at: range))
  }

  /// A truth that may be left out.
  mutating func truth(_ operand: Operand?, else usual: Bool) throws(Stop) -> Bool {
    guard let operand else { return usual }
    return try knownTruth(operand) ?? usual
  }
}

extension Attribute {
  /// The margin at an edge, the center within the margins.
  var margin: Attribute? { Attribute.allCases.first { $0.withinMargins == self } }

  /// Edges at which inward is toward smaller numbers.
  var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
      true
    default: false
    }
  }
}

import Interchange

/// What a method that is not in the code most likely does with the constraints that it is called on or
/// given: extensions of `NSLayoutConstraint` and of lists of them are common, and are named for it.
private struct ConstraintHelper {
  /// Whether it switches them on or off.
  let activates: Bool?
  /// The arguments that are a priority, a constant and an identifier.
  let priority: Operand?
  let constant: Operand?
  let identifier: Operand?
  /// As it is declared: `setPriority(_:)`.
  let title: String

  init(_ name: String, _ arguments: CallArguments, labels: [String?]) {
    let words = Self.words(of: name)
    let part = { (word: String) -> Operand? in
      let labelled = zip(arguments.labels, arguments.operands).first { label, _ in
        label.map { Self.words(of: $0).contains(word) } ?? false
      }
      return labelled?.1 ?? (words.contains(word) ? arguments.operands.first : nil)
    }
    priority = part("priority")
    constant = part("constant")
    identifier = part("identifier")
    let isOff = words.contains { ["deactivate", "deactivated", "inactive"].contains($0) }
    let isOn = words.contains { ["activate", "activated", "active", "activating"].contains($0) }
    activates = isOff ? false : isOn ? true : nil
    title = "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// `setPriority`: `set`, `priority`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  var doesNothing: Bool {
    activates == nil && priority == nil && constant == nil && identifier == nil
  }

  /// As its body would be written.
  var meaning: String {
    var parts: [String] = []
    if priority != nil { parts.append("priority = $0") }
    if constant != nil { parts.append("constant = $0") }
    if identifier != nil { parts.append("identifier = $0") }
    if let activates { parts.append("isActive = \(activates)") }
    return parts.isEmpty ? "{ self }" : "{ \(parts.joined(separator: "; ")) }"
  }
}

extension Evaluator {
  /// Calls a method that nothing has on constraints: what its name says is done, which is told, and what
  /// it gives back are these constraints. `nil` for a call on anything else.
  mutating func callHelper(
    _ name: String, of value: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard policy == .code, isConstraint(value) else { return nil }
    let given = try self.arguments(arguments, as: [], at: range)
    let helper = ConstraintHelper(name, given, labels: given.labels)
    try carryOut(helper, on: [Operand(value, at: range)])
    return value
  }

  /// Does what the name of a function says that is not there and was given constraints.
  mutating func callHelper(_ name: String, _ given: CallArguments) throws(Stop) {
    let constraints = given.operands.filter { isConstraint($0.value) }
    guard policy == .code, !constraints.isEmpty else { return }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let others = zip(given.labels, given.operands).filter { !isConstraint($0.1.value) }
    let helper = ConstraintHelper(
      last,
      CallArguments(
        operands: others.map(\.1), labels: others.map(\.0), range: given.range),
      labels: given.labels)
    guard !helper.doesNothing else { return }
    try carryOut(helper, on: constraints)
  }

  private mutating func carryOut(
    _ helper: ConstraintHelper, on constraints: [Operand]
  ) throws(Stop) {
    for operand in constraints {
      if let priority = helper.priority { try setPriority(of: operand.value, priority) }
      if let constant = helper.constant { try setConstant(of: operand.value, constant) }
      if let identifier = helper.identifier { try setIdentifier(of: operand.value, identifier) }
      guard let activates = helper.activates else { continue }
      for id in try constraintsMeant(by: operand) {
        if activates {
          try activate(id, at: operand.range)
        } else {
          try deactivate(id, at: operand.range)
        }
      }
    }
    findings.assume(
      RunFindings.Assumption(
        name: helper.title, range: constraints.first?.range ?? SourceRange(0, 0),
        taken: helper.meaning, alternative: nil))
  }

  /// Whether a value is a constraint, or a list of nothing but constraints and what is not known.
  func isConstraint(_ value: Value) -> Bool {
    switch value {
    case .object(let id):
      switch heap[id].peer {
      case .constraint, .madeConstraint: true
      default: false
      }
    case .list(let values):
      values.contains(where: isConstraint)
        && values.allSatisfy { isConstraint($0) || $0.unknown != nil }
    default: false
    }
  }
}

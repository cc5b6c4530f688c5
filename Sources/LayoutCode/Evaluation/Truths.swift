import Interchange

/// What was taken to be so of what is not known: one choice for each, kept to wherever it is asked again.
struct Choices: Sendable {
  /// Of truths that stand for themselves, by their names.
  var truths: [String: Bool] = [:]
  /// Of numbers.
  var numbers: [String: Double] = [:]
  /// Of cases, texts and the like, as they are written.
  var values: [String: String] = [:]
}

/// How a truth that is not known is taken where nothing has settled it.
enum OpenTruth: Sendable {
  /// What the code has to go through: `guard`.
  case goesOn
  case isFalse
  /// What would only leave: `if badge != nil { return }` is `guard badge == nil`.
  case leaves
  /// What would keep a loop going without end.
  case endsLoop
  /// The same behind the first round: what `while let` finds there once may be there for ever.
  case endsLoopAfterRound
}

extension Evaluator {
  /// Whether something unknown holds, by what was taken to be so before, else by a new choice.
  mutating func settle(_ unknown: Unknown, as open: OpenTruth, at range: SourceRange) -> Bool {
    findings.decide(on: unknown.decisive)
    if open == .endsLoop || open == .endsLoopAfterRound {
      if settled(unknown) == nil { note(unknown, holds: false, at: range) }
      return false
    }
    return choose(unknown, open == .goesOn, isMust: open == .goesOn, at: range)
  }

  private mutating func choose(
    _ unknown: Unknown, _ truth: Bool, isMust: Bool, at range: SourceRange
  ) -> Bool {
    if let known = settled(unknown) { return known }
    switch unknown.truth {
    case .not(let inner): return !choose(inner, !truth, isMust: isMust, at: range)
    case .both(let one, let other):
      let first = choose(one, truth, isMust: isMust, at: range)
      // One that is false is enough.
      return first && choose(other, truth, isMust: isMust, at: range)
    case .either(let one, let other):
      let first = choose(one, truth, isMust: isMust, at: range)
      return first || choose(other, truth, isMust: isMust, at: range)
    case .compares(let number, let sign, let limit):
      return choose(number, sign, limit, truth, isMust: isMust, at: range)
    case .equals(let value, let written):
      choices.truths[unknown.name] = truth
      if truth { choices.values[value.name] = written }
    case nil: choices.truths[unknown.name] = truth
    }
    note(unknown, holds: truth, at: range)
    return truth
  }

  /// A number is chosen by which the comparison is as it is wanted; a list has one element, as where a
  /// loop goes through it, unless the code needs another number.
  private mutating func choose(
    _ number: Unknown, _ sign: TruthForm.Comparison, _ limit: Double, _ truth: Bool, isMust: Bool,
    at range: SourceRange
  ) -> Bool {
    let near = [1, 0, limit, limit + 1, limit - 1]
    let fitting = near.first { sign.holds($0, limit) == truth }
    let chosen = number.isCount && !isMust ? 1 : fitting ?? 1
    let holds = sign.holds(chosen, limit)
    let other = ([0] + near).first { sign.holds($0, limit) != holds } ?? limit
    choices.numbers[number.name] = chosen
    assume(
      number.name, taken: Value.digits(chosen), alternative: Value.digits(other), at: range)
    return holds
  }

  private mutating func note(_ unknown: Unknown, holds: Bool, at range: SourceRange) {
    assume(unknown.name, taken: "\(holds)", alternative: "\(!holds)", at: range)
  }

  /// Whether it holds, as far as that was given or taken to be so; `nil` where it is still open.
  private func settled(_ unknown: Unknown) -> Bool? {
    if case .boolean(let given)? = assumed[unknown.name] { return given }
    switch unknown.truth {
    case .not(let inner): return settled(inner).map { !$0 }
    case .both(let one, let other):
      let (first, second) = (settled(one), settled(other))
      if first == false || second == false { return false }
      return first == true && second == true ? true : nil
    case .either(let one, let other):
      let (first, second) = (settled(one), settled(other))
      if first == true || second == true { return true }
      return first == false && second == false ? false : nil
    case .compares(let number, let sign, let limit):
      return takenNumber(number).map { sign.holds($0, limit) }
    case .equals(let value, let written):
      if let known = choices.values[value.name] { return known == written }
      return choices.truths[unknown.name]
    case nil: return choices.truths[unknown.name]
    }
  }

  /// The number that was given for something unknown, or that it was taken to be.
  func takenNumber(_ unknown: Unknown) -> Double? {
    if case .number(let given)? = assumed[unknown.name], let known = given.known { return known }
    if unknown.isCount, case .boolean(true)? = assumed["\(unknown.name.dropLast(6)).isEmpty"] {
      return 0
    }
    return choices.numbers[unknown.name]
  }

  /// Whether a case may be what something unknown is, after what was taken to be so.
  func mayBe(_ written: String, _ unknown: Unknown) -> Bool {
    if let known = choices.values[unknown.name] { return known == written }
    return choices.truths["\(unknown.name) == \(written)"] != false
  }

  // MARK: What is not set yet

  /// Whether something is a property that the code itself will set and has not set yet.
  func isUnset(_ value: Value) -> Bool {
    guard case .unknown(let unknown) = value else { return false }
    return isUnset(unknown)
  }

  func isUnset(_ unknown: Unknown) -> Bool { unknown.isUnset && viewOfUnknown[unknown] == nil }

  /// Whether the code of a property's class sets it; otherwise others do.
  func isSet(_ variable: DeclaredVariable) -> Bool {
    guard let functions = variable.owner.flatMap({ program.types[$0]?.allFunctions }) else {
      return false
    }
    return functions.contains { function in
      AssignedNames.all(in: function.function.body ?? []).contains(variable.name)
    }
  }

  // MARK: Made of others

  /// `!isOpen`
  mutating func negation(of unknown: Unknown) throws(Stop) -> Value {
    if case .not(let inner)? = unknown.truth { return .unknown(inner) }
    return try self.unknown(
      "!\(unknown.name)", at: unknown.range, type: "Bool", truth: .not(unknown))
  }

  /// A comparison with something unknown: `count > 0`, `state != .open`; `nil` for other operators.
  mutating func comparison(
    _ one: Value, _ sign: String, _ other: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    let name = "\(title(of: one)) \(sign) \(title(of: other))"
    switch sign {
    case "!=", "!==":
      guard case .unknown(let equal)? = try comparison(one, "==", other, at: range) else {
        return nil
      }
      return try unknown(name, at: range, type: "Bool", truth: .not(equal))
    case "==", "===", "<", ">", "<=", ">=":
      if let truth = try sameTruth(one, other, sign) { return truth }
      return try unknown(
        name, at: range, type: "Bool", truth: form(one, sign, other, at: range))
    default: return nil
    }
  }

  /// As a name has it: views and other objects by what the code calls them.
  private func title(of value: Value) -> String {
    if case .object(let id) = value, let name = names.name(of: id) { return name }
    return value.written
  }

  /// `isOpen == true` is the truth itself.
  private mutating func sameTruth(
    _ one: Value, _ other: Value, _ sign: String
  ) throws(Stop) -> Value? {
    guard sign == "==" || sign == "===" else { return nil }
    switch (one, other) {
    case (.unknown(let unknown), .boolean(let truth)), (.boolean(let truth), .unknown(let unknown)):
      return try truth ? .unknown(unknown) : negation(of: unknown)
    default: return nil
    }
  }

  private func form(
    _ one: Value, _ sign: String, _ other: Value, at range: SourceRange
  ) -> TruthForm? {
    let isEquality = sign == "==" || sign == "==="
    let comparison = isEquality ? TruthForm.Comparison.equal : TruthForm.Comparison(rawValue: sign)
    switch (one, other) {
    case (.unknown(let unknown), .number(let number)):
      guard let comparison, let limit = number.known else { return nil }
      return .compares(unknown, comparison, limit)
    case (.number(let number), .unknown(let unknown)):
      guard let comparison, let limit = number.known else { return nil }
      return .compares(unknown, comparison.turned, limit)
    case (.unknown(let unknown), let value) where isEquality && value.unknown == nil:
      return .equals(unknown, title(of: value))
    case (let value, .unknown(let unknown)) where isEquality && value.unknown == nil:
      return .equals(unknown, title(of: value))
    default:
      // `a >= b` is that not `a < b`.
      guard sign == ">=" || sign == "<=" else { return nil }
      let opposite = sign == ">=" ? "<" : ">"
      return .not(
        Unknown("\(title(of: one)) \(opposite) \(title(of: other))", at: range, type: "Bool"))
    }
  }
}

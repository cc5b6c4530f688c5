import Interchange

extension Evaluator {
  /// Gives the names of a pattern their parts of a value; one that is not known gives unknowns.
  mutating func bind(_ value: Value, to pattern: Pattern, at range: SourceRange) throws(Stop) {
    switch pattern {
    case .wildcard, .expression: return
    case .name(let name):
      if name.text != "_" { heap[frame.scope].names[name.text] = value }
    case .binding(_, let inner), .optional(let inner): try bind(value, to: inner, at: range)
    case .type(let inner, _): if let inner { try bind(value, to: inner, at: range) }
    case .tuple(let parts):
      try refuseParts(value, for: pattern.namesGiven, parts.count)
      for (place, part) in parts.enumerated() {
        let value = try element(place, label: part.label, of: value, at: range)
        try bind(value, to: part.pattern, at: range)
      }
    case .enumCase: _ = try matches(value, pattern, at: range)
    }
  }

  private mutating func element(
    _ place: Int, label: String?, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value {
    switch value {
    case .tuple(let fields):
      if let label, let field = fields.first(where: { $0.label == label }) { return field.value }
      if fields.indices.contains(place) { return fields[place].value }
    case .unknown(let unknown):
      return try self.unknown("\(unknown.name).\(label ?? "\(place)")", at: range)
    default: break
    }
    throw .objection(EvaluationWords.noTuple, at: range, hints: [])
  }

  /// Whether a value is what a pattern describes; what the pattern names is bound then.
  mutating func matches(
    _ value: Value, _ pattern: Pattern, at range: SourceRange
  ) throws(Stop) -> Bool {
    switch pattern {
    case .wildcard: return true
    case .name, .binding(_, .name):
      try bind(value, to: pattern, at: range)
      return true
    case .binding(_, let inner): return try matches(value, inner, at: range)
    case .optional(let inner):
      return value == .absent ? false : try matches(value, inner, at: range)
    case .tuple(let parts):
      try refuseParts(value, for: pattern.namesGiven, parts.count)
      return try matches(value, parts, at: range)
    case .type(let inner, let type):
      guard try isA(value, type, at: range) else { return false }
      if let inner { try bind(value, to: inner, at: range) }
      return true
    case .enumCase(_, let name, let parts):
      return try matches(value, caseNamed: name.text, parts, at: range)
    case .expression(let expression):
      let wanted = valueType(of: value)
      let other = try evaluate(expression, as: wanted)
      return try decide(
        contains(Operand(other, at: expression.range), Operand(value, at: range)), at: range)
    }
  }

  private mutating func matches(
    _ value: Value, _ parts: [(label: String?, pattern: Pattern)], at range: SourceRange
  ) throws(Stop) -> Bool {
    for (place, part) in parts.enumerated() {
      let value = try element(place, label: part.label, of: value, at: range)
      if try !matches(value, part.pattern, at: range) { return false }
    }
    return true
  }

  private mutating func matches(
    _ value: Value, caseNamed name: String, _ parts: [(label: String?, pattern: Pattern)]?,
    at range: SourceRange
  ) throws(Stop) -> Bool {
    switch value {
    case .choice(let choice):
      guard choice.name == name else { return false }
      guard let parts else { return true }
      if parts.count == 1, choice.associated.count != 1 {
        return try matches(.tuple(choice.associated), parts[0].pattern, at: range)
      }
      return try matches(.tuple(choice.associated), parts, at: range)
    case .unknown(let unknown):
      for part in parts ?? [] { try bindNames(of: part.pattern, in: unknown) }
      return true
    case .absent: return name == "none"
    default:
      if name == "some", let part = parts?.first {
        return try matches(value, part.pattern, at: range)
      }
      let wanted = try evaluateStatic(name, like: value, at: range)
      return wanted.map { $0.equals(value) } ?? false
    }
  }

  /// `case .zero` of a struct: a static value of the type.
  private mutating func evaluateStatic(
    _ name: String, like value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let type = UIKitTables.type(of: value, in: heap) else { return nil }
    return try settled(Operand(.choice(name), at: range), as: type).value
  }

  /// The names within a pattern stand for parts of something that is not known.
  mutating func bindNames(of pattern: Pattern, in unknown: Unknown) throws(Stop) {
    for name in pattern.names {
      heap[frame.scope].names[name] = try self.unknown("\(unknown.name).\(name)", at: unknown.range)
    }
  }

  /// `pattern ~= value`: in a range, among a list, or the same.
  mutating func contains(_ pattern: Operand, _ value: Operand) throws(Stop) -> Value {
    if case .range(let lower, let upper, let isClosed) = pattern.value {
      var truth = Value.boolean(true)
      if let lower {
        truth = try combine(">=", value, Operand(lower, at: pattern.range), at: value.range)
      }
      if let upper, truth != .boolean(false) {
        truth = try combine(
          isClosed ? "<=" : "<", value, Operand(upper, at: pattern.range), at: value.range)
      }
      return truth
    }
    return try combine("==", value, pattern, at: value.range)
  }

  /// What is wanted of something that is compared with a value.
  func valueType(of value: Value) -> ValueType? {
    switch value {
    case .choice(let choice): choice.type.map { .named($0) }
    case .structure(let structure): .named(structure.type)
    case .number(let number): number.isWhole ? nil : .named("CGFloat")
    case .unknown(let unknown): unknown.type.map { .named($0) }
    default: nil
    }
  }
}

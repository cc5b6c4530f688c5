import AutoLayout
import Interchange

extension Evaluator {
  mutating func operate(
    _ expression: Expression, as wanted: ValueType?
  ) throws(Stop) -> Value {
    switch expression.form {
    case .prefix(let sign, let inner):
      if try count(sign, inner, at: expression.range) { return try evaluate(inner, as: wanted) }
      return try prefix(sign, inner, as: wanted, at: expression.range)
    case .postfix(let inner, let sign):
      let value = try evaluate(inner, as: wanted)
      let operand = Operand(value, at: inner.range)
      if let result = try callLibrary(.postfix, sign, [operand], at: expression.range) {
        return result
      }
      _ = try count(sign, inner, at: expression.range)
      return value
    case .binary(let left, let sign, let right):
      return try binary(left, sign, right, as: wanted, at: expression.range)
    case .conditional(let condition, let one, let other):
      findings.forgetDecision()
      let truth = try decide(
        evaluate(condition, as: .named("Bool")), at: condition.range)
      findings.skip(truth ? other : one)
      return try evaluate(truth ? one : other, as: wanted)
    case .assignment(let target, let sign, let value):
      let assigned = try assign(target, sign, value, at: expression.range)
      // `int padding = self.padding = 10;`
      if program.file(of: expression.range)?.dialect == .objectiveC { return assigned }
      return .void
    default: return .void
    }
  }

  /// `row++`, as Swift had it up to version 2; false for what does not count.
  private mutating func count(
    _ sign: String, _ inner: Expression, at range: SourceRange
  ) throws(Stop) -> Bool {
    guard sign == "++" || sign == "--", !program.operators.contains(sign) else { return false }
    let one = Expression(.number(1, isWhole: true), range)
    try assign(inner, sign == "++" ? "+=" : "-=", one, at: range)
    return true
  }

  private mutating func prefix(
    _ sign: String, _ inner: Expression, as wanted: ValueType?, at range: SourceRange
  ) throws(Stop) -> Value {
    let value = try evaluate(inner, as: wanted)
    let operand = Operand(value, at: inner.range)
    if let result = try callLibrary(.prefix, sign, [operand], at: range) { return result }
    switch (sign, value) {
    case ("&", _), ("+", _), ("@", _): return value
    case ("-", .number(let number)): return .number(number.negated)
    case ("!", .boolean(let truth)): return .boolean(!truth)
    case ("!", .absent): return .boolean(true)
    case ("-", .unknown(let unknown)):
      findings.use(unknown, as: .number)
      return try self.unknown(
        "-\(unknown.name)", at: unknown.range, sum: UnknownSum(value)?.times(-1))
    case ("!", .unknown(let unknown)): return try negation(of: unknown)
    case (_, .unknown(let unknown)):
      return try self.unknown("\(sign)\(unknown.name)", at: unknown.range)
    case ("!", .object): return .boolean(false)
    case ("~", .number(let number)):
      guard let known = number.known.flatMap({ Int(exactly: $0) }) else { return value }
      return .whole(Double(~known))
    default:
      if let result = try callOperator(sign, [operand], at: range) { return result }
      throw .objection(EvaluationWords.operatorDoesNotTake(sign), at: range, hints: [])
    }
  }

  private mutating func binary(
    _ left: Expression, _ sign: String, _ right: Expression, as wanted: ValueType?,
    at range: SourceRange
  ) throws(Stop) -> Value {
    switch sign {
    case "&&", "||": return try logic(left, sign, right)
    case "??":
      let value = try evaluate(left, as: wanted)
      if value == .absent || isUnset(value) { return try evaluate(right, as: wanted) }
      return value
    default: break
    }
    let isComparison = Self.comparisons.contains(sign)
    let type = isComparison ? nil : wanted
    var one = Operand(try evaluate(left, as: type), at: left.range)
    let hint =
      program.operators(.infix, sign).lazy.compactMap(\.rightType).first.map { .named($0) }
      ?? (isComparison ? valueType(of: one.value) : type ?? hint(from: one.value))
    var two = Operand(try evaluate(right, as: hint), at: right.range)
    if case .choice(let choice) = one.value, choice.type == nil,
      let type = valueType(of: two.value)?.name
    {
      one = try settled(one, as: type)
    }
    if case .choice(let choice) = two.value, choice.type == nil,
      let type = valueType(of: one.value)?.name
    {
      two = try settled(two, as: type)
    }
    if let result = try callOperator(sign, [one, two], at: range) { return result }
    if let result = try callLibrary(.infix, sign, [one, two], at: range) { return result }
    return try combine(sign, one, two, at: range)
  }

  private func hint(from value: Value) -> ValueType? {
    if case .number(.real) = value { return .named("CGFloat") }
    return nil
  }

  private static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=",
  ]

  private mutating func logic(
    _ left: Expression, _ sign: String, _ right: Expression
  ) throws(Stop) -> Value {
    let first = try evaluate(left, as: .named("Bool"))
    let decides = sign == "||"
    if first == .boolean(decides) { return first }
    let second = try evaluate(right, as: .named("Bool"))
    guard case .unknown(let unknown) = first else { return second }
    findings.use(unknown, as: .truth)
    if second == .boolean(decides) { return second }
    guard case .unknown(let other) = second else { return first }
    return try self.unknown(
      "\(unknown.name) \(sign) \(other.name)", at: unknown.range, type: "Bool",
      truth: decides ? .either(unknown, other) : .both(unknown, other))
  }

  // MARK: The program's own

  /// An operator that the program declares for what stands around it.
  private mutating func callOperator(
    _ sign: String, _ operands: [Operand], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard program.operators.contains(sign) else { return nil }
    for operand in operands {
      guard let type = UIKitTables.type(of: operand.value, in: heap) else { continue }
      for ancestor in lineage(of: type) {
        let found = program.types[ancestor]?.staticFunctions[sign]?.first {
          $0.function.parameters.count == operands.count && fits($0, operands)
        }
        if let found { return try run(found, on: .type(type), operands).result }
      }
    }
    let global = program.functions[sign]?.first {
      $0.function.parameters.count == operands.count && fits($0, operands)
        && (!Self.signsOfSwift.contains(sign) || isFor(operands, $0))
    }
    guard let global else { return nil }
    return try run(global, on: nil, operands).result
  }

  /// What Swift itself has an operator for: another is meant only where a known type asks for it.
  private static let signsOfSwift: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "&&", "||", "!", "~=", "??",
  ]

  private func isFor(_ operands: [Operand], _ function: DeclaredFunction) -> Bool {
    zip(function.function.parameters, operands).contains { parameter, operand in
      guard let type = parameter.type.flatMap({ program.typeName($0, from: function.owner) }),
        program.types[type] != nil || UIKitTables.table(type) != nil
      else { return false }
      return UIKitTables.type(of: operand.value, in: heap) != nil
    }
  }

  func fits(_ function: DeclaredFunction, _ operands: [Operand]) -> Bool {
    zip(function.function.parameters, operands).allSatisfy { parameter, operand in
      guard let type = parameter.type.flatMap({ program.typeName($0, from: function.owner) }),
        let own = UIKitTables.type(of: operand.value, in: heap)
      else { return true }
      if program.types[type] == nil, UIKitTables.table(type) == nil { return true }
      let isNumber = { (name: TypeName) in ValueType.named(name).isWhole != nil }
      return program.lineage(of: own).contains(type) || isNumber(own) && isNumber(type)
    }
  }

  // MARK: Assignment

  /// - Returns: The new value.
  @discardableResult
  mutating func assign(
    _ target: Expression, _ sign: String, _ value: Expression, at range: SourceRange
  ) throws(Stop) -> Value {
    let place: Place
    do throws(Stop) {
      place = try self.place(of: target)
    } catch {
      guard case .chainEnded = error else { throw error }
      findings.skip(target, .absent)
      findings.skip(value, .absent)
      return .void
    }
    let wanted = try wantedType(of: place)
    var operand = Operand(
      try evaluate(value, as: wanted).settledNumber(as: wanted), at: value.range)
    if case .tuple(let targets) = target.form {
      let names = targets.map { NameSyntax(sourceName($0.value.range), $0.value.range) }
      try refuseParts(operand.value, for: names, names.count)
    }
    if sign != "=" {
      let old = Operand(try read(place, at: target.range), at: target.range)
      let plain = String(sign.dropLast())
      if let result = try callOperator(sign, [old, operand], at: range) {
        operand.value = result
      } else {
        operand.value = try combine(plain, old, operand, at: range)
      }
    } else if case .variable(let scope, let name) = place {
      names.local(name, operand.value, depth: calls)
      if case .number(.real)? = heap[scope].names[name], case .number(let new) = operand.value {
        operand.value = .number(new.known.map { .real($0) } ?? new)
      }
    }
    try write(operand, to: place)
    return operand.value
  }

  // MARK: Built-in

  /// What an operator of Swift makes of two values.
  mutating func combine(
    _ sign: String, _ left: Operand, _ right: Operand, at range: SourceRange
  ) throws(Stop) -> Value {
    let one = Operand(amount(left.value, beside: right.value), at: left.range)
    let two = Operand(amount(right.value, beside: left.value), at: right.range)
    if let unknown = one.value.unknown ?? two.value.unknown {
      return try spread(sign, one, two, from: unknown)
    }
    switch sign {
    case "==", "===": return .boolean(one.value.equals(two.value))
    case "!=", "!==": return .boolean(!one.value.equals(two.value))
    case "~=": return try contains(one, two)
    case "<", ">", "<=", ">=":
      if let truth = try compare(one, sign, two) { return .boolean(truth) }
      if let truth = try compareCases(one, sign, two, at: range) { return .boolean(truth) }
    default: break
    }
    switch (one.value, two.value) {
    case (.number(let left), .number(let right)):
      guard let number = left.combined(sign, with: right) else { break }
      return .number(number)
    case (.text(let left), .text(let right)) where sign == "+":
      guard left.utf8.count + right.utf8.count <= ValueLimits.textBytes else { throw .textTooLong }
      return .text(left + right)
    case (.list(let left), .list(let right)) where sign == "+" || sign == "|":
      guard left.count + right.count <= ValueLimits.listCount else { throw .listTooLong }
      return .list(left + right)
    case (.list(let left), let right) where sign == "|": return .list(left + [right])
    case (let left, .list(let right)) where sign == "|": return .list([left] + right)
    case (.choice, .choice) where sign == "|": return .list([one.value, two.value])
    case (.boolean(let left), .boolean(let right)) where sign == "^":
      return .boolean(left != right)
    case (let left, let right) where sign == "&":
      if let common = left.common(with: right) { return common }
    case (.choice, .choice) where sign == "^", (.list, .choice) where sign == "^":
      return try unknown("\(one.value.written) ^ \(two.value.written)", at: range)
    default: break
    }
    throw .objection(EvaluationWords.operatorDoesNotTake(sign), at: range, hints: [])
  }

  private func amount(_ value: Value, beside other: Value) -> Value {
    value.asAmount(in: program, beside: other).asOption(in: program, beside: other)
  }

  /// Cases of an enum with an order: as the program says, else as they are numbered.
  private mutating func compareCases(
    _ one: Operand, _ sign: String, _ two: Operand, at range: SourceRange
  ) throws(Stop) -> Bool? {
    guard case .choice(let left) = one.value, case .choice(let right) = two.value,
      let type = left.type ?? right.type
    else { return nil }
    // Who says `<` has said the other three.
    let operands = sign == ">" || sign == "<=" ? [two, one] : [one, two]
    if case .boolean(let isLess)? = try callOperator("<", operands, at: range) {
      return sign == "<" || sign == ">" ? isLess : !isLess
    }
    let order =
      program.types[type]?.cases.map(\.name.text)
      ?? UIKitTables.table(type)?.choices.sorted { $0.rawValue < $1.rawValue }.map(\.name) ?? []
    guard let first = order.firstIndex(of: left.name), let second = order.firstIndex(of: right.name)
    else { return nil }
    return Self.ordered(first, sign, second)
  }

  /// Lengths that follow the layout are compared as they are in the present one.
  private mutating func compare(
    _ one: Operand, _ sign: String, _ two: Operand
  ) throws(Stop) -> Bool? {
    if case .text(let left) = one.value, case .text(let right) = two.value {
      return Self.ordered(left, sign, right)
    }
    guard case .number(let left) = one.value, case .number(let right) = two.value else {
      return nil
    }
    if left.known == nil || right.known == nil { findings.note(EvaluationWords.decidedOnce) }
    return Self.ordered(
      try presentValue(of: left, at: one.range), sign, try presentValue(of: right, at: two.range))
  }

  private static func ordered<T: Comparable>(_ one: T, _ sign: String, _ two: T) -> Bool {
    switch sign {
    case "<": one < two
    case ">": one > two
    case "<=": one <= two
    default: one >= two
    }
  }

  /// Something with an unknown in it is unknown by a longer name; numbers keep what they are a sum of.
  private mutating func spread(
    _ sign: String, _ one: Operand, _ two: Operand, from unknown: Unknown
  ) throws(Stop) -> Value {
    if sign == "==" || sign == "!=", one.value == .absent || two.value == .absent {
      // An unknown is there: `if title != nil` enters.
      return .boolean((sign == "!=") != isUnset(.unknown(unknown)))
    }
    if let comparison = try comparison(one.value, sign, two.value, at: unknown.range) {
      return comparison
    }
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(sign)
    if isArithmetic {
      for operand in [one, two] {
        if let unknown = operand.value.unknown { findings.use(unknown, as: .number) }
      }
    }
    let sum = isArithmetic ? UnknownSum.combine(one.value, sign, two.value) : nil
    let name =
      "\(one.value.operand(of: sign, isRight: false)) \(sign) \(two.value.operand(of: sign, isRight: true))"
    return try self.unknown(
      name, at: unknown.range, type: isArithmetic ? unknown.type : "Bool", sum: sum)
  }
}

extension Value {
  /// As it stands beside an operator: a sum in a product within parentheses.
  fileprivate func operand(of sign: String, isRight: Bool) -> String {
    let text = written
    guard case .unknown = self, text.contains(" ") else { return text }
    let isSum = text.contains(" + ") || text.contains(" - ")
    let needs = (sign == "*" || sign == "/") && isSum || isRight && sign == "-" && isSum
    return needs ? "(\(text))" : text
  }
}

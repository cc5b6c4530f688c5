import AutoLayout
import Interchange

/// What closures make of lists.
extension Interpreter {
  /// `titles.map { … }`, `views.first { … }`, `titles.map(makeLabel)`; `nil` for other calls.
  mutating func mapped(_ tree: ExpressionTree) throws(LineFailure) -> Operand? {
    guard let call = tree.listCall else { return nil }
    var evaluator = Evaluator(workspace)
    let value = try evaluator.value(of: call.base)
    guard let values = elements(of: value) else { return nil }
    let result = try answer(to: call, values, isDictionary: value.isDictionary)
    return Operand(try evaluator.limited(result, at: tree.range), at: tree.range)
  }

  /// What is gone through, one after another; `nil` for what has no elements.
  mutating func elements(of value: Value) -> [Value]? {
    if case .dictionary(let entries) = value, entries.count > 1 {
      note(LanguageWords.dictionaryHasNoOrder)
    }
    return value.elements
  }

  private mutating func answer(
    to call: ListCall, _ values: [Value], isDictionary: Bool
  ) throws(LineFailure) -> Value {
    switch call.name.text {
    case "filter":
      let kept = try filtered(values, by: call)
      return isDictionary ? .dictionary(kept.compactMap(\.entry)) : .list(kept)
    case "first", "last":
      return try place(of: call, in: values, isLast: call.name.text == "last").map { values[$0] }
        ?? .absent
    case "firstIndex", "lastIndex":
      return try place(of: call, in: values, isLast: call.name.text == "lastIndex")
        .map { .whole(Double($0)) } ?? .absent
    case "contains": return .boolean(try place(of: call, in: values) != nil)
    case "count": return .whole(Double(try filtered(values, by: call).count))
    case "allSatisfy": return .boolean(try filtered(values, by: call).count == values.count)
    case "prefix": return .list(Array(try values.prefix(leading(values, by: call))))
    case "drop": return .list(Array(try values.dropFirst(leading(values, by: call))))
    case "sorted": return .list(try sorted(values, by: call))
    case "min": return try sorted(values, by: call).first ?? .absent
    case "max": return try sorted(values, by: call).last ?? .absent
    case "reduce": return try reduced(values, by: call)
    case "shuffled":
      note(LanguageWords.notShuffled(call.name.text))
      return .list(values)
    case "randomElement":
      note(LanguageWords.firstOfAny(call.name.text))
      return values.first ?? .absent
    case "grouping": return .dictionary(try grouped(values, by: call))
    case "mapValues":
      return .dictionary(
        try values.compactMap(\.entry).map { (entry) throws(LineFailure) in
          Value.Entry(key: entry.key, value: try result(of: call, for: [entry.value]).value)
        })
    default: return .list(try made(of: values, by: call))
    }
  }

  /// `map`, `compactMap`, `flatMap`.
  private mutating func made(
    of values: [Value], by call: ListCall
  ) throws(LineFailure) -> [Value] {
    var results: [Value] = []
    for value in values {
      let result = try result(of: call, for: [value]).value
      switch call.name.text {
      case "compactMap" where result == .absent: break
      case "flatMap":
        results += result.elements ?? [result]
        try Evaluator(workspace).checkList(ofCount: results.count, at: call.name.range)
      default: results.append(result)
      }
    }
    return results
  }

  /// The elements by what the closure says of each, in the order in which that came up.
  private mutating func grouped(
    _ values: [Value], by call: ListCall
  ) throws(LineFailure) -> [Value.Entry] {
    var keys: [Value] = []
    var groups: [Value: [Value]] = [:]
    for value in values {
      let key = try result(of: call, for: [value]).value
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(value)
    }
    return keys.map { Value.Entry(key: $0, value: .list(groups[$0] ?? [])) }
  }

  /// Those for which the closure holds, or the others.
  mutating func filtered(
    _ values: [Value], by call: ListCall, keeping: Bool = true
  ) throws(LineFailure) -> [Value] {
    var kept: [Value] = []
    for value in values where try holds(call, for: [value]) == keeping { kept.append(value) }
    return kept
  }

  /// Where the first or last element is for which the closure holds.
  private mutating func place(
    of call: ListCall, in values: [Value], isLast: Bool = false
  ) throws(LineFailure) -> Int? {
    let places = isLast ? Array(values.indices.reversed()) : Array(values.indices)
    for place in places where try holds(call, for: [values[place]]) { return place }
    return nil
  }

  /// For how many elements at the beginning the closure holds.
  private mutating func leading(
    _ values: [Value], by call: ListCall
  ) throws(LineFailure) -> Int {
    var count = 0
    for value in values {
      guard try holds(call, for: [value]) else { break }
      count += 1
    }
    return count
  }

  /// Each element behind all that are not after it, so that equal ones stay in their order.
  private mutating func sorted(
    _ values: [Value], by call: ListCall
  ) throws(LineFailure) -> [Value] {
    var sorted: [Value] = []
    for value in values {
      var places = 0..<sorted.count
      while !places.isEmpty {
        let middle = places.lowerBound + places.count / 2
        let isBefore = try holds(call, for: [value, sorted[middle]])
        places = isBefore ? places.lowerBound..<middle : middle + 1..<places.upperBound
      }
      sorted.insert(value, at: places.lowerBound)
    }
    return sorted
  }

  /// `gaps.reduce(0) { $0 + $1 }`, `gaps.reduce(0, +)`.
  private mutating func reduced(
    _ values: [Value], by call: ListCall
  ) throws(LineFailure) -> Value {
    guard let start = call.start else { return .absent }
    var evaluator = Evaluator(workspace)
    var result = try evaluator.value(of: start)
    if call.isInto { return try gathered(values, into: result, by: call) }
    for value in values { result = try self.result(of: call, for: [result, value]).value }
    return result
  }
}

// MARK: Closures

extension Interpreter {
  /// `rows.reduce(into: [:]) { $0[$1.text] = $1 }`: what the closure has changed is handed to it again.
  private mutating func gathered(
    _ values: [Value], into start: Value, by call: ListCall
  ) throws(LineFailure) -> Value {
    let (code, item) = (call.function, NameSyntax("item", call.function.range))
    guard let closure = Statement.Function(closure: code, named: item, givesValue: false),
      let changed = closure.parameters.first?.name
    else { return start }
    let others = closure.parameters.dropFirst().map(\.name)
    let statements = try statements(in: closure.body)
    var result = start
    for value in values {
      var names = try bound(others, to: value)
      names[changed.text] = result
      var scope = BodyScope(in: workspace)
      scope.hidden = Set(names.keys)
      try withinBraces(scope) { (interpreter) throws(LineFailure) in
        interpreter.workspace.locals.merge(names) { _, new in new }
        try interpreter.carryOut(statements, at: code.range)
        result = interpreter.workspace.locals[changed.text] ?? result
      }
      _ = takeReturned()
    }
    return result
  }

  private mutating func holds(
    _ call: ListCall, for elements: [Value]
  ) throws(LineFailure) -> Bool {
    try result(of: call, for: elements).boolean()
  }

  /// What a closure, or a function by its name, gives for an element, or for two.
  private mutating func result(
    of call: ListCall, for elements: [Value]
  ) throws(LineFailure) -> Operand {
    let function = call.function
    try count(1, at: function.range)
    let name = NameSyntax("item", function.range)
    guard
      let closure = Statement.Function(closure: function, named: name, givesValue: true)
    else { return try result(ofNamed: function, for: elements) }
    let names = closure.parameters.map(\.name)
    var handed = Dictionary(zip(names.map(\.text), elements)) { $1 }
    if elements.count == 1, let element = elements.first { handed = try bound(names, to: element) }
    return try placed(result(of: closure, with: handed, at: function.range))
  }

  /// Carries a closure out among what stands around it.
  private mutating func result(
    of closure: Statement.Function, with names: [String: Value], at range: SourceRange
  ) throws(LineFailure) -> Operand {
    let statements = try statements(in: closure.body).returningOnly(closure.givesValue)
    var scope = BodyScope(in: workspace)
    scope.hidden = Set(names.keys)
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals.merge(names) { _, new in new }
      try interpreter.carryOut(statements, at: range)
    }
    return takeReturned() ?? Operand(.tuple(Tuple(.plain, [])), at: range)
  }

  /// `titles.map(makeLabel)`, `gaps.reduce(0, +)`.
  private mutating func result(
    ofNamed function: ExpressionTree, for elements: [Value]
  ) throws(LineFailure) -> Operand {
    let trees = elements.map { keptAside(Operand($0, at: function.range), for: function) }
    if case .name(let name) = function.form, let sign = BinaryOperator(rawValue: name),
      let first = trees.first, let last = trees.last, trees.count == 2
    {
      return try operand(ExpressionTree(.binary(first, sign, last), function.range))
    }
    return try placed(operand(function.called(with: trees)))
  }

  /// Views are made at once; constraints when it is known whether they are active.
  private mutating func placed(_ operand: Operand) throws(LineFailure) -> Operand {
    guard case .newView(let new) = operand.value else { return operand }
    return try made(operand, as: NameSyntax(new.className.asViewName, operand.range))
  }
}

extension Value {
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// What an element of a dictionary is.
  fileprivate var entry: Entry? {
    guard case .group(let group) = self, let key = group.member("key"),
      let value = group.member("value")
    else { return nil }
    return Entry(key: key, value: value)
  }
}

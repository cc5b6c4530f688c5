import AutoLayout
import Interchange

extension Evaluator {
  /// What an expression comes to; a chain that ends before its end comes to `nil`. What is wanted of it
  /// says what `.brand` and literals are.
  mutating func evaluate(
    _ expression: Expression, as wanted: ValueType? = nil
  ) throws(Stop) -> Value {
    do throws(Stop) {
      return try link(expression, as: wanted)
    } catch {
      guard case .chainEnded = error else { throw error }
      findings.skip(expression, .absent)
      return .absent
    }
  }

  /// The same within a chain, which ends as a whole.
  mutating func link(
    _ expression: Expression, as wanted: ValueType? = nil
  ) throws(Stop) -> Value {
    depth += 1
    defer { depth -= 1 }
    try work()
    guard depth < Self.depthLimit else {
      throw .objection(EvaluationWords.tooDeep, at: expression.range, hints: [])
    }
    do throws(Stop) {
      let value = try result(of: expression, as: wanted)
      // What has a name was looked at when it got it.
      if case .name = expression.form { return value }
      try checkSize(of: value)
      return value
    } catch {
      // A typed line is told what is too large, and where.
      guard case .exhausted(let words?) = error, policy == .typedLine else { throw error }
      throw .objection(words, at: expression.range, hints: [])
    }
  }

  /// Ends the run where a value is more than anybody means.
  func checkSize(of value: Value) throws(Stop) {
    if let excess = value.excess { throw .exhausted(excess) }
  }

  private mutating func result(
    of expression: Expression, as wanted: ValueType?
  ) throws(Stop) -> Value {
    switch expression.form {
    case .number(let number, let isWhole):
      return isWhole && wanted?.isWhole != false ? .whole(number) : .real(number)
    case .boolean(let truth): return .boolean(truth)
    case .absent: return .absent
    case .name(let name, let generics):
      return try value(named: name, generics, at: expression.range)
    case .text, .list, .dictionary, .tuple, .range, .closure, .type, .keyPath:
      return try literal(expression, as: wanted)
    case .implicitMember(let name): return try implicit(name, nil, as: wanted, at: expression.range)
    case .member(let base, let name): return try member(name, of: base, as: wanted)
    case .call(let function, let arguments):
      return try call(function, arguments, as: wanted, at: expression.range)
    case .index(let base, let arguments): return try index(base, arguments, at: expression.range)
    case .optionalChain, .forced, .cast, .effect: return try unwrap(expression, as: wanted)
    case .prefix, .postfix, .binary, .conditional, .assignment:
      return try operate(expression, as: wanted)
    case .macro(let name, let arguments): return try macro(name, arguments, at: expression.range)
    case .reference(let function, _): return try evaluate(function)
    case .statement(let statement): return try value(of: statement, as: wanted)
    case .unreadable: return try unknown("…", at: expression.range)
    }
  }

  // MARK: Literals

  private mutating func literal(
    _ expression: Expression, as wanted: ValueType?
  ) throws(Stop) -> Value {
    switch expression.form {
    case .text(let pieces): return try text(pieces, at: expression.range)
    case .list(let elements): return try list(elements, as: wanted)
    case .dictionary(let entries): return try dictionary(entries, as: wanted)
    case .tuple(let parts): return try tuple(parts, as: wanted)
    case .range(let lower, let upper, let isClosed):
      let first = try evaluate(bound: lower)
      let last = try evaluate(bound: upper)
      if let start = first?.wholeNumber, let end = last?.wholeNumber, start > end,
        policy == .typedLine
      {
        throw .crash(EvaluationWords.rangeBackwards(start, end), at: expression.range)
      }
      return .range(lower: first, upper: last, isClosed: isClosed)
    case .closure(let closure): return make(closure, at: expression.range)
    case .type(let type):
      let name = program.typeName(type, from: frame.owner)
      if case .list = type.form { return .type("Array") }
      if case .dictionary = type.form { return .type("Dictionary") }
      return .type(name ?? "Any")
    case .keyPath(let names): return keyPath(names, at: expression.range)
    default: return .void
    }
  }

  private mutating func evaluate(bound: Expression?) throws(Stop) -> Value? {
    guard let bound else { return nil }
    return try evaluate(bound)
  }

  private mutating func text(
    _ pieces: [Expression.TextPiece], at range: SourceRange
  ) throws(Stop) -> Value {
    var (text, unknown) = ("", Unknown?.none)
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .expression(let expression):
        let value = try evaluate(expression)
        unknown = unknown ?? value.holdsUnknown
        text += value.shown
      }
      guard text.utf8.count <= ValueLimits.textBytes else { throw .textTooLong }
    }
    if let unknown { return try self.unknown("\"\(text)\"", at: unknown.range, type: "String") }
    return .text(text)
  }

  private mutating func list(
    _ elements: [Expression], as wanted: ValueType?
  ) throws(Stop) -> Value {
    guard elements.count <= ValueLimits.listCount else { throw .listTooLong }
    // An option set's literal is of the set's own type.
    let element = wanted?.element ?? wanted.flatMap { $0.name == nil ? nil : $0 }
    var values: [Value] = []
    for expression in elements {
      do throws(Stop) {
        values.append(try evaluate(expression, as: element).settledNumber(as: element))
      } catch {
        // What Tsume cannot carry out is left out alone; what ends the app ends the statement.
        guard case .objection = error, policy == .code else { throw error }
        findings.record(error, in: expression.range)
      }
    }
    return .list(values)
  }

  private mutating func dictionary(
    _ entries: [Expression.Entry], as wanted: ValueType?
  ) throws(Stop) -> Value {
    var types: (key: ValueType?, value: ValueType?) = (nil, nil)
    if case .dictionary(let key, let value)? = wanted?.wrapped { types = (key, value) }
    var values: [Value.Entry] = []
    for entry in entries {
      values.append(
        Value.Entry(
          key: try evaluate(entry.key, as: types.key),
          value: try evaluate(entry.value, as: types.value)))
    }
    return .dictionary(values)
  }

  private mutating func tuple(
    _ parts: [Expression.Argument], as wanted: ValueType?
  ) throws(Stop) -> Value {
    var (types, labels) = ([ValueType?](), [String?]())
    if case .tuple(let parts, let names)? = wanted?.wrapped { (types, labels) = (parts, names) }
    var fields: [Value.Field] = []
    for (place, part) in parts.enumerated() {
      let type = types.indices.contains(place) ? types[place] : nil
      fields.append(
        Value.Field(
          label: part.label?.text ?? (labels.indices.contains(place) ? labels[place] : nil),
          value: try evaluate(part.value, as: type).settledNumber(as: type)))
    }
    return .tuple(fields)
  }

  /// A closure knows the scope around it; what it captures in brackets is copied.
  private mutating func make(_ closure: Expression.Closure, at range: SourceRange) -> Value {
    let id = SyntaxID(range.lowerBound)
    closures[id] = closure
    return .function(Callable(.closure(id, frame.scope, in: frame.owner)))
  }

  private mutating func keyPath(_ names: [NameSyntax], at range: SourceRange) -> Value {
    let base = Expression(.name("$0", generics: []), range)
    let body = names.reduce(base) { Expression(.member($0, $1), range) }
    let closure = Expression.Closure(
      captures: [], parameters: [], result: nil,
      body: [Statement(.expression(body), range)])
    return make(closure, at: range)
  }

  /// `if` and `switch` that give a value: that of the last statement which they carry out.
  private mutating func value(
    of statement: Statement, as wanted: ValueType?
  ) throws(Stop) -> Value {
    let outer = frame.result
    frame.result = wanted
    defer { frame.result = outer }
    if case .returned(let value) = try run(statement.givingLast) { return value }
    return .void
  }

  // MARK: Unwrapping

  private mutating func unwrap(
    _ expression: Expression, as wanted: ValueType?
  ) throws(Stop) -> Value {
    switch expression.form {
    case .optionalChain(let base):
      let value = try link(base)
      if value == .absent || isUnset(value) { throw .chainEnded }
      return value
    case .forced(let base):
      let value = try link(base, as: wanted)
      if value == .absent {
        throw .crash(EvaluationWords.unwrapsNothing(sourceName(base.range)), at: expression.range)
      }
      return value
    case .cast(let base, let cast, let type):
      return try evaluate(base, cast, type, at: expression.range)
    case .effect(let effect, let inner):
      guard case .tryOptional = effect else { return try link(inner, as: wanted) }
      do throws(Stop) {
        return try evaluate(inner, as: wanted)
      } catch {
        if case .thrown = error { return .absent }
        throw error
      }
    default: return .void
    }
  }

  // MARK: Macros

  private mutating func macro(
    _ name: NameSyntax, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    switch name.text {
    case "selector":
      guard let target = arguments.first?.value else { break }
      return .structure(
        Value.Structure(
          type: "Selector",
          fields: ["name": .text(target.lastName ?? program.text(at: target.range))]))
    case "keyPath": return .text(arguments.first.map { program.text(at: $0.value.range) } ?? "")
    case "truth", "each": return try message(name.text, arguments, at: range)
    case "file", "fileID", "filePath", "function": return .text("")
    case "line", "column": return .whole(0)
    default: break
    }
    return try unknown("#\(name.text)", at: range)
  }
}

extension Expression {
  /// The name of what a path or a call ends with.
  var lastName: String? {
    switch form {
    case .name(let name, _): name
    case .implicitMember(let name), .member(_, let name): name.text
    case .call(let function, _), .reference(let function, _), .forced(let function),
      .optionalChain(let function):
      function.lastName
    default: nil
    }
  }
}

extension Value {
  /// A whole literal where fractions are wanted is a real number, and of a set's each element is there once.
  func settledNumber(as type: ValueType?) -> Value {
    switch self {
    case .number(.whole(let number)) where type?.isWhole == false: .real(number)
    case .list(let values) where type?.isSet == true: .list(values.uniqued())
    default: self
    }
  }
}

extension Statement {
  /// The same with the last expression of each branch given back.
  fileprivate var givingLast: Statement {
    switch form {
    case .conditional(let conditional):
      Statement(
        .conditional(
          Conditional(
            conditions: conditional.conditions, body: conditional.body.givingLast,
            otherwise: conditional.otherwise?.givingLast)), range)
    case .choice(let choice):
      Statement(
        .choice(
          Choice(
            subject: choice.subject,
            cases: choice.cases.map {
              Choice.Case(patterns: $0.patterns, body: $0.body.givingLast, range: $0.range)
            })), range)
    case .expression(let expression): Statement(.return(expression), range)
    default: self
    }
  }
}

extension [Statement] {
  fileprivate var givingLast: [Statement] {
    guard let last else { return [] }
    return dropLast() + [last.givingLast]
  }
}

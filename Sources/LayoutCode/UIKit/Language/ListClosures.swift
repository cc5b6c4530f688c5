import Interchange

/// What is done with each element of a list.
enum ListClosures {
  /// What is called as a method that takes a number, and comes before it.
  static let leading: [Member] = [
    .method("prefix", ["while: Function"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(
        try evaluator.chosen(from: value, arguments).prefix(while: \.isChosen).map(\.element))
    }
  ]

  static let all: [Member] = [
    .method("map", ["_: Function"], gives: "Array") { (evaluator, value, arguments) throws(Stop) in
      .list(try evaluator.mapped(value, arguments))
    },
    .method("compactMap", ["_: Function"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(try evaluator.mapped(value, arguments).filter { $0 != .absent })
    },
    .method("flatMap", ["_: Function"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(
        try evaluator.mapped(value, arguments).filter { $0 != .absent }.flattenedWithinLimits())
    },
    .method("forEach", ["_: Function"], gives: "Void") {
      (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      for (round, element) in values.enumerated() {
        try evaluator.carryOut(arguments.first, inRound: round, for: element, at: arguments.range)
      }
      return .void
    },
    .method("enumerateObjects", ["_|using: Function"], older: ["enumerateObjectsUsingBlock"]) {
      (evaluator, value, arguments) throws(Stop) in
      guard case .function(let function)? = arguments.operands.last?.value else { return .void }
      for (place, element) in try evaluator.elements(of: value, at: arguments.range).enumerated() {
        _ = try evaluator.call(
          function, [element, .whole(Double(place)), .boolean(false)], at: arguments.range)
      }
      return .void
    },
    .method("filter", ["_|isIncluded: Function"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(
        try evaluator.chosen(from: value, arguments).filter(\.isChosen).map(\.element))
    },
    .method("allSatisfy", ["_: Function"], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      .boolean(try evaluator.chosen(from: value, arguments).allSatisfy(\.isChosen))
    },
    .method("contains", ["where: Function"], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      .boolean(try evaluator.firstPlace(in: value, arguments, at: arguments.range) != nil)
    },
    .method("first", ["where: Function"]) { (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      let place = try evaluator.firstPlace(in: .list(values), arguments, at: arguments.range)
      return place.map { values[$0] } ?? .absent
    },
    .method("last", ["where: Function"]) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.chosen(from: value, arguments).last(where: \.isChosen)?.element ?? .absent
    },
    .method("firstIndex", ["where: Function"], older: ["index"], gives: "Int") {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.firstPlace(in: value, arguments, at: arguments.range)
        .map { .whole(Double($0)) } ?? .absent
    },
    .method("lastIndex", ["where: Function"], gives: "Int") {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.chosen(from: value, arguments).lastIndex(where: \.isChosen)
        .map { .whole(Double($0)) } ?? .absent
    },
    .method("count", ["where: Function"], gives: "Int") {
      (evaluator, value, arguments) throws(Stop) in
      .whole(Double(try evaluator.chosen(from: value, arguments).count(where: \.isChosen)))
    },
    .method("drop", ["while: Function"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(
        try evaluator.chosen(from: value, arguments).drop(while: \.isChosen).map(\.element))
    },
    .method("reduce", ["_|initial", "_|combine: Function"]) {
      (evaluator, value, arguments) throws(Stop) in
      try evaluator.reduced(value, arguments)
    },
    .method("reduce", ["into", "_: Function"]) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.gathered(value, arguments)
    },
    .method("sorted", ["by?: Function"], older: ["sort"], gives: "Array") {
      (evaluator, value, arguments) throws(Stop) in
      .list(try evaluator.sorted(value, arguments))
    },
    .method("max", ["by: Function"]) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.sorted(value, arguments).last ?? .absent
    },
    .method("min", ["by: Function"]) { (evaluator, value, arguments) throws(Stop) in
      try evaluator.sorted(value, arguments).first ?? .absent
    },
  ]
}

extension Evaluator {
  /// What a closure, a function or a key path makes of values; of something that is not known an unknown.
  ///
  /// - Parameter isUnused: Whether nobody looks at it.
  mutating func result(
    of function: Operand, for values: [Value], isUnused: Bool = false, at range: SourceRange
  ) throws(Stop) -> Value {
    try countInLoop(at: function.range)
    switch function.value {
    case .function(let callable):
      return try call(callable, spread(values, for: callable), isUnused: isUnused, at: range)
    case .unknown(let unknown) where Self.isOperator(unknown.name) && values.count == 2:
      // `reduce(0, +)`
      return try combine(
        unknown.name, Operand(values[0], at: range), Operand(values[1], at: range), at: range)
    case .type(let type):
      // `strings.map(UILabel.init)`, `numbers.map(CGFloat)`
      if program.types[type]?.kind != nil { return try construct(type, with: values, at: range) }
      let arguments = CallArguments(
        operands: values.map { Operand($0, at: range) }, labels: values.map { _ in nil },
        range: range)
      guard let found = UIKitTables.method("init", arguments, of: type, isStatic: true),
        case .method(_, let call) = found.member.form
      else { return .unknown(Unknown(type.text, at: range, type: type)) }
      return try call(&self, function.value, found.arguments)
    default:
      let name = function.value.unknown?.name ?? "function"
      return .unknown(Unknown("\(name)()", at: range))
    }
  }

  fileprivate mutating func carryOut(
    _ function: Operand, inRound round: Int, for element: Value, at range: SourceRange
  ) throws(Stop) {
    let outer = loopPlace
    loopPlace = function.range
    defer { loopPlace = outer }
    do throws(Stop) {
      _ = try result(of: function, for: [element], isUnused: true, at: range)
    } catch {
      throw stop(error, inRound: round, lastParameter(of: function.value), element)
    }
  }

  private func lastParameter(of function: Value) -> String? {
    guard case .function(let callable) = function, case .closure(let id, _, _) = callable.body,
      let closure = closures[id]
    else { return nil }
    return closure.parameters.last?.name.text ?? "$0"
  }

  static func isOperator(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy("+-*/%<>=&|!".contains)
  }

  /// `zip(rows, titles).forEach { $0.text = $1 }`: a pair is two things for what speaks of two.
  private func spread(_ values: [Value], for callable: Callable) -> [Value] {
    guard values.count == 1, case .tuple(let fields) = values[0], fields.count > 1,
      case .closure(let id, _, _) = callable.body, let closure = closures[id]
    else { return values }
    if !closure.parameters.isEmpty {
      return closure.parameters.count == fields.count ? fields.map(\.value) : values
    }
    // What closures within it call `$1` is theirs.
    let expressions = SyntaxWalk(closure.body).compactMap { node -> Expression? in
      if case .expression(let expression) = node { expression } else { nil }
    }
    let inner = expressions.filter { if case .closure = $0.form { true } else { false } }
    let speaksOfTwo = expressions.contains { expression in
      guard case .name("$1", _) = expression.form else { return false }
      return !inner.contains {
        $0.range.lowerBound <= expression.range.lowerBound
          && expression.range.upperBound <= $0.range.upperBound
      }
    }
    return speaksOfTwo ? fields.map(\.value) : values
  }

  fileprivate mutating func mapped(
    _ value: Value, _ arguments: CallArguments
  ) throws(Stop) -> [Value] {
    var results: [Value] = []
    for element in try elements(of: value, at: arguments.range) {
      results.append(try result(of: arguments.first, for: [element], at: arguments.range))
    }
    return results
  }

  fileprivate mutating func chosen(
    from value: Value, _ arguments: CallArguments
  ) throws(Stop) -> [(element: Value, isChosen: Bool)] {
    var results: [(element: Value, isChosen: Bool)] = []
    for element in try elements(of: value, at: arguments.range) {
      let answer = try result(of: arguments.first, for: [element], at: arguments.range)
      results.append((element, try decide(answer, at: arguments.range)))
    }
    return results
  }

  mutating func firstPlace(
    in value: Value, _ arguments: CallArguments, at range: SourceRange
  ) throws(Stop) -> Int? {
    for (place, element) in try elements(of: value, at: range).enumerated() {
      let answer = try result(of: arguments.first, for: [element], at: range)
      if try decide(answer, at: range) { return place }
    }
    return nil
  }

  fileprivate mutating func reduced(
    _ value: Value, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    var sum = arguments.first.value
    guard let function = arguments[1] else { return sum }
    for element in try elements(of: value, at: arguments.range) {
      sum = try result(of: function, for: [sum, element], at: arguments.range)
    }
    return sum
  }

  /// `rows.reduce(into: [:]) { $0[$1.title] = $1 }`
  fileprivate mutating func gathered(
    _ value: Value, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    var result = arguments.first.value
    guard case .function(let function)? = arguments[1]?.value else { return result }
    for element in try elements(of: value, at: arguments.range) {
      result = try first(changedBy: function, [result, element], at: arguments.range)
    }
    return result
  }

  /// By insertion where a closure of the program's says what comes first.
  mutating func sorted(_ value: Value, _ arguments: CallArguments) throws(Stop) -> [Value] {
    let values = try elements(of: value, at: arguments.range, inOrder: false)
    guard let function = arguments.operands.first else {
      return values.sorted { $0.comesBefore($1) }
    }
    var sorted: [Value] = []
    for element in values {
      var place = sorted.count
      while place > 0,
        try result(of: function, for: [element, sorted[place - 1]], at: arguments.range)
          == .boolean(true)
      {
        place -= 1
      }
      sorted.insert(element, at: place)
    }
    return sorted
  }
}

extension Value {
  /// As numbers and texts are ordered by themselves.
  func comesBefore(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): (one.known ?? 0) < (two.known ?? 0)
    case (.text(let one), .text(let two)): one < two
    default: false
    }
  }
}

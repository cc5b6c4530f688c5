import Interchange

extension Evaluator {
  /// What a call was given, each as its parameter wants it.
  mutating func arguments(
    _ arguments: [Expression.Argument], as types: [ValueType?], at range: SourceRange? = nil
  ) throws(Stop) -> CallArguments {
    var operands: [Operand] = []
    for (place, argument) in arguments.enumerated() {
      let type = types.indices.contains(place) ? types[place] : nil
      let value = try evaluate(argument.value, as: type).settledNumber(as: type)
      operands.append(Operand(value, at: argument.value.range))
    }
    let whole = operands.first.map { first in
      operands.dropFirst().reduce(first.range) { $0.union($1.range) }
    }
    return CallArguments(
      operands: operands, labels: arguments.map { $0.label?.text },
      range: range ?? whole ?? SourceRange(0, 0))
  }

  /// `swap(&first, &second)`; false for what is given anything else.
  mutating func exchange(_ arguments: [Expression.Argument]) throws(Stop) -> Bool {
    var found: [(place: Place, value: Operand)] = []
    for argument in arguments {
      guard case .prefix("&", let target) = argument.value.form else { return false }
      let place = try place(of: target)
      found.append((place, Operand(try read(place, at: target.range), at: target.range)))
    }
    guard found.count == 2 else { return false }
    try write(found[1].value, to: found[0].place)
    try write(found[0].value, to: found[1].place)
    return true
  }

  /// Of several functions of one name that which a call means: by its labels, and where those tie by
  /// the kinds of what it is given.
  func choose(
    among candidates: [DeclaredFunction], _ arguments: [Expression.Argument]
  ) -> DeclaredFunction? {
    let labels = arguments.map { $0.label?.text }
    let trailing = arguments.trailingPlace
    let fitting = candidates.filter { $0.takes(labels, trailing: trailing) }
    if fitting.count < 2 { return fitting.first }
    return fitting.max { one, two in
      score(one, arguments, trailing) < score(two, arguments, trailing)
    }
  }

  /// How well literals and names of known types fit the parameters of a function.
  private func score(
    _ function: DeclaredFunction, _ arguments: [Expression.Argument], _ trailing: Int?
  ) -> Int {
    guard let places = function.places(for: arguments.map { $0.label?.text }, trailing: trailing)
    else { return -100 }
    var score = -abs(function.function.parameters.count - arguments.count)
    for (argument, place) in zip(arguments, places) {
      guard let type = function.function.parameters[place].type,
        let kind = kind(of: argument.value)
      else { continue }
      score += kind.contains(type.name ?? "") || kind.contains(type.shape) ? 2 : -2
    }
    return score
  }

  /// The names of types that an expression can be of, where that is seen without carrying it out.
  private func kind(of expression: Expression) -> Set<String>? {
    switch expression.form {
    case .number(_, let isWhole):
      isWhole ? ["Int", "CGFloat", "Double", "Float"] : ["CGFloat", "Double", "Float"]
    case .text: ["String"]
    case .boolean: ["Bool"]
    case .list: ["Array", "[]"]
    case .closure: ["()"]
    case .name(let name, _):
      scopeValue(name).flatMap { UIKitTables.type(of: $0, in: heap) }
        .map { type in Set(program.lineage(of: type).map(\.text)) }
    default: nil
    }
  }

  /// What a function's parameters want of a call's arguments.
  func parameterTypes(
    of function: DeclaredFunction, for arguments: [Expression.Argument]
  ) -> [ValueType?] {
    let places = function.places(
      for: arguments.map { $0.label?.text }, trailing: arguments.trailingPlace)
    return (places ?? []).map { wantedType(of: function.function.parameters[$0], in: function) }
  }

  /// The type of a parameter; what a generic name stands for is not known.
  func wantedType(of parameter: Parameter, in function: DeclaredFunction) -> ValueType? {
    guard let written = parameter.type else { return nil }
    let generics =
      function.function.generics + (function.owner.flatMap { program.types[$0]?.generics } ?? [])
    if let name = written.name, generics.contains(name) { return nil }
    return program.valueType(written, from: function.owner)
  }

  func parameterTypes(of callable: Callable) -> [ValueType?] {
    switch callable.body {
    case .closure(let id, _, let owner):
      let parameters = localFunctions[id]?.function.parameters ?? closures[id]?.parameters ?? []
      return parameters.map { $0.type.flatMap { program.valueType($0, from: owner) } }
    case .declared(let id, _, _):
      guard let function = program.functionsByPlace[id] else { return [] }
      return function.function.parameters.map { wantedType(of: $0, in: function) }
    case .builtIn, .maker: return []
    }
  }
}

extension [Expression.Argument] {
  /// Where the first closure behind the parentheses stands: the last closure without a label, with
  /// nothing but labelled closures behind it.
  var trailingPlace: Int? {
    var place = count - 1
    while place >= 0, case .closure = self[place].value.form {
      if self[place].label == nil { return place }
      place -= 1
    }
    return nil
  }
}

extension TypeSyntax {
  /// What it looks like where it has no name.
  fileprivate var shape: String {
    switch form {
    case .list: "[]"
    case .function: "()"
    case .optional(let type, _), .qualified(_, let type): type.shape
    default: ""
    }
  }
}

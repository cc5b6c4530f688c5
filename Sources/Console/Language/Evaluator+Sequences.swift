import AutoLayout
import Interchange

/// Lists and dictionaries that are made of others, or of nothing.
extension Evaluator {
  static let sequenceForms = [
    "zip(_:_:)", "stride(from:to:by:)", "stride(from:through:by:)",
  ]

  /// `zip(labels, gaps)`, `stride(from: 0, to: 100, by: 20)`; `nil` for other functions.
  mutating func sequence(from call: Call) throws(LineFailure) -> Value? {
    let forms = Self.sequenceForms.filter { $0.hasPrefix(call.name.text + "(") }
    if forms.isEmpty || document.entity(named: call.name.text) != nil { return nil }
    let (form, trees) = try call.form(among: forms)
    if form == "zip(_:_:)" { return try pairs(trees[0], trees[1], at: call.range) }
    let (first, last) = (try operand(trees[0]), try operand(trees[1]))
    let step = try operand(trees[2])
    return try limited(
      steps(from: first, to: last, isClosed: form.contains("through"), by: step), at: call.range)
  }

  private mutating func pairs(
    _ first: ExpressionTree, _ second: ExpressionTree, at range: SourceRange
  ) throws(LineFailure) -> Value {
    let (left, right) = (try value(of: first), try value(of: second))
    for case .inert(let path) in [left, right] { return .inert(path) }
    let pairs = zip(try elements(left, at: first.range), try elements(right, at: second.range))
    return try limited(
      .list(pairs.map { .group(Group([$0, $1], labels: [])) }), at: range)
  }

  func elements(_ value: Value, at range: SourceRange) throws(LineFailure) -> [Value] {
    guard let elements = value.elements else {
      throw .objection(LanguageWords.wanted(LanguageWords.listOrRange, found: value, at: range))
    }
    return elements
  }

  /// Each number is worked out from the first one, as Swift does, so that nothing adds up.
  private func steps(
    from first: Operand, to last: Operand, isClosed: Bool, by step: Operand
  ) throws(LineFailure) -> Value {
    let (start, end, width) = (try first.length(), try last.length(), try step.length())
    guard width != 0 else { throw .objection(LanguageWords.strideOfZero(at: step.range)) }
    let isWhole = [start, end, width].allSatisfy { $0 == $0.rounded() }
    var numbers: [Value] = []
    while numbers.count <= Value.mostElements {
      let number = start + Double(numbers.count) * width
      let isPast = width > 0 ? number > end : number < end
      if isPast || number == end && !isClosed { break }
      numbers.append(isWhole ? .whole(number) : .number(number))
    }
    return .list(numbers)
  }
}

// MARK: Made by the names of their types

extension Evaluator {
  static let listTypes: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Set"]

  /// `Array(rows.reversed())`, `Array(repeating: 8, count: 3)`, `Set(views)`.
  mutating func list(by call: Call) throws(LineFailure) -> Value {
    if call.arguments.isEmpty { return .list([]) }
    let name = call.name.text
    let (form, trees) = try call.form(among: ["\(name)(_:)", "\(name)(repeating:count:)"])
    if form.contains("count:") {
      let count = try elementCount([trees[1]])
      let value = try value(of: trees[0])
      let many = min(count, Value.mostElements + 1)
      return try limited(.list(Array(repeating: value, count: many)), at: call.range)
    }
    let value = try value(of: trees[0])
    if case .inert = value { return value }
    let elements = try elements(value, at: trees[0].range)
    return .list(name == "Set" ? elements.uniqued() : elements)
  }

  /// `Dictionary(uniqueKeysWithValues: zip(names, views))`
  mutating func dictionary(by call: Call) throws(LineFailure) -> Value {
    if call.arguments.isEmpty { return .dictionary([]) }
    let (_, trees) = try call.form(among: ["Dictionary(uniqueKeysWithValues:)"])
    let value = try value(of: trees[0])
    if case .inert = value { return value }
    var entries: [Value.Entry] = []
    var known: Set<Value> = []
    for element in try elements(value, at: trees[0].range) {
      guard let pair = element.parts(2) else {
        throw .objection(
          LanguageWords.wanted(LanguageWords.pairs, found: element, at: trees[0].range))
      }
      guard known.insert(pair[0]).inserted || !pair[0].isKnownKey else {
        throw .objection(
          LanguageWords.keyStandsTwice(pair[0], at: trees[0].range, in: document))
      }
      entries.append(Value.Entry(key: pair[0], value: pair[1]))
    }
    return .dictionary(entries)
  }
}

extension Value {
  /// Whether two of them that are equal are one key in the app, too: of what is not known here the
  /// name alone is.
  var isKnownKey: Bool {
    switch self {
    case .text, .number, .whole, .boolean, .choice, .item, .constraint: true
    default: false
    }
  }
}

extension [Value] {
  /// Each once, in their order.
  fileprivate func uniqued() -> [Value] {
    var seen: Set<Value> = []
    return filter { seen.insert($0).inserted }
  }
}

import AutoLayout
import Interchange

/// What lists answer without asking a closure: `views.dropFirst()`, `gaps.max()`.
extension Evaluator {
  static let listForms = [
    "contains(_:)", "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)", "enumerated()",
    "firstIndex(of:)", "joined()", "joined(separator:)", "lastIndex(of:)", "max()", "min()",
    "prefix(_:)", "reversed()", "sorted()", "suffix(_:)",
  ]

  /// What stands behind the dot without brackets.
  static let listProperties = ["count", "first", "indices", "isEmpty", "last"]

  static func member(_ name: String, of values: [Value]) -> Value? {
    switch name {
    case "count": .whole(Double(values.count))
    case "isEmpty": .boolean(values.isEmpty)
    case "first": values.first ?? .absent
    case "last": values.last ?? .absent
    case "indices": .list(values.indices.map { .whole(Double($0)) })
    case "lazy": .list(values)
    default: nil
    }
  }

  static func member(_ name: String, of entries: [Value.Entry]) -> Value? {
    switch name {
    case "keys": .list(entries.map(\.key))
    case "values": .list(entries.map(\.value))
    default: member(name, of: entries.map { .group(Group($0)) })
    }
  }

  /// `nil` where it is no method of lists.
  mutating func answer(from values: [Value], _ call: Call) throws(LineFailure) -> Value? {
    let forms = Self.listForms.filter { $0.hasPrefix(call.name.text + "(") }
    if forms.isEmpty { return nil }
    let (form, trees) = try call.form(among: forms)
    switch form {
    case "contains(_:)": return .boolean(try places(of: trees, in: values).first != nil)
    case "firstIndex(of:)": return Self.place(try places(of: trees, in: values).first)
    case "lastIndex(of:)": return Self.place(try places(of: trees, in: values).last)
    case "dropFirst()", "dropFirst(_:)":
      return .list(Array(values.dropFirst(try count(trees))))
    case "dropLast()", "dropLast(_:)": return .list(Array(values.dropLast(try count(trees))))
    case "prefix(_:)": return .list(Array(values.prefix(try count(trees))))
    case "suffix(_:)": return .list(Array(values.suffix(try count(trees))))
    case "reversed()": return .list(values.reversed())
    case "enumerated()":
      let numbered = values.enumerated().map { Value.group(Group(offset: $0, element: $1)) }
      return try limited(.list(numbered), at: call.range)
    case "joined()", "joined(separator:)": return try joined(values, trees.first, call)
    default: return try ordered(values, call)
    }
  }

  private static func place(_ place: Int?) -> Value { place.map { .whole(Double($0)) } ?? .absent }

  private mutating func places(
    of trees: [ExpressionTree], in values: [Value]
  ) throws(LineFailure) -> [Int] {
    guard let tree = trees.first else { return [] }
    let wanted = try settled(tree)
    return values.indices.filter { ValueComparison.areEqual(values[$0], wanted) == true }
  }

  /// How many elements are meant: one, where nothing says so.
  private mutating func count(_ trees: [ExpressionTree]) throws(LineFailure) -> Int {
    guard let tree = trees.first else { return 1 }
    let count = try operand(tree).wholeNumber()
    guard count >= 0 else { throw .objection(LanguageWords.negativeCount(at: tree.range)) }
    return count
  }

  /// Texts become one, with `separator` between them; of lists all elements are in one list.
  private mutating func joined(
    _ values: [Value], _ separator: ExpressionTree?, _ call: Call
  ) throws(LineFailure) -> Value {
    let lists = values.compactMap(\.elements)
    if lists.count == values.count, !values.isEmpty, separator == nil {
      return try limited(.list(Array(lists.joined())), at: call.range)
    }
    var texts: [String] = []
    for value in values { texts.append(try Operand(value, at: call.range).text()) }
    let separator = try separator.map { (tree) throws(LineFailure) in try operand(tree).text() }
    let length = texts.reduce(0) { $0 + $1.utf8.count + (separator?.utf8.count ?? 0) }
    // More than a text holds is refused as that, and not made before.
    guard length <= Value.text("").limit ?? .max else {
      throw .objection(
        LanguageWords.holdsTooMuch(.text(""), most: Value.text("").limit ?? 0, at: call.range))
    }
    return .text(texts.joined(separator: separator ?? ""))
  }

  /// `sorted()`, `min()`, `max()` of numbers, or of texts; of anchors by where they are.
  private mutating func ordered(_ list: [Value], _ call: Call) throws(LineFailure) -> Value {
    var values: [Value] = []
    for value in list { values.append(try settled(value, at: call.name.range)) }
    let numbers = values.compactMap(\.number)
    let texts = values.compactMap(\.alone)
    let sorted: [Value]
    if numbers.count == values.count {
      sorted = zip(values, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    } else if texts.count == values.count {
      sorted = texts.sorted().map { .text($0) }
    } else {
      throw .objection(LanguageWords.noOrder(call.name))
    }
    switch call.name.text {
    case "min": return sorted.first ?? .absent
    case "max": return sorted.last ?? .absent
    default: return .list(sorted)
    }
  }
}

// MARK: Made of others

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
      let count = try count([trees[1]])
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
    for element in try elements(value, at: trees[0].range) {
      guard let pair = element.parts(2) else {
        throw .objection(
          LanguageWords.wanted(LanguageWords.pairs, found: element, at: trees[0].range))
      }
      entries.append(Value.Entry(key: pair[0], value: pair[1]))
    }
    return .dictionary(entries)
  }
}

extension Value {
  /// The text that it is; `nil` for what is none.
  fileprivate var alone: String? { if case .text(let text) = self { text } else { nil } }
}

extension [Value] {
  /// Each once, in their order.
  fileprivate func uniqued() -> [Value] {
    var seen: Set<Value> = []
    return filter { seen.insert($0).inserted }
  }
}

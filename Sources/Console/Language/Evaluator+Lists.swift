import AutoLayout
import Interchange
import LayoutCode

/// What lists answer without asking a closure: `views.dropFirst()`, `gaps.max()`.
extension Evaluator {
  static let listForms = [
    "contains(_:)", "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)", "enumerated()",
    "firstIndex(of:)", "joined()", "joined(separator:)", "lastIndex(of:)", "max()", "min()",
    "prefix(_:)", "reversed()", "sorted()", "suffix(_:)",
  ]

  /// What stands behind the dot without brackets.
  static let listProperties = ["count", "first", "indices", "isEmpty", "last"]
  static let dictionaryProperties = listProperties + ["keys", "values"]

  /// Every method of lists, those that ask a closure included.
  static let listMethods =
    Set(listForms.map { String($0.prefix { $0 != "(" }) }).union(UIKitTables.listMethodsOfCode)
    .sorted()

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
      return .list(Array(values.dropFirst(try elementCount(trees))))
    case "dropLast()", "dropLast(_:)": return .list(Array(values.dropLast(try elementCount(trees))))
    case "prefix(_:)": return .list(Array(values.prefix(try elementCount(trees))))
    case "suffix(_:)": return .list(Array(values.suffix(try elementCount(trees))))
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
  mutating func elementCount(_ trees: [ExpressionTree]) throws(LineFailure) -> Int {
    guard let tree = trees.first else { return 1 }
    let count = try operand(tree).wholeNumber()
    guard count >= 0 else { throw .objection(Objection(UIKitWords.negativeCount, at: tree.range)) }
    return count
  }

  /// Texts become one, with `separator` between them; of lists all elements are in one list.
  private mutating func joined(
    _ values: [Value], _ separator: ExpressionTree?, _ call: Call
  ) throws(LineFailure) -> Value {
    let lists = values.compactMap(\.elements)
    if lists.count == values.count, !values.isEmpty, separator == nil {
      try checkList(ofCount: lists.reduce(0) { $0 + $1.count }, at: call.range)
      return try limited(.list(Array(lists.joined())), at: call.range)
    }
    let between = try separator.map { (tree) throws(LineFailure) in try operand(tree).text() } ?? ""
    var text = ""
    for (place, value) in values.enumerated() {
      text += (place == 0 ? "" : between) + (try Operand(value, at: call.range).text())
      // More than a text holds is refused before it is made.
      _ = try limited(.text(text), at: call.range)
    }
    return .text(text)
  }

  /// `sorted()`, `min()`, `max()` of numbers, or of texts; of anchors by where they are.
  private mutating func ordered(_ list: [Value], _ call: Call) throws(LineFailure) -> Value {
    var values: [Value] = []
    for value in list { values.append(try settled(value, at: call.name.range)) }
    let numbers = values.compactMap(\.number)
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
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

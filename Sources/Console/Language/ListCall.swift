import Interchange

/// A call that asks a closure, or a function by its name, about the elements of a list.
struct ListCall {
  let base: ExpressionTree
  let name: NameSyntax
  let function: ExpressionTree
  /// What `reduce` begins with.
  var start: ExpressionTree?
  /// Whether the closure changes that: `reduce(into: [:]) { … }`.
  var isInto = false

  /// Those that take nothing else, so that a name stands for a function: `titles.map(makeLabel)`.
  private static let always: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "allSatisfy", "mapValues",
  ]
  /// Those that mean something else without a closure.
  private static let withClosure: Set<String> = [
    "contains", "count", "drop", "first", "firstIndex", "last", "lastIndex", "max", "min", "prefix",
    "sorted",
  ]
  private static let labels: Set<String> = ["by", "where", "while"]
  /// Those that leave to chance what they give, and ask nothing.
  fileprivate static let random: Set<String> = ["randomElement", "shuffled"]

  static let names = always.union(withClosure).union(random).union(["reduce"])
}

extension ExpressionTree {
  /// Whether something in it asks a closure about a list.
  var mapsList: Bool { listCall != nil || form.children.contains(where: \.mapsList) }

  /// `nil` for what is none. Whether a list stands before the point is not known yet.
  var listCall: ListCall? {
    if let grouping { return grouping }
    guard case .call(let callee, let arguments) = form,
      case .member(let base, let name) = callee.withoutMarks.form,
      ListCall.names.contains(name.text)
    else { return nil }
    if arguments.isEmpty, ListCall.random.contains(name.text) {
      return ListCall(base: base, name: name, function: callee)
    }
    guard let last = arguments.last else { return nil }
    var call = ListCall(base: base, name: name, function: last.value)
    if name.text == "reduce" {
      guard arguments.count == 2, let first = arguments.first else { return nil }
      call.isInto = first.label?.text == "into"
      guard call.isInto ? last.value.isClosure : first.label == nil else { return nil }
      call.start = first.value
      return call
    }
    return arguments.count == 1 && ListCall.isFunction(last, of: name.text) ? call : nil
  }
}

extension ExpressionTree {
  /// `Dictionary(grouping: rows, by: { $0.kind })`
  private var grouping: ListCall? {
    guard case .call(let callee, let arguments) = form, callee.form == .name("Dictionary"),
      arguments.count == 2, let list = arguments.first, let function = arguments.last,
      let label = list.label, label.text == "grouping"
    else { return nil }
    return ListCall(base: list.value, name: label, function: function.value)
  }
}

extension ListCall {
  fileprivate static func isFunction(
    _ argument: ExpressionTree.Argument, of name: String
  ) -> Bool {
    always.contains(name) || argument.value.isClosure
      || argument.label.map { labels.contains($0.text) } == true
  }
}

import AutoLayout
import Interchange

/// What changes lists and dictionaries.
extension Interpreter {
  private static let listForms = [
    "append(_:)", "append(contentsOf:)", "insert(_:at:)", "insert(_:)", "remove(at:)",
    "removeAll()", "removeAll(keepingCapacity:)", "removeFirst()", "removeLast()", "popLast()",
    "reverse()", "shuffle()", "sort()", "swapAt(_:_:)",
  ]
  /// Those that give what they take out.
  private static let taking: Set<String> = ["remove", "removeFirst", "removeLast", "popLast"]

  /// `constraints.append(…)`: a list with more in it, or with less; `false` for other calls.
  mutating func changeList(
    _ call: Call, _ base: ExpressionTree
  ) throws(LineFailure) -> Bool {
    let name = call.name.text
    if Self.taking.contains(name) { return try take(call, from: base) != nil }
    let forms = Self.listForms.filter { $0.hasPrefix(name + "(") }
    guard !forms.isEmpty else { return false }
    var evaluator = Evaluator(workspace)
    guard case .list(var values) = try evaluator.value(of: base) else { return false }
    if let condition = call.conditionOfRemoval {
      values = try filtered(
        values, by: ListCall(base: base, name: call.name, function: condition), keeping: false)
    } else {
      let (form, trees) = try call.form(among: forms)
      try change(&values, form, trees, call)
    }
    try assign(base, Operand(try evaluator.limited(.list(values), at: call.range), at: call.range))
    return true
  }

  /// `rows.removeLast()` where its value is asked; `nil` for other calls.
  mutating func taken(_ tree: ExpressionTree) throws(LineFailure) -> Operand? {
    guard case .call(let callee, let arguments) = tree.form,
      case .member(let base, let name) = callee.withoutMarks.form, Self.taking.contains(name.text)
    else { return nil }
    return try take(Call(name: name, arguments: arguments, range: tree.range), from: base)
  }

  fileprivate static func takesElement(_ name: String) -> Bool { taking.contains(name) }

  /// Takes an element out, and gives it; `nil` where there is no list.
  private mutating func take(
    _ call: Call, from base: ExpressionTree
  ) throws(LineFailure) -> Operand? {
    var evaluator = Evaluator(workspace)
    guard case .list(var values) = try evaluator.value(of: base) else { return nil }
    let (form, trees) = try call.form(
      among: Self.listForms.filter { $0.hasPrefix(call.name.text + "(") })
    if form == "popLast()", values.isEmpty { return Operand(.absent, at: call.range) }
    var place = form == "removeFirst()" ? 0 : values.count - 1
    if let tree = trees.first { place = try evaluator.place(tree, in: values) }
    guard values.indices.contains(place) else {
      throw .objection(LanguageWords.noElement(0, of: 0, at: call.range))
    }
    let element = values.remove(at: place)
    try assign(base, Operand(.list(values), at: call.range))
    return Operand(element, at: call.range)
  }

  private mutating func change(
    _ values: inout [Value], _ form: String, _ trees: [ExpressionTree], _ call: Call
  ) throws(LineFailure) {
    var evaluator = Evaluator(workspace)
    switch form {
    case "removeAll()", "removeAll(keepingCapacity:)": values = []
    case "reverse()": values.reverse()
    case "shuffle()": note(LanguageWords.notShuffled(call.name.text))
    case "sort()":
      let sorting = Call(
        name: NameSyntax("sorted", call.name.range), arguments: [], range: call.range)
      if case .list(let sorted)? = try evaluator.answer(from: values, sorting) { values = sorted }
    case "swapAt(_:_:)":
      values.swapAt(
        try evaluator.place(trees[0], in: values), try evaluator.place(trees[1], in: values))
    default:
      let added = try elements(trees[0], isList: form == "append(contentsOf:)")
      let place =
        form == "insert(_:at:)" ? try evaluator.operand(trees[1]).wholeNumber() : values.count
      values.insert(contentsOf: added, at: min(max(0, place), values.count))
    }
  }

  /// What is put into a list; what it makes is made.
  private mutating func elements(
    _ tree: ExpressionTree, isList: Bool
  ) throws(LineFailure) -> [Value] {
    let tree = try worked(tree)
    var evaluator = Evaluator(workspace)
    let operand = try evaluator.rawOperand(tree)
    if operand.value.isConstraint || isList && operand.value.isListOfConstraints {
      return try constraints(in: operand).map(Evaluator(workspace).constraint)
    }
    if isList, let values = operand.value.elements { return values }
    let name = NameSyntax(tree.classMade?.asViewName ?? "item", tree.range)
    return [try madeInPassing(operand, as: name).value]
  }

  /// `rows[1] = footer`, `views["title"] = label`: the whole with another value in that place.
  mutating func assign(
    elementAt arguments: [ExpressionTree.Argument], of base: ExpressionTree, _ operand: Operand,
    at range: SourceRange
  ) throws(LineFailure) {
    guard let index = ExpressionTree.index(of: arguments) else {
      throw .objection(LanguageWords.oneIndex(at: range))
    }
    var evaluator = Evaluator(workspace)
    let whole = try evaluator.value(of: base)
    let new = try made(operand, as: NameSyntax("item", operand.range)).value
    switch whole {
    case .list(var values):
      values[try evaluator.place(index, in: values)] = new
      try assign(base, Operand(try evaluator.limited(.list(values), at: range), at: range))
    case .dictionary(var entries):
      let key = try evaluator.value(of: index)
      let place = entries.place(of: key)
      if let place { entries.remove(at: place) }
      if new != .absent {
        entries.insert(Value.Entry(key: key, value: new), at: place ?? entries.count)
      }
      try assign(base, Operand(try evaluator.limited(.dictionary(entries), at: range), at: range))
    case .inert(let path): passOver("\(path)[…]")
    default: throw .objection(LanguageWords.elementIsFixed(at: range))
    }
  }
}

extension Call {
  /// `rows.removeAll { $0.isHidden }`: what is asked of each element; `nil` for other calls.
  fileprivate var conditionOfRemoval: ExpressionTree? {
    guard name.text == "removeAll", let argument = arguments.first, arguments.count == 1,
      argument.value.isClosure || argument.label?.text == "where"
    else { return nil }
    return argument.value
  }
}

extension ExpressionTree {
  /// Whether something in it may take an element out of a list.
  var takesElement: Bool {
    if case .call(let callee, _) = form, case .member(_, let name) = callee.withoutMarks.form,
      Interpreter.takesElement(name.text)
    {
      return true
    }
    return form.children.contains(where: \.takesElement)
  }
}

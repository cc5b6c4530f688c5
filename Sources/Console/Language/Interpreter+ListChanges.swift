import AutoLayout
import Interchange

/// What changes the lists and dictionaries of pasted code.
extension Interpreter {
  private static let listForms = [
    "append(_:)", "append(contentsOf:)", "insert(_:at:)", "insert(_:)", "remove(at:)",
    "removeAll()", "removeAll(keepingCapacity:)", "removeFirst()", "removeLast()", "popLast()",
    "reverse()", "sort()", "swapAt(_:_:)",
  ]
  /// Those that give what they take out.
  private static let taking: Set<String> = ["remove", "removeFirst", "removeLast", "popLast"]

  /// `constraints.append(…)`: a list with more in it, or with less; `false` for other calls.
  mutating func changeList(
    _ call: Call, _ base: ExpressionTree
  ) throws(LineFailure) -> Bool {
    let name = call.name.text
    let forms = Self.listForms.filter { $0.hasPrefix(name + "(") }
    guard !forms.isEmpty else { return false }
    var evaluator = Evaluator(workspace)
    guard case .list(var values) = try evaluator.value(of: base) else { return false }
    if name == "removeAll", call.hasClosure || call.arguments.first?.label?.text == "where" {
      let kept = try remaining(of: base, behind: call)
      try assign(base, kept)
      return true
    }
    let (form, trees) = try call.form(among: forms)
    if Self.taking.contains(name) {
      _ = try take(form, trees, from: &values, at: call.range)
    } else {
      let type = workspace.code.declaredType(of: base)
      let wanted = form == "append(contentsOf:)" ? type : type?.elementType
      try change(&values, form, trees.map { $0.naming(wanted, in: workspace.code) }, call)
    }
    try assign(base, Operand(try evaluator.limited(.list(values), at: call.range), at: call.range))
    return true
  }

  /// `rows.removeLast()` where its value is asked; `nil` for other calls.
  mutating func taken(_ tree: ExpressionTree) throws(LineFailure) -> Operand? {
    guard tree.takesElement, case .call(let callee, let arguments) = tree.form,
      case .member(let base, let name) = callee.withoutMarks.form
    else { return nil }
    var evaluator = Evaluator(workspace)
    guard case .list(var values) = try evaluator.value(of: base) else { return nil }
    let call = Call(name: name, arguments: arguments, range: tree.range)
    let forms = Self.listForms.filter { $0.hasPrefix(name.text + "(") }
    let (form, trees) = try call.form(among: forms)
    let element = try take(form, trees, from: &values, at: tree.range)
    try assign(base, Operand(.list(values), at: tree.range))
    return Operand(element, at: tree.range)
  }

  fileprivate static func takesElement(_ name: String) -> Bool { taking.contains(name) }

  private func take(
    _ form: String, _ trees: [ExpressionTree], from values: inout [Value], at range: SourceRange
  ) throws(LineFailure) -> Value {
    if form == "popLast()" { return values.popLast() ?? .absent }
    var place = form == "removeFirst()" ? 0 : values.count - 1
    if let tree = trees.first {
      var evaluator = Evaluator(workspace)
      place = try evaluator.operand(tree).wholeNumber()
    }
    guard values.indices.contains(place) else {
      throw .objection(
        LanguageWords.noElement(max(0, place), of: values.count, at: trees.first?.range ?? range))
    }
    return values.remove(at: place)
  }

  private mutating func change(
    _ values: inout [Value], _ form: String, _ trees: [ExpressionTree], _ call: Call
  ) throws(LineFailure) {
    var evaluator = Evaluator(workspace)
    switch form {
    case "removeAll()", "removeAll(keepingCapacity:)": values = []
    case "reverse()": values.reverse()
    case "sort()":
      let sorting = Call(
        name: NameSyntax("sorted", call.name.range), arguments: [], range: call.range)
      if case .list(let sorted)? = try evaluator.answer(from: values, sorting) { values = sorted }
    case "swapAt(_:_:)":
      let (first, second) = (try evaluator.operand(trees[0]), try evaluator.operand(trees[1]))
      for place in [first, second] where !values.indices.contains(try place.wholeNumber()) {
        throw .objection(
          LanguageWords.noElement(try place.wholeNumber(), of: values.count, at: place.range))
      }
      values.swapAt(try first.wholeNumber(), try second.wholeNumber())
    default:
      let added = try elements(trees[0], isList: form == "append(contentsOf:)")
      let place =
        form == "insert(_:at:)" ? try evaluator.operand(trees[1]).wholeNumber() : values.count
      values.insert(contentsOf: added, at: min(max(0, place), values.count))
    }
  }

  /// `rows.removeAll { $0.isHidden }`: what is left.
  private mutating func remaining(
    of base: ExpressionTree, behind call: Call
  ) throws(LineFailure) -> Operand {
    let filter = ExpressionTree(
      .call(
        ExpressionTree(.member(base, NameSyntax("filter", call.name.range)), call.range),
        call.arguments), call.range)
    guard case .list(let gone)? = try mapped(filter)?.value else { return try operand(base) }
    var evaluator = Evaluator(workspace)
    let all = try evaluator.value(of: base).elements ?? []
    return Operand(.list(all.filter { !gone.contains($0) }), at: call.range)
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
    return [try made(operand, as: name, of: tree).value]
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
      let place = try evaluator.operand(index).wholeNumber()
      guard values.indices.contains(place) else {
        throw .objection(LanguageWords.noElement(place, of: values.count, at: index.range))
      }
      values[place] = new
      try assign(base, Operand(try evaluator.limited(.list(values), at: range), at: range))
    case .dictionary(var entries):
      let key = try evaluator.value(of: index)
      let place = entries.firstIndex { ValueComparison.areEqual($0.key, key) ?? ($0.key == key) }
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

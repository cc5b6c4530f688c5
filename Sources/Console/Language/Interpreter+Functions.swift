import AutoLayout
import Interchange

/// Functions of pasted Swift.
extension Interpreter {
  /// How deep functions may call one another.
  private static let callLimit = 16

  /// A function with what it is called with.
  struct Invocation {
    let function: Statement.Function
    let arguments: [ExpressionTree.Argument]
    /// The view whose function it is, where that is not `self`.
    var receiver: ViewID?
    /// What its function is of, where that is no view.
    var instance: Instance?
    /// What that is called where the function is called.
    var holder: ExpressionTree?
    /// The type that the function was declared in.
    var type: String?
    /// The type that is asked for it, where nothing is that was made of one.
    var typeAsked: String?
    /// The constraint or the anchor whose function it is.
    var owner: Value?
    /// Whether it stands in braces that it is called from, and sees what is known there.
    var isLocal = false
    /// What it is called with, where that was worked out before its code is entered.
    var handed: Handed?
    /// The closure that is called, with what it sees.
    var closure: HandedClosure?
    let range: SourceRange

    /// Whether it says whose function it is, be it a type's or that of something made of one.
    var isOfType: Bool { typeAsked != nil || receiver != nil || instance != nil }

    init(
      _ pasted: PastedFunction, _ arguments: [ExpressionTree.Argument], on receiver: ViewID? = nil,
      at range: SourceRange
    ) {
      (function, type) = (pasted.function, pasted.type)
      (self.arguments, self.receiver, self.range) = (arguments, receiver, range)
    }
  }

  /// What a tree calls, if that was pasted: `setUp()`, `self.makeRow(title: "Name")`, `margin`.
  func invocation(_ tree: ExpressionTree) throws(LineFailure) -> Invocation? {
    if !hasFunctions { return nil }
    switch tree.form {
    case .call(let callee, let arguments):
      return try invocation(callee, arguments, at: tree.range)
    case .name(let name) where workspace.locals[name] == nil:
      return property(name, at: tree.range)
    case .member(let base, let name) where workspace.isSelf(base):
      return property(name.text, at: tree.range)
    case .member(let base, let name) where base.form == .name("super"):
      return inherited(name.text, at: tree.range) { $0.kind == .property }
    case .member(let base, let name):
      let properties = workspace.code.members(named: name.text)
        .filter { $0.function.kind == .property }
      // What the base comes to may be known only when it is worked out itself.
      return try? invocation(among: properties, [], on: base, at: tree.range)
    default: return nil
    }
  }

  var hasFunctions: Bool {
    !workspace.code.isEmpty || workspace.body?.functions.isEmpty == false
  }

  private func property(_ name: String, at range: SourceRange) -> Invocation? {
    workspace.code.functions(named: name, of: workspace.code.object?.type)
      .first { $0.function.kind == .property }
      .map { Invocation($0, [], at: range) }
  }

  private func invocation(
    _ callee: ExpressionTree, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) -> Invocation? {
    let code = workspace.code
    switch callee.withoutMarks.form {
    case .name(let name):
      if let closure = workspace.body?.closures[name], closure.function.takes(arguments) {
        var invocation = Invocation(
          PastedFunction(function: closure.function, type: closure.place), arguments, at: range)
        invocation.closure = closure
        return invocation
      }
      if let local = workspace.body?.functions.last(where: { $0.name.text == name }),
        local.takes(arguments)
      {
        var invocation = Invocation(
          PastedFunction(function: local, type: code.place), arguments, at: range)
        invocation.isLocal = true
        return invocation
      }
      return try making(name, arguments, at: range) ?? ofTypeAsked(name, arguments, at: range)
        ?? code.functions(named: name, of: code.object?.type)
        .first { $0.function.takes(arguments) }
        .map { Invocation($0, arguments, at: range) }
    case .member(let base, let name):
      if base.form == .name("super") {
        return inherited(name.text, arguments, at: range) { $0.takes(arguments) }
      }
      if workspace.isSelf(base) {
        let own = code.makesItself(base, by: name) ? "Self" : name.text
        return try invocation(ExpressionTree(.name(own), name.range), arguments, at: range)
      }
      let methods = code.members(named: name.text)
        .filter { $0.function.kind == .method && $0.function.takes(arguments) }
      // What `makeRow()` comes to is known only when it is carried out.
      return try? invocation(among: methods, arguments, on: base, at: range)
    default: return nil
    }
  }

  /// What a function of a type calls of the same type.
  private func ofTypeAsked(
    _ name: String, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) -> Invocation? {
    guard let type = workspace.code.typeAsked else { return nil }
    let functions = workspace.code.members(named: name).filter { $0.function.takes(arguments) }
    return workspace.code.member(among: functions, ofType: type)
      .map { Invocation($0, arguments, at: range) }
  }

  /// `super.setUp()` of a class that was pasted, too.
  private func inherited(
    _ name: String, _ arguments: [ExpressionTree.Argument] = [], at range: SourceRange,
    where isMeant: (Statement.Function) -> Bool
  ) -> Invocation? {
    guard let type = workspace.code.place ?? workspace.code.object?.type else { return nil }
    return workspace.code.inheritedFunctions(named: name, of: type)
      .first { isMeant($0.function) }
      .map { Invocation($0, arguments, at: range) }
  }

  /// `card.pin(to: view)`, of its class or of an extension, and `Metrics.gap(2)`, of a type.
  private func invocation(
    among members: [PastedFunction], _ arguments: [ExpressionTree.Argument],
    on base: ExpressionTree, at range: SourceRange
  ) throws(LineFailure) -> Invocation? {
    if members.isEmpty { return nil }
    var evaluator = Evaluator(workspace)
    switch try evaluator.value(of: base) {
    case .item(let item) where item.guide == nil:
      return draft.view(item.view).flatMap { workspace.code.member(among: members, of: $0) }
        .map { Invocation($0, arguments, on: item.view, at: range) }
    case .type(let type):
      guard let pasted = workspace.code.member(among: members, ofType: type) else { return nil }
      var invocation = Invocation(pasted, arguments, at: range)
      invocation.typeAsked = type == "Self" ? workspace.code.typeOfSelf : type
      return invocation
    case let value where value.typeToExtend != nil:
      return extending(value, among: members, arguments, at: range)
    case let value:
      return evaluator.instance(of: value).flatMap { instance in
        workspace.code.member(among: members, ofType: instance.type).map {
          Invocation($0, arguments, of: instance, in: base, at: range)
        }
      }
    }
  }

  /// Carries a function out and returns what it gives. What is made in it and returned is called
  /// `name` outside.
  mutating func invoke(
    _ invocation: Invocation, for name: NameSyntax? = nil
  ) throws(LineFailure) -> (operand: Operand, isMade: Bool) {
    let function = invocation.function
    guard workspace.code.depth < Self.callLimit else {
      throw .objection(tooDeep(invocation))
    }
    workspace.code.used.insert(function.name.text)
    let handed: Handed
    if let known = invocation.handed {
      handed = known
    } else {
      handed = try self.handed(to: invocation)
    }
    let names = try names(handed, to: invocation)
    let statements = try statements(in: function.body)
      .returningOnly(function.givesValue, in: workspace)
    if let closure = invocation.closure {
      return (try carryOut(closure, statements, handing: handed, at: invocation.range), false)
    }
    var scope = scope(of: invocation, handing: handed)
    if let name, case .result(let tree?, _)? = statements.last, case .name(let returned) = tree.form
    {
      scope.result = BodyScope.Result(name: returned, outside: name)
    }
    let (object, place) = (workspace.code.object, workspace.code.place)
    let typeAsked = workspace.code.typeAsked
    if invocation.isOfType { workspace.code.typeAsked = invocation.typeAsked }
    let isOfAnother = enter(invocation)
    workspace.code.place = invocation.type
    var changes: [String: Value] = [:]
    let left = try withinBraces(scope) { (interpreter) throws(LineFailure) in
      if !invocation.isLocal { interpreter.workspace.locals = [:] }
      interpreter.workspace.locals.merge(names) { _, new in new }
      interpreter.workspace.code.depth += 1
      interpreter.workspace.code.active.append(function.name.text)
      try interpreter.carryOut(statements, at: invocation.range)
      changes = interpreter.workspace.locals
      _ = interpreter.workspace.code.active.popLast()
      interpreter.workspace.code.depth -= 1
    }
    if let receiver = invocation.receiver, isOfAnother {
      // What its properties were given stays.
      workspace.code.members[receiver] = workspace.code.object?.members
    }
    let changed = try changedInstance(by: invocation)
    if let made = try takeMade(by: invocation) { returned = made }
    if isOfAnother || object == nil { workspace.code.object = object }
    (workspace.code.place, workspace.code.typeAsked) = (place, typeAsked)
    if invocation.handed == nil { takeChanges(by: handed) }
    let result = returned ?? Operand(.tuple(Tuple(.plain, [])), at: invocation.range)
    (leaving, returned) = (nil, nil)
    if let changed, let holder = invocation.holder { try assign(holder, changed) }
    try giveBack(changes, of: handed, to: invocation)
    return (result, left.result?.isMade == true)
  }

  /// What calls itself is told from what only stands at the end of many calls.
  private func tooDeep(_ invocation: Invocation) -> Objection {
    let name = invocation.function.name.text
    return workspace.code.active.contains(name)
      ? LanguageWords.callsTooDeep(name, at: invocation.range)
      : LanguageWords.callsInOneAnother(name, limit: Self.callLimit, at: invocation.range)
  }

  private func scope(of invocation: Invocation, handing handed: Handed) -> BodyScope {
    var scope = BodyScope(in: workspace)
    if !invocation.isLocal { scope.close() }
    scope.resultType = invocation.function.resultType
    scope.hidden = Set(handed.names.keys)
    scope.closures.merge(handed.closures) { _, new in new }
    return scope
  }

  /// Whether the code that is carried out is this view's.
  func isOwn(_ view: ViewID?) -> Bool {
    workspace.code.object.map { $0.view == view && !$0.isController } ?? false
  }
}

extension Statement.Function {
  /// Whether a call with these arguments means it.
  func takes(_ arguments: [ExpressionTree.Argument]) -> Bool {
    guard [.method, .handler, .initializer].contains(kind) else { return false }
    let shares = shares(of: arguments)
    return shares.joined().count == arguments.count
      && zip(parameters, shares).allSatisfy { parameter, share in
        !share.isEmpty || parameter.isVariadic || parameter.standard != nil
      }
  }

  /// What of the arguments is for each parameter.
  func shares(
    of arguments: [ExpressionTree.Argument]
  ) -> [ArraySlice<ExpressionTree.Argument>] {
    var rest = arguments[...]
    return parameters.map { parameter in
      guard let first = rest.first, parameter.takes(first) else { return [] }
      let others = rest.dropFirst().prefix { parameter.isVariadic && $0.label == nil }
      defer { rest = rest.dropFirst(1 + others.count) }
      return rest.prefix(1 + others.count)
    }
  }

  /// What a view is called that the function makes: `row` for `makeRow`.
  var nameOfResult: NameSyntax {
    for prefix in ["make", "create", "build", "setup", "new"] {
      let rest = name.text.dropFirst(prefix.count)
      guard name.text.hasPrefix(prefix), let first = rest.first, first.isUppercase else { continue }
      return NameSyntax(first.lowercased() + rest.dropFirst(), name.range)
    }
    return name
  }
}

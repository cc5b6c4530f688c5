import AutoLayout
import Interchange

/// A closure that a pasted function is called with, and what it sees where it was written.
struct HandedClosure {
  let function: Statement.Function
  /// The call that it was handed with.
  let call: Int
  let locals: [String: Value]
  let functions: [Statement.Function]
  let closures: [String: HandedClosure]
  let object: PastedObject?
  let place: String?
  let typeAsked: String?

  init(_ function: Statement.Function, of call: Int, in workspace: Workspace) {
    (self.function, self.call) = (function, call)
    locals = workspace.locals
    functions = workspace.body?.functions ?? []
    closures = workspace.body?.closures ?? [:]
    (object, place) = (workspace.code.object, workspace.code.place)
    typeAsked = workspace.code.typeAsked
  }

  /// What it changed of that.
  struct Changes {
    var locals: [String: Value] = [:]
    var object: PastedObject?
  }
}

extension Interpreter {
  /// What a function is called with.
  struct Handed {
    let call: Int
    var names: [String: Value] = [:]
    var closures: [String: HandedClosure] = [:]
  }

  /// What the parameters are in this call.
  mutating func handed(to invocation: Invocation) throws(LineFailure) -> Handed {
    keptCount += 1
    var handed = Handed(call: keptCount)
    let function = invocation.function
    for (parameter, share) in zip(function.parameters, function.shares(of: invocation.arguments)) {
      let name = parameter.name.text
      if parameter.isVariadic {
        var values: [Value] = []
        for argument in share {
          let tree = argument.value.naming(parameter.type, in: workspace.code)
          values.append(try value(of: tree, as: name))
        }
        handed.names[name] = .list(values)
      } else if let tree = share.first?.value ?? parameter.standard {
        try hand(tree.naming(parameter.type, in: workspace.code), to: parameter, in: &handed)
      } else {
        handed.names[name] = .inert(name)
      }
    }
    return handed
  }

  private mutating func hand(
    _ tree: ExpressionTree, to parameter: Statement.Function.Parameter, in handed: inout Handed
  ) throws(LineFailure) {
    let name = parameter.name.text
    if let function = Statement.Function(
      closure: tree, named: parameter.name, givesValue: parameter.givesValue)
    {
      handed.closures[name] = HandedClosure(function, of: handed.call, in: workspace)
    } else if case .name(let own) = tree.form, let closure = workspace.body?.closures[own] {
      handed.closures[name] = closure
    } else {
      let operand = Operand(try value(of: tree, as: name), at: tree.range)
      handed.names[name] = operand.whole(if: parameter.type == "Int").value
      return
    }
    handed.names[name] = .inert(name)
  }

  private mutating func value(
    of tree: ExpressionTree, as name: String
  ) throws(LineFailure) -> Value {
    let operand = try operand(tree)
    return try madeInPassing(operand, as: NameSyntax(name, operand.range)).value
  }

  /// Behind a call: what its `inout` parameters have become is what it was made with.
  mutating func giveBack(
    _ changes: [String: Value], of handed: Handed, to invocation: Invocation
  ) throws(LineFailure) {
    let function = invocation.function
    guard function.parameters.contains(where: \.isInOut) else { return }
    for (parameter, share) in zip(function.parameters, function.shares(of: invocation.arguments)) {
      let name = parameter.name.text
      guard parameter.isInOut, let tree = share.first?.value, let value = changes[name],
        value != handed.names[name]
      else { continue }
      try assign(tree, Operand(value, at: tree.range))
    }
  }

  /// Carries a closure out among what it sees.
  mutating func carryOut(
    _ closure: HandedClosure, _ statements: [Statement], handing handed: Handed,
    at range: SourceRange
  ) throws(LineFailure) -> Operand {
    let (object, place) = (workspace.code.object, workspace.code.place)
    var changes = workspace.code.left[closure.call] ?? HandedClosure.Changes()
    let isOfAnother = closure.object?.view != object?.view || closure.object?.type != object?.type
    if isOfAnother { workspace.code.object = changes.object ?? closure.object }
    let typeAsked = workspace.code.typeAsked
    (workspace.code.place, workspace.code.typeAsked) = (closure.place, closure.typeAsked)
    var scope = BodyScope(in: workspace)
    scope.isOpen = false
    scope.resultType = nil
    scope.functions = closure.functions
    scope.closures = closure.closures.merging(handed.closures) { _, new in new }
    let seen = closure.locals.merging(changes.locals) { _, new in new }
    var inner: [String: Value] = [:]
    let left = try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals = seen.merging(handed.names) { _, new in new }
      interpreter.workspace.code.depth += 1
      try interpreter.carryOut(statements, at: range)
      interpreter.workspace.code.depth -= 1
      inner = interpreter.workspace.locals
    }
    for name in closure.locals.keys where handed.names[name] == nil && !left.declared.contains(name)
    {
      if inner[name] != seen[name] { changes.locals[name] = inner[name] }
    }
    if isOfAnother {
      changes.object = workspace.code.object
      workspace.code.object = object
    }
    workspace.code.left[closure.call] = changes
    (workspace.code.place, workspace.code.typeAsked) = (place, typeAsked)
    return takeReturned() ?? Operand(.tuple(Tuple(.plain, [])), at: range)
  }

  /// Behind a call: what the closures changed that it was made with.
  mutating func takeChanges(by handed: Handed) {
    guard let changes = workspace.code.left.removeValue(forKey: handed.call) else { return }
    for (name, value) in changes.locals where workspace.locals[name] != nil {
      workspace.locals[name] = value
    }
    if let object = changes.object { workspace.code.object = object }
  }
}

extension Statement.Function.Parameter {
  /// Whether an argument can be meant for it; a closure behind the parentheses has no label.
  func takes(_ argument: ExpressionTree.Argument) -> Bool {
    guard argument.label == nil, argument.value.isClosure else {
      return argument.label?.text == label
    }
    return isFunction || standard == nil
  }
}

import AutoLayout
import Interchange

/// The code of pasted types that have no views.
extension Interpreter {
  /// `Badge(scale: 2)`, where the type has an initializer of its own.
  func making(
    _ name: String, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) -> Invocation? {
    let name = workspace.code.typeMade(by: name)
    guard let type = workspace.code.plainType(named: name),
      let initializer = type.functions.first(where: {
        $0.kind == .initializer && $0.takes(arguments)
      })
    else { return nil }
    var evaluator = Evaluator(workspace)
    return Invocation(
      PastedFunction(function: initializer, type: name), arguments,
      of: evaluator.standardInstance(of: type), at: range)
  }

  /// `self.init(arrangedSubviews: views)`: what an initializer of one's own asks of UIKit's. The view
  /// is made by then, with the frame that it was called with.
  mutating func callInitializer(_ call: Call) throws(LineFailure) {
    guard let view = (workspace.code.object?.view).flatMap(draft.view) else { return }
    for argument in call.arguments {
      switch argument.label?.text {
      case "arrangedSubviews" where view.kind.arranges:
        let list = try operand(argument.value)
        for id in try Evaluator(workspace).views(list) {
          try apply(.arrange(id, in: view.id, at: nil, step: workspace.step), at: list.range)
        }
      case "frame", "coder", "nibName", "bundle", nil: break
      case let label?: warn(LanguageWords.leftOut("\(view.name).init(\(label):)"))
      }
    }
  }

  /// Lets the code of a function be that of what it belongs to; whether that is something else than
  /// before.
  mutating func enter(_ invocation: Invocation) -> Bool {
    let object = workspace.code.object
    if let instance = invocation.instance {
      var own = PastedObject(type: instance.type, view: object?.view ?? .root, isController: false)
      own.members = instance.members
      own.instance = instance
      workspace.code.object = own
      return true
    }
    if let receiver = invocation.receiver, !isOwn(receiver) {
      workspace.code.object = workspace.code.object(for: draft.view(receiver))
      return true
    }
    if object == nil {
      // A function by itself is most often a controller's.
      workspace.code.object = PastedObject(type: "", view: .root, isController: true)
    }
    return false
  }

  /// Behind a method: what it belongs to, where it changed some of it and something keeps it.
  func changedInstance(by invocation: Invocation) throws(LineFailure) -> Operand? {
    guard invocation.function.kind != .initializer, var instance = invocation.instance,
      invocation.holder?.isTemporary == false,
      let members = workspace.code.object?.members, members != instance.members
    else { return nil }
    instance.members = members
    return try limited(instance, at: invocation.range)
  }

  /// Behind an initializer: what it made.
  func takeMade(by invocation: Invocation) throws(LineFailure) -> Operand? {
    guard invocation.function.kind == .initializer, var instance = invocation.instance else {
      return nil
    }
    instance.members = workspace.code.object?.members ?? instance.members
    return try limited(instance, at: invocation.range)
  }

  private func limited(
    _ instance: Instance, at range: SourceRange
  ) throws(LineFailure) -> Operand {
    Operand(try Evaluator(workspace).limited(.instance(instance), at: range), at: range)
  }
}

extension Interpreter.Invocation {
  init(
    _ pasted: PastedFunction, _ arguments: [ExpressionTree.Argument], of instance: Instance,
    in holder: ExpressionTree? = nil, at range: SourceRange
  ) {
    self.init(pasted, arguments, at: range)
    (self.instance, self.holder) = (instance, holder)
  }
}

extension ExpressionTree {
  /// Whether it is what a call gave, or a part of that.
  fileprivate var isTemporary: Bool {
    switch withoutMarks.form {
    case .call: true
    case .name(let name): NameSyntax(name, range).isKeptAside
    case .member(let base, _): base.isTemporary
    default: false
    }
  }
}

extension Evaluator {
  /// What a value is of a pasted type; also of a case that stands alone.
  func instance(of value: Value) -> Instance? {
    switch value {
    case .instance(let instance): instance
    case .choice(let name): instance(ofChoice: name)
    default: nil
    }
  }
}

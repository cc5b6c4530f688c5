import AutoLayout
import Interchange

/// Closures that are given to what is not there.
extension Evaluator {
  /// Runs a closure that builds what it is handed, as `with(title) { $0.text = "Hi" }` and
  /// `title.layOut { $0.topAnchor… }` do: what the call gives back is that view.
  ///
  /// - Returns: `nil` for any other call.
  mutating func build(
    by name: String, _ given: CallArguments, receiver: Value?
  ) throws(Stop) -> Value? {
    guard policy == .code, case .function(let callable)? = given.operands.last?.value,
      case .closure(let id, _, _) = callable.body, let closure = closures[id],
      let subject = subject(of: closure, given, receiver)
    else { return nil }
    _ = try call(callable, [subject], at: given.range)
    let labels = given.labels.map { ($0 ?? "_") + ":" }.joined()
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let isFirst = given.operands.count > 1
    findings.assume(
      RunFindings.Assumption(
        name: "\(last)(\(labels))", range: given.range,
        taken: isFirst ? "{ $1($0) }" : "{ $0(self) }", alternative: nil))
    return subject
  }

  /// The view that a closure is about: what stands before it in the parentheses if it changes that, else
  /// what stands before the point if it lays that out.
  private func subject(
    of closure: Expression.Closure, _ given: CallArguments, _ receiver: Value?
  ) -> Value? {
    guard closure.parameters.count < 2 else { return nil }
    let parameter = closure.parameters.first?.name.text ?? "$0"
    switch given.operands.count {
    case 2:
      let first = given.operands[0].value
      let isBuilt = closure.changes(parameter) || closure.laysOut(parameter)
      let isPlain = given.labels.first.map { $0 == nil } ?? false
      return isPlain && isBuilt && viewID(of: first) != nil ? first : nil
    case 1:
      guard let receiver, viewID(of: receiver) != nil, closure.laysOut(parameter) else {
        return nil
      }
      return receiver
    default: return nil
    }
  }

  /// Tells of closures that lay something out and were not run: nothing says when their time comes.
  mutating func holdBack(_ given: CallArguments, by name: String, for unknown: Unknown? = nil) {
    for operand in given.operands {
      guard case .function(let callable) = operand.value,
        case .closure(let id, _, _) = callable.body, let closure = closures[id],
        LayoutCalls.areMade(in: closure.body, with: program.libraries)
      else { continue }
      findings.holdBack(operand.range, by: name)
      if let unknown { findings.use(unknown, as: .function, holdsCode: true) }
    }
  }
}

extension Expression.Closure {
  /// Whether it sets a property of something.
  fileprivate func changes(_ name: String) -> Bool {
    expressions.contains { expression in
      guard case .assignment(let target, _, _) = expression.form,
        case .member(let base, _) = target.form
      else { return false }
      return base.plainName == name
    }
  }

  /// Whether it puts views into something or constrains it.
  fileprivate func laysOut(_ name: String) -> Bool {
    expressions.contains { expression in
      guard case .member(let base, let member) = expression.form, base.plainName == name else {
        return false
      }
      return UIKitTables.typeImplied(by: member.text) != nil
    }
  }

  private var expressions: some Sequence<Expression> {
    SyntaxWalk(body).lazy.compactMap { node -> Expression? in
      if case .expression(let expression) = node { expression } else { nil }
    }
  }
}

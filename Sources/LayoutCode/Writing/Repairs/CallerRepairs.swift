import AutoLayout
import Interchange

/// Changes to what a helper is given where it is called: in `card.anchor(top: nil, size: .init(width: 320))` the
/// number; a constraint that it makes of what it is given goes with 0 or `nil`.
struct CallerRepairs {
  private let change: SiteChange
  private let files: [CodeFile]

  init(_ change: SiteChange, in files: [CodeFile]) { (self.change, self.files) = (change, files) }

  /// More of them are not tried.
  private static let limit = 12

  /// Nothing where the helper itself names the number.
  var proposals: [[FileEdit]] {
    guard let name = change.site.functionName, !namesNumber else { return [] }
    let calls = files.flatMap { file in
      SyntaxWalk(file.statements).compactMap { node -> (CodeFile, Expression)? in
        guard case .expression(let call) = node, case .call(let function, _) = call.form,
          function.lastName == name
        else { return nil }
        return (file, call)
      }
    }
    let given = calls.flatMap { file, call in
      call.arguments.flatMap { edits(of: $0.value, in: file) }
    }
    let gone = calls.flatMap { file, call in removals(of: call, in: file) }
    return (given.prefix(Self.limit) + gone.prefix(Self.limit)).map { [$0] }
  }

  /// The call itself, where it makes nothing else: as a link of a chain, or as a statement.
  private func removals(of call: Expression, in file: CodeFile) -> [FileEdit] {
    guard case .removal = change.change, case .call(let function, _) = call.form else { return [] }
    if case .member(let base, _) = function.form, case .call = base.form {
      let link = SourceRange(base.range.upperBound, call.range.upperBound)
      return [FileEdit(file: file.name, edit: TextEdit(file.local(link), ""))]
    }
    return SyntaxWalk(file.statements).compactMap { node in
      guard case .statement(let statement) = node,
        case .expression(let whole) = statement.form, whole.range == call.range
      else { return nil }
      let edit = TextLines(file.text).removing(file.local(statement.range))
      return FileEdit(file: file.name, edit: edit)
    }
  }

  private var namesNumber: Bool {
    SyntaxWalk(change.site.use.whole).contains { node in
      if case .expression(let part) = node { isMeant(part.literal) } else { false }
    }
  }

  /// Whether it may be the constraint's constant.
  private func isMeant(_ number: Double?) -> Bool {
    number?.magnitude == change.constraint.constant.magnitude
  }

  private func edits(of argument: Expression, in file: CodeFile) -> [FileEdit] {
    SyntaxWalk(argument).compactMap { node -> FileEdit? in
      guard case .expression(let part) = node, let text = text(for: part) else { return nil }
      return FileEdit(file: file.name, edit: TextEdit(file.local(part.range), text))
    }
  }

  private func text(for part: Expression) -> String? {
    switch change.change {
    case .constant(let constant):
      guard let number = part.literal, isMeant(number) else { return nil }
      // The helper may turn the sign.
      return (number == change.constraint.constant ? constant : 0 - constant).plain
    case .removal:
      if let number = part.literal { return isMeant(number) ? "0" : nil }
      guard case .member(_, let anchor) = part.form, anchor.text.hasSuffix("Anchor") else {
        return nil
      }
      return "nil"
    case .priority, .activation, .terms: return nil
    }
  }
}

extension Expression {
  fileprivate var arguments: [Argument] {
    if case .call(_, let arguments) = form { arguments } else { [] }
  }
}

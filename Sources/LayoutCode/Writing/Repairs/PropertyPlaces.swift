import Interchange

/// Where a property of a view can be written that no line puts anywhere by itself: at the end of the closure
/// that makes it, behind `UIStackView(arrangedSubviews: [title])`, before `title.text = "Hi"`.
struct PropertyPlaces {
  private let property: ViewProperty
  private let file: CodeFile
  private let made: MakingNames
  private let lines: TextLines

  init(of property: ViewProperty, in file: CodeFile) {
    (self.property, self.file) = (property, file)
    made = MakingNames(of: property.view, in: file)
    lines = TextLines(file.text)
  }

  /// More of them are not tried.
  private static let limit = 4

  var proposals: [TextEdit] {
    whereMade + Array(behindArranging.prefix(Self.limit)) + beforeUses.prefix(Self.limit)
  }

  private func text(to receiver: String) -> [String] {
    RepairLanguage(of: file).saying(property.statement, to: receiver).lines
  }

  private var whereMade: [TextEdit] {
    made.ends.map { name, statement, handsOut in
      let range = file.local(statement.range)
      return handsOut
        ? lines.inserting(text(to: name), before: range)
        : lines.inserting(text(to: name), after: range)
    }
  }

  private var behindArranging: [TextEdit] {
    statements.compactMap { statement, root in
      for case .expression(let expression) in SyntaxWalk([root]) {
        guard case .call(_, let arguments) = expression.form,
          let list = arguments.first(where: { $0.label?.text == "arrangedSubviews" }),
          case .list(let views) = list.value.form,
          let view = views.first(where: isView)
        else { continue }
        let receiver = text(to: file.excerpt(view.range))
        return lines.inserting(receiver, after: file.local(statement.range))
      }
      return nil
    }
  }

  private var beforeUses: [TextEdit] {
    statements.compactMap { statement, root in
      guard case .expression(let expression) = root, let view = receiver(of: expression) else {
        return nil
      }
      return lines.inserting(
        text(to: file.excerpt(view.range)), before: file.local(statement.range))
    }
  }

  /// Those that do something or name a value, with what they do.
  private var statements: [(Statement, SyntaxNode)] {
    SyntaxWalk(file.statements).compactMap { node -> (Statement, SyntaxNode)? in
      guard case .statement(let statement) = node else { return nil }
      switch statement.form {
      case .expression(let expression): return (statement, .expression(expression))
      case .declaration(let declaration):
        if case .variable = declaration.form { return (statement, .declaration(declaration)) }
        return nil
      default: return nil
      }
    }
  }

  private func isView(_ expression: Expression) -> Bool {
    file.isView(expression, named: property.view, made)
  }

  /// The view, if something is done with it or given to it.
  private func receiver(of expression: Expression) -> Expression? {
    if isView(expression) { return expression }
    return switch expression.form {
    case .assignment(let target, _, _): receiver(of: target)
    case .call(let function, _): receiver(of: function)
    case .member(let base, _), .optionalChain(let base), .forced(let base): receiver(of: base)
    default: nil
    }
  }
}

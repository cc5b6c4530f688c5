import AutoLayout
import Interchange
import Prose

/// What to do about a crash of a view that is put somewhere too late: the line that does so moves up.
enum CrashRemedy {
  /// `nil` where the code of the function does not show it.
  static func words(for crash: RunFindings.Crash, in program: Program) -> Phrase? {
    guard let file = program.file(of: crash.range),
      let body = file.innermostBody(around: crash.range)
    else { return nil }
    let actions = SyntaxWalk(body).compactMap { node -> Action? in
      guard case .statement(let statement) = node,
        case .expression(let expression) = statement.form
      else { return nil }
      return Action(expression: expression, range: statement.range)
    }
    guard let crashing = actions.first(where: { $0.range.encloses(crash.range) }) else {
      return nil
    }
    let names = Set(
      SyntaxWalk(crashing.expression).compactMap { node -> String? in
        if case .expression(let part) = node { part.plainName } else { nil }
      })
    guard crash.isForLack(ofSuperviewAmong: names) else { return nil }
    let later = actions.first { action in
      action.range.lowerBound >= crashing.range.upperBound
        && action.expression.placedView?.plainName.map(names.contains) == true
    }
    return later.map { later in
      RunWords.movesUp(
        file.excerpt(later.range), from: file.line(of: later.range),
        above: file.line(of: crashing.range))
    }
  }

  /// A statement that does something.
  private struct Action {
    let expression: Expression
    let range: SourceRange
  }
}

extension RunFindings.Crash {
  /// Whether it would not be if a view had a superview.
  fileprivate func isForLack(ofSuperviewAmong names: Set<String>) -> Bool {
    switch reason {
    case .refused(.noCommonAncestor): true
    case .words(let phrase): names.contains { LibraryWords.needsSuperview($0) == phrase }
    case .refused: false
    }
  }
}

extension CodeFile {
  /// Of the functions that hold a place the innermost one's.
  fileprivate func innermostBody(around range: SourceRange) -> [Statement]? {
    SyntaxWalk(statements).compactMap { node -> [Statement]? in
      guard case .declaration(let declaration) = node,
        case .function(let function) = declaration.form, declaration.range.encloses(range)
      else { return nil }
      return function.body
    }.last
  }
}

extension Expression {
  private static let placing: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
  ]

  /// The view that a call puts somewhere: `title` of `card.addSubview(title)`.
  var placedView: Expression? {
    guard case .call(let function, let arguments) = form, let name = function.lastName,
      Self.placing.contains(name)
    else { return nil }
    return arguments.first?.value
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// What to do about a crash of a view that is put somewhere too late, or nowhere: the line that does so
/// moves up, or is added.
enum CrashRemedy {
  /// `nil` where the code of the function does not show it.
  static func words(
    for crash: RunFindings.Crash, in program: Program, on document: Document
  ) -> Phrase? {
    guard let file = program.file(of: crash.range) else { return nil }
    let body = file.innermostBody(around: crash.range) ?? file.statements
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
    let line = file.line(of: crashing.range)
    if let later {
      let from = file.line(of: later.range)
      return RunWords.movesUp(file.excerpt(later.range), from: from, above: line)
    }
    guard let lone = crash.lone(in: document), names.contains(lone) else { return nil }
    // As the code beside it puts others there.
    let holder = actions.lazy.compactMap { $0.expression.holder }.first ?? "view"
    return RunWords.isAdded("\(holder).addSubview(\(lone))", above: line)
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

extension RunFindings.Crash {
  /// The only one of two views that is in nothing.
  fileprivate func lone(in document: Document) -> String? {
    guard case .refused(.noCommonAncestor(let one, let other)) = reason else { return nil }
    let lone = [one, other].map(\.item.view).filter {
      document.view($0)?.isGuide == false && !document.isInWindow($0)
        && document.superview(of: $0) == nil
    }
    return lone.count == 1 ? lone.first.map(document.name) : nil
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

  /// The name of what a call puts a view into: `card` of `card.addSubview(title)`.
  fileprivate var holder: String? {
    guard placedView != nil, case .call(let function, _) = form,
      case .member(let base, _) = function.form
    else { return nil }
    return base.plainName
  }
}

import Interchange

/// What a view is called in the closure that makes it: `label` of
/// `let title: UILabel = { let label = UILabel(); …; return label }()`, `$0` of `UILabel().then { … }`.
struct MakingNames {
  private var all: [(name: String, range: SourceRange)] = []
  /// The last statements of the closures, and whether they hand the view out.
  private(set) var ends: [(name: String, statement: Statement, handsOut: Bool)] = []

  init(of view: String, in file: CodeFile) {
    for case .declaration(let declaration) in SyntaxWalk(file.statements) {
      guard case .variable(let variable) = declaration.form,
        variable.pattern.singleName == view,
        case .call(let function, let arguments)? = variable.value?.form
      else { continue }
      if case .closure(let closure) = function.form {
        guard let last = closure.body.last, let name = last.nameHandedOut else { continue }
        all.append((name, function.range))
        ends.append((name, last, true))
      } else if case .member = function.form, let only = arguments.first, arguments.count == 1,
        case .closure(let closure) = only.value.form
      {
        let name = closure.parameters.first?.name.text ?? "$0"
        all.append((name, only.value.range))
        if let last = closure.body.last { ends.append((name, last, false)) }
      }
    }
  }

  func contains(_ name: String, at place: SourceRange) -> Bool {
    all.contains { $0.name == name && $0.range.encloses(place) }
  }
}

extension Statement {
  /// `label` of `return label`, and of `label` as the last line.
  fileprivate var nameHandedOut: String? {
    switch form {
    case .return(let value): value?.plainName
    case .expression(let value): value.plainName
    default: nil
    }
  }
}

extension Statement {
  /// What a value may be, with names for it or for its parts.
  package indirect enum Pattern: Hashable, Sendable {
    /// Another value, or a number of a range.
    case value(ExpressionTree)
    /// Anything: `let title`; `_` for what is not asked.
    case name(NameSyntax)
    /// Anything but `nil`: `let title?`.
    case present(Pattern)
    /// `let label as UILabel`, `is UILabel`.
    case cast(Pattern, NameSyntax)
    /// `(let view, 8)`
    case row([Pattern])
    /// A case of an enum with what came with it: `.detail(let text, _)`.
    case choice(ExpressionTree, [Pattern])
    /// `let gap where gap > 8`
    case filtered(Pattern, ExpressionTree)

    /// What it gives names to.
    package var names: [NameSyntax] {
      switch self {
      case .value: []
      case .name(let name): name.text == "_" ? [] : [name]
      case .present(let pattern), .cast(let pattern, _), .filtered(let pattern, _): pattern.names
      case .row(let parts), .choice(_, let parts): parts.flatMap(\.names)
      }
    }
  }
}

package import Interchange

/// Something that is done or declared, as it was written. Bodies are read with it, once.
package struct Statement: Sendable {
  package let form: Form
  package let range: SourceRange

  package init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
  }

  package indirect enum Form: Sendable {
    /// Calls and assignments too.
    case expression(Expression)
    /// A relation of the prompt's with what Swift has no signs for; one without is an expression.
    case relation(Relation)
    case declaration(Declaration)
    case conditional(Conditional)
    /// `guard … else { … }`
    case `guard`([Condition], otherwise: [Statement])
    case choice(Choice)
    /// `for case let pattern in sequence where condition { … }`
    case loop(Pattern, in: Expression, where: Expression?, body: [Statement])
    /// - Parameter step: What `for (…; …; i++)` does behind each round, also one that `continue` ends.
    case `while`([Condition], body: [Statement], step: [Statement] = [])
    /// `repeat { … } while condition`
    case `repeat`(body: [Statement], while: Expression)
    case `return`(Expression?)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `throw`(Expression)
    case `defer`([Statement])
    /// `do { … } catch let error { … }`
    case `do`([Statement], catches: [Catch])
    case labeled(String, Statement)
    /// A block by itself, as Objective-C and listings have it.
    case block([Statement])
    /// What could not be read and was left out; the note on it stands in the file.
    case unreadable
  }

  /// `title.leading == view.leading + 8 @750 as gap`
  package struct Relation: Sendable {
    package let comparison: Expression
    package let priority: Expression?
    package let name: NameSyntax?

    package init(_ comparison: Expression, priority: Expression?, name: NameSyntax?) {
      self.comparison = comparison
      self.priority = priority
      self.name = name
    }
  }

  /// `if`, with `else if` as a statement of its own in `otherwise`.
  package struct Conditional: Sendable {
    package let conditions: [Condition]
    package let body: [Statement]
    package let otherwise: [Statement]?

    package init(conditions: [Condition], body: [Statement], otherwise: [Statement]?) {
      self.conditions = conditions
      self.body = body
      self.otherwise = otherwise
    }
  }

  /// `switch`
  package struct Choice: Sendable {
    package let subject: Expression
    package let cases: [Case]

    package init(subject: Expression, cases: [Case]) {
      self.subject = subject
      self.cases = cases
    }

    package struct Case: Sendable {
      /// Empty for `default`.
      package let patterns: [(pattern: Pattern, guardedBy: Expression?)]
      package let body: [Statement]
      package let range: SourceRange

      package init(
        patterns: [(pattern: Pattern, guardedBy: Expression?)], body: [Statement],
        range: SourceRange
      ) {
        self.patterns = patterns
        self.body = body
        self.range = range
      }
    }
  }

  package struct Catch: Sendable {
    package let pattern: Pattern?
    package let body: [Statement]

    package init(pattern: Pattern?, body: [Statement]) {
      self.pattern = pattern
      self.body = body
    }
  }

  /// One of the conditions of `if`, `guard` and `while`, which commas part.
  package enum Condition: Sendable {
    case holds(Expression)
    /// `let title = titleLabel`, `if let title` (with its own name as the value), `case .on(let x) = y`.
    case binding(Pattern, TypeSyntax?, Expression, isCase: Bool)
    /// `#available(iOS 15, *)`, `#unavailable(…)`
    case available(isUnavailable: Bool)
  }
}

/// What a value is compared with or taken apart by.
package indirect enum Pattern: Sendable {
  case wildcard(SourceRange)
  case name(NameSyntax)
  /// `let x`, `var (a, b)`: every name within is new.
  case binding(isVariable: Bool, Pattern)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.detail(let text)`, `Kind.detail(let text)`
  case enumCase(type: TypeSyntax?, NameSyntax, [(label: String?, pattern: Pattern)]?)
  /// `x?`
  case optional(Pattern)
  /// `is UILabel`, and `let label as UILabel`
  case type(Pattern?, TypeSyntax)
  /// Compared with `~=`: numbers, texts, ranges.
  case expression(Expression)
}

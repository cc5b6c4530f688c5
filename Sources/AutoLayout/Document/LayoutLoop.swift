/// What layout callbacks of code change in every pass: a layout that never comes to rest, or constraints
/// that pile up.
package struct LayoutLoop: Hashable, Sendable {
  package let kind: Kind
  /// How many passes there were.
  package let passes: Int
  /// The lines that change something in every pass, in the order in which they ran.
  package let lines: [Line]
  /// What ends it. Each was tried: the code was carried out again without these lines.
  package var repairs: [Repair] = []

  package enum Kind: Hashable, Sendable {
    /// The app would lay out for ever.
    case endless
    /// It comes to rest, and each pass adds constraints.
    case collecting
  }

  package struct Line: Hashable, Sendable {
    package let place: CodeLine
    package let text: String
    /// Those that it has set at last.
    package let constants: [Double]
    /// The constraints that it has added at last.
    package let added: [ConstraintID]

    package init(
      place: CodeLine, text: String, constants: [Double] = [], added: [ConstraintID] = []
    ) {
      self.place = place
      self.text = text
      self.constants = constants
      self.added = added
    }
  }

  package struct Repair: Hashable, Sendable {
    package let without: [CodeLine]
    /// What constants then are that the loop changes.
    package let constants: [ConstantThen]

    package init(without: [CodeLine], constants: [ConstantThen]) {
      self.without = without
      self.constants = constants
    }
  }

  package struct ConstantThen: Hashable, Sendable {
    package let constraint: ConstraintID
    package let constant: Double

    package init(constraint: ConstraintID, constant: Double) {
      self.constraint = constraint
      self.constant = constant
    }
  }

  package init(_ kind: Kind, passes: Int, lines: [Line]) {
    self.kind = kind
    self.passes = passes
    self.lines = lines
  }
}

/// A line of code: in which file, without a name where it was pasted.
package struct CodeLine: Hashable, Sendable {
  package let file: String
  package let number: Int

  package init(file: String, number: Int) {
    self.file = file
    self.number = number
  }

  /// `Card.swift:18`, `18`
  package var text: String { file.isEmpty ? "\(number)" : "\(file):\(number)" }

  /// `nil` for what is no line: `Card.swift:18` or `18`.
  package init?(_ text: String) {
    let colon = text.lastIndex(of: ":")
    let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
    guard let number = Int(digits), number > 0 else { return nil }
    self.init(file: colon.map { String(text[..<$0]) } ?? "", number: number)
  }
}

package import AutoLayout
package import Prose

/// A constraint's equation in the user's names: `title.trailing == view.trailing - 16  @750`.
///
/// A priority is printed where it is not 1000. A multiplier of 0 leaves nothing but the constant.
package struct EquationText {
  /// Without the priority.
  package let relation: Text
  private let priority: Text

  package init(_ equation: Equation, in document: Document) {
    self.init(equation, in: document, constants: \.inFinePoints, multipliers: \.asFactor)
  }

  /// As it can be typed to mean exactly the same, with all decimals of its numbers.
  package static func inFull(_ equation: Equation, in document: Document) -> String {
    Self(equation, in: document, constants: \.inFull, multipliers: \.inFull).string
  }

  private init(
    _ equation: Equation, in document: Document, constants: (Double) -> String,
    multipliers: (Double) -> String
  ) {
    let first = document.text(of: equation.first)
    relation =
      "\(first) \(equation.relation.symbol) "
      + Self.secondSide(of: equation, in: document, constants, multipliers)
    priority = Self.priority(of: equation)
  }

  /// As one types it: `title.width <= 43.667 @251`.
  package var line: Text { relation + priority(after: " ") }

  /// As lists print it, the priority set off by two blanks.
  package var listing: Text { relation + priority(after: "  ") }

  /// `line` without roles.
  package var string: String { line.string }

  private func priority(after gap: Text) -> Text {
    priority.isEmpty ? Text() : gap + priority
  }

  private static func priority(of equation: Equation) -> Text {
    if let awaited = equation.waiting?.priority {
      return Text("@" + awaited.asAwaited, as: .priority)
    }
    return equation.priority.isRequired ? Text() : equation.priority.text
  }

  private static func secondSide(
    of equation: Equation, in document: Document, _ constants: (Double) -> String,
    _ multipliers: (Double) -> String
  ) -> Text {
    let awaited = equation.waiting
    guard let second = equation.second, equation.multiplier != 0 || awaited?.multiplier != nil
    else {
      return awaited?.constant.map { Text($0.asAwaited) }
        ?? Text(constants(equation.constant), as: .number)
    }
    var factor: Text = equation.multiplier == 1 ? "" : "\(multipliers(equation.multiplier))*"
    if let multiplier = awaited?.multiplier { factor = Text(multiplier.asAwaited + "*") }
    let offset = awaited?.constant.map { Text(" + " + $0.asAwaited) }
    return factor + document.text(of: second)
      + (offset ?? Self.offset(by: equation.constant, constants))
  }

  /// ` + 16`, ` - 16`, or nothing where it would print as 0.
  private static func offset(by constant: Double, _ constants: (Double) -> String) -> Text {
    let number = constants(constant.magnitude)
    if number == "0" { return "" }
    return constant < 0 ? " - \(number)" : " + \(number)"
  }
}

extension String {
  /// What is waited for, marked as not known: `?Metrics.row`, `?(2 * Metrics.row)`.
  package var asAwaited: String { contains(" ") ? "?(\(self))" : "?\(self)" }
}

extension Priority {
  /// `@750`.
  var text: Text { Text("@\(rawValue.asFactor)", as: .priority) }
}

package import AutoLayout
package import Prose

/// A constraint's equation in the user's names: `title.trailing == view.trailing - 16  @750`.
///
/// A priority is printed where it is not 1000. A multiplier of 0 leaves nothing but the constant.
package struct EquationText {
  /// Without the priority.
  package let relation: Text
  private let priority: Priority

  package init(_ equation: Equation, in document: Document) {
    relation = Self.relation(of: equation, in: document)
    priority = equation.priority
  }

  /// As one types it: `title.width <= 43.667 @251`.
  package var line: Text { relation + priority(after: " ") }

  /// As lists print it, the priority set off by two blanks.
  package var listing: Text { relation + priority(after: "  ") }

  /// `line` without roles.
  package var string: String { line.string }

  private func priority(after gap: String) -> Text {
    priority.isRequired ? Text() : "\(gap)\(priority.text)"
  }

  private static func relation(of equation: Equation, in document: Document) -> Text {
    let first = document.text(of: equation.first)
    return "\(first) \(equation.relation.symbol) " + secondSide(of: equation, in: document)
  }

  private static func secondSide(of equation: Equation, in document: Document) -> Text {
    guard let second = equation.second, equation.multiplier != 0 else {
      return "\(equation.constant)"
    }
    let factor: Text = equation.multiplier == 1 ? "" : "\(equation.multiplier.asFactor)*"
    return factor + document.text(of: second) + Self.offset(by: equation.constant)
  }

  /// ` + 16`, ` - 16`, or nothing where it would print as 0.
  private static func offset(by constant: Double) -> Text {
    let number = constant.magnitude.inFinePoints
    if number == "0" { return "" }
    return constant < 0 ? " - \(number)" : " + \(number)"
  }
}

extension Priority {
  /// `@750`.
  var text: Text { Text("@\(rawValue.asFactor)", as: .priority) }
}

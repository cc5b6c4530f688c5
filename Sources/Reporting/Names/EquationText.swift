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
    relation = Self.relation(of: equation, in: document)
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

  private static func relation(of equation: Equation, in document: Document) -> Text {
    let first = document.text(of: equation.first)
    return "\(first) \(equation.relation.symbol) " + secondSide(of: equation, in: document)
  }

  private static func secondSide(of equation: Equation, in document: Document) -> Text {
    let awaited = equation.waiting
    guard let second = equation.second, equation.multiplier != 0 || awaited?.multiplier != nil
    else { return awaited?.constant.map { Text($0.asAwaited) } ?? "\(equation.constant)" }
    var factor: Text = equation.multiplier == 1 ? "" : "\(equation.multiplier.asFactor)*"
    if let multiplier = awaited?.multiplier { factor = Text(multiplier.asAwaited + "*") }
    let offset = awaited?.constant.map { Text(" + " + $0.asAwaited) }
    return factor + document.text(of: second) + (offset ?? Self.offset(by: equation.constant))
  }

  /// ` + 16`, ` - 16`, or nothing where it would print as 0.
  private static func offset(by constant: Double) -> Text {
    let number = constant.magnitude.inFinePoints
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

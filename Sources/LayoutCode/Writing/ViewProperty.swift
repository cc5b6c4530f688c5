import AutoLayout
import Interchange

/// What code says of a view besides its constraints: one line of it, without the view.
struct ViewProperty: Hashable {
  let view: String
  let form: Form

  enum Form: Hashable {
    /// `isHidden = true`
    case assignment(String, String)
    /// `setContentHuggingPriority(.required, for: .horizontal)`; the last argument tells one call from
    /// another.
    case call(String, String, last: String)
  }

  /// What is the same where one value takes the place of another.
  var key: String {
    switch form {
    case .assignment(let name, _): name
    case .call(let name, _, let last): "\(name) \(last)"
    }
  }

  var signature: String { "\(view): \(statement(of: view))" }

  /// As a line: `title.isHidden = true`.
  func statement(of receiver: String) -> String {
    let start = receiver.isEmpty ? "" : receiver + "."
    return switch form {
    case .assignment(let name, let value): "\(start)\(name) = \(value)"
    case .call(let name, let value, let last): "\(start)\(name)(\(value), for: \(last))"
    }
  }
}

extension ViewProperty {
  /// All that is compared.
  static func all(of view: View) -> [ViewProperty] {
    var forms: [Form] = [
      .assignment(
        "translatesAutoresizingMaskIntoConstraints",
        "\(view.translatesAutoresizingMaskIntoConstraints)"),
      .assignment("isHidden", "\(view.isHidden)"),
    ]
    for axis in Axis.allCases {
      forms += [
        .call(
          "setContentHuggingPriority", view.hugging[axis].written, last: ".\(axis.rawValue)"),
        .call(
          "setContentCompressionResistancePriority", view.resistance[axis].written,
          last: ".\(axis.rawValue)"),
      ]
    }
    forms += ofContent(view) + (view.stack.map(ofStack) ?? [])
    return forms.map { ViewProperty(view: view.name, form: $0) }
  }

  private static func ofContent(_ view: View) -> [Form] {
    let text = view.content.text.map(ExpressionWriter.quoted)
    switch view.kind {
    case .label:
      return [
        .assignment("text", text ?? "nil"),
        .assignment("numberOfLines", "\(view.content.numberOfLines)"),
      ]
    case .textField, .textView: return [.assignment("text", text ?? "nil")]
    case .button: return [.call("setTitle", text ?? "nil", last: ".normal")]
    default: return []
    }
  }

  private static func ofStack(_ stack: StackArrangement) -> [Form] {
    [
      .assignment("axis", ".\(stack.axis.rawValue)"),
      .assignment("spacing", stack.spacing.plain),
      .assignment("distribution", ".\(stack.distribution.rawValue)"),
      .assignment("alignment", ".\(stack.alignment.name(along: stack.axis))"),
    ]
  }
}

extension Priority {
  /// As Swift writes it: `.defaultHigh`, `UILayoutPriority(999)`.
  var written: String {
    switch rawValue {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: "UILayoutPriority(\(rawValue.plain))"
    }
  }
}

import AutoLayout
import Interchange

/// Texts with attributes and configurations of buttons, which only code has.
extension ExpressionTree {
  private static let types: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "AttributedString", "AttributeContainer",
  ]
  private static let members: Set<String> = [
    "attributedText", "attributedPlaceholder", "setAttributedTitle",
  ]

  /// Whether it goes on from one, so that code has to work out all of it: `b.configuration?.title`.
  func goesOnFromStyle(_ isButton: (String) -> Bool) -> Bool {
    if isStyle(isButton) { return true }
    switch form {
    case .member(let base, _), .call(let base, _), .index(let base, _), .optionalChain(let base),
      .forced(let base), .cast(let base, _):
      return base.goesOnFromStyle(isButton)
    default: return false
    }
  }

  /// Whether something in it makes, has or is given one.
  ///
  /// - Parameter isButton: Whether a name is a button's: web views have configurations, too.
  func usesStyle(_ isButton: (String) -> Bool) -> Bool {
    isStyle(isButton) || form.children.contains { $0.usesStyle(isButton) }
  }

  private func isStyle(_ isButton: (String) -> Bool) -> Bool {
    switch form {
    case .name(let name): return Self.types.contains(name)
    case .member(let base, let name) where name.text == "configuration":
      guard case .name(let owner) = base.withoutMarks.form else { return false }
      return isButton(owner)
    case .member(let base, let name):
      return Self.members.contains(name.text)
        || name.text == "Configuration" && base.form == .name("UIButton")
    case .call(_, let arguments):
      return classMade == "UIButton"
        && arguments.contains { $0.label?.text == "configuration" }
    default: return false
    }
  }
}

extension [Interchange.Statement] {
  /// The same of what a line does.
  func useStyle(in document: Document) -> Bool {
    let made = compactMap { statement -> String? in
      guard case .declaration(let declaration) = statement,
        declaration.value.classMade == "UIButton"
      else { return nil }
      return declaration.name.text
    }
    let isButton = { made.contains($0) || document.isButton($0) }
    return contains { statement in
      switch statement {
      case .assignment(let assignment):
        assignment.target.usesStyle(isButton) || assignment.value.usesStyle(isButton)
      case .call(let tree): tree.usesStyle(isButton)
      case .declaration(let declaration): declaration.value.usesStyle(isButton)
      default: false
      }
    }
  }
}

extension Document {
  func isButton(_ name: String) -> Bool { view(named: name)?.kind == .button }
}

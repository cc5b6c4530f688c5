import AutoLayout
import Prose

/// Edits as one types them, in a line that is one step: `lower.constant = 0; label.isHidden = true`.
enum EditCode {
  /// - Parameter document: What they are to change.
  static func line(for edits: [Edit], in document: Document) -> Text {
    Text(edits.compactMap { statement(for: $0, in: document) }.joined(separator: "; "), as: .code)
  }

  /// `nil` for what has no line of its own.
  private static func statement(for edit: Edit, in document: Document) -> String? {
    switch edit {
    case .change(let view, .isHidden(let isHidden)):
      "\(document.name(of: view)).isHidden = \(isHidden)"
    case .change(let view, .content(let content)): statement(for: content, of: view, in: document)
    case .remove(let view, step: _): removal(of: view, in: document)
    case .addConstraint(let new): EquationText.inFull(new.equation, in: document)
    case .activate(let constraints): activation(of: constraints, to: true, in: document)
    case .deactivate(let constraints): activation(of: constraints, to: false, in: document)
    case .install(let constraint, on: let holder):
      "\(document.name(of: holder)).addConstraint(\(document.text(of: .constraint(constraint))))"
    case .setConstant(let constraint, let constant, _):
      "\(document.text(of: .constraint(constraint))).constant = \(constant.inFull)"
    case .setPriority(let constraint, let priority):
      "\(document.text(of: .constraint(constraint))).priority = \(priority.rawValue.inFull)"
    default: nil
    }
  }

  /// What is shown is taken away.
  private static func statement(
    for content: Content, of view: ViewID, in document: Document
  ) -> String? {
    let property = document.view(view)?.kind == .imageView ? "image" : "text"
    let isNone = property == "image" ? content.image == nil : content.text == nil
    return isNone ? "\(document.name(of: view)).\(property) = nil" : nil
  }

  private static func removal(of view: ViewID, in document: Document) -> String {
    let name = document.name(of: view)
    guard let guide = document.view(view), guide.isGuide, let owner = guide.superview else {
      return "\(name).removeFromSuperview()"
    }
    return "\(document.name(of: owner)).removeLayoutGuide(\(name))"
  }

  private static func activation(
    of constraints: [ConstraintID], to isActive: Bool, in document: Document
  ) -> String {
    let names = constraints.map { document.text(of: .constraint($0)) }
    if let only = names.first, names.count == 1 { return "\(only).isActive = \(isActive)" }
    let list = names.joined(separator: ", ")
    return "NSLayoutConstraint.\(isActive ? "activate" : "deactivate")([\(list)])"
  }
}

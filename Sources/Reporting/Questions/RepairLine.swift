import AutoLayout
import Interchange
import Prose

/// Lines that do what a repair does.
enum RepairLine {
  /// `stack.spacing = 0; c4.priority = 999`, or a command on each line: `remove c4`.
  static func doing(_ edits: [Edit], in document: Document) -> String {
    let removed = edits.compactMap { edit in
      if case .removeConstraint(let id) = edit { document.text(of: .constraint(id)) } else { nil }
    }
    let removal = removed.isEmpty ? [] : ["remove " + removed.joined(separator: " ")]
    let commands = removal + edits.compactMap { command(for: $0, in: document) }
    let statements = statements(for: edits, in: document)
    return commands.isEmpty
      ? statements.joined(separator: "; ") : (commands + statements).joined(separator: "\n")
  }

  private static func command(for edit: Edit, in document: Document) -> String? {
    switch edit {
    case .insert(let view, let superview, _, _):
      "move \(document.name(of: view)) in \(document.name(of: superview))"
    case .setCallback(let view, let callback):
      "onLayout \(document.name(of: view)) \(block(of: callback, in: document))"
    case .setPhaseCode(let phase, let code):
      "at \(phase.rawValue) \(block(of: code, in: document))"
    default: nil
    }
  }

  private static func block(of code: LayoutCallback?, in document: Document) -> String {
    guard let code, !code.actions.isEmpty else { return "nothing" }
    return "{ \(CallbackWords(document: document).text(of: code).string) }"
  }

  /// What is added keeps its name and its state.
  private static func statements(for edits: [Edit], in document: Document) -> [String] {
    var next = document.nextConstraint.rawValue
    return edits.flatMap { edit -> [String] in
      switch edit {
      case .addConstraint(let new):
        let handle = new.name ?? "c\(next)"
        next += 1
        let name = new.name.map { " as \($0)" } ?? ""
        return [EquationText.inFull(new.equation, in: document) + name]
          + (new.identifier.map { ["\(handle).identifier = \(ExpressionWriter.quoted($0))"] } ?? [])
          + (new.isActive ? [] : ["\(handle).isActive = false"])
      case .change(let stack, .stack(let arrangement?)):
        return ["\(document.name(of: stack)).spacing = \(arrangement.spacing.inFull)"]
      default:
        let line = EditCode.line(for: [edit], in: document).string
        return line.isEmpty ? [] : [line]
      }
    }
  }

  /// `title.sizeToFit()`, `box.frame.size = CGSize(width: 100, height: 100)`
  static func resizing(_ view: ViewID, to size: Size, in document: Document) -> String {
    let name = document.name(of: view)
    let natural = document.view(view).map { document.naturalSize(of: $0) }
    if natural?[.horizontal] == size.width, natural?[.vertical] == size.height {
      return "\(name).sizeToFit()"
    }
    return "\(name).frame.size = "
      + "CGSize(width: \(size.width.inFull), height: \(size.height.inFull))"
  }

  /// `title.trailing <= view.trailing - 16; title.numberOfLines = 0`
  static func wrapping(_ view: ViewID, within end: Equation?, in document: Document) -> String {
    let held = end.map { EquationText.inFull($0, in: document) + "; " } ?? ""
    return held + "\(document.name(of: view)).numberOfLines = 0"
  }

  /// `c7.constant = -20`
  static func turningSign(of id: ConstraintID, in document: Document) -> String {
    let constant = -(document.constraint(id)?.constant ?? 0)
    return "\(document.handleText(.constraint(id)).string).constant = \(constant.inFull)"
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// How the handles of generated constraints begin, behind the view's name.
enum HandlePrefixes {
  /// The first words; `spacing` is a property of its own.
  static func first(of view: View) -> [String] {
    if view.isGuide { return ["size"] }
    let plain = ["hug", "resist", "mask", "size"]
    return view.kind.arranges ? plain + ofStackViews.map { String($0.prefix { $0 != "." }) } : plain
  }

  /// Those that are listed, without what hardly anyone asks for.
  static func offered(of view: View) -> [String] {
    view.kind.arranges ? ["edge", "align", "share", "equal", "gap"] : ["hug", "resist"]
  }

  /// Whether more than a number or a word has to follow.
  static func isUnfinished(_ prefix: String) -> Bool {
    ofStackViews.contains { $0.hasPrefix(prefix + ".") || $0 == prefix }
  }

  /// What numbers or edges stand behind.
  private static let ofStackViews = StackRule.allCases.filter { $0 != .spacing }.map { rule in
    rule.isAboutArranged ? rule.name : String(rule.name.prefix { $0 != "." })
  }
}

extension Evaluator {
  /// `row.gap.start` waits for a number, `row.gap.1` has it.
  mutating func rule(
    _ name: NameSyntax, behind prefix: String, of view: ViewID, at range: SourceRange
  ) throws(LineFailure) -> Value {
    let rule = "\(prefix).\(name.text)"
    return HandlePrefixes.isUnfinished(rule)
      ? .rules(view, prefix: rule) : try generated(rule, of: view, at: range)
  }

  /// `view.safeArea.top` is an anchor, and the constraint that makes it so is called the same: what it
  /// has behind its dot. `nil` where there is none.
  func member(
    _ name: NameSyntax, ofWhatMakes anchor: Anchor
  ) throws(LineFailure) -> Value? {
    guard let handle = handle(calledLike: anchor, with: name),
      let equation = try workspace.equation(of: handle)
    else { return nil }
    return try ConstraintProperties.read(name, of: handle, equation, in: self)
  }

  /// Whether the constraint is there or not; `nil` where constraints have nothing that is called so.
  func handle(calledLike anchor: Anchor, with property: NameSyntax) -> Handle? {
    guard let guide = anchor.item.guide, ConstraintProperties.names.contains(property.text) else {
      return nil
    }
    let handle = Handle.generated(anchor.item.view, .guide(guide, anchor.attribute))
    return document.text(of: handle) == document.text(of: anchor).string ? handle : nil
  }

  /// `row.spacing.2` is a constraint, though `row.spacing` is a number.
  mutating func spacingHandle(
    _ place: NameSyntax, of holder: Value, at range: SourceRange
  ) throws(LineFailure) -> Value? {
    guard case .item(let item) = holder, item.guide == nil,
      document.view(item.view)?.kind.arranges == true
    else { return nil }
    return try generated("spacing.\(place.text)", of: item.view, at: range)
  }
}

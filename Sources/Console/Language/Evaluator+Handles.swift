import AutoLayout
import Interchange

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

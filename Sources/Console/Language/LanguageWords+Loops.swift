import AutoLayout
import Interchange
import Prose
import Reporting

/// Loops, and what is known only between braces.
extension LanguageWords {
  /// Only numbers and texts are before or after one another by themselves.
  static func noOrder(_ method: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(method.text, as: .code) by itself knows the order of numbers and of texts alone.",
        ja: "\(method.text, as: .code) だけで順序が決まるのは、数値同士か文字列同士のときです。"),
      at: method.range, hints: [example("rows.\(method.text) { $0.x < $1.x }")])
  }

  /// `$0` where no closure is handed anything.
  static func noPlaceholder(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .code) stands for nothing here.",
        ja: "ここでは \(name, as: .code) は何も指していません。"), at: range,
      hints: [example("[a, b].forEach { $0.isHidden = true }")])
  }
}

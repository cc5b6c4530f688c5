import AutoLayout
import Interchange
import Prose
import Reporting

/// About stack views and what they arrange.
extension LanguageWords {
  /// A method that only some kinds of view have.
  static func noMethod(_ name: NameSyntax, of view: View, _ kinds: KindsMeant) -> Objection {
    let listed = kinds.members.map { Phrase(Text($0.name, as: .code)) }.listed()
    return Objection(
      hasNone(name, view), at: name.range,
      hints: instead(of: name.text, in: view.kind).map { [SuggestionWords.didYouMean([$0])] } ?? [
        Phrase(
          en: "It is a method of \(listed).", ja: "\(listed) のメソッドです。")
      ])
  }

  static func staysASubview(_ view: String, of stack: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) stays a subview of \(stack, as: .name); "
        + "\("\(view).removeFromSuperview()", as: .code) takes it out.",
      ja: "\(view, as: .name) は \(stack, as: .name) のサブビューのままです。"
        + "取り外すには \("\(view).removeFromSuperview()", as: .code) を使います。")
  }

  static func noBaselinesInColumns(
    _ stack: String, _ alignment: StackArrangement.Alignment
  ) -> Phrase {
    let other = alignment == .firstBaseline ? ".leading" : ".trailing"
    return Phrase(
      en: "In a column there are no baselines side by side: UIKit takes "
        + "\("." + alignment.rawValue, as: .code) of \(stack, as: .name) as \(other, as: .code).",
      ja: "縦に並べるとベースラインは横に揃えられません。UIKit は \(stack, as: .name) の "
        + "\("." + alignment.rawValue, as: .code) を \(other, as: .code) として扱います。")
  }
}

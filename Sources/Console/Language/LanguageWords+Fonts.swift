import Interchange
import Prose
import Reporting

/// What is asked of a font.
extension LanguageWords {
  /// A measure that the fonts' tables here do not have.
  static func unknownMeasure(_ name: NameSyntax, known: [String]) -> Objection {
    let listed = known.map { Phrase(Text($0, as: .code)) }.listed()
    return Objection(
      Phrase(
        en: "I do not know the \(name.text, as: .code) of any font.",
        ja: "フォントの \(name.text, as: .code) は分かりません。"), at: name.range,
      hints: [Phrase(en: "I know \(listed).", ja: "分かるのは \(listed) です。")])
  }
}

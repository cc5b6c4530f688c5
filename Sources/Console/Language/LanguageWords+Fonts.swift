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
        en: "I know the \(name.text, as: .code) of the system font alone.",
        ja: "\(name.text, as: .code) が分かるのはシステムフォントだけです。"), at: name.range,
      hints: [Phrase(en: "Of every font I know \(listed).", ja: "どのフォントでも分かるのは \(listed) です。")])
  }
}

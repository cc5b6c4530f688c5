import Interchange
import Prose
import Reporting

/// Conditions and closures, and what only code has.
extension LanguageWords {
  /// Of functions and types, where a line joins them to something else.
  static func declaresApart(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Functions and types are declared on a line of their own.",
        ja: "関数や型の宣言は、それだけの行に書いてください。"), at: range)
  }

  /// Something that acts on the layout in UIKit.
  static func leftOut(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) would act on the layout, and I do not lay it out: it is left out.",
      ja: "\(name, as: .code) はレイアウトに影響しますが、ここでは扱えないので省きました。")
  }

  static func valueNotKnown(_ path: String, for target: String) -> Phrase {
    Phrase(
      en: "\(path, as: .code) is not known here, so \(target, as: .code) stays what it is.",
      ja: "\(path, as: .code) はここでは分からないので、\(target, as: .code) は変わりません。")
  }

  /// Code that UIKit carries out when the device is turned and the like.
  static func notAtChanges(_ name: String) -> Phrase {
    Phrase(
      en:
        "\(name, as: .code) is not carried out at \("rotate", as: .command), "
        + "\("device", as: .command) and the like: what it sets there stays as it is.",
      ja: "\(name, as: .code) は \("rotate", as: .command) や \("device", as: .command) などで実行されないので、"
        + "そこで設定する値は変わりません。")
  }
}

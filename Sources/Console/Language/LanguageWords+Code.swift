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

  /// A condition that asks for what only the running app has.
  static func undecided(_ path: String, isGuard: Bool) -> Phrase {
    let what = Text(path, as: .code)
    return isGuard
      ? Phrase(
        en: "\(what) is not known here: I went on as if the guard held.",
        ja: "\(what) はここでは分からないので、guard は成り立つものとして進みました。")
      : Phrase(
        en: "\(what) is not known here: no branch was carried out. Paste the statements of the one "
          + "that is taken.",
        ja: "\(what) はここでは分からないので、どの分岐も実行していません。通る側の文を貼り付けてください。")
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

  static let animationEnds = Phrase(
    en: "An animation is laid out as it ends.", ja: "アニメーションは終わった状態でレイアウトします。")

  static func doneAtOnce(_ path: String) -> Phrase {
    Phrase(
      en: "What \(path, as: .code) would do later is done where it stands.",
      ja: "\(path, as: .code) で後から行う処理は、書かれた位置で行いました。")
  }

  /// A closure that acts on the layout when something has happened.
  static func doneLater(_ path: String) -> Phrase {
    Phrase(
      en:
        "What stands in the braces of \(path, as: .code) comes later, if at all, and is left "
        + "out: paste its statements alone to see what they lead to.",
      ja: "\(path, as: .code) の括弧の中は後になって行われる処理なので省きました。結果を見るには、"
        + "その文だけを貼り付けてください。")
  }

  /// Of a `throw` that is come to.
  static func thrown(at range: SourceRange) -> Objection {
    let word = Text("throw", as: .code)
    return Objection(
      Phrase(
        en: "\(word) leads out of this code, and I do not follow where it is caught.",
        ja: "\(word) に到達しました。catch される先までは追えません。"), at: range,
      hints: [
        Phrase(
          en: "Paste the code without it, or with values for which it is not come to.",
          ja: "\(word) を外すか、そこを通らない値にして貼り付けてください。")
      ])
  }
}

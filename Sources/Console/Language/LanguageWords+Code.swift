import Interchange
import Prose
import Reporting

/// Pasted functions, classes and conditions.
extension LanguageWords {
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

  /// A size that code gave once, where UIKit would ask for it again.
  static func ownSize(_ name: String) -> Phrase {
    let another = Text("content NAME WxH")
    return Phrase(
      en: "\(name, as: .code) is asked once, here; \(another.styled(.code)) gives a view another "
        + "size.",
      ja: "\(name, as: .code) を調べるのはこの一度だけです。大きさは \(another.styled(.code)) で変えられます。")
  }

  static func valueNotKnown(_ path: String, for target: String) -> Phrase {
    Phrase(
      en: "\(path, as: .code) is not known here, so \(target, as: .code) stays what it is.",
      ja: "\(path, as: .code) はここでは分からないので、\(target, as: .code) は変わりません。")
  }

  /// A class that nothing in the paste makes.
  static func madeOnce(_ type: String, as name: String, isPlaced: Bool) -> Phrase {
    let made = Phrase(
      en: "One \(type, as: .code) is made, as \(name, as: .name) in \("view", as: .name)",
      ja: "\(type, as: .code) を「\(name, as: .name)」という名前で 1 つ作り、\("view", as: .name) に入れました。")
    let line = "\(name).leading == view.leading + 16"
    return isPlaced
      ? Phrase(en: "\(made.english).", ja: "\(made.japanese)")
      : Phrase(
        en: "\(made.english); \(line, as: .code) and the like place it.",
        ja: "\(made.japanese)\(line, as: .code) のように位置を決められます。")
  }

  /// What a controller's view was set to.
  static func fillsRoot(_ name: String) -> Phrase {
    Phrase(
      en:
        "\(name, as: .name) fills \("view", as: .name), which is the controller's root view here.",
      ja: "コントローラーのルートビューは \("view", as: .name) なので、\(name, as: .name) はその全体に広がります。")
  }

  /// Code of every layout that cannot be kept as such.
  static func laidOutOnce(_ entry: String) -> Phrase {
    Phrase(
      en:
        "\(entry, as: .code) was carried out once, as the device is held now: what it does at every "
        + "layout is more than I can follow.",
      ja: "\(entry, as: .code) は今の向きで一度だけ実行しました。毎回のレイアウトでの処理として追うには複雑すぎます。")
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

  /// Properties that Interface Builder connects.
  static func outlets(_ names: [String]) -> Phrase {
    let listed = names.prefix(3).map { Phrase(Text($0, as: .name)) }.listed()
    return names.count == 1
      ? Phrase(
        en: "\(listed) is an outlet and nothing here is called so: what sets it is passed over. "
          + "\("import", as: .command) its storyboard first.",
        ja: "\(listed) はアウトレットですが、その名前のビューがないので、その設定は読み飛ばしました。"
          + "先に storyboard を \("import", as: .command) してください。")
      : Phrase(
        en: "\(names.count) outlets such as \(listed) stand for nothing here: what sets them is "
          + "passed over. \("import", as: .command) their storyboard first.",
        ja: "\(listed) など \(names.count) 個のアウトレットに当たるビューがないので、その設定は読み飛ばしました。"
          + "先に storyboard を \("import", as: .command) してください。")
  }

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

  /// Calls that lead to calls, none of which comes back to itself.
  static func callsInOneAnother(_ name: String, limit: Int, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .code) is called from within \(limit) other calls; I follow no more.",
        ja: "\(name, as: .code) は \(limit) 重の呼び出しの中にあり、これより深くは追えません。"), at: range)
  }

  static func callsTooDeep(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .code) calls itself again and again, as far as I can follow.",
        ja: "\(name, as: .code) の呼び出しが深くなりすぎて追えません。"), at: range)
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

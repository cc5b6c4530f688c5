import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// What is said of scenes.
enum SceneWords {
  static let scene = Phrase(en: "a scene's name", ja: "シーンの名前")

  static func opened(_ name: String, className: String) -> Phrase {
    let (name, className) = (Text(name, as: .name), Text(className, as: .code))
    return Phrase(en: "scene \(name) (\(className))", ja: "シーン \(name)（\(className)）")
  }

  static func others(_ count: Int) -> Phrase {
    let command = Text("scenes", as: .command)
    return Phrase(
      en: "the file holds \(count, of: "more scene"); \(command) lists them",
      ja: "このファイルにはほかに \(count) 個のシーンがあります（\(command) で一覧）")
  }

  static let screen = Phrase(en: "screen", ja: "画面")

  static let codeHeader = ["", screen, Phrase(en: "layout", ja: "レイアウト")]

  static let neverRun = Phrase(en: "never run", ja: "未実行")

  static func laidOut(_ count: Int, of all: Int) -> Phrase {
    let command = Text("scene NAME", as: .command)
    return Phrase(
      en: "The first \(count) of \(all) screens are laid out here; \(command) lays out any other.",
      ja: "ここでは \(all) 画面のうち最初の \(count) 画面だけをレイアウトしました。ほかは \(command) で表示します。")
  }

  /// How a layout is, in a word.
  static func state(of layout: LaidOutDocument, crashes: Bool = false) -> Phrase {
    if crashes { return Phrase(en: "crash", ja: "異常終了") }
    if layout.hasConflict { return Phrase(en: "conflict", ja: "矛盾あり") }
    if layout.document.views.count == 1 { return Phrase(en: "no views", ja: "ビューなし") }
    let waiting = layout.solution.waitingCount
    if waiting > 0 {
      return Phrase(en: "\(waiting, of: "constraint") waiting", ja: "制約 \(waiting) 個が値待ち")
    }
    return layout.hasAmbiguity
      ? Phrase(en: "ambiguous", ja: "曖昧") : Phrase(en: "fine", ja: "問題なし")
  }

  /// What several screens of code come to where nobody can show them one by one.
  static func verdict(conflicting: [String], fine: [String]) -> Phrase {
    if conflicting.isEmpty {
      return Phrase(en: "no conflict in \(listed(fine))", ja: "\(listed(fine)) に矛盾はありません")
    }
    let words = Phrase(
      en: "conflict in \(listed(conflicting))", ja: "矛盾があるのは \(listed(conflicting))")
    if fine.isEmpty { return words }
    return words + Phrase(en: "; none in \(listed(fine))", ja: "。\(listed(fine)) にはありません")
  }

  /// The first of them by name.
  private static func listed(_ names: [String]) -> Phrase {
    let first = names.prefix(4).map { Phrase(Text($0, as: .name)) }
    let rest = names.count - first.count
    if rest == 0 { return first.listed() }
    return (first + [Phrase(en: "\(rest) more", ja: "ほか \(rest) 件")]).listed()
  }

  static func noFileIsOpen(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "No storyboard or xib is open.", ja: "storyboard も xib も開いていません。"), at: range,
      hints: [
        Phrase(
          en: "\("import Main.storyboard", as: .code) opens one.",
          ja: "\("import Main.storyboard", as: .code) のように開きます。")
      ])
  }

  static func notLaidOut(_ scene: String, _ reason: Phrase) -> Phrase {
    Phrase(
      en: "The scene \(scene, as: .name) was not laid out. \(reason)",
      ja: "シーン \(scene, as: .name) はレイアウトできませんでした。\(reason)")
  }

  static func withoutViews(at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "There is no view in this file.", ja: "このファイルにはビューがありません。"), at: range)
  }

  static func unknownScene(_ name: CommandArgument, among names: [String]) -> Objection {
    Objection(
      Phrase(
        en: "There is no scene \(name.text, as: .name) in the file.",
        ja: "「\(name.text, as: .name)」というシーンはこのファイルにありません。"), at: name.range,
      hints: CommandWords.didYouMean(name.text, among: names) + [
        Phrase(
          en: "\("scenes", as: .command) lists them.", ja: "\("scenes", as: .command) で一覧できます。")
      ])
  }
}

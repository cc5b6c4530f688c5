import AutoLayout
import Interchange
import Prose
import Reporting

/// Loops, and what is known only between braces.
extension LanguageWords {
  static let listOrRange = Phrase(
    en: "a list, or a range such as \("0..<3", as: .code)",
    ja: "リストか \("0..<3", as: .code) のような範囲")

  static func loopsTooLong(_ limit: Int, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "The loops of one step can carry out \(limit) statements, no more.",
        ja: "一つの手順の中で繰り返しが実行できる文は \(limit) 個までです。"), at: range)
  }

  static func rangeRunsBackwards(_ low: Int, _ high: Int, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A range counts upwards, and \(low) is above \(high); Swift would crash here.",
        ja: "範囲は小さい方から書きます。\(low) は \(high) より大きいので、Swift ならここでクラッシュします。"),
      at: range)
  }

  static func countsNoFurther(_ limit: Int, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Whole numbers go up to \(limit) here, and this is beyond.",
        ja: "ここで使える整数は \(limit) までで、これはそれを超えています。"), at: range)
  }

  static let pairs = Phrase(en: "a list of pairs", ja: "ペアのリスト")

  static func strideOfZero(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "With steps of 0 this would never end; Swift would crash here.",
        ja: "間隔が 0 では終わりません。Swift ならここでクラッシュします。"), at: range)
  }

  /// Only numbers and texts are before or after one another by themselves.
  static func noOrder(_ method: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(method.text, as: .code) by itself knows the order of numbers and of texts alone.",
        ja: "\(method.text, as: .code) だけで順序が決まるのは、数値同士か文字列同士のときです。"),
      at: method.range, hints: [example("rows.\(method.text) { $0.x < $1.x }")])
  }

  /// More or fewer names than an element has parts.
  static func notAsMany(
    _ names: [NameSyntax], _ element: Value, in document: Document
  ) -> Objection {
    let (count, value) = (names.count, Phrase(element.text(in: document)).shortened)
    let range = names.dropFirst().reduce(names.first?.range) { $0?.union($1.range) }
    return Objection(
      Phrase(
        en: "There are \(count) names here for one value, which is \(value).",
        ja: "名前が \(count) 個ありますが、値は \(value) 一つです。"), at: range,
      hints: [example("for (v, w) in zip(views, widths) { … }")])
  }

  static let dictionaryHasNoOrder = Phrase(
    en: "A dictionary has no order of its own: here it is the one it was written in, in the app "
      + "another one each time.",
    ja: "辞書には順序がありません。ここでは書いた順に進みますが、アプリでは実行のたびに変わります。")

  static func noRounds(_ path: String) -> Phrase {
    Phrase(
      en: "\(path, as: .code) is not known here: its loop was not carried out.",
      ja: "\(path, as: .code) はここでは分からないので、繰り返しは実行していません。")
  }

  /// What an element was called and what it was when something went wrong.
  static func inRound(
    _ round: Int, _ name: String, _ value: Value, in document: Document
  ) -> Phrase {
    guard name != "_" else {
      return Phrase(en: "That was in round \(round).", ja: "\(round) 回目で起きました。")
    }
    let element = Phrase(value.text(in: document)).shortened
    return Phrase(
      en: "That was in round \(round), where \(name, as: .code) is \(element).",
      ja: "\(round) 回目、\(name, as: .code) が \(element) のときです。")
  }

  /// What the document calls the things that were declared between braces as `name`, or that nothing
  /// named: `[UILabel(), UIView()]`.
  static func given(_ names: [String], for name: String, isNameless: Bool) -> Phrase {
    let words = names.map { Phrase(Text($0, as: .name)) }
    let listed =
      if let last = words.last, words.count > 4 {
        Phrase(en: "\(words[0]), \(words[1]), … \(last)", ja: "\(words[0])、\(words[1])、…、\(last)")
      } else {
        words.listed()
      }
    let name = Text(name, as: .name)
    return switch (words.count > 1, isNameless) {
    case (false, false):
      Phrase(
        en: "\(name) is taken: behind the braces this one is called \(listed).",
        ja: "\(name) は使われているので、波括弧の外では \(listed) と呼びます。")
    case (true, false):
      Phrase(
        en: "\(name) is another one each time; outside they are \(listed).",
        ja: "\(name) は 1 回ごとに別のもので、外では \(listed) と呼びます。")
    case (false, true):
      Phrase(
        en: "\(name) is taken: what is made here without a name is called \(listed).",
        ja: "\(name) は使われているので、名前なしで作ったものは \(listed) と呼びます。")
    case (true, true):
      Phrase(
        en: "What is made here without a name is called \(listed).",
        ja: "名前なしで作ったものは \(listed) と呼びます。")
    }
  }

  static func notShuffled(_ method: String) -> Phrase {
    Phrase(
      en: "\(method, as: .code) leaves the order to chance in the app; here it stays as it was.",
      ja: "\(method, as: .code) の並びはアプリでは実行のたびに変わります。ここでは元の順のままにします。")
  }

  static func firstOfAny(_ method: String) -> Phrase {
    Phrase(
      en: "\(method, as: .code) may be any of them in the app; here it is the first.",
      ja: "\(method, as: .code) が選ぶものはアプリでは毎回違います。ここでは先頭のものとします。")
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

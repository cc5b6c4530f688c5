import AutoLayout
import Prose

/// The words beside candidates that are words of the commands.
enum CompletionWords {
  static let asNow = Phrase(en: "as now", ja: "現在の値")
  static let property = Phrase(en: "property", ja: "プロパティ")
  static let isOpen = Phrase(en: "left open by code", ja: "コードからは不明")
  static let valueOfOpen = Phrase(en: "for example", ja: "例")
  static let pastedClass = Phrase(en: "class of the paste", ja: "貼り付けたクラス")

  /// What a word of a command's own means there.
  static func meaning(of word: String, behind command: Signature) -> Phrase {
    if command.word == "after", let report = Catalogue.command(word) {
      return report.signature.summary
    }
    if command.word == "content", let font = meaning(ofFont: word) { return font }
    if command.word == "traits", let category = ContentSizeCategory(rawValue: word) {
      let size = TextStyle.body.size(at: category)
      return Phrase(en: "body \(size)", ja: "本文 \(size)")
    }
    if ["at", "expect"].contains(command.word), let phase = Phase(rawValue: word) {
      return meaning(of: phase)
    }
    if let meaning = meanings["\(command.word) \(word)"] ?? meanings[word] { return meaning }
    return command.options.first { $0.words.contains(word) }?.meaning
      ?? command.usage.first { $0.form.hasPrefix(word) }?.meaning ?? ""
  }

  private static func meaning(ofFont word: String) -> Phrase? {
    if let style = TextStyle(rawValue: word) { return Phrase("\(Font(style).size)") }
    return FontWeight(rawValue: word) == nil ? nil : Phrase(en: "weight", ja: "太さ")
  }

  /// By the word, or by the command and the word where it means something else there.
  private static let meanings = generalMeanings.merging(lifeCycleMeanings) { general, _ in general }

  private static let generalMeanings: [String: Phrase] = [
    "assume =": Phrase(en: "its value", ja: "その値"),
    "in": Phrase(en: "into a superview", ja: "親ビューを指定"),
    "auto": Phrase(en: "measured from its content", ja: "内容から測る"),
    "content none": Phrase(en: "no natural size", ja: "固有サイズなし"),
    "break none": Phrase(en: "stops nowhere", ja: "すべて解除"),
    "font": Phrase(en: "size or text style", ja: "大きさかテキストスタイル"),
    "front": Phrase(en: "above its siblings", ja: "最前面へ"),
    "back": Phrase(en: "below its siblings", ja: "最背面へ"),
    "above": Phrase(en: "just above a sibling", ja: "あるビューのすぐ上へ"),
    "below": Phrase(en: "just below a sibling", ja: "あるビューのすぐ下へ"),
    "break conflict": Phrase(en: "stops where constraints conflict", ja: "矛盾が起きたら止まる"),
    "break ambiguity": Phrase(en: "stops where a layout is ambiguous", ja: "曖昧になったら止まる"),
    "portrait": Phrase(en: "upright", ja: "縦向き"), "landscape": Phrase(en: "on its side", ja: "横向き"),
    "ltr": Phrase(en: "left to right", ja: "左から右"), "rtl": Phrase(en: "right to left", ja: "右から左"),
    "h": Phrase(en: "across", ja: "横方向"), "v": Phrase(en: "down", ja: "縦方向"),
    "en": "English", "ja": "日本語",
    "after nothing": Phrase(en: "no report", ja: "表示しない"),
    "resume list": Phrase(en: "what each held", ja: "内容を一覧"),
    "resume nothing": Phrase(en: "never mind it", ja: "破棄する"),
    "device none": Phrase(en: "no size", ja: "大きさなし"),
    "canvas none": Phrase(en: "made in code", ja: "コードで作成"),
    "onLayout nothing": Phrase(en: "no more", ja: "取りやめる"),
    "covered": Phrase(en: "something lies over it", ja: "何かに覆われている"),
    "uncovered": Phrase(en: "nothing lies over it", ja: "覆われていない"),
    "cut": Phrase(en: "a mask cuts it", ja: "マスクに切り取られている"),
    "uncut": Phrase(en: "no mask cuts it", ja: "切り取られていない"),
    "painted": Phrase(en: "in this order", ja: "描画の順"),
    "by": Phrase(en: "by this one", ja: "これによって"),
    "is": Phrase(en: "reads as this line", ja: "この式のとおり"),
    "count": Phrase(en: "how many constraints", ja: "制約の数"),
    "range": Phrase(en: "what an anchor may be", ja: "取りうる範囲"),
    "affecting": Phrase(en: "what decides a view", ja: "ビューを決める制約"),
    "ambiguous": Phrase(en: "more than one answer", ja: "曖昧である"),
    "unambiguous": Phrase(en: "one answer", ja: "一通りに決まる"),
    "expect conflict": Phrase(en: "there is a conflict", ja: "矛盾がある"),
    "no": Phrase(en: "no conflict", ja: "矛盾がない"),
    "broken": Phrase(en: "a constraint is set aside", ja: "制約が外されている"),
    "tie": Phrase(en: "two constraints tie", ja: "二つの制約が同順位"),
    "moved": Phrase(en: "what the last line moved", ja: "直前の行で動いたビュー"),
    "expect nothing": Phrase(en: "nothing moved", ja: "何も動かなかった"),
    "accepted": Phrase(en: "the last line was", ja: "直前の行は受け付けられた"),
    "refused": Phrase(en: "the last line was", ja: "直前の行は断られた"),
  ]
}

import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// What the ways of `torutsume` are, and the words in which it objects.
enum TorutsumeCommandWords {
  static func meaning(of kind: Torutsume.Way.Kind) -> Phrase {
    switch kind {
    case .hide: Phrase(en: "hide it; a stack view closes up", ja: "隠す（スタックビューなら詰まる）")
    case .fallback:
      Phrase(en: "remove it; a weaker constraint takes over", ja: "取り外し、弱い予備の制約に任せる")
    case .swap: Phrase(en: "one constraint for another", ja: "制約を入れ替えて隠す")
    case .collapse: Phrase(en: "size 0, and one distance 0", ja: "大きさと片方の間隔を 0 に")
    case .empty: Phrase(en: "no content, and one distance 0", ja: "中身をなくし、片方の間隔を 0 に")
    case .priority: Phrase(en: "two priorities change places", ja: "二つの優先度を逆転して隠す")
    case .remove: Phrase(en: "removeFromSuperview alone", ja: "取り外すだけ")
    case .size: Phrase(en: "size 0 alone", ja: "大きさを 0 にするだけ")
    case .clear: Phrase(en: "no content, nothing else", ja: "中身をなくすだけ")
    case .unlink: Phrase(en: "deactivate what ties the next one", ja: "次とのつながりを無効にするだけ")
    }
  }

  static func only(_ axis: Axis) -> Phrase {
    axis == .horizontal
      ? Phrase(en: "closes up across alone", ja: "横だけを詰める")
      : Phrase(en: "closes up downwards alone", ja: "縦だけを詰める")
  }

  static func noSuchWay(
    _ kind: Torutsume.Way.Kind, _ torutsume: Torutsume, at range: SourceRange,
    in document: Document
  ) -> Objection {
    let name = document.name(of: torutsume.view)
    let ways = torutsume.ways.map { Phrase(Text($0.kind.rawValue, as: .command)) }.listed()
    return Objection(
      Phrase(
        en: "There is no way \(kind.rawValue, as: .command) for \(name, as: .name) as it stands.",
        ja: "今の \(name, as: .name) に「\(kind.rawValue, as: .command)」という方法はありません。"), at: range,
      hints: [
        Phrase(
          en: "There is \(ways); \("torutsume \(name)", as: .command) shows them.",
          ja: "使えるのは \(ways) です。\("torutsume \(name)", as: .command) で確かめられます。")
      ])
  }

  static func staysThere(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) belongs to what holds it and cannot be taken out.",
        ja: "\(name, as: .name) は親ビューと一体なので取り外せません。"), at: range)
  }

  static func isOutAlready(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) is not in the window, so there is nothing to take out.",
        ja: "\(name, as: .name) はウィンドウの中にないので、取り外すものがありません。"), at: range,
      hints: [
        Phrase(
          en: "\("undo", as: .command) goes back to where it was.",
          ja: "取り外す前に戻るには \("undo", as: .command)。")
      ])
  }
}

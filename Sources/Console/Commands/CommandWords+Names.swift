import AutoLayout
import Interchange
import Prose

/// Objections to names: nothing has them, or what has them is not what is asked for.
extension CommandWords {
  static func unknownName(_ name: String, at range: SourceRange, in document: Document)
    -> Objection
  {
    let names =
      document.views.values.map(\.name) + document.constraints.values.map(document.handle(of:))
    return Objection(
      Phrase(
        en: "Nothing is called \(name, as: .name).", ja: "\(name, as: .name) という名前のものはありません。"),
      at: range, hints: didYouMean(name, among: names))
  }

  static func isAValue(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .name) is the name of a value, and stays.",
        ja: "\(part.text, as: .name) は値に付けた名前なので、取り外せません。"), at: part.range,
      hints: [
        Phrase(
          en: "\("rename \(part.text) NAME", as: .command) frees the name.",
          ja: "名前を空けるには \("rename \(part.text) 別名", as: .command)。")
      ])
  }

  static func movesAgainstItself(_ view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(view, as: .name) cannot be moved against itself: this has to be another view.",
        ja: "\(view, as: .name) 自身を基準にしては動かせません。別のビューを指定してください。"), at: range)
  }

  static func unknownKindOrView(_ part: CommandArgument, in document: Document) -> Objection {
    let kinds = ViewKind.all.map(\.name)
    let removed = document.removed.compactMap { document.view($0)?.name }
    return Objection(
      Phrase(
        en: "\(part.text, as: .code) is neither a kind of view nor a removed view.",
        ja: "\(part.text, as: .code) はビューの種類でも、取り外したビューでもありません。"), at: part.range,
      hints: didYouMean(part.text, among: kinds + removed + ViewKind.all.map(\.className)) + [
        Phrase(
          en: "Kinds: \(kinds.joined(separator: " "))", ja: "種類：\(kinds.joined(separator: " "))")
      ])
  }

  static func alreadyThere(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) is in the hierarchy already.",
        ja: "\(name, as: .name) はすでに階層の中にあります。"),
      at: range,
      hints: [
        Phrase(
          en: "\("move \(name) in SUPERVIEW", as: .code) takes it elsewhere.",
          ja: "別の場所へは \("move \(name) in SUPERVIEW", as: .code) で移します。")
      ])
  }
}

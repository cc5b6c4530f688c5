import Interchange
import Prose

/// Objections about layers, which constraints do not know.
extension CommandWords {
  static let statement = Phrase(
    en: "what is to be set, such as \("border.frame = sign.bounds", as: .code)",
    ja: "\("border.frame = sign.bounds", as: .code) のような代入文")

  static func layerIsNoView(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) is a layer, not a view: Auto Layout does not see it.",
        ja: "\(name, as: .name) はビューではなくレイヤーなので、Auto Layout の対象になりません。"), at: range,
      hints: [
        Phrase(
          en: "\("layers \(name)", as: .command) shows what it paints, "
            + "\("\(name).frame", as: .code) where.",
          ja: "描画は \("layers \(name)", as: .command)、位置は \("\(name).frame", as: .code) で見られます。")
      ])
  }
}

package import AutoLayout
import Prose

extension LayoutFailure {
  package var words: Refusal {
    switch self {
    case .cancelled:
      Refusal(
        Phrase(
          en: "Stopped. The document is as it was.", ja: "中断しました。レイアウトは元のままです。"))
    case .unsettled(let residual):
      Refusal(
        Phrase(
          en: "The layout cannot be computed exactly enough: a constraint is off by \(residual).",
          ja: "レイアウトを十分な精度で計算できません（制約が \(residual) ずれています）。"),
        hints: [
          Phrase(
            en: "Very large or very small multipliers and constants cause this; "
              + "use more ordinary ones.",
            ja: "極端に大きい、または小さい倍率や定数が原因です。普通の大きさの数にしてください。")
        ])
    }
  }
}

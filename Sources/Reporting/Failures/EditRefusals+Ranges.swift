import AutoLayout
import Prose

/// Numbers beyond their bounds. They are not repeated: rounded as everywhere, one just beyond its
/// bound would look as if it were within.
extension EditRefusals {
  func constant(_ constant: Double, beyond limit: Double) -> Refusal {
    if !constant.isFinite {
      return raising(
        "NSInternalInconsistencyException",
        Phrase(en: "The constant is not finite.", ja: "定数が有限の数ではありません。"),
        hints: [bounds(limit)])
    }
    return Refusal(
      Phrase(en: "The constant is too large.", ja: "定数が大きすぎます。"), hints: [bounds(limit)])
  }

  func multiplier(_ multiplier: Double, outside low: Double, _ high: Double) -> Refusal {
    Refusal(
      multiplier.magnitude < low
        ? Phrase(en: "The multiplier is too small.", ja: "倍率が小さすぎます。")
        : Phrase(en: "The multiplier is too large.", ja: "倍率が大きすぎます。"),
      hints: [
        Phrase(
          en: "Multipliers go from a millionth to a million in size; they may be negative.",
          ja: "倍率の大きさは百万分の一から百万までです（負でもかまいません）。")
      ])
  }

  func priority(_ priority: Double) -> Refusal {
    raising(
      "NSInternalInconsistencyException",
      priority > 1000
        ? Phrase(en: "The priority is above 1000.", ja: "優先度が 1000 を超えています。")
        : Phrase(en: "The priority is not above 0.", ja: "優先度が 0 以下です。"),
      hints: [
        Phrase(
          en: "A priority is above 0 and at most 1000, which is required; fractions are fine.",
          ja: "優先度は 0 より大きく 1000（必須）以下です。小数も使えます。")
      ])
  }

  func coordinate(_ number: Double, beyond limit: Double) -> Refusal {
    Refusal(
      number.isFinite
        ? Phrase(en: "The number is too large.", ja: "数値が大きすぎます。")
        : Phrase(en: "The number is not finite.", ja: "有限の数ではありません。"),
      hints: [bounds(limit)])
  }

  private func bounds(_ limit: Double) -> Phrase {
    Phrase(
      en: "Lengths go from \(-limit) to \(limit).", ja: "長さは \(-limit) から \(limit) までです。")
  }
}

import AutoLayout
import Prose

extension EditRefusals {
  func constant(_ constant: Double, beyond limit: Double) -> Refusal {
    if !constant.isFinite {
      return raising(
        "NSInternalInconsistencyException", rule: "E5",
        Phrase(
          en: "The constant \(constant) is not finite.", ja: "定数 \(constant) は有限の数ではありません。"),
        hints: [bounds(limit)])
    }
    return Refusal(
      Phrase(en: "The constant \(constant) is too large.", ja: "定数 \(constant) は大きすぎます。"),
      hints: [bounds(limit)])
  }

  func multiplier(_ multiplier: Double, outside low: Double, _ high: Double) -> Refusal {
    return Refusal(
      Phrase(
        en: "The multiplier \(multiplier) cannot be used.", ja: "倍率 \(multiplier) は使えません。"),
      hints: [
        Phrase(
          en: "Multipliers are between \("\(low)", as: .number) and \("\(high)", as: .number) "
            + "in size, negative ones too.",
          ja: "倍率の大きさは \("\(low)", as: .number) から \("\(high)", as: .number) までです（負でもよい）。")
      ])
  }

  func priority(_ priority: Double) -> Refusal {
    return raising(
      "NSInternalInconsistencyException", rule: "E11",
      Phrase(
        en: "\(priority) is no priority.", ja: "\(priority) は優先度にできません。"),
      hints: [
        Phrase(
          en: "A priority is above 0 and at most 1000, which is required; fractions are fine.",
          ja: "優先度は 0 より大きく 1000（必須）以下です。小数も使えます。")
      ])
  }

  func coordinate(_ number: Double, beyond limit: Double) -> Refusal {
    return Refusal(
      Phrase(
        en: "\(number) is too large for a frame.", ja: "\(number) は frame の値として大きすぎます。"),
      hints: [bounds(limit)])
  }

  private func bounds(_ limit: Double) -> Phrase {
    Phrase(
      en: "Lengths go from \(-limit) to \(limit).", ja: "長さは \(-limit) から \(limit) までです。")
  }
}

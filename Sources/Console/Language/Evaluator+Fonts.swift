import AutoLayout
import Interchange

/// What code asks of a font.
extension Evaluator {
  /// In points; `nil` for what is no measure of a font.
  func measure(_ name: NameSyntax, of font: Font) throws(LineFailure) -> Double? {
    let metrics = TextMetrics(font: font)
    switch name.text {
    case "pointSize": return font.size
    case "lineHeight": return metrics.lineHeight
    case "ascender": return metrics.ascender
    // UIKit measures upwards from the baseline.
    case "descender": return -metrics.descender
    case "capHeight": return try known(metrics.capHeight, name)
    case "xHeight": return try known(metrics.xHeight, name)
    case "leading": return try known(metrics.leading, name)
    default: return nil
    }
  }

  private func known(_ measure: Double?, _ name: NameSyntax) throws(LineFailure) -> Double {
    guard let measure else {
      throw .objection(LanguageWords.unknownMeasure(name, known: Self.measuresOfAll))
    }
    return measure
  }

  /// What is known of every font.
  private static let measuresOfAll = ["pointSize", "lineHeight", "ascender", "descender"]

  static let fontMeasures = measuresOfAll + ["capHeight", "xHeight", "leading"]
}

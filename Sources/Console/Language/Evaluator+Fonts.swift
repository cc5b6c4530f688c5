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
    case "capHeight", "xHeight", "leading":
      throw .objection(LanguageWords.unknownMeasure(name, known: Self.fontMeasures))
    default: return nil
    }
  }

  static let fontMeasures = ["pointSize", "lineHeight", "ascender", "descender"]
}

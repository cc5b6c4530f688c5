/// How high lines are and how far apart, where a text says so (`NSParagraphStyle`, by its names).
package struct ParagraphStyle: Hashable, Sendable {
  /// Between a line and the next one.
  package var lineSpacing = 0.0
  package var minimumLineHeight = 0.0
  /// 0 for no limit.
  package var maximumLineHeight = 0.0
  /// 0 for the font's own height, as 1.
  package var lineHeightMultiple = 0.0

  package init() {}

  /// What a line takes that is `natural` points high in its font: multiplied, then held within the
  /// limits.
  func lineHeight(_ natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}

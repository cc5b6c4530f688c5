extension TextMetrics {
  /// What a label measures: whole pixels, rounded up; nothing at all for an empty text.
  ///
  /// - Parameters:
  ///   - numberOfLines: 1 shows the first line and never wraps; 0 shows all; more is a limit.
  ///   - width: what a line may take before it wraps; `nil` where the text may be as wide as it
  ///     likes.
  package func labelSize(
    of text: String, numberOfLines: Int, width: Double? = nil, scale: Double
  ) -> Size {
    guard !text.isEmpty else { return .zero }
    guard numberOfLines != 1 else {
      let line = text.prefix { !$0.isNewline }
      return Size(
        width: Self.wholePixels(advance(of: line), scale: scale),
        height: height(ofLines: 1, scale: scale))
    }
    let all = lines(of: text, width: width ?? .infinity)
    let shown = numberOfLines > 0 ? all.prefix(numberOfLines) : all[...]
    let widest = shown.map { advance(of: $0) }.max() ?? 0
    return Size(
      width: min(Self.wholePixels(widest, scale: scale), width ?? .infinity),
      height: height(ofLines: shown.count, scale: scale))
  }

  /// The width of a control's title: whole points at every scale, where none is given.
  package func titleWidth(of title: some StringProtocol, scale: Double = 1) -> Double {
    Self.wholePixels(advance(of: title.prefix { !$0.isNewline }), scale: scale)
  }

  /// The height of a text box of `count` lines: the total is rounded up to pixels once, not line by
  /// line.
  ///
  /// A single line has the slack of widths, several have none: so are the tables of the system font
  /// metrics (44 points) and of UIKit sizing, section 4 (two lines of 22 points), and no frame was
  /// seen that would decide between them.
  ///
  /// Lines of a text style follow one another at its leading: two of Body are 42.5 points high at
  /// 2x, as all stored frames of such labels are. The leading of other sizes is not known.
  package func height(ofLines count: Int, scale: Double) -> Double {
    let single = Self.wholePixels(lineHeight, scale: scale)
    if count == 1 { return single }
    if paragraph == ParagraphStyle(), let style = font.textStyle, font.size == style.defaultSize {
      return single + Double(count - 1) * style.leading
    }
    let spaces = Double(count - 1) * paragraph.lineSpacing
    return ((Double(count) * lineHeight + spaces) * scale).rounded(.up) / scale
  }

  /// The fraction of a pixel by which a length may exceed a whole number of pixels and still be
  /// rounded down to it, or exact multiples would jump up a pixel (system font metrics, section 1).
  static let slackInPixels = 0.02

  static func wholePixels(_ length: Double, scale: Double) -> Double {
    max((length * scale - slackInPixels).rounded(.up) / scale, 0)
  }
}

import AutoLayout

/// The text of a view as it is set: broken into the lines that fit, the last one cut with a `…`
/// where it does not.
struct SetText {
  struct Line: Hashable {
    let text: String
    /// In the system font. Another font is stretched to it.
    let width: Double
  }

  let lines: [Line]
  let metrics: TextMetrics

  /// - Parameters:
  ///   - room: What the lines may take.
  ///   - numberOfLines: As in UIKit: 0 for as many as there is room for.
  init(_ text: String, font: Font, numberOfLines: Int, in room: Size) {
    let metrics = TextMetrics(font: font)
    self.metrics = metrics
    // No picture shows more of a text, however long it is.
    let text = text.prefix(Self.longest)
    let most = max(1, Int(min(room.height / metrics.lineHeight, Self.mostLines)))
    let limit = numberOfLines == 0 ? most : min(numberOfLines, most)
    guard limit > 1 else {
      lines = [metrics.line(text.prefix { !$0.isNewline }, in: room.width)]
      return
    }
    let all = metrics.lines(of: String(text), width: room.width)
    lines = all.prefix(limit).enumerated().map { index, line in
      let isCut = index == limit - 1 && all.count > limit
      return metrics.line(isCut ? "\(line)…" : line, in: room.width)
    }
  }

  var size: Size {
    Size(
      width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * metrics.lineHeight)
  }

  private static let longest = 2_000
  private static let mostLines = 60.0
}

extension TextMetrics {
  /// A line that is not wider than `width`, cut with a `…` where it must be.
  func line(_ text: some StringProtocol, in width: Double) -> SetText.Line {
    let whole = String(text)
    let natural = advance(of: whole)
    // What is a pixel too wide is only squeezed: labels are rounded to pixels.
    if natural <= width + 1 { return SetText.Line(text: whole, width: min(natural, max(width, 0))) }
    // The narrowest letters take a fifth of the font's size.
    var kept = whole.prefix(max(0, Int(min(width / (font.size * 0.2), 4_000))))
    while !kept.isEmpty, advance(of: kept + "…") > width { kept.removeLast() }
    let cut = String(kept) + "…"
    return SetText.Line(text: cut, width: min(advance(of: cut), max(width, 1)))
  }
}

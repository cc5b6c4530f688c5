/// Widths and heights of text in the system font: a model fitted to frames that Interface Builder
/// stored, which agrees to a pixel or two with the font itself (system font metrics).
package struct TextMetrics: Sendable {
  package let font: Font
  let paragraph: ParagraphStyle
  private let spacing: GlyphSpacing
  private let columns: GlyphAdvances.Columns
  private let advances: GlyphAdvances
  private let kerning: Kerning

  package init(
    font: Font, era: FontEra = .fromIOS14, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.paragraph = paragraph
    spacing = GlyphSpacing(size: font.size, era: era)
    columns = GlyphAdvances.Columns(of: font.weight)
    advances = .fitted
    kerning = .table(for: font.weight)
  }

  /// The ascender and the descender together, unless the paragraph has lines of another height.
  package var lineHeight: Double { paragraph.lineHeight(fontHeight) }

  /// From the top of a line down to its baseline. What a paragraph adds to a line lies above.
  package var ascender: Double { lineHeight - descender }

  /// From the baseline of a line down to its bottom.
  package var descender: Double {
    fontHeight - font.size * (font.face?.ascender ?? 1950 / 2048)
  }

  /// How high a capital letter is; like the two that follow `nil` of other fonts than the system's
  /// (UIKit sizing, section 4).
  package var capHeight: Double? { font.face == nil ? font.size * (1443 / 2048) : nil }

  /// How high an x is.
  package var xHeight: Double? { font.face == nil ? font.size * 0.5264 : nil }

  /// What a line has besides the ascender and the descender.
  package var leading: Double? { font.face == nil ? 0 : nil }

  private var fontHeight: Double { font.size * (font.face?.lineHeight ?? 2444 / 2048) }

  /// The exact width of `line`, in points, before any rounding.
  ///
  /// `size / 1000 · (Σ advance of each character + Σ kerning of neighbours)`
  ///
  /// - Complexity: O(*n*) for a line of *n* characters.
  package func advance(of line: some StringProtocol) -> Double {
    var pen = Pen(metrics: self)
    for character in line { pen.set(character) }
    return pen.position
  }
}

extension TextMetrics {
  /// Where a line has got to, one character after the other.
  struct Pen {
    private let metrics: TextMetrics
    private var perMilleEm = 0.0
    /// The row of the character before, if the estimates cover it.
    private var lastRow: Int?

    init(metrics: TextMetrics) {
      self.metrics = metrics
    }

    /// The width of what was set so far, in points.
    var position: Double { perMilleEm * metrics.font.size / 1000 }

    mutating func set(_ character: Character) {
      let row = character.unicodeScalars.first.flatMap(metrics.advances.row)
      if let face = metrics.font.face {
        perMilleEm += face.perMilleEm(of: character, row: row, in: metrics.font)
        return
      }
      if let lastRow, let row { perMilleEm += metrics.kerning.between(row: lastRow, row: row) }
      perMilleEm += metrics.perMilleEm(of: character, row: row)
      lastRow = row
    }
  }

  private func perMilleEm(of character: Character, row: Int?) -> Double {
    if let row, !character.asksForEmoji {
      return tracking(of: character)
        + advances.advance(ofRow: row, columns: columns, displayShare: spacing.displayShare)
    }
    switch Glyph(of: character, in: font) {
    case .tracked(let advance): return advance + tracking(of: character)
    case .untracked(let advance): return advance
    }
  }

  private func tracking(of character: Character) -> Double {
    "0"..."9" ~= character ? spacing.added : spacing.added + spacing.addedToNonDigits
  }
}

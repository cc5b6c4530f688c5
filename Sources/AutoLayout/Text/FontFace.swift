/// A font that is not the system's, as far as its widths and heights are known (system font metrics,
/// section 5). One that nothing is known of is shown in Helvetica Neue, as on a canvas where it is
/// not installed.
package struct FontFace: Hashable, Sendable {
  /// As files call it: `AvenirNext-Regular`.
  package let name: String
  let widths: Widths
  /// In em, with the ascender's part of it.
  let lineHeight: Double
  let ascender: Double

  /// Whose advances stand in for its own, and how much wider they are.
  enum Widths: Hashable, Sendable {
    case helveticaNeue(Double)
    /// The system font's for text, without tracking.
    case system(Double)
    /// Every character as wide, in em.
    case fixed(Double)
  }

  /// `nil` for the names under which the system font goes.
  package init?(named name: String) {
    if name.hasPrefix(".") { return nil }
    // Fonts are asked for by their families as well: `Helvetica Neue`.
    let joined = name.filter { $0 != " " }
    let known = Self.known.first { joined.hasPrefix($0.prefix) }?.metrics ?? Self.substitute
    self.name = name
    (widths, lineHeight, ascender) = known
  }

  private typealias Metrics = (widths: Widths, lineHeight: Double, ascender: Double)

  private static let substitute: Metrics = (.helveticaNeue(0.995), 1.165, 0.952)

  /// The longer name before one that it begins with.
  private static let known: [(prefix: String, metrics: Metrics)] = [
    ("HelveticaNeue-Light", (.helveticaNeue(0.957), 1.178, 0.967)),
    ("HelveticaNeue-Medium", (.helveticaNeue(1.036), 1.194, 0.965)),
    ("HelveticaNeue-Bold", (.helveticaNeue(1.05), 1.193, 0.975)),
    ("HelveticaNeue", (.helveticaNeue(1), 1.165, 0.952)),
    ("Helvetica-Bold", (.helveticaNeue(1.06), 1.15, 0.92)),
    ("Helvetica", (.helveticaNeue(1), 1.15, 0.92)),
    ("ArialRoundedMTBold", (.helveticaNeue(1.06), 1.16, 0.946)),
    ("Arial", (.helveticaNeue(1), 1.149, 0.905)),
    ("AvenirNext-DemiBold", (.system(0.99), 1.366, 1)),
    ("AvenirNext-Bold", (.system(1.04), 1.366, 1)),
    ("AvenirNext-Heavy", (.system(1.08), 1.366, 1)),
    ("AvenirNext-UltraLight", (.system(0.84), 1.366, 1)),
    ("AvenirNext", (.system(0.97), 1.366, 1)),
    ("Avenir", (.system(0.97), 1.366, 1)),
    ("Gotham-Light", (.system(1.014), 1.036, 0.8)),
    ("Gotham-Book", (.system(1.042), 1, 0.8)),
    ("Gotham", (.system(1.048), 1, 0.8)),
    ("Futura", (.system(0.985), 1.3, 1.039)),
    ("Georgia", (.helveticaNeue(0.99), 1.136, 0.917)),
    ("Menlo", (.fixed(0.602), 1.164, 0.928)),
    ("CourierNew", (.fixed(0.6), 1.133, 0.833)),
    ("Courier", (.fixed(0.6), 1, 0.754)),
  ]
}

extension FontFace {
  /// In thousandths of an em; `row` is the character's in the system font's advances.
  func perMilleEm(of character: Character, row: Int?, in font: Font) -> Double {
    switch widths {
    case .fixed(let width): return 1000 * width
    case .helveticaNeue(let factor):
      // Digits are as wide in all weights.
      let factor = "0"..."9" ~= character ? 1 : factor
      return factor * (Self.helveticaNeue(character) ?? Self.unlisted(character, in: font))
    case .system(let factor):
      guard let row else { return Self.unlisted(character, in: font) }
      return factor
        * GlyphAdvances.fitted.advance(
          ofRow: row, columns: GlyphAdvances.Columns(of: .regular), displayShare: 0)
    }
  }

  private static func unlisted(_ character: Character, in font: Font) -> Double {
    switch Glyph(of: character, in: font) {
    case .tracked(let advance), .untracked(let advance): advance
    }
  }

  private static func helveticaNeue(_ character: Character) -> Double? {
    guard let value = character.asciiValue, value >= 32, value < 127 else { return nil }
    return Double(helveticaNeue[Int(value) - 32])
  }

  /// From the space to the tilde, in thousandths of an em.
  private static let helveticaNeue: [Int] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611,
    574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611,
    648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519,
    222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]
}

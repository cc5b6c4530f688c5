/// One line as it will stand on a page: placed, its control characters already visible.
///
/// Renderers get nothing else, so that none of them can let an escape sequence through.
package struct StyledLine: Hashable, Sendable {
  /// One character in its cells.
  struct Glyph: Hashable {
    let character: Character
    let width: Int
    let role: Role

    var isBlank: Bool { character == " " }
  }

  private(set) var glyphs: [Glyph] = []
  /// In cells.
  private(set) var width = 0

  init() {}

  package init(_ text: Text) { append(text) }

  init(_ glyphs: some Sequence<Glyph>) {
    for glyph in glyphs { append(glyph) }
  }

  /// What is drawn, span by span, without blanks at the end.
  package var spans: [Text.Span] {
    var text = Text()
    let last = glyphs.lastIndex { !$0.isBlank } ?? -1
    for glyph in glyphs.prefix(last + 1) { text.append(String(glyph.character), as: glyph.role) }
    return text.spans
  }

  mutating func append(_ text: Text) {
    for span in text.spans { append(span.content, as: span.role) }
  }

  mutating func append(_ content: some StringProtocol, as role: Role) {
    for character in content.withVisibleControls {
      let shown = Self.shown(character)
      append(Glyph(character: shown, width: TextWidth.inCells(of: shown), role: role))
    }
  }

  /// The marks over a letter take no room on the line, and could be a megabyte. Unicode's own limit
  /// where text is handed on is 30 (Standard Annex 15, stream-safe text).
  private static let mostScalars = 31

  private static func shown(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard
      scalars.index(scalars.startIndex, offsetBy: mostScalars, limitedBy: scalars.endIndex)
        .map({ $0 < scalars.endIndex }) == true
    else { return character }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars.prefix(mostScalars))
    return String(kept).first ?? character
  }

  mutating func append(_ other: StyledLine) {
    for glyph in other.glyphs { append(glyph) }
  }

  /// Blanks up to `column`, counted in cells from 0.
  mutating func pad(to column: Int) {
    while width < column { append(Glyph(character: " ", width: 1, role: .plain)) }
  }

  private mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }
}

import Prose

/// Cells of a terminal that are drawn on: lines that join where they meet, and characters.
///
/// What falls outside is not drawn. Every cell knows what it shows: its *owner*, the place of a
/// shape in the scene.
///
/// - Invariant: a glyph of *n* cells is followed by *n* - 1 tails, so that each row is exactly
///   `columns` wide.
struct Canvas {
  enum Ink: Hashable {
    case blank
    case strokes(Strokes)
    /// What fills an area, and may be written over.
    case fill(Character)
    case glyph(Character, width: Int)
    /// A further cell of a wide glyph.
    case tail
  }

  struct Cell: Hashable {
    var ink = Ink.blank
    var role = Role.plain
    var owner: Int?

    /// Whether a name may stand there.
    var isFree: Bool {
      switch ink {
      case .blank, .fill: true
      default: false
      }
    }
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]
  /// With it nothing is drawn outside of this rectangle.
  var clip: CellRect?

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// `nil` outside.
  func cell(_ column: Int, _ row: Int) -> Cell? {
    contains(column, row) ? cells[row * columns + column] : nil
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    0 <= column && column < columns && 0 <= row && row < rows
  }

  /// Whether something is written there.
  func hasGlyph(_ column: Int, _ row: Int) -> Bool {
    switch cell(column, row)?.ink {
    case .glyph, .tail: true
    default: false
    }
  }

  /// Whether something may be drawn there.
  private func isOpen(_ column: Int, _ row: Int) -> Bool {
    guard let clip else { return contains(column, row) }
    return contains(column, row) && clip.contains(column, row)
  }

  mutating func set(_ ink: Ink, as role: Role = .plain, owner: Int?, at column: Int, _ row: Int) {
    guard isOpen(column, row) else { return }
    clearGlyph(at: column, row)
    cells[row * columns + column] = Cell(ink: ink, role: role, owner: owner)
  }

  /// Adds lines to those that are there. Dotted ones leave the look of solid ones alone.
  mutating func join(
    _ strokes: Strokes, as role: Role, owner: Int?, at column: Int, _ row: Int
  ) {
    guard isOpen(column, row), let present = cell(column, row) else { return }
    guard case .strokes(var joined) = present.ink else {
      return set(.strokes(strokes), as: role, owner: owner, at: column, row)
    }
    let isSolid = joined.isSolid && !strokes.isSolid
    joined.join(strokes)
    set(
      .strokes(joined), as: isSolid ? present.role : role, owner: isSolid ? present.owner : owner,
      at: column, row)
  }

  /// Writes as much as there is room for from `column` on; never half of a wide character.
  mutating func write(_ text: Text, owner: Int?, at column: Int, _ row: Int) {
    var column = column
    for span in text.spans {
      for character in span.content {
        let width = TextWidth.inCells(of: character)
        guard width > 0, contains(column, row), contains(column + width - 1, row) else { continue }
        set(.glyph(character, width: width), as: span.role, owner: owner, at: column, row)
        for offset in 1..<max(1, width) {
          set(.tail, as: span.role, owner: owner, at: column + offset, row)
        }
        column += width
      }
    }
  }

  /// Blanks all of the glyph that has this cell.
  private mutating func clearGlyph(at column: Int, _ row: Int) {
    var start = column
    while start > 0, case .tail = cells[row * columns + start].ink { start -= 1 }
    guard case .glyph(_, let width) = cells[row * columns + start].ink, width > 1 else { return }
    for place in start..<min(columns, start + width) { cells[row * columns + place].ink = .blank }
  }
}

extension Strokes {
  var isSolid: Bool { max(max(up, down), max(left, right)) > .dotted }
}

extension Canvas {
  /// Row by row.
  func texts(in drawing: Page.LineDrawing) -> [Text] {
    (0..<rows).map { row in
      cells[(row * columns)..<((row + 1) * columns)].reduce(into: Text()) { text, cell in
        switch cell.ink {
        case .blank: text.append(" ")
        case .strokes(let strokes):
          text.append(String(strokes.character(in: drawing)), as: cell.role)
        case .fill(let character), .glyph(let character, _):
          text.append(String(character), as: cell.role)
        case .tail: break
        }
      }
    }
  }
}

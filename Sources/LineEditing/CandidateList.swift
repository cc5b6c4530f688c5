/// Candidates and the words about them in aligned columns, read downwards.
struct CandidateList: Equatable {
  /// One candidate, filled up with blanks to the width of its column.
  struct Cell: Equatable {
    var text: String
    var note: String
  }

  private(set) var rows: [[Cell]] = []
  /// How many candidates found no room.
  private(set) var hiddenCount = 0

  private static let indent = 2
  private static let gap = 2

  /// Lays `candidates` out on `columns` by at most `height` rows, one of which is left free for a
  /// word on those that find no room. The words about them give way before a candidate does, and are
  /// asked for only where every candidate is listed.
  init(_ candidates: [Completion.Candidate], columns: Int, height: Int) {
    // The last column stays free: a character there would already begin the next row.
    let available = max(1, columns - Self.indent - 1)
    let most = max(1, (available + Self.gap) / (1 + Self.gap))
    let listable = candidates.prefix(max(1, height) * most)
    let texts = listable.map { Piece(DisplayWidth.fitting($0.text, in: available)) }
    place(texts, of: candidates.count, notes: [], within: available, height: height)
    guard hiddenCount == 0 else { return }
    let bare = self
    let notes = listable.map { Piece($0.note) }
    place(texts, of: candidates.count, notes: notes, within: available, height: height)
    if hiddenCount > 0 { self = bare }
  }

  /// A text with what it takes on the screen.
  private struct Piece {
    let text: String
    let width: Int

    init(_ text: String) {
      self.text = text
      width = DisplayWidth.of(text)
    }
  }

  /// As many columns as fit, each as wide as it must be.
  private mutating func place(
    _ texts: [Piece], of count: Int, notes: [Piece], within available: Int, height: Int
  ) {
    let most = max(1, min(texts.count, (available + Self.gap) / (1 + Self.gap)))
    for columnCount in stride(from: most, through: 1, by: -1) {
      let rowCount = Self.rowCount(for: count, in: columnCount, height: max(1, height))
      let shown = min(texts.count, rowCount * columnCount)
      let columns = stride(from: 0, to: shown, by: rowCount).map { start in
        let places = start..<min(start + rowCount, shown)
        return Column(texts[places], notes.isEmpty ? [] : notes[places], within: available)
      }
      let width = columns.reduce(0) { $0 + $1.width + Self.gap } - Self.gap
      guard width <= available || columnCount == 1 else { continue }
      hiddenCount = count - shown
      rows = (0..<rowCount).map { Self.row($0, of: columns) }
      return
    }
  }

  private static func rowCount(for candidates: Int, in columns: Int, height: Int) -> Int {
    let needed = max(1, (candidates + columns - 1) / columns)
    return needed <= height ? needed : max(1, height - 1)
  }

  private static func row(_ row: Int, of columns: [Column]) -> [Cell] {
    let present = columns.filter { row < $0.count }
    return present.enumerated().map { position, column in
      column.cell(row, isLast: position == present.count - 1)
    }
  }

  /// Candidates below one another, the words about them cut to what room the candidates leave.
  private struct Column {
    let texts: ArraySlice<Piece>
    let notes: ArraySlice<Piece>
    let textWidth: Int
    let noteWidth: Int

    init(_ texts: ArraySlice<Piece>, _ notes: ArraySlice<Piece>, within available: Int) {
      self.texts = texts
      self.notes = notes
      textWidth = texts.reduce(0) { max($0, $1.width) }
      let room = max(0, available - textWidth - CandidateList.gap)
      noteWidth = notes.reduce(0) { max($0, min($1.width, room)) }
    }

    var count: Int { texts.count }
    var width: Int { noteWidth > 0 ? textWidth + CandidateList.gap + noteWidth : textWidth }

    func cell(_ row: Int, isLast: Bool) -> Cell {
      let text = texts[texts.startIndex + row].text
      let note =
        notes.isEmpty
        ? "" : DisplayWidth.fitting(notes[notes.startIndex + row].text, in: noteWidth)
      return Cell(
        text: isLast && note.isEmpty ? text : CandidateList.padded(text, to: textWidth),
        note: isLast ? note : CandidateList.padded(note, to: noteWidth))
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  /// The rows as they are printed, `emphasis` applied to the notes alone.
  func lines(note emphasis: (String) -> String) -> [String] {
    let gap = String(repeating: " ", count: Self.gap)
    return rows.map { row in
      let cells = row.map { $0.note.isEmpty ? $0.text : $0.text + gap + emphasis($0.note) }
      return String(repeating: " ", count: Self.indent) + cells.joined(separator: gap)
    }
  }
}

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
  /// word on those that find no room. The words about them give way before a candidate does.
  init(_ candidates: [Completion.Candidate], columns: Int, height: Int) {
    self.init(placing: candidates, columns: columns, height: height)
    guard hiddenCount > 0 else { return }
    let bare = candidates.map { Completion.Candidate(text: $0.text) }
    self.init(placing: bare, columns: columns, height: height)
  }

  /// As many columns as fit, each as wide as it must be.
  private init(placing candidates: [Completion.Candidate], columns: Int, height: Int) {
    // The last column stays free: a character there would already begin the next row.
    let available = max(1, columns - Self.indent - 1)
    let most = max(1, min(candidates.count, (available + Self.gap) / (1 + Self.gap)))
    for count in stride(from: most, through: 1, by: -1) {
      let rowCount = Self.rowCount(for: candidates.count, in: count, height: max(1, height))
      let shown = candidates.prefix(rowCount * count)
      let placed = stride(from: 0, to: shown.count, by: rowCount).map { start in
        Column(shown[start..<min(start + rowCount, shown.count)], within: available)
      }
      let width = placed.reduce(0) { $0 + $1.width + Self.gap } - Self.gap
      guard width <= available || count == 1 else { continue }
      hiddenCount = candidates.count - shown.count
      rows = (0..<rowCount).map { Self.row($0, of: placed) }
      return
    }
  }

  private static func rowCount(for candidates: Int, in columns: Int, height: Int) -> Int {
    let needed = max(1, (candidates + columns - 1) / columns)
    return needed <= height ? needed : max(1, height - 1)
  }

  private static func row(_ row: Int, of columns: [Column]) -> [Cell] {
    let present = columns.filter { row < $0.cells.count }
    return present.enumerated().map { position, column in
      let hasMore = position < present.count - 1
      let cell = column.cells[row]
      return Cell(
        text: hasMore || !cell.note.isEmpty ? padded(cell.text, to: column.textWidth) : cell.text,
        note: hasMore ? padded(cell.note, to: column.noteWidth) : cell.note)
    }
  }

  /// Its texts and notes, the notes cut to what room the texts leave.
  private struct Column {
    let cells: [Cell]
    let textWidth: Int
    let noteWidth: Int

    init(_ candidates: ArraySlice<Completion.Candidate>, within available: Int) {
      let texts = candidates.map { DisplayWidth.fitting($0.text, in: available) }
      textWidth = texts.map { DisplayWidth.of($0) }.max() ?? 0
      let room = max(0, available - textWidth - CandidateList.gap)
      let notes = candidates.map { DisplayWidth.fitting($0.note, in: room) }
      noteWidth = notes.map { DisplayWidth.of($0) }.max() ?? 0
      cells = zip(texts, notes).map { Cell(text: $0, note: $1) }
    }

    var width: Int { noteWidth > 0 ? textWidth + CandidateList.gap + noteWidth : textWidth }
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

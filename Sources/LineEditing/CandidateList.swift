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
  /// word on those that find no room.
  init(_ candidates: [Completion.Candidate], columns: Int, height: Int) {
    // The last column stays free: a character there would already begin the next row.
    let available = max(1, columns - Self.indent - 1)
    let sizes = Self.sizes(of: candidates, within: available)
    let perRow = max(1, (available + Self.gap) / (sizes.cell + Self.gap))
    let height = max(1, height)
    let neededRows = (candidates.count + perRow - 1) / perRow
    let rowCount = neededRows <= height ? neededRows : max(1, height - 1)
    let shown = candidates.prefix(rowCount * perRow)
    hiddenCount = candidates.count - shown.count
    rows = (0..<rowCount).map { row in
      stride(from: row, to: shown.count, by: rowCount).map { index in
        Self.cell(for: shown[index], sizes: sizes, isLast: index + rowCount >= shown.count)
      }
    }
  }

  /// The widths of the texts, of the notes, and of a cell of both.
  private struct Sizes {
    var text: Int
    var note: Int
    var cell: Int
  }

  private static func sizes(of candidates: [Completion.Candidate], within available: Int) -> Sizes {
    let text = min(available, candidates.map { DisplayWidth.of($0.text) }.max() ?? 0)
    let widestNote = candidates.map { DisplayWidth.of($0.note) }.max() ?? 0
    let note = min(widestNote, max(0, available - text - gap))
    return Sizes(text: text, note: note, cell: note > 0 ? text + gap + note : text)
  }

  private static func cell(
    for candidate: Completion.Candidate, sizes: Sizes, isLast: Bool
  ) -> Cell {
    let text = DisplayWidth.fitting(candidate.text, in: sizes.text)
    let note = DisplayWidth.fitting(candidate.note, in: sizes.note)
    let hasMore = !isLast
    return Cell(
      text: hasMore || !note.isEmpty ? padded(text, to: sizes.text) : text,
      note: hasMore ? padded(note, to: sizes.note) : note)
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

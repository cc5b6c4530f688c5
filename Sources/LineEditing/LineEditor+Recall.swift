/// The keys that go up and down: within a block of several lines, and else through the history.
extension LineEditor {
  func goUp() -> EditorKey.Outcome {
    if moveByRow(-1) { return .moved }
    return walk { $0.goOlder() }
  }

  func goDown() -> EditorKey.Outcome {
    if moveByRow(1) { return .moved }
    return walk { $0.goNewer() }
  }

  private func walk(_ go: (inout HistoryRecall) -> Bool) -> EditorKey.Outcome {
    let (text, cursor) = line.current
    var walk = recall.flatMap { $0.shown == text ? $0 : nil } ?? newWalk(from: text, cursor)
    guard go(&walk) else { return .refused }
    eraseLine()
    line.replace(with: walk.shown)
    recall = walk
    drawPrompts()
    return .drawn
  }

  private func newWalk(from text: String, _ cursor: Int) -> HistoryRecall {
    let start = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    return HistoryRecall(from: text, beginningWith: start, in: history.entries)
  }

  /// To the same place on the line above or below; `false` where the block has none.
  private func moveByRow(_ step: Int) -> Bool {
    let (text, cursor) = line.current
    guard text.contains("\n"), let target = BlockPlace(in: text, at: cursor).moved(by: step) else {
      return false
    }
    return line.move(by: target)
  }
}

/// A place in a text of several lines.
struct BlockPlace: Equatable {
  /// The lines' lengths in scalars.
  private let lengths: [Int]
  private let row: Int
  private let column: Int

  /// - Parameter cursor: In UTF-8 bytes.
  init(in text: String, at cursor: Int) {
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
      .unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    lengths = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(\.count)
    row = before.count - 1
    column = before.last?.count ?? 0
  }

  /// How many scalars away the beginning and the end of its line are.
  var toStart: Int { -column }
  var toEnd: Int { (lengths.indices.contains(row) ? lengths[row] : column) - column }

  /// How many scalars away the same column of another line is, or that line's end.
  func moved(by step: Int) -> Int? {
    let target = row + step
    guard lengths.indices.contains(target) else { return nil }
    let place = min(column, lengths[target])
    let between = lengths[min(row, target)..<max(row, target)].reduce(0) { $0 + $1 + 1 }
    return step < 0 ? place - column - between : between + place - column
  }
}

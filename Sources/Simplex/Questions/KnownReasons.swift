import Patience

/// Reasons found before. Each is good until a row that mentions one of the columns it was read from
/// changes, or a value there does.
struct KnownReasons {
  private struct Reason {
    var contradiction: Contradiction
    /// Of all rows that it was looked for among.
    var columns: [Int32]
    var time: Int
  }

  /// By the caller's name for the row.
  private var reasons: [Int: Reason] = [:]
  /// When something changed about a column last.
  private var changes: [Int32: Int] = [:]
  /// Counts updates.
  private var time = 0

  var isEmpty: Bool { reasons.isEmpty }

  func reason(of row: Int) -> Contradiction? {
    guard let known = reasons[row],
      known.columns.allSatisfy({ (changes[$0] ?? -1) <= known.time })
    else { return nil }
    return known.contradiction
  }

  mutating func keep(_ contradiction: Contradiction, of row: Int, from columns: [Int32]) {
    // What was cut short may be no reason, and is thrown away with the line.
    if LineWork.wasCutShort { return }
    reasons[row] = Reason(contradiction: contradiction, columns: columns, time: time)
  }

  /// Forgets why rows that are gone did not hold.
  mutating func forget(_ rows: [RowID]) {
    for row in rows { reasons[row.rawValue] = nil }
  }

  mutating func beginUpdate() { time += 1 }

  mutating func noteChange(of column: Int32) { changes[column] = time }

  mutating func removeAll() { self = KnownReasons() }
}

extension SolverState {
  /// Takes all of the changes or, when cancelled, none, and notes which reasons are good still.
  mutating func updateKeepingReasons(_ batch: Batch, isCancelled: () -> Bool) -> Update {
    rebroken = []
    if reasons.isEmpty { return update(batch, isCancelled: isCancelled) }
    reasons.beginUpdate()
    reasons.forget(batch.removals)
    var touched = columns(of: batch)
    let answer = update(batch, isCancelled: isCancelled)
    guard case .settled(let changed) = answer else {
      reasons.removeAll()
      return answer
    }
    touched += columns(of: batch)
    touched += system.columns(of: rebroken)
    for column in touched { reasons.noteChange(of: column) }
    for variable in changed { reasons.noteChange(of: system.column(of: variable)) }
    return answer
  }

  /// The columns that rows speak of which a batch changes, as they are now; perhaps more than once.
  private func columns(of batch: Batch) -> [Int32] {
    system.columns(of: batch.ids.map { system.slot(of: $0) }.filter { $0 >= 0 })
  }
}

extension Batch {
  /// Of all rows that it speaks of.
  fileprivate var ids: [RowID] {
    removals + forgottenPreferences + rows.heads.map { RowID($0.id) } + preferences.map(\.0)
      + constants.map(\.0)
  }
}

/// Breaking rows one by one, where setting aside the last row of every contradiction goes back and
/// forth: of pairs that contradict each other each makes all later ones come back.
///
/// The rows in question are held back and let in again in their order. One that contradicts what is
/// there is broken for good, if all that it contradicts is before it; if not, the last of these is
/// held back first. Every round lets in, breaks or holds back a row, none of which happens to a row
/// more than once: there are as many rounds as rows in question.
extension SolverState {
  /// - Parameter suspects: Rows that were set aside on the way, whether they are broken now or not.
  mutating func breakRowsInOrder(
    _ suspects: Set<Int32>, isCancelled: () -> Bool
  ) throws(Cancellation) {
    var held = HeldRows(suspects.union(broken.keys).sorted { system.precedes($1, $0) })
    for row in held.rows { hold(row) }
    for _ in 0..<Self.roundLimit {
      let conflicts = try nextConflicts(isCancelled: isCancelled)
      if conflicts.isEmpty, !pending.equations.isEmpty { continue }
      let isNewcomerBroken = breakOrHold(conflicts, &held)
      guard conflicts.isEmpty || isNewcomerBroken else { continue }
      held.newcomer = held.rows.popLast()
      if let row = held.newcomer { letIn(row) } else if conflicts.isEmpty { return }
    }
    isStalled = true
    for row in held.rows { letIn(row) }
  }

  /// Rows that take no part until those before them are known to hold.
  private struct HeldRows {
    /// The last in order first.
    var rows: [Int32]
    /// The row that was let in last; all before it are decided on.
    var newcomer: Int32?

    init(_ rows: [Int32]) { self.rows = rows }
  }

  /// - Returns: Whether the newcomer contradicts rows before it, and is set aside.
  private mutating func breakOrHold(
    _ conflicts: [LinearSystem.Multipliers], _ held: inout HeldRows
  ) -> Bool {
    var isNewcomerBroken = false
    for proof in conflicts {
      guard let latest = system.latest(of: proof), !system.heads[latest].isBroken else { continue }
      if latest == held.newcomer {
        isNewcomerBroken = setAside([proof])
      } else {
        hold(latest)
        let place = held.rows.firstIndex { system.precedes($0, latest) } ?? held.rows.endIndex
        held.rows.insert(latest, at: place)
      }
    }
    return isNewcomerBroken
  }

  private mutating func hold(_ row: Int32) {
    if !forgetProof(of: row) { detach(row) }
    system.heads[row].isBroken = true
  }

  private mutating func letIn(_ row: Int32) {
    system.heads[row].isBroken = false
    attach(row)
  }
}

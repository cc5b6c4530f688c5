/// What rounding may have decided is looked at again in exact fractions, where it is little enough.
///
/// Among rows that are all but parallel what differs by the last digits of coefficients is felt far
/// away, and no care makes up for digits that are not there. Where the exact answer is another one it
/// counts; all else is made anew with the next update.
extension SolverState {
  /// How many parts are looked at in one update, and what all of them may cost, as `ExactTableau.work`:
  /// that is some tenths of a second.
  static let exactPartLimit = 100
  private static let exactWorkLimit = 2 * ExactPart.workLimit

  /// Answers what is delicate once more.
  mutating func settleExactly(isCancelled: () -> Bool) throws(Cancellation) {
    noteDelicateParts()
    guard hasDelicateParts else { return }
    var (known, count, refusals): (Set<Int32>, Int, Int) = ([], 0, 0)
    var budget = ExactBudget(rest: Self.exactWorkLimit)
    func afford(_ work: Int) -> Bool { budget.pays(work) && !isCancelled() }
    for seeds in delicateSeeds() {
      guard count < Self.exactPartLimit, refusals < 10 * Self.exactPartLimit, budget.rest > 0
      else { break }
      if seeds.allSatisfy(known.contains) { continue }
      let found = ExactPart(around: seeds, &self, afford: afford)
      // What was cut short may have looked settled.
      if isCancelled() { throw Cancellation() }
      guard var part = found else {
        refusals += 1
        continue
      }
      known.formUnion(part.columns)
      count += 1
      let isOther = differs(&part, afford: afford)
      takeOver(part)
      guard isOther || !isSettled else { continue }
      if part.uniqueness == nil { part.findUnique(exactWork, afford: afford) }
      exactParts.append(part)
    }
    if isCancelled() { throw Cancellation() }
    if isStalled { isStalled = mentionedColumns.contains { !known.contains($0) } }
    if residual != 0, !exactParts.isEmpty { residual = worstResidual() }
  }

  /// Whether an exact answer is another one: by its values, by what is broken, or by what can move.
  private mutating func differs(
    _ part: inout ExactPart, afford: (_ work: Int) -> Bool
  ) -> Bool {
    for column in part.columns {
      guard let value = part.value(of: column) else { continue }
      // Where rows gave way, what others are missed by is to be known to the last digit.
      let isSame =
        part.givesWay
        ? Tolerance.areEqualButForNoise(value, values[column])
        : Tolerance.areSame(values[column], value)
      if !isSame { return true }
    }
    for (number, row) in part.rows.enumerated() where system.heads[row].isRequired {
      if system.heads[row].isBroken != part.answer.broken.contains(number) { return true }
    }
    let isMoving = part.columns.contains { movement(of: $0) != 0 }
    if isMoving { return part.answer.isPoint }
    part.findUnique(exactWork, afford: afford)
    return part.uniqueness?.contains(false) ?? true
  }

  private mutating func takeOver(_ part: ExactPart) {
    for column in part.columns {
      guard let value = part.value(of: column), value != values[column] else { continue }
      values[column] = value
      if !pending.isFull { reach.addDependents(of: column, form, system) }
    }
    for (number, row) in part.rows.enumerated() where system.heads[row].isRequired {
      let proof = part.proofs[number]
      if proof == nil || !isProvenBroken(row) {
        _ = forgetProof(of: row)
        if let proof { keep(proof, for: row) }
      }
      system.heads[row].isBroken = proof != nil
    }
  }
}

// MARK: - Questions

extension SolverState {
  /// Whether a column can move that has an exact answer; nil for others, and where that was not afforded.
  func movesExactly(_ column: Int32) -> Bool? {
    exactParts.first { $0.contains(column) }?.isUnique(column).map { !$0 }
  }

  /// By how much a required row gave way in an exact answer, as scaled.
  func givenWay(by row: Int32) -> Double {
    exactParts.lazy.map { $0.givenWay(by: row) }.first { $0 != 0 } ?? 0
  }

  /// The values of a form in columns that have exact answers; nil for others, and where that is not
  /// afforded.
  func exactRange(of form: SparseRow, downTo rank: Double) -> Interval? {
    exactParts.lazy.compactMap { [exactWork] in $0.range(of: form, downTo: rank, exactWork) }.first
  }
}

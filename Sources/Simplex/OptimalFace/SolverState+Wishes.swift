/// Settles what constraints leave open: wishes are met one after another, then each column that is
/// still free goes as near to 0 as it can, by variable number.
///
/// Open components take part in groups: those that a wish or a column connects. Only groups are
/// settled that have to do with what an update touched.
extension SolverState {
  mutating func settleWishes(isCancelled: () -> Bool) throws(Cancellation) {
    defer { partition.cells.forgetChanges() }
    guard partition.cells.count > 0 else {
      if !faceGroups.isEmpty { faceGroups = FaceGroups() }
      return
    }
    var groups = FaceGroups()
    swap(&groups, &faceGroups)
    defer { swap(&groups, &faceGroups) }
    for index in 0..<pending.solved.count { reachColumns(of: pending.solved[index]) }
    groups.follow(&self)
    for number in groups.touched {
      guard let cells = groups.group(number)?.cells else { continue }
      try settleWishes(cells, &groups, number, isCancelled: isCancelled)
    }
  }

  /// What a member of a group lacks to its goal where all parametric columns are 0.
  func distance(toGoalOf member: FaceGroups.Member) -> Double {
    member.isWish ? distance(toWish: member.subject) : -base[member.subject]
  }

  /// What a wish lacks where all parametric columns are 0.
  func distance(toWish row: Int32) -> Double {
    system.heads[row].low - system.activity(of: row, at: base).sum
  }

  /// Moves parametric columns, each by itself, and computes in `faceRates` how all that depends on them
  /// follows: what stays has to do with none of them, though it may mention some.
  mutating func moveAll(of columns: [Int32], _ found: inout Vector<Int32>) {
    faceRates.extend(to: system.columnCount, with: 0)
    probe.begin(system)
    for column in columns {
      probe.addDependents(of: column, form, system)
      faceRates[column] = Generic.number(Int(column), in: .directions)
    }
    for index in stride(from: probe.order.count - 1, through: 0, by: -1) {
      let leader = probe.order[index]
      if !form.isParametric(leader) {
        form.solve(leader, system, share: 0, into: &faceRates)
      }
      forEachColumn(ofBlockOf: leader) { _, column in found.append(column) }
    }
  }

  private mutating func settleWishes(
    _ cells: [Int32], _ groups: inout FaceGroups, _ number: Int, isCancelled: () -> Bool
  ) throws(Cancellation) {
    var wishes = WishSettling()
    for cell in cells { wishes.add(cell, &self) }
    try wishes.meetAll(of: number, &groups, &self, isCancelled: isCancelled)
    for (column, value) in wishes.values() {
      settled[column] = value
      pending.settled.append(column)
    }
    isStalled = isStalled || wishes.isStalled
    if wishes.isDelicate, let cell = partition.cells[cells[0]] {
      pending.delicate.append(cell.columns[0])
    }
    work.add(wishes.work)
  }
}

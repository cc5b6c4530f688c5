/// Settles what constraints leave open: wishes are met one after another, then each column that is
/// still free goes as near to 0 as it can, by variable number.
///
/// Open components take part in groups: those that a wish or a column connects. Only groups are
/// settled that have to do with what an update touched.
extension SolverState {
  mutating func finish(isCancelled: () -> Bool) throws(Cancellation) {
    defer { partition.cells.forgetChanges() }
    guard partition.cells.count > 0 else {
      if !openGroups.isEmpty { openGroups = OpenGroups() }
      return
    }
    var groups = OpenGroups()
    swap(&groups, &openGroups)
    defer { swap(&groups, &openGroups) }
    for index in 0..<pending.solved.count { reachColumns(of: pending.solved[index]) }
    groups.follow(&self)
    for number in groups.touched {
      guard let group = groups.group(number) else { continue }
      if group.cells.count == 1, let cell = partition.cells[group.cells[0]], cell.block == nil {
        finishSingle(cell.columns[0], group)
      } else if !finishLine(group) {
        try finish(group, isCancelled: isCancelled)
      }
    }
  }

  /// One free column: the first wish that moves with it decides, or the first variable does.
  private mutating func finishSingle(_ column: Int32, _ group: OpenGroups.Group) {
    var goal: Double?
    if let wish = group.wishes.first {
      load(wish, of: group)
      goal = target(distance(toWish: wish.subject), by: column)
    } else if let first = group.columns.first {
      load(first, of: group)
      goal = target(-base[first.subject], by: column)
    }
    settled[column] = min(max(goal ?? 0, faces[column].low), faces[column].high)
    pending.finished.append(column)
  }

  /// Columns that move along one line, if that is all that is open: the first wish that moves with them
  /// decides, or the first variable does.
  private mutating func finishLine(_ group: OpenGroups.Group) -> Bool {
    guard group.cells.count == 1, let cell = partition.cells[group.cells[0]],
      let block = cell.block, let line = partition.solution(of: cell.component)?.line(of: block)
    else { return false }
    let step = step(along: line, group)
    for point in line.points {
      settled[point.column] = point.origin + step * point.rate
      pending.finished.append(point.column)
    }
    return true
  }

  private func step(along line: OpenLine, _ group: OpenGroups.Group) -> Double {
    for wish in group.wishes {
      let target = distance(toWish: wish.subject)
      if let step = line.step(group.parts[wish.parts], to: target, settled) { return step }
    }
    for column in group.columns {
      let target = -base[column.subject]
      if let step = line.step(group.parts[column.parts], to: target, settled) { return step }
    }
    return 0
  }

  /// What a wish lacks where all parametric columns are 0.
  func distance(toWish row: Int32) -> Double {
    system.heads[row].low - system.activity(of: row, at: base).sum
  }

  /// The value of a parametric column for which the loaded form is `rest`, all others staying; nil
  /// if the form does not move with it.
  private func target(_ rest: Double, by column: Int32) -> Double? {
    var coefficient = 0.0
    var rest = rest
    for index in 0..<partColumns.count {
      if partColumns[index] == column {
        coefficient = partValues[index]
      } else {
        rest -= partValues[index] * settled[partColumns[index]]
      }
    }
    return coefficient == 0 ? nil : rest / coefficient
  }

  /// Loads the form of a member of a group.
  mutating func load(_ member: OpenGroups.Member, of group: OpenGroups.Group) {
    beginForm()
    for part in group.parts[member.parts] { addToForm(part.coefficient, of: part.column) }
  }

  /// Finds a column and all that depend on it.
  mutating func reachDependents(of column: Int32, _ found: inout Vector<Int32>) {
    probe.begin(system)
    probe.addDependents(of: column, form, system)
    for index in 0..<probe.order.count {
      forEachColumn(ofBlockOf: probe.order[index]) { _, column in found.append(column) }
    }
  }

  private mutating func finish(
    _ group: OpenGroups.Group, isCancelled: () -> Bool
  ) throws(Cancellation) {
    var finishing = Finishing()
    for cell in group.cells { finishing.open(cell, &self) }
    try finishing.meetAll(of: group, &self, isCancelled: isCancelled)
    for (column, value) in finishing.values() {
      settled[column] = value
      pending.finished.append(column)
    }
    isStalled = isStalled || finishing.isStalled
    work.add(finishing.work)
  }
}

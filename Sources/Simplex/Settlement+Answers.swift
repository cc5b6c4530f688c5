extension Settlement {
  /// The answer to no question, after some work.
  init(work: Work) {
    self.init()
    self.work = work
  }

  /// Whether every search ended and every required row holds that should.
  var isSettled: Bool { residual == 0 && !isStalled }

  /// The variables whose value differs, ascending.
  func changes(since previous: Settlement) -> [Variable] {
    var changed: [Variable] = []
    for (column, variable) in system.variables.enumerated() {
      let before = previous.system.columns[variable].map { previous.values[Int($0)] } ?? 0
      if before != values[column] { changed.append(variable) }
    }
    for (column, variable) in previous.system.variables.enumerated()
    where system.columns[variable] == nil && previous.values[column] != 0 {
      changed.append(variable)
    }
    return changed.sorted()
  }

  /// The sum of violations of each level, from high to low.
  var levelSums: [LevelSum] {
    var sums: [LevelSum] = []
    for index in system.requiredCount..<system.rows.count {
      let rank = system.rows[index].rank
      if sums.last?.rank != rank { sums.append(LevelSum(rank: rank, sum: 0)) }
      sums[sums.count - 1].sum += system.violation(of: index, at: values)
    }
    return sums
  }
}

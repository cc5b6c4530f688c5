/// All that `tsume-bench peers` measures. Everything has its turns in rounds over all of it, so that a minute
/// in which the machine is slow is felt by all alike.
struct Comparison {
  private let peers: PeerProcess
  private let folder: String
  private var failures = 0
  private var residual = 0.0
  private var families: [Entry] = []

  private struct Entry {
    let name: String
    var matches: [Match]
    var growth: GrowthMatch
    /// Of 10 000 views, in megabytes.
    let memory: Double
  }

  init(_ peers: PeerProcess, folder: String) {
    (self.peers, self.folder) = (peers, folder)
  }

  /// Judges a family's answers, and lets it take part.
  mutating func add(_ family: Family) throws {
    let larger = Recipe(family, views: 10_000, steps: 0).workload
    // Before anything is freed that it would use again.
    let memory = judge(larger).peak
    let workload = Recipe(family, views: 1000).workload
    var matches = [
      try build(of: Recipe(family, views: 10).workload, goals: Contest.ahead),
      try build(of: workload, goals: Contest.buildGoals(of: family.name)),
    ]
    for name in ["resize", "suggest", "const", "toggle"] {
      guard let script = workload.script(named: name), let taken = judge(workload, script).script
      else { continue }
      matches.append(
        Match(of: taken, of: workload, in: try file(of: workload), rivals: rivals))
    }
    let sizes = [Recipe(family, views: 100, steps: 0).workload, workload, larger]
    judge(sizes[0])
    families.append(
      Entry(
        name: family.name, matches: matches, growth: GrowthMatch(of: sizes), memory: memory))
  }

  /// - Parameter begin: Told the number of each round.
  mutating func takeTurns(_ begin: (_ round: Int) -> Void) throws {
    var open = families.map { Set($0.matches.indices) }
    var openGrowths = Set(families.indices)
    var round = 0
    while !openGrowths.isEmpty || open.contains(where: { !$0.isEmpty }) {
      round += 1
      begin(round)
      for index in families.indices {
        for match in open[index].sorted() {
          if try !families[index].matches[match].takeTurn(with: peers) {
            open[index].remove(match)
          }
        }
        if openGrowths.contains(index), !families[index].growth.takeTurn() {
          openGrowths.remove(index)
        }
      }
    }
  }
}

// MARK: - Taking part

extension Comparison {
  private var rivals: [Contest.Peer] { peers.missing.isEmpty ? [.kiwi, .highs] : [] }

  private mutating func build(of workload: Workload, goals: [Contest.Goal]) throws -> Match {
    judge(workload)
    return Match(buildOf: workload, in: try file(of: workload), goals: goals, rivals: rivals)
  }

  @discardableResult
  private mutating func judge(_ workload: Workload, _ script: Script? = nil) -> FirstRun {
    var effort = Effort()
    effort.scriptLimit = 6_000_000_000
    let run = FirstRun(workload, script: script, effort)
    failures += run.failures
    residual = max(residual, run.residual)
    return run
  }

  private func file(of workload: Workload) throws -> String {
    let file = "\(folder)/\(workload.family)-\(workload.viewCount).txt"
    try WorkloadFile.write(workload, to: file)
    return file
  }
}

// MARK: - Results

extension Comparison {
  var text: String {
    let table = table
    var text = table.text
    text += """

      Failures: \(failures). Worst residual of a required constraint: \(residual.figure) of the \
      constraint's own size. Targets missed: \(table.missedTargets).
      A ratio is of times taken in turn, each against Tsume's right before and after it, and so need \
      not be the quotient of the times in its row.

      """
    for remark in families.flatMap({ $0.matches.flatMap(\.remarks) }) { text += remark + "\n" }
    if !peers.missing.isEmpty {
      text += """
        Not installed: \(peers.missing.joined(separator: ", ")). Nothing could be compared. \
        To have the other solvers: python3 -m pip install kiwisolver highspy numpy

        """
    }
    return text
  }

  private var table: ContestTable {
    var table = ContestTable()
    for entry in families {
      for match in entry.matches { table.append(match.contest) }
      let exponents = entry.growth.exponents
      let limit = entry.name == "conflict" ? 1.3 : 1.1
      table.append(
        family: entry.name, "growth", exponents.map(\.shortFigure).joined(separator: ", "),
        limit: "\(limit.shortFigure)", holds: exponents.last.map { $0 <= limit } ?? true)
      if entry.name == "chain" {
        table.append(
          family: entry.name, "memory 10000", "\(entry.memory.shortFigure) MB", limit: "100 MB",
          holds: entry.memory < 100)
      }
    }
    return table
  }
}

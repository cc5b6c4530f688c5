/// All that `tsume-bench peers` measures, family by family.
struct Comparison {
  private let script: PeerScript
  private let folder: String
  private let roundCount: Int
  private var table = ContestTable()
  private var missing: Set<String> = []
  private var remarks: [String] = []
  private var failures = 0
  private var residual = 0.0

  /// Of one round. All rounds together have 6 s of processor time for the steps of a script, as the
  /// workloads' description has it.
  private let effort: Effort

  /// - Parameter rounds: How often everything is measured, above 0.
  init(_ script: PeerScript, folder: String, rounds: Int) {
    self.script = script
    self.folder = folder
    roundCount = rounds
    var effort = Effort()
    effort.scriptLimit = 6_000_000_000
    effort.share(among: rounds)
    self.effort = effort
  }

  mutating func add(_ family: Family) throws {
    var rounds: [Round] = []
    for _ in 0..<roundCount { rounds.append(try round(of: family)) }
    guard let median = Round(medianOf: rounds) else { return }
    addBuilds(family.name, median)
    addSteps(family.name, median)
    addGrowth(family.name, median)
  }

  var text: String {
    var text = table.text
    text += "\nFailures: \(failures). Worst residual of a required constraint: \(residual.figure)"
    text += " of the constraint's own size. Targets missed: \(table.missedTargets).\n"
    for remark in remarks { text += remark + "\n" }
    if !missing.isEmpty {
      text += """
        Not installed: \(missing.sorted().joined(separator: ", ")). Nothing could be compared. \
        To have the other solvers: python3 -m pip install kiwisolver highspy numpy

        """
    }
    return text
  }
}

// MARK: - Measuring

extension Comparison {
  private mutating func round(of family: Family) throws -> Round {
    let tiny = Recipe(family, views: 10).workload
    let workload = Recipe(family, views: 1000).workload
    return Round(
      small: measure(tiny), smallPeers: try peers(of: tiny, scripts: []),
      smaller: measure(Recipe(family, views: 100, steps: 0).workload),
      build: measure(workload), peers: try peers(of: workload, scripts: peerScripts(of: workload)),
      runs: ["resize", "suggest", "const", "toggle"].compactMap { workload.script(named: $0) }
        .map { measure(workload, script: $0) },
      larger: measure(Recipe(family, views: 10_000, steps: 0).workload))
  }

  private mutating func measure(_ workload: Workload, script: Script? = nil) -> Measurement {
    let measurement = Measurement(of: workload, in: "", script: script, effort: effort)
    failures += measurement.failures
    residual = max(residual, measurement.residual)
    return measurement
  }

  private mutating func peers(of workload: Workload, scripts: [String]) throws -> PeerFigures {
    guard missing.isEmpty else { return PeerFigures() }
    let file = "\(folder)/\(workload.family)-\(workload.viewCount).txt"
    try WorkloadFile.write(workload, to: file)
    let figures = try script.figures(of: file, scripts: scripts)
    missing.formUnion(figures.missing ?? [])
    for failure in figures.failures ?? [] {
      let remark = "\(file): \(failure)"
      if !remarks.contains(remark) { remarks.append(remark) }
    }
    return figures
  }

  /// A drag is kiwi's own where the family has one.
  private func peerScripts(of workload: Workload) -> [String] {
    let names = workload.scripts.map(\.name)
    let drag = names.first { $0 == "suggest" } ?? names.first { $0 == "resize" }
    return [drag].compactMap { $0 } + ["const", "toggle"]
  }
}

// MARK: - Rows

extension Comparison {
  private mutating func addBuilds(_ family: String, _ round: Round) {
    table.append(
      Contest(
        family: family, subject: "build 10", own: round.small.buildMilliseconds * 1000,
        peers: round.smallPeers.builds, goals: Contest.ahead))
    table.append(
      Contest(
        family: family, subject: "build 1000", own: round.build.buildMilliseconds * 1000,
        peers: round.peers.builds, goals: Contest.buildGoals(of: family)))
  }

  /// Of a drag the step that there are most of counts, of other scripts all their steps together.
  private mutating func addSteps(_ family: String, _ round: Round) {
    let dragged =
      round.peers.kiwiStepMicroseconds?["suggest"] ?? round.peers.kiwiStepMicroseconds?["resize"]
    for run in round.runs.compactMap(\.run) {
      let isDrag = run.script == "resize" || run.script == "suggest"
      let kiwi = isDrag ? dragged : round.peers.kiwiMeanStepMicroseconds?[run.script]
      table.append(
        Contest(
          family: family, subject: isDrag ? "drag \(run.script)" : run.script,
          own: isDrag ? run.median : run.mean, peers: kiwi.map { [.kiwi: $0] } ?? [:],
          goals: isDrag ? Contest.dragGoals(of: family) : Contest.localGoals(of: family)))
    }
  }

  private mutating func addGrowth(_ family: String, _ round: Round) {
    let start = Growth(from: round.smaller, to: round.build).exponent
    let exponent = Growth(from: round.build, to: round.larger).exponent
    let limit = family == "conflict" ? 1.3 : 1.1
    table.append(
      family: family, "growth", "\(start.shortFigure), \(exponent.shortFigure)",
      limit: "\(limit.shortFigure)", holds: exponent <= limit)
    if family == "chain" {
      table.append(
        family: family, "memory 10000", "\(round.larger.peakMegabytes.shortFigure) MB",
        limit: "100 MB", holds: round.larger.peakMegabytes < 100)
    }
  }
}

extension PeerFigures {
  /// In microseconds.
  fileprivate var builds: [Contest.Peer: Double] {
    var builds: [Contest.Peer: Double] = [:]
    builds[.kiwi] = kiwiBuildMilliseconds.map { $0 * 1000 }
    builds[.highs] = highsBuildMilliseconds.map { $0 * 1000 }
    return builds
  }
}

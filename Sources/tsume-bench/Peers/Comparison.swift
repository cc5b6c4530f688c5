/// All that `tsume-bench peers` measures, family by family.
struct Comparison {
  private let script: PeerScript
  private let folder: String
  private var table = ContestTable()
  private var missing: Set<String> = []
  private var remarks: [String] = []
  private var failures = 0
  private var residual = 0.0

  /// Processor time for the steps of one script: 6 s, as the workloads' description has it.
  private static let effort: Effort = {
    var effort = Effort()
    effort.scriptLimit = 6_000_000_000
    return effort
  }()

  init(_ script: PeerScript, folder: String) {
    self.script = script
    self.folder = folder
  }

  mutating func add(_ family: Family) throws {
    let small = try measureBuild(of: family, views: 10)
    let workload = Recipe(family, views: 1000).workload
    let peers = try peers(of: workload, scripts: peerScripts(of: workload))
    let build = measure(workload)
    addBuilds(family.name, small: small, build, peers)
    addSteps(of: workload, peers)
    addGrowth(family, from: build)
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
  private mutating func measure(
    _ workload: Workload, script: Script? = nil, effort: Effort = effort
  ) -> Measurement {
    let measurement = Measurement(of: workload, in: "", script: script, effort: effort)
    failures += measurement.failures
    residual = max(residual, measurement.residual)
    return measurement
  }

  private mutating func measureBuild(
    of family: Family, views: Int
  ) throws -> (own: Measurement, peers: PeerFigures) {
    let workload = Recipe(family, views: views).workload
    return (measure(workload), try peers(of: workload, scripts: []))
  }

  private mutating func peers(of workload: Workload, scripts: [String]) throws -> PeerFigures {
    guard missing.isEmpty else { return .none }
    let file = "\(folder)/\(workload.family)-\(workload.viewCount).txt"
    try WorkloadFile.write(workload, to: file)
    let figures = try script.figures(of: file, scripts: scripts)
    missing.formUnion(figures.missing ?? [])
    remarks += (figures.failures ?? []).map { "\(file): \($0)" }
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
  private mutating func addBuilds(
    _ family: String, small: (own: Measurement, peers: PeerFigures), _ build: Measurement,
    _ peers: PeerFigures
  ) {
    table.append(
      Contest(
        family: family, subject: "build 10", own: small.own.buildMilliseconds * 1000,
        peers: small.peers.builds, goals: Contest.ahead))
    table.append(
      Contest(
        family: family, subject: "build 1000", own: build.buildMilliseconds * 1000,
        peers: peers.builds, goals: Contest.buildGoals(of: family)))
  }

  /// Of a drag the step that there are most of counts, of other scripts all their steps together.
  private mutating func addSteps(of workload: Workload, _ peers: PeerFigures) {
    let family = workload.family
    let dragged = peers.kiwiStepMicroseconds?["suggest"] ?? peers.kiwiStepMicroseconds?["resize"]
    for name in ["resize", "suggest", "const", "toggle"] {
      guard let script = workload.script(named: name),
        let run = measure(workload, script: script).run
      else { continue }
      let isDrag = name == "resize" || name == "suggest"
      let kiwi = isDrag ? dragged : peers.kiwiMeanStepMicroseconds?[name]
      table.append(
        Contest(
          family: family, subject: isDrag ? "drag \(name)" : name,
          own: isDrag ? run.median : run.mean, peers: kiwi.map { [.kiwi: $0] } ?? [:],
          goals: isDrag ? Contest.dragGoals(of: family) : Contest.localGoals(of: family)))
    }
  }

  private mutating func addGrowth(_ family: Family, from build: Measurement) {
    let smaller = measure(Recipe(family, views: 100, steps: 0).workload)
    var effort = Self.effort
    effort.buildSamples = 1...5
    let larger = measure(Recipe(family, views: 10_000, steps: 0).workload, effort: effort)
    let start = Growth(from: smaller, to: build).exponent
    let exponent = Growth(from: build, to: larger).exponent
    let limit = family.name == "conflict" ? 1.3 : 1.1
    table.append(
      family: family.name, "growth", "\(start.shortFigure), \(exponent.shortFigure)",
      limit: "\(limit.shortFigure)", holds: exponent <= limit)
    if family.name == "chain" {
      table.append(
        family: family.name, "memory 10000", "\(larger.peakMegabytes.shortFigure) MB",
        limit: "100 MB", holds: larger.peakMegabytes < 100)
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

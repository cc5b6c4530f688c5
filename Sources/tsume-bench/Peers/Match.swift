/// One thing that Tsume and the others do, each in its turn.
struct Match {
  private enum Subject {
    case build
    /// A script, and the one that kiwi takes for it.
    case steps(Script, against: String)
  }

  /// How often builds have their turn, and until so much time is spent on them, in nanoseconds.
  private static let buildCounts = 3...15
  private static let buildBudget = 2_000_000_000
  /// How often Tsume takes a script where nobody takes it beside it.
  private static let scriptCount = 3

  let family: String
  let title: String
  let goals: [Contest.Goal]
  private let workload: Workload
  private let subject: Subject
  private let file: String
  private var rivals: [Contest.Peer]
  private var turns: Turns
  private var turnCount = 0
  private var spent = 0
  /// What the others could not do.
  private(set) var remarks: [String] = []

  /// - Parameter file: Where the others find the workload.
  init(
    buildOf workload: Workload, in file: String, goals: [Contest.Goal], rivals: [Contest.Peer]
  ) {
    (self.workload, self.file, self.goals, self.rivals) = (workload, file, goals, rivals)
    subject = .build
    family = workload.family
    title = "build \(workload.viewCount)"
    turns = Turns(.median)
  }

  /// Of a drag the step that there are most of counts, of other scripts all their steps together. A drag
  /// is kiwi's own where the family has one.
  init(
    of script: Script, of workload: Workload, in file: String, rivals: [Contest.Peer]
  ) {
    (self.workload, self.file) = (workload, file)
    self.rivals = rivals.filter { $0 == .kiwi }
    family = workload.family
    let isDrag = script.name == "resize" || script.name == "suggest"
    let rival = isDrag && workload.script(named: "suggest") != nil ? "suggest" : script.name
    subject = .steps(script, against: rival)
    title = isDrag ? "drag \(script.name)" : script.name
    goals = isDrag ? Contest.dragGoals(of: family) : Contest.localGoals(of: family)
    turns = Turns(isDrag ? .median : .mean)
  }

  var contest: Contest { Contest(family: family, subject: title, turns: turns, goals: goals) }

  /// - Returns: Whether there is more to come.
  mutating func takeTurn(with peers: PeerProcess) throws -> Bool {
    let start = Stopwatch.wallTime
    defer { spent += Stopwatch.wallTime - start }
    turnCount += 1
    switch subject {
    case .build:
      try build(with: peers)
      return turnCount < Self.buildCounts.lowerBound
        || turnCount < Self.buildCounts.upperBound && spent < Self.buildBudget
    case .steps(let script, let rival): return try step(script, against: rival, with: peers)
    }
  }

  private mutating func build(with peers: PeerProcess) throws {
    turns.add(workload.buildTime())
    for peer in rivals {
      switch try peers.build(file, by: peer) {
      case .times(let times):
        turns.add(times, of: peer)
        turns.add(workload.buildTime())
      case .failure(let failure): giveUp(peer, failure)
      }
    }
  }

  private mutating func step(
    _ script: Script, against rival: String, with peers: PeerProcess
  ) throws -> Bool {
    let duration = takeSteps(script)
    guard rivals == [.kiwi] else { return turnCount < Self.scriptCount }
    switch try peers.steps(of: rival, for: title, in: file, lasting: duration) {
    case .times(let times):
      if times.isEmpty { return false }
      turns.add(times, of: .kiwi)
      _ = takeSteps(script)
      return true
    case .failure(let failure):
      giveUp(.kiwi, failure)
      return false
    }
  }

  /// - Returns: How long that took, in nanoseconds.
  private mutating func takeSteps(_ script: Script) -> Int {
    let start = Stopwatch.wallTime
    let run = Measurement.ScriptRun(of: script, in: workload, .turn)
    turns.add(turns.summary == .median ? run.median : run.mean)
    return Stopwatch.wallTime - start
  }

  /// What it did before is no match for one who comes to the end.
  private mutating func giveUp(_ peer: Contest.Peer, _ failure: String) {
    rivals.removeAll { $0 == peer }
    turns.remove(peer)
    remarks.append("\(file), \(title): \(peer.rawValue) fails (\(failure)).")
  }
}

/// How the time of a build grows with its size, looked at in turns as well.
struct GrowthMatch {
  private static let turnCount = 9

  private let workloads: [Workload]
  /// Of each to the one before.
  private var ratios: [[Double]]

  init(of workloads: [Workload]) {
    self.workloads = workloads
    ratios = workloads.dropFirst().map { _ in [] }
  }

  /// From each size to the next.
  var exponents: [Double] {
    zip(zip(workloads, workloads.dropFirst()), ratios).map { pair, ratios in
      Growth(of: ratios.median, over: Double(pair.1.viewCount) / Double(pair.0.viewCount)).exponent
    }
  }

  /// - Returns: Whether there is more to come.
  mutating func takeTurn() -> Bool {
    // Long enough for several builds of the largest: its first is one of cold caches.
    let times = workloads.map { $0.buildTime(within: 60_000_000) }
    for (place, pair) in zip(times, times.dropFirst()).enumerated() {
      ratios[place].append(pair.1 / pair.0)
    }
    return (ratios.first?.count ?? Self.turnCount) < Self.turnCount
  }
}

extension Workload {
  /// In microseconds, of one turn of so many nanoseconds.
  fileprivate func buildTime(within budget: Int = Effort.turn.budget) -> Double {
    var effort = Effort.turn
    effort.budget = budget
    return Measurement.buildTime(of: self, effort) / 1000
  }
}

extension Effort {
  /// Of one turn of Tsume.
  fileprivate static var turn: Effort {
    var effort = Effort()
    effort.budget = 10_000_000
    effort.mostBuildSamples = 100
    effort.mostScriptSamples = 100
    return effort
  }
}

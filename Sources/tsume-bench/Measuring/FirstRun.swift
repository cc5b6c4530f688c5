import Simplex

/// The first time through: it does not count for the times, but is judged after every step.
struct FirstRun {
  private(set) var buildWork: Work
  private(set) var scriptWork = Work()
  /// With the steps that there was time for.
  private(set) var script: Script?
  private(set) var residual: Double
  private(set) var failures: Int
  /// The most memory in use, in megabytes, beyond what was in use before.
  private(set) var peak: Double

  init(_ workload: Workload, script: Script?, _ effort: Effort) {
    ResidentMemory.restart()
    let before = ResidentMemory.current
    var replay = Replay(workload)
    peak = ResidentMemory.peak - before
    buildWork = replay.solver.work
    residual = Judgement(replay).residual
    failures = replay.isSettled ? 0 : 1
    var spent = 0
    var stepCount = 0
    for step in script?.steps ?? [] where effort.scriptLimit.map({ spent < $0 }) ?? true {
      let start = Stopwatch.processorTime
      replay.take(step)
      spent += Stopwatch.processorTime - start
      stepCount += 1
      if !replay.isSettled { failures += 1 }
      residual = max(residual, Judgement(replay).residual)
    }
    scriptWork = replay.solver.work - buildWork
    self.script = script.map {
      Script(name: $0.name, steps: Array($0.steps.prefix(stepCount)))
    }
  }
}

extension Work {
  fileprivate static func - (lhs: Work, rhs: Work) -> Work {
    var result = lhs
    result.factorizations -= rhs.factorizations
    result.pivots -= rhs.pivots
    result.entriesTouched -= rhs.entriesTouched
    result.componentsSolved -= rhs.componentsSolved
    return result
  }
}

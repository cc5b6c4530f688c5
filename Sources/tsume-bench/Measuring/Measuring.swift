import Simplex

extension Measurement {
  /// Measures a build, and the script if there is one.
  package init(
    of workload: Workload, in file: String, script: Script?, effort: Effort = Effort()
  ) {
    let first = FirstRun(workload, script: script, effort)
    self.init(
      file: file, family: workload.family, views: workload.viewCount,
      buildMilliseconds: Self.buildTime(of: workload, effort) / 1e6, buildWork: first.buildWork,
      peakMegabytes: first.peak, residual: first.residual, failures: first.failures,
      run: first.script.map { ScriptRun(of: $0, in: workload, work: first.scriptWork, effort) })
  }

  /// The median processor time of a build, in nanoseconds.
  static func buildTime(of workload: Workload, _ effort: Effort) -> Double {
    var samples: [Double] = []
    var spent = 0
    var repeats = 1
    while effort.wantsSample(of: effort.mostBuildSamples, after: samples.count, spent: spent) {
      let time = Self.time(ofBuilding: workload, times: repeats)
      spent += time
      if time < effort.shortestSample, samples.isEmpty, repeats < 1000 {
        repeats = min(1000, 1 + repeats * effort.shortestSample / max(1, time))
      } else {
        samples.append(Double(time) / Double(repeats))
      }
    }
    return samples.median
  }

  /// The replays are kept until the clock is read: what their end costs is not part of a build.
  private static func time(ofBuilding workload: Workload, times: Int) -> Int {
    var replays: [Replay] = []
    replays.reserveCapacity(times)
    let start = Stopwatch.processorTime
    for _ in 0..<times { replays.append(Replay(workload)) }
    return Stopwatch.processorTime - start
  }
}

extension Measurement.ScriptRun {
  init(of script: Script, in workload: Workload, work: Work = Work(), _ effort: Effort) {
    // The step that opens a drag is no step of the drag.
    let skipped = script.steps.first.map(Self.opensEdit) == true ? 1 : 0
    var single: [Double] = []
    var means: [Double] = []
    var spent = 0
    while effort.wantsSample(of: effort.mostScriptSamples, after: means.count, spent: spent) {
      let start = Stopwatch.processorTime
      single += Self.times(of: script, skipping: skipped, in: workload, effort)
      means.append(Self.time(ofAll: script, skipping: skipped, in: workload))
      spent += Stopwatch.processorTime - start
    }
    let count = max(1, script.steps.count - skipped)
    single.sort()
    self.init(
      script: script.name, steps: script.steps.count - skipped, median: single.median / 1000,
      percentile99: single.isEmpty ? 0 : single[(single.count - 1) * 99 / 100] / 1000,
      mean: means.median / Double(count) / 1000, work: work)
  }

  private static func opensEdit(_ step: [Operation]) -> Bool {
    step.contains { if case .openEdit = $0 { true } else { false } }
  }

  /// The time of each step, in nanoseconds.
  private static func times(
    of script: Script, skipping skipped: Int, in workload: Workload, _ effort: Effort
  ) -> [Double] {
    var replay = Replay(workload)
    for step in script.steps.prefix(skipped) { replay.take(step) }
    return script.steps.dropFirst(skipped).map { step in
      let processorStart = Stopwatch.processorTime
      let start = Stopwatch.wallTime
      replay.take(step)
      let time = Stopwatch.wallTime - start
      return Double(time < effort.longStep ? time : Stopwatch.processorTime - processorStart)
    }
  }

  /// The processor time of all steps together, in nanoseconds.
  private static func time(
    ofAll script: Script, skipping skipped: Int, in workload: Workload
  ) -> Double {
    var replay = Replay(workload)
    for step in script.steps.prefix(skipped) { replay.take(step) }
    let start = Stopwatch.processorTime
    for step in script.steps.dropFirst(skipped) { replay.take(step) }
    return Double(Stopwatch.processorTime - start)
  }
}

extension Array<Double> {
  /// 0 if there are none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let ordered = sorted()
    return (ordered[(count - 1) / 2] + ordered[count / 2]) / 2
  }
}

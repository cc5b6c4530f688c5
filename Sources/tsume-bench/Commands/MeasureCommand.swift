import ArgumentParser

/// `tsume-bench FILE…`: times, or with `--levels` what the answers cost on each level.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures workloads (what happens without a subcommand).")

  @Argument(help: "Workloads in the layout-bench format.")
  var files: [String]

  @Option(help: "A script to run after the build.")
  var script: String?

  @Flag(help: "One JSON object a line.")
  var json = false

  @Flag(help: "Prints the violation sum of every level instead of times.")
  var levels = false

  @Option(help: "An earlier --json run to compare with, as ratios of now to then.")
  var against: String?

  @Option(help: "With --levels: prints after every so many steps as well as at the end.")
  var every: Int?

  func validate() throws {
    if json, against != nil { throw ValidationError("--against makes a table, --json makes none.") }
    if levels, json || against != nil {
      throw ValidationError("--levels prints level sums alone.")
    }
    if let every {
      if !levels { throw ValidationError("--every goes with --levels.") }
      if every < 1 { throw ValidationError("--every needs a number above 0.") }
    }
  }

  func run() throws {
    let earlier = try against.map { try MeasurementFile.read($0) }
    var table = MeasurementTable(hasScript: script != nil, against: earlier)
    for file in files {
      let workload = try WorkloadFile.read(file)
      let steps = try script.map { try WorkloadFile.script($0, of: workload, in: file) }
      if levels {
        printLevels(of: workload, steps)
        continue
      }
      let measurement = Measurement(of: workload, in: file, script: steps)
      table.append(measurement)
      if json { Output.write(measurement.json + "\n") }
    }
    if !json, !levels { Output.write(table.text) }
  }

  private func printLevels(of workload: Workload, _ script: Script?) {
    var replay = Replay(workload)
    report(replay, step: 0)
    let steps = script?.steps ?? []
    for (index, step) in steps.enumerated() {
      let number = index + 1
      replay.take(step)
      if number == steps.count || every.map({ number.isMultiple(of: $0) }) == true {
        report(replay, step: number)
      }
    }
  }

  private func report(_ replay: Replay, step: Int) {
    let line =
      replay.isSettled
      ? Judgement(replay).json(step: step) : Judgement.jsonOfInfeasible(step: step)
    Output.write(line + "\n")
  }
}

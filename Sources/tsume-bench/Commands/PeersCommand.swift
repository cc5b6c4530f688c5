import ArgumentParser

/// `tsume-bench peers`: the solver beside two well-known ones, on the same files in one run.
struct PeersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers",
    abstract: "Measures Tsume, kiwi and HiGHS side by side, against the targets of the design.")

  @Option(help: "Where the workloads are written.")
  var folder = ".build/workloads"

  @Option(help: "A family to measure alone; may be repeated.")
  var family: [String] = []

  @Option(help: "How often everything is measured. The medians count.")
  var rounds = 3

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds needs a number above 0.") }
  }

  func run() throws {
    let families = try family.isEmpty ? Family.all : family.map { try Family.named($0) }
    try WorkloadFile.makeFolder(folder)
    let script = try PeerScript(in: folder)
    var comparison = Comparison(script, folder: folder, rounds: rounds)
    for family in families {
      Output.complain("measuring \(family.name)\n")
      try comparison.add(family)
    }
    Output.write(comparison.text)
  }
}

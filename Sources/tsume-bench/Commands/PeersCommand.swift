import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `tsume-bench peers`: the solver beside two well-known ones, on the same files in one run.
struct PeersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers",
    abstract: "Measures Tsume, kiwi and HiGHS side by side, against the targets of the design.")

  @Option(help: "Where the workloads are written.")
  var folder = ".build/workloads"

  @Option(help: "A family to measure alone; may be repeated.")
  var family: [String] = []

  func run() throws {
    // Where the others stop while they are asked something, that is to be told, and not to end this.
    signal(SIGPIPE, SIG_IGN)
    let families = try family.isEmpty ? Family.all : family.map { try Family.named($0) }
    try WorkloadFile.makeFolder(folder)
    var comparison = Comparison(try PeerProcess(in: folder), folder: folder)
    for family in families {
      Output.complain("judging \(family.name)\n")
      try comparison.add(family)
    }
    try comparison.takeTurns { Output.complain("round \($0)\n") }
    Output.write(comparison.text)
  }
}

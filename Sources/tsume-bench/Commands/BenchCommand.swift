import ArgumentParser

/// `tsume-bench`: what the solver costs.
@main
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tsume-bench",
    abstract: "Builds workloads, leads them through scripts, and says what that cost.",
    subcommands: [MeasureCommand.self, GenerateCommand.self, PeersCommand.self],
    defaultSubcommand: MeasureCommand.self
  )
}

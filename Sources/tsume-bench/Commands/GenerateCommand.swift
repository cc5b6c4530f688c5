import ArgumentParser

/// `tsume-bench generate FAMILY N`: writes a workload.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Writes a workload; the same arguments give the same bytes.")

  @Argument(help: "One of \(Family.all.map(\.name).joined(separator: ", ")).")
  var family: String?

  @Argument(help: "How many views, the root not counted.")
  var views: Int?

  @Option(help: "How many steps a script has.")
  var edits = 1000

  @Option(help: "Determines all random choices.")
  var seed = 1

  @Option(help: "Whether every size is required to be 0 or more, 0 or 1; else as usual.")
  var nonneg: Int?

  @Option(name: .shortAndLong, help: "A file to write instead of the standard output.")
  var output: String?

  @Option(help: "Writes all families with 10 and with 100 views and 40 steps into a folder.")
  var small: String?

  func validate() throws {
    if edits < 0 { throw ValidationError("--edits needs a number from 0.") }
    if let nonneg, nonneg != 0, nonneg != 1 { throw ValidationError("--nonneg needs 0 or 1.") }
    if small == nil, family == nil || views == nil {
      throw ValidationError("FAMILY and a number of views are needed, or --small FOLDER.")
    }
    if let views, views < 1 { throw ValidationError("There must be at least 1 view.") }
  }

  func run() throws {
    if let small {
      for family in Family.all {
        for views in [10, 100] {
          try WorkloadFile.write(
            Recipe(family, views: views, steps: 40).workload,
            to: "\(small)/\(family.name)-\(views).txt")
        }
      }
    } else if let family, let views {
      let workload = Recipe(
        try Family.named(family), views: views, steps: edits, seed: seed,
        keepsSizesNonNegative: nonneg.map { $0 == 1 }
      ).workload
      guard let output else { return Output.write(workload.text) }
      try WorkloadFile.write(workload, to: output)
    }
  }
}

extension Family {
  static func named(_ name: String) throws -> Family {
    if let family = all.first(where: { $0.name == name }) { return family }
    let names = all.map(\.name).joined(separator: ", ")
    throw Complaint("There is no family \(name); there are \(names).")
  }
}

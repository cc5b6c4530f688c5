import Console
import Prose

/// `tsume conflict`: what console logs say, explained.
struct ConflictRun {
  let paths: [String]
  let asJSON: Bool

  func run(in world: World) -> ExitStatus {
    var status = ExitStatus.fine
    for path in paths {
      switch Files.read(path) {
      case .failure:
        world.complain(Phrase(en: "\(path): cannot be read", ja: "\(path)：読み込めません"))
        status = .misused
      case .success(let text):
        let verdict = LogVerdict(of: text, isCancelled: world.surroundings.isCancelled)
        if asJSON {
          Output.write(verdict.json(for: path).encoded + "\n")
        } else {
          if paths.count > 1 { world.say("\(path, as: .emphasis)") }
          for report in verdict.reports { world.print(report) }
        }
        if verdict.hasConflict { status = status.worse(.failed) }
      }
    }
    return status
  }
}

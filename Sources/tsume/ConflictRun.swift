import Console
import LineEditing
import Prose

/// `tsume conflict`: what console logs say, explained, and what conflicts in layout code.
struct ConflictRun {
  /// `-` is the standard input, and so is nothing where somebody has put something in.
  let paths: [String]
  let asJSON: Bool

  func run(in world: World) -> ExitStatus {
    if paths.isEmpty, world.style.isInteractive {
      world.complain(UsageFailure(arguments: ["conflict"]).words)
      return .misused
    }
    let paths = paths.isEmpty ? ["-"] : paths
    var status = ExitStatus.fine
    let isCancelled = world.surroundings.isCancelled
    for (place, path) in paths.enumerated() {
      switch Files.readOrStandardInput(path) {
      case .failure(let failure):
        if asJSON {
          let unread = LogVerdict.json(for: path, unreadable: failure.reason, in: world.language)
          Output.write(unread.encoded + "\n")
        }
        world.complain(failure.reason)
        status = .misused
      case .success(let text):
        let verdict = LogVerdict(of: text, isCancelled: isCancelled) {
          CodeConflicts(of: text, at: path, with: world.surroundings)
        }
        if asJSON { Output.write(verdict.json(for: path).encoded + "\n") }
        if !asJSON { explain(verdict, of: path, isFirst: place == 0, in: world) }
        if verdict.isEmpty { status = .misused }
        if verdict.hasConflict { status = status.worse(.failed) }
      }
    }
    return status
  }

  /// A file of Interface Builder holds constraints, and no word of what came of them.
  private func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Each file under its name where there are several.
  private func explain(_ verdict: LogVerdict, of path: String, isFirst: Bool, in world: World) {
    if verdict.isEmpty {
      let shown = path.withVisibleControls
      let objections = isInterface(path) ? [UsageWords.readsNoInterface(path)] : verdict.objections
      for objection in objections { world.complain("\(shown, as: .emphasis): " + objection) }
      return
    }
    if paths.count > 1 {
      if !isFirst { Output.write("\n") }
      world.say("\(path.withVisibleControls, as: .emphasis)")
    }
    for report in verdict.reports { world.print(report) }
  }
}

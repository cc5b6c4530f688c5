import Console
import LineEditing
import Prose

/// `tsume conflict`: what console logs say, explained, and what conflicts in layout code.
///
/// Several files of code are one program, and so is the code in a folder.
struct ConflictRun {
  /// `-` is the standard input, and so is nothing where somebody has put something in.
  let paths: [String]
  let asJSON: Bool

  func run(in world: World) -> ExitStatus {
    if paths.isEmpty, world.style.isInteractive {
      world.complain(UsageFailure(arguments: ["conflict"]).words)
      return .misused
    }
    let program = CodePaths(among: paths, in: world)
    let paths = paths.isEmpty ? ["-"] : paths.filter { !program.paths.contains($0) }
    var status = program.paths.isEmpty ? .fine : explain(program, in: world)
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
        if !asJSON {
          let isFirst = place == 0 && program.paths.isEmpty
          explain(verdict, of: path, isFirst: isFirst, in: world)
        }
        status = status.worse(of: verdict)
      }
    }
    return status
  }

  private func explain(_ program: CodePaths, in world: World) -> ExitStatus {
    var status = ExitStatus.fine
    var files: [CodeAccount.File] = []
    for path in program.files {
      switch Files.read(path) {
      case .success(let text): files.append(CodeAccount.File(path: path, text: text))
      case .failure(let failure):
        world.complain(failure.reason)
        status = .misused
      }
    }
    for folder in program.emptyFolders { world.complain(UsageWords.noCode(in: folder)) }
    guard !files.isEmpty,
      let code = CodeConflicts(of: files, with: program.resources, in: world.surroundings)
    else { return .misused }
    let verdict = LogVerdict(of: code)
    let name = program.paths.joined(separator: ", ")
    if asJSON {
      Output.write(verdict.json(for: name).encoded + "\n")
    } else {
      explain(verdict, of: name, isFirst: true, in: world)
    }
    return status.worse(of: verdict)
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

extension ExitStatus {
  fileprivate func worse(of verdict: LogVerdict) -> ExitStatus {
    let status = verdict.isFailure ? worse(.failed) : self
    return verdict.isEmpty || !verdict.isReadWhole ? status.worse(.misused) : status
  }
}

/// Files of code that belong together.
private struct CodePaths {
  /// Of those that were given: the files of code where there are several, and folders.
  let paths: [String]
  private(set) var files: [String] = []
  private(set) var resources: [String] = []
  private(set) var emptyFolders: [String] = []

  init(among given: [String], in world: World) {
    let folders = Set(given.filter(Places.isFolder))
    let code = given.filter { folders.contains($0) || CodeFolder.isCode($0) }
    paths = code.count > 1 || !folders.isEmpty ? code : []
    for path in paths {
      guard folders.contains(path) else {
        if !files.contains(path) { files.append(path) }
        continue
      }
      let folder = CodeFolder(path, of: world.surroundings)
      let known = Set(files)
      files += folder.paths.filter { !known.contains($0) }
      resources += folder.resourcePaths
      if folder.paths.isEmpty { emptyFolders.append(path) }
    }
  }
}

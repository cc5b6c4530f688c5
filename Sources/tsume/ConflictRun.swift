import Console
import LineEditing
import Prose

/// `tsume conflict`: what console logs say, explained, and what conflicts in layout code.
///
/// Several files of code are one program, and so is the code in a folder. Its logs and files of Interface
/// Builder are answered one by one, as if they were named.
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
    let named = paths.isEmpty ? ["-"] : paths.filter { !program.paths.contains($0) }
    let found = program.foundPaths.filter { !named.contains($0) }
    let isOneOfMany = paths.count > 1 || !found.isEmpty
    var status = explain(program, isOneOfMany: isOneOfMany, in: world)
    var passedOver: [String] = []
    var isFirst = program.files.isEmpty
    for (place, path) in (named + found).enumerated() {
      let isNamed = place < named.count
      guard let verdict = verdict(on: path, isNamed: isNamed, in: world) else {
        status = .misused
        continue
      }
      if !isNamed, verdict.isForeign {
        passedOver.append(path)
        continue
      }
      tell(verdict, of: path, isOneOfMany: isOneOfMany, isFirst: isFirst, in: world)
      isFirst = false
      status = status.worse(of: verdict)
    }
    if isFirst, status == .fine, let folder = program.paths.first {
      world.complain(UsageWords.nothingToExplain(in: folder))
      status = .misused
    }
    note(passedOver + program.otherPaths, in: world)
    return status
  }

  /// `nil` for a file that cannot be read, which is said.
  private func verdict(on path: String, isNamed: Bool, in world: World) -> LogVerdict? {
    switch Files.readOrStandardInput(path) {
    case .failure(let failure):
      if asJSON {
        let unread = LogVerdict.json(for: path, unreadable: failure.reason, in: world.language)
        Output.write(unread.encoded + "\n")
      }
      world.complain(failure.reason)
      return nil
    case .success(let text):
      return LogVerdict(of: text, isCancelled: world.surroundings.isCancelled) {
        isNamed ? CodeConflicts(of: text, at: path, with: world.surroundings) : nil
      }
    }
  }

  /// So that nobody takes for judged what was not looked at.
  private func note(_ passedOver: [String], in world: World) {
    if passedOver.isEmpty { return }
    let words = UsageWords.passedOver(passedOver)
    if asJSON { world.complain(words) } else { world.print([.row(UsageWords.note, words)]) }
  }

  private func explain(
    _ program: CodePaths, isOneOfMany: Bool, in world: World
  ) -> ExitStatus {
    var status = ExitStatus.fine
    var files: [CodeAccount.File] = []
    for path in program.files {
      switch Files.read(path) {
      case .success(let text): files.append(CodeAccount.File(path: path, text: text))
      case .failure(let failure):
        world.complain(failure.reason)
        // Folders of projects hold links that lead nowhere.
        if program.paths.contains(path) { status = .misused }
      }
    }
    for folder in program.emptyFolders {
      world.complain(UsageWords.nothingToExplain(in: folder))
      status = .misused
    }
    if program.files.isEmpty { return status }
    guard !files.isEmpty,
      let code = CodeConflicts(of: files, with: program.resources, in: world.surroundings)
    else { return .misused }
    let verdict = LogVerdict(of: code)
    let name = program.paths.joined(separator: ", ")
    tell(verdict, of: name, isOneOfMany: isOneOfMany, isFirst: true, in: world)
    return status.worse(of: verdict)
  }

  private func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Each file under its name where there are several.
  private func tell(
    _ verdict: LogVerdict, of path: String, isOneOfMany: Bool, isFirst: Bool, in world: World
  ) {
    if asJSON {
      Output.write(verdict.json(for: path).encoded + "\n")
      return complain(verdict.unjudged, of: path, in: world)
    }
    if verdict.isEmpty {
      let objections =
        verdict.objections.isEmpty && isInterface(path)
        ? [UsageWords.showsNoView(path)] : verdict.objections
      return complain(objections, of: path, in: world)
    }
    if isOneOfMany {
      if !isFirst { Output.write("\n") }
      world.say("\(path.withVisibleControls, as: .emphasis)")
    }
    for report in verdict.reports { world.print(report) }
    complain(verdict.unjudged, of: path, in: world)
  }

  private func complain(_ objections: [Phrase], of path: String, in world: World) {
    for objection in objections {
      world.complain("\(path.withVisibleControls, as: .emphasis): " + objection)
    }
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
  /// In folders: storyboards and xibs, and what may hold a log.
  private(set) var foundPaths: [String] = []
  private(set) var otherPaths: [String] = []

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
      let found = folder.interfacePaths + folder.logPaths
      foundPaths += found
      otherPaths += folder.otherPaths
      if folder.paths.isEmpty, found.isEmpty { emptyFolders.append(path) }
    }
  }
}

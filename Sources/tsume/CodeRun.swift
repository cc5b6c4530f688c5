import Console
import Prose

/// `tsume code`: what layout code makes, and every call that makes constraints.
struct CodeRun {
  /// Files, each read by itself, and folders, each one program; `-` is the standard input.
  let paths: [String]
  let asJSON: Bool

  /// Every file is answered, as JSON even one that cannot be read.
  func run(in world: World) -> ExitStatus {
    var status = ExitStatus.fine
    for path in paths {
      let folder = Self.folder(path, in: world)
      let files = folder?.paths ?? [path]
      if files.isEmpty {
        world.complain(UsageWords.noCode(in: path))
        status = .misused
      }
      var texts: [CodeAccount.File] = []
      for file in files {
        switch Files.readOrStandardInput(file) {
        case .success(let text): texts.append(CodeAccount.File(path: file, text: text))
        case .failure(let failure):
          let unread = CodeAccount.json(for: file, unreadable: failure.reason, in: world.language)
          if asJSON { Output.write(unread.encoded + "\n") }
          world.complain(failure.reason)
          status = .misused
        }
      }
      if !texts.isEmpty {
        tell(CodeAccount(of: texts, in: folder, with: world.surroundings), of: path, in: world)
      }
    }
    return status
  }

  /// `nil` for a file.
  private static func folder(_ path: String, in world: World) -> CodeFolder? {
    guard case .failure(.isFolder) = Files.read(path) else { return nil }
    return CodeFolder(path, of: world.surroundings)
  }

  private func tell(_ account: CodeAccount, of path: String, in world: World) {
    if asJSON {
      for object in account.json(in: world.language) { Output.write(object.encoded + "\n") }
      return
    }
    if paths.count > 1 { world.say("\(path.withVisibleControls, as: .emphasis)") }
    for report in account.reports { world.print(report) }
  }
}

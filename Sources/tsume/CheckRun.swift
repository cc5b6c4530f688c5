import Console
import Prose

/// `tsume check`: runs session files and holds them against themselves.
struct CheckRun {
  let paths: [String]
  let updates: Bool
  let asJSON: Bool
  let junitPath: String?

  func run(in world: World) -> ExitStatus {
    var checks: [SessionCheck] = []
    var status = ExitStatus.fine
    var seen: Set<String> = []
    for path in paths {
      let isNew = !seen.contains(Places.withoutLinks(path) ?? path)
      let files = Places.sessions(at: path, but: &seen)
      if files.isEmpty, isNew {
        world.complain(noSessions(in: path, world))
        status = .misused
      }
      for file in files {
        switch Files.read(file, upTo: LongestLine.bytesOfSession) {
        case .failure(let failure):
          checks.append(SessionCheck(failure, path: file))
          world.complain(failure.reason)
          status = .misused
        case .success(let text):
          let (check, isUpdated) = check(file, text, below: path, in: world)
          if !isUpdated { status = .misused }
          if !asJSON { report(check, in: world) }
          checks.append(check)
        }
        if asJSON, let check = checks.last {
          Output.write(check.json(in: world.language).encoded + "\n")
        }
      }
    }
    if let junitPath,
      case .failure(let failure) = Files.write(
        junitPath, JUnitReport(checks, in: world.language).text)
    {
      world.complain(failure.reason)
      status = .misused
    }
    if !asJSON { summarize(checks, in: world) }
    return checks.allSatisfy(\.passed) ? status : status.worse(.failed)
  }

  /// A folder of code is nothing to check, but something to read.
  private func noSessions(in path: String, _ world: World) -> Phrase {
    let shown = path.withVisibleControls
    let words = Phrase(en: "\(shown): no session files in it", ja: "\(shown)：セッションファイルがありません")
    if CodeFolder(path, of: world.surroundings).paths.isEmpty { return words }
    let call = Text("tsume code \(shown)", as: .code)
    return words
      + Phrase(en: "; \(call) reads its layout code", ja: "（レイアウトコードを読むには \(call)）")
  }

  private func report(_ check: SessionCheck, in world: World) {
    for failure in check.knownFailures {
      let words = failure.words(in: check.path, isKnown: true)
      world.print([.verbatim(words.text(in: world.language))])
    }
    for failure in check.failures {
      // On one line, however long, as tools that read it expect.
      world.print([.verbatim(failure.words(in: check.path).text(in: world.language))])
      world.print(failure.explanation)
    }
    for notice in check.notices {
      world.print([.verbatim(notice.words(in: check.path).text(in: world.language))])
    }
  }

  /// The check of the file as it is then: what was brought up to date fails no more, and the lines
  /// below it have other numbers.
  ///
  /// - Returns: With it, whether the file is up to date where that is wanted.
  private func check(
    _ file: String, _ text: String, below path: String, in world: World
  ) -> (SessionCheck, isUpdated: Bool) {
    let check = SessionCheck(text, path: file, surroundings: world.surroundings)
    guard updates, check.updated != text else { return (check, true) }
    // A link may lead anywhere, and what is there is another's.
    guard Places.staysInside(file, file == path ? nil : path) else {
      world.complain(Surroundings.FileFailure.leadsOut(file).reason)
      return (check, false)
    }
    if case .failure(let failure) = Files.write(file, check.updated) {
      world.complain(failure.reason)
      return (check, false)
    }
    if !asJSON {
      let words = Phrase(en: "\(file): | lines updated", ja: "\(file)：| の行を更新しました")
      world.print([.verbatim(words.text(in: world.language))])
    }
    return (SessionCheck(check.updated, path: file, surroundings: world.surroundings), true)
  }

  private func summarize(_ checks: [SessionCheck], in world: World) {
    let unread = checks.count(where: \.isUnreadable)
    let read = checks.filter { !$0.isUnreadable }
    let failed = read.count { !$0.passed }
    let failures = read.reduce(0) { $0 + $1.failures.count }
    let checked = read.reduce(0) { $0 + $1.checked }
    let known = read.reduce(0) { $0 + $1.knownFailures.count }
    let notices = read.reduce(0) { $0 + $1.notices.count }
    let result =
      failed == 0
      ? Phrase(en: "0 failed", ja: "失敗 0 件")
      : Phrase(
        en: "\(failures, of: "failure") in \(failed, of: "session")",
        ja: "\(failed) 件のセッションで失敗 \(failures) 件")
    world.say(
      Phrase(
        en: "\(read.count, of: "session"), \(checked, of: "check"): ",
        ja: "セッション \(read.count) 件、確認 \(checked) 件：") + result
        + (known == 0
          ? Phrase() : Phrase(en: ", \(known) known to fail", ja: "、既知の失敗 \(known) 件"))
        + (notices == 0
          ? Phrase() : Phrase(en: ", \(notices, of: "note")", ja: "、注意 \(notices) 件"))
        + (unread == 0
          ? Phrase()
          : Phrase(
            en: ", \(unread, of: "file") not read", ja: "、読めないファイル \(unread) 件")))
  }
}

import Console
import LineEditing
import Prose

/// Lines without a prompt: from a pipe, from `-c`, from a file to be replayed.
struct LineRun {
  private let world: World

  init(in world: World) { self.world = world }

  /// The line that opens files by what the name of the first ends in; `nil` for none.
  static func opening(_ paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    if first.hasSuffix(".tsume"), paths.count == 1 { return replaying(first) }
    return "import " + paths.map(FilePath.inLine).joined(separator: " ")
  }

  private static func replaying(_ path: String) -> String {
    "replay \(FilePath.inLine(path))"
  }

  /// The line that starts a lesson, or lists them.
  static func starting(lesson name: String?) -> String {
    name.map { "lesson \(FilePath.inLine($0))" } ?? "lesson"
  }

  func run(_ lines: [String]) -> ExitStatus {
    var rest = lines[...]
    return run { () in rest.popFirst() }
  }

  /// - Parameter writes: Whether what it saves and exports is written.
  func replay(_ path: String, writing writes: Bool) -> ExitStatus {
    var lines = [Self.replaying(path)][...]
    return run(allowingWrites: writes) { () in lines.popFirst() }
  }

  /// - Parameter opening: The line that comes before all others.
  func runStandardInput(after opening: String?) -> ExitStatus {
    var opening = opening
    var source = LineSource()
    var isUnreadable = false
    let status = run { () in
      if let line = opening.take() { return line }
      do throws(LineSource.Failure) {
        return try source.next()
      } catch {
        isUnreadable = true
        return nil
      }
    }
    if isUnreadable { world.complain(UsageWords.inputIsUnreadable) }
    return isUnreadable ? status.worse(.misused) : status
  }

  /// Runs entry by entry; a refused one or a conflict does not end the run.
  private func run(
    allowingWrites: Bool = false, _ next: () -> String?
  ) -> ExitStatus {
    guard var session = Session.opened(in: world, with: world.surroundings) else { return .misused }
    session.allowsWrites = allowingWrites
    var refusal = ExpectedRefusal()
    var status = ExitStatus.fine
    var entries = PipedEntries()
    while let entry = entries.next(from: next, in: session) {
      let turn = session.execute(entry)
      world.print(turn, in: session.settings.language)
      refusal.take(turn, of: entry)
      status = status.worse(turn)
      if turn.wantsToQuit { break }
    }
    if session.isCollecting {
      let turn = session.execute(".")
      world.print(turn, in: session.settings.language)
      refusal.take(turn, of: ".")
      status = status.worse(turn)
    }
    if refusal.hasUnexpected { status = status.worse(.misused) }
    world.keep(session)
    return session.hasConflict || session.endsInCrash ? status.worse(.failed) : status
  }
}

extension ExitStatus {
  fileprivate func worse(_ turn: Turn) -> ExitStatus {
    var status = self
    if turn.failedExpectation != nil { status = status.worse(.failed) }
    return status
  }
}

extension Session {
  /// `nil`, after saying so, if not even an empty document can be laid out.
  static func opened(in world: World, with surroundings: Surroundings) -> Session? {
    do throws(LineFailure) {
      return try Session(language: world.language, surroundings: surroundings)
    } catch {
      world.complain(
        Phrase(en: "The layout engine does not start.", ja: "レイアウトエンジンを起動できません。"))
      return nil
    }
  }
}

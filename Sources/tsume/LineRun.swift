import Console
import LineEditing
import Prose

/// Lines without a prompt: from a pipe, from `-c`, from a file to be replayed.
struct LineRun {
  private let world: World

  init(in world: World) { self.world = world }

  /// The line that opens a file by what its name ends in.
  static func opening(_ path: String) -> String {
    path.hasSuffix(".tsume") ? replaying(path) : "import \(FilePath.inLine(path))"
  }

  private static func replaying(_ path: String) -> String {
    "replay \(FilePath.inLine(path))"
  }

  func run(_ lines: [String]) -> ExitStatus {
    var rest = lines[...]
    return run { () in rest.popFirst() }
  }

  func replay(_ path: String) -> ExitStatus { run([Self.replaying(path)]) }

  func runStandardInput(after file: String?) -> ExitStatus {
    var opening = file.map(Self.opening)
    var source = LineSource()
    return run { () in
      // What cannot be read any more is an end as well.
      opening.take() ?? (try? source.next())
    }
  }

  /// Runs entry by entry; a refused one or a conflict does not end the run.
  private func run(_ next: () -> String?) -> ExitStatus {
    guard var session = Session.opened(in: world, with: world.surroundings) else { return .misused }
    var status = ExitStatus.fine
    var entries = LineEntries()
    while let entry = entries.next(from: next, in: session) {
      let turn = session.execute(entry)
      world.print(turn, in: session.settings.language)
      status = status.worse(turn)
      if turn.wantsToQuit { break }
    }
    if session.isCollecting {
      let turn = session.execute(".")
      world.print(turn, in: session.settings.language)
      status = status.worse(turn)
    }
    world.keep(session)
    return session.hasConflict ? status.worse(.failed) : status
  }
}

/// Lines as they are carried out: those that a bracket holds together are one, as at the prompt. A
/// bracket that nothing closes costs no more than its own line: what stands behind it is put together
/// again.
private struct LineEntries {
  /// What waited for its end in vain.
  private var held: ArraySlice<String> = []
  private var isOver = false
  /// Up to so many lines are put together again each time; more of them are carried out one by one.
  private static let mostHeld = 500

  mutating func next(from read: () -> String?, in session: Session) -> String? {
    if held.count > Self.mostHeld { return held.popFirst() }
    var entry = UnfinishedEntry()
    while let line = held.popFirst() ?? next(from: read) {
      entry.append(line)
      if !session.goesOn(after: entry) { return entry.text }
    }
    held = entry.lines[...]
    return held.popFirst()
  }

  private mutating func next(from read: () -> String?) -> String? {
    if isOver { return nil }
    let line = read()
    isOver = line == nil
    return line
  }
}

extension ExitStatus {
  fileprivate func worse(_ turn: Turn) -> ExitStatus {
    var status = self
    if turn.isRefused { status = status.worse(.misused) }
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

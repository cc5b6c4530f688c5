import Console
import Prose

/// The lines that the user wants carried out at every start, in a session file of their own.
enum Startup {
  /// `nil` where there is no home.
  static var path: String? {
    let own = Environment.value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = own ?? Environment.value("HOME").map { "\($0)/.config" }
    return folder.map { "\($0)/tsume/startup.tsume" }
  }

  /// Carries them out. What is refused is told with its place, and what comes behind it is done even so.
  ///
  /// - Parameter tell: Is given each turn, and what is to be printed of it.
  static func run(in session: inout Session, tell: (Turn, [Report], Language) -> Void) {
    guard let path, Files.exists(path), case .success(let text) = Files.read(path) else { return }
    session.isStarting = true
    defer { session.isStarting = false }
    var steps = 0
    for entry in SessionFile(text).entries {
      let before = session.status.step
      let turn =
        entry.isPaste ? session.executePaste(entry.line) : session.execute(entry.line)
      if session.status.step != before { steps += 1 }
      let isTrouble = turn.isRefused || turn.failedExpectation != nil
      let place: Report = [.paragraph(PromptWords.place(path, entry.number))]
      tell(turn, isTrouble ? [place] + turn.reports : [], session.settings.language)
    }
    if steps > 0 {
      tell(
        Turn(), [[.paragraph(PromptWords.started(from: path, steps: steps))]],
        session.settings.language)
    }
  }
}

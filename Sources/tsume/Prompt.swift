import Console
import LineEditing
import Prose

/// The conversation at a terminal.
struct Prompt {
  private let world: World

  init(in world: World) { self.world = world }

  func run(opening file: String?) -> ExitStatus {
    guard var session = Session.opened(in: world), let editor = LineEditor(name: "tsume") else {
      return .misused
    }
    session.acceptsPrefixes = true
    let keeper = HistoryKeeper(editor, in: world)
    greet()
    if let file { world.print(session.execute(LineRun.opening(file)), in: world.language) }
    while let input = next(editor, session) {
      let turn = execute(input, in: &session)
      keeper.remember(input.text)
      world.print(turn, in: session.settings.language)
      if turn.wantsToQuit { break }
    }
    keeper.save()
    return .fine
  }

  /// What was entered: a line, or several at once.
  private struct Input {
    var text: String
    var isPaste: Bool
  }

  /// `nil` at the end of the conversation.
  private func next(_ editor: LineEditor, _ session: Session) -> Input? {
    editor.complete = { line, cursor in
      completion(session.completion(of: line, at: cursor), in: session.settings.language)
    }
    editor.moreCandidates = { count in
      Phrase(en: "… and \(count) more", ja: "… ほか \(count) 件")
        .text(in: session.settings.language).string
    }
    while true {
      switch editor.read(prompt: session.isCollecting ? "  ...> " : "tsume> ") {
      case .line(let text): return Input(text: text, isPaste: false)
      case .pasted(let text): return Input(text: text, isPaste: true)
      case .cancelled: continue
      case .endOfFile, .failed: return nil
      }
    }
  }

  private func execute(_ input: Input, in session: inout Session) -> Turn {
    Interrupt.clear()
    return input.isPaste ? session.executePaste(input.text) : session.execute(input.text)
  }

  private func completion(
    _ completion: Console.Completion, in language: Language
  ) -> LineEditing.Completion {
    LineEditing.Completion(
      start: completion.start,
      candidates: completion.candidates.map {
        LineEditing.Completion.Candidate(
          text: $0.text, note: $0.note.text(in: language).string, isFollowedByBlank: $0.isWhole)
      })
  }

  private func greet() {
    world.say(
      Phrase(
        en: "Tsume, a debugger for Auto Layout. Try \("add label title", as: .code), then "
          + "\("title.leading == view.leading + 16", as: .code); \("help", as: .command) lists "
          + "the commands.",
        ja: "Tsume、Auto Layout のデバッガーです。まず \("add label title", as: .code)、次に "
          + "\("title.leading == view.leading + 16", as: .code) と入力してみてください。"
          + "\("help", as: .command) でコマンドを一覧します。"))
  }
}

/// The lines of earlier conversations, in a file of their own.
struct HistoryKeeper {
  private let editor: LineEditor
  private let world: World
  private let isOpen: Bool

  init(_ editor: LineEditor, in world: World) {
    self.editor = editor
    self.world = world
    guard let folder = Files.stateFolder() else {
      isOpen = false
      Self.warn(in: world)
      return
    }
    do throws(HistoryFailure) {
      try editor.openHistory(at: "\(folder)/history")
      isOpen = true
    } catch {
      isOpen = false
      Self.warn(in: world)
    }
  }

  func remember(_ text: String) { editor.remember(text) }

  func save() {
    guard isOpen else { return }
    do throws(HistoryFailure) {
      try editor.saveHistory()
    } catch {
      Self.warn(in: world)
    }
  }

  private static func warn(in world: World) {
    world.complain(
      Phrase(
        en: "The history cannot be kept: its file or folder cannot be used.",
        ja: "入力履歴を保存できません（ファイルかフォルダーを利用できません）。"))
  }
}

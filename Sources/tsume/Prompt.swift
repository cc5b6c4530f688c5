import Console
import LineEditing
import Prose

/// The conversation at a terminal.
struct Prompt {
  private let world: World
  private let editor: LineEditor
  private let watch = FileWatch()
  private let page = PageKeeper()
  private let refused = RefusedLines()

  /// `nil` where nobody can type.
  init?(in world: World) {
    guard let editor = LineEditor(name: "tsume") else { return nil }
    self.world = world
    self.editor = editor
  }

  /// - Parameters:
  ///   - opening: The line that comes before all others.
  ///   - startup: Whether the lines of every start are carried out.
  func run(opening: String?, startup: Bool) -> ExitStatus {
    let journal = JournalKeeper(in: world)
    var surroundings = watch.watching(world.surroundings)
    surroundings.page = page.answer
    surroundings.interrupted = { [interrupted = journal.interrupted] in interrupted.sessions }
    guard var session = Session.opened(in: world, with: surroundings) else { return .misused }
    session.acceptsPrefixes = true
    let keeper = HistoryKeeper(editor, in: world)
    if let name = editor.unknownTerminal { world.complain(TerminalWords.unknown(name)) }
    var guide = Guide(of: editor, opening: opening)
    world.print(guide.greeting)
    let interrupted = journal.interrupted.sessions
    if let latest = interrupted.first {
      world.say(PromptWords.interrupted(lines: latest.count, older: interrupted.count - 1))
    }
    // What is resumed has its own beginning, and needs an empty session.
    if startup, interrupted.isEmpty {
      Startup.run(in: &session) { turn, reports, language in
        journal.begin(with: turn.keeping)
        world.print(Turn(reports: reports), in: language)
      }
    }
    if let opening { show(session.execute(opening), of: session, keepingIn: journal) }
    session.takeAsSaved()
    session.isAtPrompt = true
    var repetition = Repetition()
    while var entry = next(&session) {
      keeper.remember(entry.text)
      if entry.isBlock || session.isCollecting {
        repetition.end()
      } else {
        entry.text = repetition.line(for: entry.text)
      }
      let wasCollecting = session.isCollecting
      let turn = execute(entry, in: &session)
      show(turn, of: session, keepingIn: journal)
      page.follow(session)
      if turn.isRefused { repetition.end() }
      refused.note(entry.text, isRefused: turn.isRefused)
      if let line = turn.lineMeant { keeper.remember(line) }
      if let language = turn.chosenLanguage { LanguageKeeper.remember(language) }
      if turn.wantsToQuit { break }
      if session.isCollecting, !wasCollecting {
        world.say(PromptWords.pasteBegins, in: session.settings.language)
      }
      if !Interrupt.isRaised, let advice = guide.advice(after: entry.text, turn, in: session) {
        print(Turn(reports: [advice]), of: session)
      }
    }
    // A terminal that is gone has ended nothing that anybody wanted to end.
    if world.style.isInteractive { leave(session, keptIn: journal) }
    return .fine
  }

  /// What no file has waits for the next conversation.
  private func leave(_ session: Session, keptIn journal: JournalKeeper) {
    let language = session.settings.language
    if let line = session.lineThatGoesOn {
      world.say(PromptWords.lessonIsRemembered(line), in: language)
    }
    if !session.outsideLesson.hasUnsavedLines {
      journal.end()
    } else if journal.isKept {
      let words = session.outsideLesson.unsavedNotes.map(PromptWords.unsavedIsKept)
      world.say(words ?? PromptWords.unsavedIsKept, in: language)
    } else {
      world.complain(PromptWords.unsavedIsLost, in: language)
    }
  }

  /// An interrupt is forgotten when the next line is read, and not here: it may have come already.
  private func execute(_ entry: Entry, in session: inout Session) -> Turn {
    entry.isBlock ? session.executePaste(entry.text) : session.execute(entry.text)
  }

  /// What was accepted is on disk before anybody sees that it was.
  private func show(_ turn: Turn, of session: Session, keepingIn journal: JournalKeeper) {
    journal.keep(turn.keeping, at: session.status.step)
    print(turn, of: session)
    guard case .forgotten = turn.keeping, case let others = journal.interrupted.sessions,
      let next = others.first
    else { return }
    let words = PromptWords.othersWait(others.count, lines: next.count)
    world.say(words, in: session.settings.language)
  }

  private func print(_ turn: Turn, of session: Session) {
    let language = session.settings.language
    let pager = session.settings.usesPager ? Pager(of: editor, in: world, language) : nil
    world.print(turn, in: language, pagedBy: pager)
  }
}

// MARK: Reading

extension Prompt {
  /// What was entered: a line, or several at once.
  private struct Entry {
    var text: String
    var isBlock: Bool
  }

  /// Reads until what was typed is whole; `nil` at the end of the conversation. Ctrl-C leaves an
  /// unfinished entry, and Ctrl-D does there.
  private func next(_ session: inout Session) -> Entry? {
    var typed = UnfinishedEntry()
    var isTold = false
    while true {
      if let reason = typed.reasonToGoOn, !isTold {
        world.say(reason, in: session.settings.language)
      }
      isTold = !typed.isEmpty
      switch read(session, behind: typed.lines) {
      case .line(let text):
        typed.append(text)
        if !session.goesOn(after: typed) {
          return Entry(text: typed.text, isBlock: typed.lines.count > 1)
        }
      case .pasted(let text):
        let pasted = typed.lines.count
        typed.append(pasted: text)
        if !session.goesOn(afterPasteInto: typed) { return Entry(text: typed.text, isBlock: true) }
        // What goes on below is to be seen above.
        let lines = typed.lines[pasted...].map { Text($0, as: .code) }
        print(Turn(reports: [[.verbatim(lines)]]), of: session)
      case .endOfFile where typed.isEmpty && !session.isCollecting: return nil
      case .failed: return nil
      case .cancelled: leave(&typed, &session)
      case .endOfFile:
        if !typed.isEmpty {
          world.say(
            PromptWords.entryIsLeft(lines: typed.lines.count), in: session.settings.language)
        }
        leave(&typed, &session)
      }
    }
  }

  private func leave(_ typed: inout UnfinishedEntry, _ session: inout Session) {
    let dropped = session.abandonPaste()
    if dropped > 0 {
      world.say(PromptWords.pasteIsLeft(lines: dropped), in: session.settings.language)
    }
    typed = UnfinishedEntry()
  }

  private func read(_ session: Session, behind open: [String]) -> LineEditor.Event {
    let language = session.settings.language
    editor.complete = { line, cursor in
      LineEditing.Completion(session.completion(of: line, at: cursor, behind: open), in: language)
    }
    editor.moreCandidates = { PromptWords.more($0).text(in: language).string }
    editor.searchPrompt = { text, isFound in
      let words = TerminalWords.search(for: text, isFound: isFound).text(in: language).string
      return world.renderer.render("\(words, as: .dim)") + " "
    }
    editor.news = {
      watch.takeChange().map {
        world.rendered(TerminalWords.changed($0, LineRun.opening([$0]) ?? ""), in: language)
      }
    }
    editor.hint = { [unowned editor, refused] line in
      editor.rest(ofLatestEntryBeginningWith: line, besides: refused.lines)
    }
    return editor.read {
      let face = PromptFace(of: session, in: world)
      return LineEditor.Prompts(
        left: !open.isEmpty || session.isCollecting ? face.continuation : face.prompt,
        right: face.rightPrompt)
    }
  }
}

extension LineEditing.Completion {
  fileprivate init(_ completion: Console.Completion, in language: Language) {
    self.init(
      start: completion.start,
      candidates: completion.candidates.map {
        Candidate(
          text: $0.text, note: $0.note.text(in: language).string, isFollowedByBlank: $0.isWhole,
          waitsForLetter: $0.waitsForLetter)
      })
  }
}

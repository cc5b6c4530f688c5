import CTerminal

/// A line of text edited on the terminal, with completion, hints and history. Not for two threads:
/// whoever makes it owns it. Where standard input or output is not a terminal, use `LineSource`.
package final class LineEditor {
  /// What a reading ended with.
  package enum Event: Equatable, Sendable {
    case line(String)
    /// A text of several lines that came in one piece: pasted, or taken from the history. What stood
    /// in the line around the cursor is part of it.
    case pasted(String)
    /// Ctrl-C.
    case cancelled
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfFile
    case failed(errno: Int32)

    /// Of a whole text, however it came.
    init(of text: String) { self = text.contains("\n") ? .pasted(text) : .line(text) }
  }

  /// What could stand at a place in a line, counted in UTF-8 bytes.
  package var complete: (_ line: String, _ cursor: Int) -> Completion = { _, cursor in
    Completion(start: cursor, candidates: [])
  }
  /// How the line may go on, for the user to take with the right arrow.
  package var hint: (_ line: String) -> String? = { _ in nil }
  package var showsHints = true
  /// The words under a list of candidates that leaves so many out.
  package var moreCandidates: (Int) -> String = { "+\($0)" }
  /// The prompt while the history is searched for a text, which may be found or not.
  package var searchPrompt: (_ text: String, _ isFound: Bool) -> String = { text, _ in "?\(text): "
  }
  /// Asked about once a second while a line is edited: what is to be said above it.
  package var news: () -> String? = { nil }
  /// What stands around the line. They may hold escape sequences, which take no room; a left one of
  /// several lines is edited after its last.
  package struct Prompts {
    package var left: String
    package var right: String

    package init(left: String, right: String = "") {
      self.left = left
      self.right = right
    }
  }

  let line: EditLine
  var input: TerminalInput
  /// What is asked for anew whenever the terminal's size changes.
  private var prompts: () -> Prompts = { Prompts(left: "") }
  var leftPrompt = PromptText("")
  var rightPrompt = PromptText("")
  /// The terminal, if it is one that nobody knows: it is taken for one that moves no cursor.
  package private(set) var unknownTerminal: String?
  /// How many columns a hint takes that is on the screen now.
  var hintWidth = 0
  /// The line as the screen is known to show it; `nil` if that is not known.
  var drawn: Drawn?
  /// The search in the history, while there is one.
  var search: HistorySearch?
  /// The way through the history, as long as what it led to is not changed.
  var recall: HistoryRecall?
  /// The key that comes before all others: what ended a search, or a line that was pasted.
  var handedBack: EditLine.CharacterEvent?
  /// Set by a key that ends the line.
  var ending: Event?
  var history = History()

  /// `nil` where input and output are not both a terminal. `name` is what `.editrc` may restrict
  /// its lines to.
  package init?(name: String) {
    guard TerminalStyle.current().isInteractive else { return nil }
    // This saves the terminal's state, so it goes before whatever changes it.
    input = TerminalInput(wakeUp: terminal_install())
    guard let line = EditLine(name: name) else { return nil }
    self.line = line
    if TerminalStyle.current().movesCursor, !line.movesCursor {
      unknownTerminal = TerminalStyle.giveUpOnTerminal()
    }
    if line.isVi { input.translatesNavigation = true }
    line.configureTerminal()
    line.perform = { [unowned self] key in perform(key) }
    line.readCharacter = { [unowned self] in nextCharacter() }
    bindKeys()
  }

  /// Reads one line.
  package func read(_ prompts: @escaping () -> Prompts) -> Event {
    self.prompts = prompts
    ending = nil
    search = nil
    recall = nil
    handedBack = nil
    drawn = nil
    forgetSignals()
    // Raw mode comes first: what is typed at a prompt that can be seen is meant for it.
    line.prepareTerminal(raw: true)
    setBracketedPaste(true)
    defer { setBracketedPaste(false) }
    takePrompts()
    line.print(leftPrompt.above)
    return event(after: line.read())
  }

  /// Asks for the prompts and gives them to libedit.
  func takePrompts() {
    let prompts = search.map { Prompts(left: searchPrompt($0.text, $0.isFound)) } ?? prompts()
    leftPrompt = PromptText(prompts.left)
    rightPrompt = PromptText(prompts.right)
    line.setPrompts(left: leftPrompt.marked, right: rightPrompt.marked)
  }

  private func event(after result: EditLine.Result) -> Event {
    if let ending { return ending }
    switch result {
    case .line(let text): return Event(of: text)
    case .failed(let errno): return .failed(errno: errno)
    case .nothing:
      // libedit shows the key and stays behind it.
      line.print("\r\n")
      return .endOfFile
    }
  }

  /// Signals that came while a command ran are over; an interrupt also ends what was typed ahead.
  private func forgetSignals() {
    if Interrupt.isRaised { input.discard() }
    Interrupt.clear()
    if terminal_take_resize() != 0 { line.resize() }
    _ = terminal_take_resumption()
  }

  func setBracketedPaste(_ isOn: Bool) {
    guard TerminalStyle.current().movesCursor else { return }
    terminal_note_bracketed_paste(isOn ? 1 : 0)
    line.print(isOn ? ControlSequence.bracketedPasteOn : ControlSequence.bracketedPasteOff)
  }

  /// Ours go last. In vi mode those that must always work are in both maps, and none begins with
  /// Escape, since every Escape would wait then: `NavigationKey` stands for those.
  private func bindKeys() {
    for key in EditorKey.allCases { line.define(key) }
    let everywhere: [(String, EditorKey)] = [("^C", .cancel), ("^Z", .stop), ("^]", .paste)]
    for (sequence, key) in everywhere {
      line.bind(sequence, to: key.name)
      line.bindAlternative(sequence, to: key.name)
    }
    let inserting: [(String, EditorKey)] = [
      ("^I", .complete), ("^F", .right), ("^A", .start), ("^E", .end), ("^R", .search),
      ("^P", .older),
      ("^N", .newer),
    ]
    for (sequence, key) in inserting { line.bind(sequence, to: key.name) }
    if line.isVi {
      for key in NavigationKey.allCases {
        line.bind(key.binding, to: key.function)
        line.bindAlternative(key.binding, to: key.function)
      }
    } else {
      line.bind("^B", to: EditorKey.left.name)
      for key in [NavigationKey.left, .right, .home, .end, .up, .down] {
        for sequence in key.sequences { line.bind(sequence, to: key.function) }
      }
    }
  }
}

import CTerminal

/// A line of text edited on the terminal, with completion, hints and history. Not for two threads:
/// whoever makes it owns it. Where standard input or output is not a terminal, use `LineSource`.
package final class LineEditor {
  /// What a reading ended with.
  package enum Event: Equatable, Sendable {
    case line(String)
    /// A text of several lines, or too long for one, that came in one piece: pasted, or taken from
    /// the history. What stood in the line around the cursor is part of it.
    case pasted(String)
    /// Ctrl-C.
    case cancelled
    /// Ctrl-D on an empty line, or the terminal is gone.
    case endOfFile
    case failed(errno: Int32)
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

  let line: EditLine
  var input: TerminalInput
  /// The prompt's last line as it is seen, for the geometry.
  var promptText = ""
  /// How many columns a hint takes that is on the screen now.
  var hintWidth = 0
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
    line.configureTerminal()
    line.perform = { [unowned self] key in perform(key) }
    line.readCharacter = { [unowned self] in nextCharacter() }
    bindKeys()
  }

  /// Reads one line. The prompts may hold escape sequences that take no room; a prompt of several
  /// lines is edited after its last.
  package func read(prompt: String, rightPrompt: String = "") -> Event {
    let text = PromptText(prompt)
    promptText = text.plain
    ending = nil
    forgetSignals()
    // Raw mode comes first: what is typed at a prompt that can be seen is meant for it.
    line.prepareTerminal(raw: true)
    setBracketedPaste(true)
    defer { setBracketedPaste(false) }
    line.print(text.above)
    return event(after: line.read(prompt: text.marked, rightPrompt: PromptText(rightPrompt).marked))
  }

  private func event(after result: EditLine.Result) -> Event {
    if let ending { return ending }
    switch result {
    case .line(let text): return text.contains("\n") ? .pasted(text) : .line(text)
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

  /// Ours go last and in both of vi's maps, but for the arrow: a key that begins with Escape would
  /// make every Escape wait there.
  private func bindKeys() {
    for key in EditorKey.allCases { line.define(key) }
    let controls: [(String, EditorKey)] = [("^C", .cancel), ("^Z", .stop), ("^]", .paste)]
    for (sequence, key) in controls {
      line.bind(sequence, to: key.name)
      line.bindAlternative(sequence, to: key.name)
    }
    line.bind("^I", to: EditorKey.complete.name)
    line.bind("^F", to: EditorKey.right.name)
    line.bind("^R", to: "em-inc-search-prev")
    if line.isVi { return }
    for sequence in ["\u{1B}[C", "\u{1B}OC"] { line.bind(sequence, to: EditorKey.right.name) }
  }
}

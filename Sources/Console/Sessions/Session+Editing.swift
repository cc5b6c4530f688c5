import AutoLayout
import Interchange
import Prose
import Reporting

/// What was typed, opened in the user's editor and carried out as it comes back.
extension Session {
  mutating func edit(_ scope: EditScope, line: String) throws(LineFailure) -> Turn {
    if isReplaying || isStarting { throw .objection(SessionWords.notInFile(line)) }
    // What came back from the editor before an interruption is carried out as it was.
    if let text = quotedText.take() { return try carryOutAnew(text) }
    guard !isResuming, let edit = surroundings.edit else {
      throw .objection(SessionWords.editsAtPromptOnly)
    }
    let block = scope == .block ? lastBlock : nil
    let text = block?.text ?? sessionText
    switch edit(text + (text.last == "\n" || text.isEmpty ? "" : "\n")) {
    case .noEditor: throw .objection(SessionWords.noEditor)
    case .failed(let command): throw .objection(SessionWords.editorFailed(command))
    case .text(let edited):
      let lines = SessionFile.lines(of: edited)
      let kept = lines.prefix((lines.lastIndex { !$0.trimmed.isEmpty } ?? -1) + 1)
      let new = kept.joined(separator: "\n")
      if new.trimmed.isEmpty || new == text.trimmed { return said(SessionWords.nothingEdited) }
      return block == nil ? try carryOutAnew(new) : carryOutBlock(new)
    }
  }

  private var sessionText: String {
    SessionText(history, language: fileOrPresentLanguage)
      .written(in: surroundings.absolute("session.tsume"), absolute: surroundings.absolute)
  }

  /// In the place of the step that the block made, if that is the present one. A block that is refused
  /// changes nothing, and can be edited again.
  private mutating func carryOutBlock(_ new: String) -> Turn {
    let before = self
    var kept: [String] = []
    if lastBlock?.step == history.step, let parent = history.undoTarget,
      let moment = history.moment(parent), (try? go(back: moment)) != nil
    {
      kept.append("undo")
    }
    var turn = new.hasNewline ? executePaste(new) : execute(new)
    if turn.isRefused {
      self = before
      lastBlock = Block(text: new, step: lastBlock?.step)
    } else if case .lines(let lines) = turn.keeping {
      turn.keeping = .lines(kept + lines)
    } else if !kept.isEmpty {
      turn.keeping = .lines(kept)
    }
    return turn
  }

  private mutating func go(back moment: Moment) throws(LineFailure) {
    state = try toldLayout(of: moment.document)
    history.go(to: moment.step)
  }

  /// From an empty document, up to a line that is refused. What was there before is kept, and `undo`
  /// leads back to it.
  private mutating func carryOutAnew(_ text: String) throws(LineFailure) -> Turn {
    let line = "edit session"
    let file = SessionFile(text)
    if let line = file.unclosedPaste { throw .objection(SessionWords.pasteIsOpen(at: line)) }
    let (path, left) = (sessionPath, history.step)
    var turn = try replay(file, called: path ?? "session.tsume", line: line)
    replay?.isEdited = true
    (sessionPath, hasLeftUnsaved) = (path, true)
    if left > 0 { turn.add(said(SessionWords.editedFrom(step: left))) }
    turn.keeping = .lines(QuotedFile.quotation(of: text) + takeQuotedImports() + [line])
    return turn
  }
}

/// Several lines that were typed or pasted as one.
struct Block {
  var text: String
  /// The step that they made; `nil` where they were refused or made none.
  var step: Int?
}

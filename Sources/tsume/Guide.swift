import Console
import LineEditing
import Prose

/// What the prompt says to people for whom something is new, and to nobody else: who has typed it
/// before is not told.
struct Guide {
  private let editor: LineEditor
  /// Only for someone who was never here.
  private var tour: Tour?
  private var hasMetConflict = false

  init(of editor: LineEditor, opening: String?) {
    self.editor = editor
    tour = opening == nil && editor.hasNoHistory ? Tour() : nil
  }

  var greeting: Report {
    if tour != nil { return Tour.greeting }
    let lessons = LessonProgress.solved().isEmpty ? [] : [PromptWords.lessonsGoOn]
    return Report(PromptWords.greeting.blocks + lessons.map { Report.Block.paragraph($0) })
  }

  /// Who watches a replay is told by the file what there is to see.
  private static let replaying = ["replay", "step", "back", "continue", "resume", "edit"]

  mutating func advice(after line: String, _ turn: Turn, in session: Session) -> Report? {
    if session.isInLesson || session.isReplayOpen { return nil }
    let word = line.split(separator: " ").first.map(String.init) ?? ""
    if Self.replaying.contains(where: { !word.isEmpty && $0.hasPrefix(word) }) { return nil }
    let isFirstConflict = turn.broughtConflict && !hasMetConflict
    hasMetConflict = hasMetConflict || turn.broughtConflict
    if let advice = tour?.advice(after: line, turn, in: session) { return advice }
    let knowsRepairs = editor.rest(ofLatestEntryBeginningWith: "fix") != nil
    return isFirstConflict && !knowsRepairs ? Tour.firstConflict : nil
  }
}

import LineEditing

/// The lines of earlier conversations, in a file of their own. If it cannot be kept, one notice
/// says so.
final class HistoryKeeper {
  private let editor: LineEditor
  private let world: World
  private var isKept: Bool

  init(_ editor: LineEditor, in world: World) {
    self.editor = editor
    self.world = world
    let folder = Files.stateFolder()
    isKept = folder != nil
    if let folder {
      keep { () throws(HistoryFailure) in try editor.openHistory(at: "\(folder)/history") }
    } else {
      world.complain(PromptWords.nothingIsKept)
    }
  }

  /// On disk before the next prompt. What is longer than a screen would only get in the way when
  /// it is recalled.
  func remember(_ text: String) {
    guard text.utf8.count <= 4096 else { return }
    editor.remember(text)
    keep(editor.saveHistory)
  }

  private func keep(_ action: () throws(HistoryFailure) -> Void) {
    guard isKept else { return }
    do throws(HistoryFailure) {
      try action()
    } catch {
      isKept = false
      world.complain(PromptWords.historyIsNotKept)
    }
  }
}

import LineEditing

/// The lines of earlier conversations, in a file of their own. If it cannot be kept, one notice
/// says so; every line tries again.
final class HistoryKeeper {
  private let editor: LineEditor
  private let world: World
  private var isTold: Bool

  init(_ editor: LineEditor, in world: World) {
    self.editor = editor
    self.world = world
    let folder = Files.stateFolder()
    isTold = folder == nil
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
    do throws(HistoryFailure) {
      try action()
    } catch {
      if !isTold { world.complain(PromptWords.historyIsNotKept) }
      isTold = true
    }
  }
}

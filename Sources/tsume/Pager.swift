import LineEditing
import Prose

/// Shows answers that are longer than the screen page by page.
struct Pager {
  private let editor: LineEditor
  private let world: World
  private let language: Language

  /// `nil` where the cursor cannot be moved, or `NO_PAGER` forbids it.
  init?(of editor: LineEditor, in world: World, _ language: Language) {
    guard (Environment.value("NO_PAGER") ?? "").isEmpty, world.style.movesCursor else { return nil }
    self.editor = editor
    self.world = world
    self.language = language
  }

  func show(_ text: String) {
    let rendered = { (words: Phrase) in
      world.renderer.render("\(words.text(in: language).string, as: .dim)")
    }
    editor.page(
      text,
      LineEditor.PagingWords(
        prompt: { rendered(TerminalWords.pagerKeys(linesLeft: $0)) },
        rest: { rendered(TerminalWords.notShown(lines: $0)) }))
  }
}

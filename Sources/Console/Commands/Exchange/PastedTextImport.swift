import AutoLayout
import Interchange
import Reporting

/// A text of the console, the debugger or Xcode that is no conflict and no code.
enum PastedTextImport {
  /// What it says, and the layout in place of the document where it holds one; `nil` for other texts.
  static func outcome(of text: String) -> Outcome? {
    guard let pasted = PastedText.read(text) else { return nil }
    var outcome = Outcome()
    outcome.reports = [PastedTextReport.make(pasted)]
    if case .tree(let tree) = pasted, let layout = PrintedTreeImporter.importing(tree) {
      outcome.edits = layout.edits
      outcome.start = layout.start
    }
    return outcome
  }
}

import AutoLayout
import Interchange
import Patience
import Reporting

/// A text of the console, the debugger or Xcode that is no conflict and no code.
enum PastedTextImport {
  /// What it says, and the layout in place of the document where it holds one; `nil` for other texts.
  static func outcome(of text: String) -> Outcome? {
    guard let pasted = reading(of: text) else { return nil }
    var outcome = Outcome()
    outcome.reports = [PastedTextReport.make(pasted)]
    if case .tree(let tree) = pasted, let layout = PrintedTreeImporter.importing(tree) {
      outcome.edits = layout.edits
      outcome.start = layout.start
    }
    return outcome
  }

  /// The lines of a text are looked at one by one only where it may be of this kind.
  private static func reading(of text: String) -> PastedText? {
    let whole = PastedText.read(text)
    switch whole {
    case nil, .compose: return whole
    default: return PastedText.read(withoutQuotations(text))
    }
  }

  /// Whether a line shows by itself that it is of such a text. A line of a session may quote one:
  /// `add label title "Conflicting constraints"`.
  static func begins(with line: String) -> Bool {
    PastedText.begins(with: line) && !isOfSession(line)
  }

  private static func withoutQuotations(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      .awaited().filter { !PastedText.begins(with: $0) || !isOfSession($0) }.joined(separator: "\n")
  }

  /// Whether it is a command, a statement or a `#` remark. A line with `//` may be a message that somebody
  /// has pasted into code.
  private static func isOfSession(_ line: String) -> Bool {
    if line.trimmed.hasPrefix("#") { return true }
    // An optional text that a debugger prints reads like a call, its answer like an assignment.
    let text = line.trimmed
    if text.hasPrefix("Optional(\"<") || text.hasPrefix("$") && text.contains(" = 0x") {
      return false
    }
    switch try? LineReader.read(line) {
    case .command(let word, _): return Catalogue.command(word.text) != nil
    case .statements?: return true
    default: return false
    }
  }
}

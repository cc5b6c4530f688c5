import AutoLayout
import Prose

/// What a stack view arranges, and how.
extension EditScribe {
  /// `row arranges a, b and c`, all that it arranges now.
  func arranged(_ view: ViewID, in stack: ViewID, step: Int) -> Entry {
    let words = ArrangementWords(name: text(of: stack), document: new)
    return Entry(
      words: words.arranges(new.arrangedSubviews(of: stack).map(\.id))
        + losses(with: view, step: step),
      kind: .arranged(stack))
  }
}

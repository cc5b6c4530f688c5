import AutoLayout
import Diagnosis
import Drawing
import Prose
import Reporting

extension SumStrip {
  /// Of the first conflicts that have a sum.
  static func strips(of layout: LaidOutDocument) -> [SumStrip] {
    layout.findings.conflicts.compactMap(\.sum).prefix(most).map { sum in
      SumStrip(
        asked: parts(of: sum.left, in: layout.document),
        room: parts(of: sum.right, in: layout.document), gap: sum.gap,
        words: SumWords.phrase(for: sum))
    }
  }

  /// More than anybody looks at.
  private static let most = 4

  private static func parts(of terms: [Sum.Term], in document: Document) -> [Part] {
    terms.map { term in
      Part(
        handle: term.handle, name: document.text(of: term.handle),
        number: SumWords.part(term), length: term.product)
    }
  }
}

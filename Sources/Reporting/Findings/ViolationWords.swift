import AutoLayout
import Diagnosis
import Prose

/// What is said of an optional constraint that is missed, and of what beat it.
enum ViolationWords {
  static func blocks(of violation: Violation, in document: Document) -> [Report.Block] {
    let head = Report.Block.row(
      Phrase(en: "\("violated", as: .trouble)", ja: "\("未達", as: .trouble)"),
      phrase(for: violation, in: document))
    let rivals = rivals(of: violation, in: document)
    return rivals.isEmpty ? [head] : [head, .row("", rivals)]
  }

  /// Nothing where the constraint is gone, or misses in another way: broken, or in a tie.
  static func gone(_ violation: Violation, in new: LaidOutDocument) -> [Report.Block] {
    guard new.holds(violation.handle) else { return [] }
    let name = new.document.handleText(violation.handle)
    return [
      .row(
        Phrase(en: "\("settled", as: .good)", ja: "\("解消", as: .good)"),
        Phrase(en: "\(name) holds now", ja: "\(name) が再び成り立ちました"))
    ]
  }

  /// `c5 misses by 12: title.width == 100  @750`.
  static func phrase(for violation: Violation, in document: Document) -> Phrase {
    let name = document.handleText(violation.handle)
    let line = EquationText(violation.equation, in: document).listing
    return Phrase(
      en: "\(name) misses by \(violation.amount): \(line)",
      ja: "\(name) は \(violation.amount) ずれます：\(line)")
  }

  /// Empty where none is known.
  static func rivals(of violation: Violation, in document: Document) -> Phrase {
    if violation.rivals.isEmpty { return "" }
    let names = document.list(violation.rivals.map(\.handle))
    return Phrase(
      en: "\(names) \(violation.rivals.count, one: "keeps", many: "keep") it from holding",
      ja: "\(names) が優先されています")
  }
}

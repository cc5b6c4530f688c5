import AutoLayout
import Diagnosis
import Prose

/// What is said of any finding. A new kind of finding gets its words here.
enum FindingWords {
  /// - Parameters:
  ///   - members: How many members of a conflict are listed at most; `nil` for all.
  ///   - firstFix: The number of its first repair.
  static func blocks(
    of finding: Finding, in document: Document, members limit: Int?, firstFix: Int
  ) -> [Report.Block] {
    switch finding {
    case .conflict(let conflict):
      ConflictWords.blocks(of: conflict, in: document, members: limit, firstFix: firstFix)
    case .ambiguous(let ambiguity): AmbiguityWords.blocks(of: ambiguity, in: document)
    case .tie(let tie): [TieWords.block(of: tie, in: document)]
    case .violation(let violation): ViolationWords.blocks(of: violation, in: document)
    }
  }

  /// What is said of findings that are no more: each in its own row, but what is no longer
  /// ambiguous in one. What is not there any more goes by the name that it had.
  static func gone(
    _ findings: [Finding], in new: LaidOutDocument, before old: Document
  ) -> [Report.Block] {
    let document = new.document
    let settled = findings.ambiguities.filter { document.hasView($0.item.view) }
    let rest = findings.flatMap { finding -> [Report.Block] in
      switch finding {
      case .conflict(let conflict): [ConflictWords.gone(conflict, in: new, before: old)]
      case .tie(let tie): [TieWords.gone(tie, in: document, before: old)]
      case .violation(let violation): ViolationWords.gone(violation, in: new)
      case .ambiguous: []
      }
    }
    return settled.isEmpty ? rest : [AmbiguityWords.settled(settled, in: document)] + rest
  }
}

extension Phrase {
  /// The label of what is as it should be.
  static let ok = Phrase(en: "\("ok", as: .good)", ja: "\("良好", as: .good)")

  /// Between the statements of a line.
  static let clauseSeparator = Phrase(en: "; ", ja: "、")

  /// The same where each of the statements may be a list of its own.
  static let listsSeparator = Phrase(en: "; ", ja: "；")
}

/// The lines that stand for what is not shown.
enum RestWords {
  /// `… and 31 more: diff`.
  static func more(_ count: Int, see command: Text) -> Phrase {
    Phrase(en: "… and \(count) more: \(command)", ja: "… ほか \(count) 件：\(command)")
  }
}

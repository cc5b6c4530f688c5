import AutoLayout
package import Diagnosis
package import Prose

/// `fix`: all that was tried, numbered through: of conflicts, of what is ambiguous or ties, and of what
/// looks like a mistake. Each is told once, with the first that it repairs.
package enum RepairsReport {
  /// - Parameters:
  ///   - suspicions: With the repairs that were found.
  ///   - crashes: What is told before all that.
  package static func make(
    _ layout: LaidOutDocument, _ suspicions: [(suspicions: [Suspicion], fix: Fix)],
    after crashes: Report = []
  ) -> Report {
    let document = layout.document
    let before = layout.loopRepairs.count + layout.findings.fixes.count
    var report = crashes
    if let loop = layout.document.layoutLoop {
      report.append(contentsOf: LoopWords.report(on: loop, in: document))
    }
    if !layout.conflicts.isEmpty {
      report.append(contentsOf: ConflictsReport.make(layout))
    }
    var told: Set<Int> = []
    for ambiguity in layout.ambiguities {
      guard let fix = ambiguity.fix, let number = layout.number(of: fix),
        told.insert(number).inserted
      else { continue }
      report.append(AmbiguityWords.head(of: ambiguity, in: document))
      report.append(contentsOf: Report(FixWords.blocks(of: [fix], from: number, in: document)))
    }
    if let tried = layout.findings.settledOfMore {
      report.append(FixWords.unsettled(behind: tried))
    }
    for tie in layout.ties {
      guard let fix = tie.fix, let number = layout.number(of: fix),
        told.insert(number).inserted
      else { continue }
      report.append(TieWords.block(of: tie, in: document))
      report.append(contentsOf: Report(FixWords.blocks(of: [fix], from: number, in: document)))
    }
    for (place, (suspicions, fix)) in suspicions.enumerated() {
      for suspicion in suspicions {
        report.append(SuspicionsReport.row(of: suspicion, in: document))
      }
      report.append(
        contentsOf: Report(FixWords.blocks(of: [fix], from: before + place + 1, in: document)))
    }
    if report.isEmpty {
      return [.row(.ok, Phrase(en: "there is nothing to repair", ja: "直すところはありません"))]
    }
    return report
  }

  /// What a repair does, as it can be typed; several lines are a paste. It means the same wherever a
  /// session is replayed, as the number may not.
  package static func line(of fix: Fix, in layout: LaidOutDocument) -> String {
    let document = layout.document
    switch fix.action {
    case .lowerContent(let handle, to: let priority), .prioritize(let handle, let priority):
      guard case .generated = handle else { return RepairLine.doing(fix.edits, in: document) }
      return "\(document.text(of: handle)).priority = \(priority.rawValue.inFull)"
    case .wrap(let view, let end): return RepairLine.wrapping(view, within: end, in: document)
    case .takeOut(let view, let way):
      return "torutsume \(document.name(of: view)) \(way.rawValue)"
    case .resize(let view, let size): return RepairLine.resizing(view, to: size, in: document)
    case .stopTranslating(let view):
      return "\(document.name(of: view)).translatesAutoresizingMaskIntoConstraints = false"
    case .lower, .closeUp, .remove, .add, .copyAfterLayout, .tieToContent, .turnSign, .turnSigns,
      .fixSides, .retie, .exchange:
      return RepairLine.doing(fix.edits, in: document)
    }
  }
}

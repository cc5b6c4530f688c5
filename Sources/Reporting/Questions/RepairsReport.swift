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
    _ depiction: Depiction, _ suspicions: [(suspicions: [Suspicion], fix: Fix)],
    after crashes: Report = []
  ) -> Report {
    let document = depiction.document
    let before = depiction.loopRepairs.count + depiction.findings.fixes.count
    var report = crashes
    if let loop = depiction.document.layoutLoop {
      report.append(contentsOf: LoopWords.report(on: loop, in: document))
    }
    if !depiction.conflicts.isEmpty {
      report.append(contentsOf: ConflictsReport.make(depiction))
    }
    var told: Set<Int> = []
    for ambiguity in depiction.ambiguities {
      guard let fix = ambiguity.fix, let number = depiction.number(of: fix),
        told.insert(number).inserted
      else { continue }
      report.append(AmbiguityWords.head(of: ambiguity, in: document))
      report.append(contentsOf: Report(FixWords.blocks(of: [fix], from: number, in: document)))
    }
    if let tried = depiction.findings.settledOfMore {
      report.append(FixWords.unsettled(behind: tried))
    }
    for tie in depiction.ties {
      guard let fix = tie.fix, let number = depiction.number(of: fix),
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

  /// The line that does what a repair does, where one line does; it means the same wherever a session is
  /// replayed, as the number may not.
  package static func line(of fix: Fix, in depiction: Depiction) -> String? {
    let document = depiction.document
    switch fix.action {
    case .add(let equation): return EquationText.inFull(equation, in: document)
    case .prioritize(let handle, let priority):
      return "\(document.text(of: handle)).priority = \(priority.rawValue.inFull)"
    case .wrap(let view, let end):
      return RepairLine.wrapping(view, within: end, in: document)
    case .turnSign(let id): return RepairLine.turningSign(of: id, in: document)
    case .turnSigns(let ids):
      return ids.map { RepairLine.turningSign(of: $0, in: document) }.joined(separator: "; ")
    case .takeOut(let view, let way): return "torutsume \(document.name(of: view)) \(way.rawValue)"
    case .resize(let view, let size): return RepairLine.resizing(view, to: size, in: document)
    case .exchange: return EditCode.line(for: fix.edits, in: document).string
    default: return nil
    }
  }
}

/// Lines that do what a repair does.
enum RepairLine {
  /// `title.sizeToFit()`, `box.frame.size = CGSize(width: 100, height: 100)`
  static func resizing(_ view: ViewID, to size: Size, in document: Document) -> String {
    let name = document.name(of: view)
    let natural = document.view(view).map { document.naturalSize(of: $0) }
    if natural?[.horizontal] == size.width, natural?[.vertical] == size.height {
      return "\(name).sizeToFit()"
    }
    return "\(name).frame.size = "
      + "CGSize(width: \(size.width.inFull), height: \(size.height.inFull))"
  }

  /// `title.trailing <= view.trailing - 16; title.numberOfLines = 0`
  static func wrapping(_ view: ViewID, within end: Equation?, in document: Document) -> String {
    let held = end.map { EquationText.inFull($0, in: document) + "; " } ?? ""
    return held + "\(document.name(of: view)).numberOfLines = 0"
  }

  /// `c7.constant = -20`
  static func turningSign(of id: ConstraintID, in document: Document) -> String {
    let constant = -(document.constraint(id)?.constant ?? 0)
    return "\(document.handleText(.constraint(id)).string).constant = \(constant.inFull)"
  }
}

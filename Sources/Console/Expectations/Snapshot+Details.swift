import AutoLayout
import Diagnosis
import Prose
import Reporting

/// What explains an expectation that does not hold.
extension Snapshot {
  /// What is ambiguous, why, and what would settle it.
  ///
  /// - Parameter measure: Only of the views that it is about, unless nothing of them is told.
  func ambiguities(behind measure: Measure? = nil) throws(LineFailure) -> Report {
    let all = try completed()
    guard let measure else { return AmbiguityReport.make(all, about: nil, upTo: 3) }
    let views = Set(measure.anchors.map(\.item.view))
    let about = all.findings.ambiguities.filter { views.contains($0.item.view) }
    return AmbiguityReport.make(all, about: about.isEmpty ? nil : about, upTo: 3)
  }
}

extension Measure {
  /// What it is measured between.
  fileprivate var anchors: [Anchor] {
    switch self {
    case .anchor(let anchor): [anchor]
    case .difference(let one, let other): [one, other]
    }
  }
}

extension LastLine {
  /// The frames that the line has moved; with measures those alone that have to do with them.
  func movements(to state: LaidOutDocument, of measures: [Measure]? = nil) -> Report {
    guard let change else { return Report() }
    guard let measures else {
      return MovementsReport.make(change.movement, from: change.old, to: state)
    }
    return MovementsReport.make(change.movement, of: measures, from: change.old, to: state)
  }
}

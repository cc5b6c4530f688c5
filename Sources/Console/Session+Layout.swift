package import AutoLayout
package import Diagnosis
import Interchange
import Prose
import Reporting

extension Session {
  /// The present document with its layout and what there is to say about it.
  package var layout: LaidOutDocument { state }

  /// How much its layouts have cost so far.
  package var layoutWork: LayoutWork { engine.layoutWork }

  /// The same with all that would repair or settle that; `nil` where it was stopped.
  package var completedLayout: LaidOutDocument? { try? snapshot.completed() }

  /// What looks like a mistake and did not before. A log says too little of what its views are in.
  func suspicions(since old: LaidOutDocument?) -> [Suspicion] {
    if state.document.isOfLog { return [] }
    let unsettled = { (layout: LaidOutDocument) in Set(layout.findings.ambiguities.map(\.item.view))
    }
    return Suspicions(
      broughtTo: state.solution, since: old?.solution, unsettled: unsettled(state),
      unsettledBefore: old.map(unsettled) ?? [], engine
    ).all
  }

  /// The reports that `after` asked for. The step stands, whatever becomes of them.
  func afterReports() -> [Report] {
    settings.after.flatMap { line in
      do throws(LineFailure) {
        return try interpret(RawText(line)).outcome.reports
      } catch {
        return [error.report(for: line, in: state.document)]
      }
    }
  }
}

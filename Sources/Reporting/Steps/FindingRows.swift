import AutoLayout
import Diagnosis
import Prose

/// The findings of a step, each as a report of its own: first what is new or new in its amount, then
/// what is gone.
enum FindingRows {
  static func reports(
    of changes: FindingChanges, from old: Document, to new: Depiction
  ) -> [Report] {
    let present = (changes.appeared + changes.changed).filter { !isSlightChange($0, in: changes) }
    let shown = present.map { finding in
      Report(
        FindingWords.blocks(
          of: finding, in: new.document, members: memberLimit, firstFix: new.firstFix(of: finding)))
    }
    let gone = FindingWords.gone(changes.gone, in: new.document)
    return shown + gone.map { Report([$0]) }
  }

  /// Of a conflict with more members, `conflicts` lists them all.
  private static let memberLimit = 8

  /// An ambiguity whose range merely shifted has nothing new to say.
  private static func isSlightChange(_ finding: Finding, in changes: FindingChanges) -> Bool {
    guard case .ambiguous = finding else { return false }
    return !changes.appeared.contains(finding)
  }
}

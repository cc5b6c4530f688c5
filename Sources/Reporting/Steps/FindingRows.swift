import AutoLayout
import Diagnosis
import Prose

/// The findings of a step, each as a report of its own: first what is new or says something
/// new, then what is gone.
enum FindingRows {
  static func reports(
    of changes: FindingChanges, from old: Document, to new: Depiction
  ) -> [Report] {
    let shown = (changes.appeared + changes.changed).map { finding in
      Report(
        FindingWords.blocks(
          of: finding, in: new.document, members: memberLimit, firstFix: new.firstFix(of: finding)))
    }
    let gone = FindingWords.gone(changes.gone, in: new.document)
    return shown + gone.map { Report([$0]) }
  }

  /// Of a conflict with more members, `conflicts` lists them all.
  private static let memberLimit = 8
}

package import AutoLayout
package import Diagnosis
package import Prose

/// What is said of a conflict that is there only in the middle of a step.
package enum MomentaryConflictNotes {
  /// - Parameter place: Where the code activates what is one too many.
  package static func note(
    on conflict: MomentaryConflict, at place: SourcePlace?, in document: Document
  ) -> Phrase {
    let activated = document.handleText(conflict.activated)
    let deactivated = conflict.deactivated.map { Phrase(document.handleText($0)) }.listed()
    let line =
      place.map { place in
        Phrase(
          en: " (\(SourcePlaceText.phrase(place)))", ja: "（\(SourcePlaceText.phrase(place))）")
      } ?? Phrase(en: "", ja: " ")
    return Phrase(
      en:
        "For a moment \(activated)\(line) was active together with \(deactivated): UIKit logs a conflict "
        + "there. Deactivate \(deactivated) first.",
      ja: "\(activated)\(line)を有効にした時点では \(deactivated) もまだ有効で、UIKit は矛盾をログに出します。"
        + "先に \(deactivated) を無効にします。")
  }
}

package import AutoLayout
import Prose

extension EditFailure {
  /// Why the edit is refused, in the names of the document that refused it. Where UIKit would raise
  /// an exception, its name and the number of the rule (UIKit constraints, section 4).
  package func words(in document: Document) -> Refusal {
    switch self {
    case .unknownView, .unknownConstraint, .unknownName, .illegalName, .reservedName, .nameTaken:
      nameWords(in: document)
    case .fixedView, .hierarchyCycle, .guideCannotHold, .notASubview, .notInHierarchy,
      .nestedTooDeep, .cannotReorderGuide, .sizeIsTheDevices:
      hierarchyWords(in: document)
    case .locationNeedsPartner, .sizeWithLocation, .directionalWithAbsolute,
      .horizontalWithVertical, .guideLacks:
      pairingWords(in: document)
    case .noCommonAncestor, .holderNotAncestor, .crossesRequired:
      activationWords(in: document)
    case .constantOutOfRange, .multiplierOutOfRange, .priorityOutOfRange, .coordinateOutOfRange:
      rangeWords
    }
  }

  /// `reason`, and that UIKit raises here.
  func raising(_ exception: String, rule: String, _ reason: Phrase, hints: [Phrase] = []) -> Refusal
  {
    let name = Text(exception, as: .code)
    return Refusal(
      reason
        + Phrase(
          en: " UIKit raises \(name) here (rule \(rule)).",
          ja: "UIKit ではここで \(name) が発生します（規則 \(rule)）。"),
      hints: hints)
  }
}

package import AutoLayout
import Prose

extension EditFailure {
  /// Why the edit is refused, in the names of the document that refused it. Where UIKit would raise
  /// an exception, its name (UIKit constraints, section 4).
  package func words(in document: Document) -> Refusal {
    let refusals = EditRefusals(document: document)
    return switch self {
    case .unknownView: refusals.unknownView
    case .unknownConstraint(let id): refusals.unknown(id)
    case .unknownName(let name): refusals.unknown(name)
    case .illegalName(let name): refusals.illegal(name)
    case .nameTooLong(let limit): refusals.tooLong(limit)
    case .reservedName(let name): refusals.reserved(name)
    case .nameTaken(let name, let holder): refusals.taken(name, by: holder)
    case .fixedView(let view): refusals.fixed(view)
    case .belongsToItsView(let view): refusals.belongsToItsView(view)
    case .holdsInItsContentView(let view): refusals.holdsInItsContentView(view)
    case .hierarchyCycle(let view, let superview): refusals.cycle(view, superview)
    case .guideCannotHold(let guide): refusals.guideCannotHold(guide)
    case .guideIsNotDrawn(let guide): refusals.guideIsNotDrawn(guide)
    case .notASubview(let view, let superview): refusals.notASubview(view, of: superview)
    case .notInHierarchy(let view): refusals.notInHierarchy(view)
    case .arrangesNothing(let view): refusals.arrangesNothing(view)
    case .notArranged(let view, let stack): refusals.notArranged(view, in: stack)
    case .noArrangedPlace(let index, let count): refusals.noArrangedPlace(index, of: count)
    case .nestedTooDeep(let limit): refusals.nestedTooDeep(limit)
    case .tooManyViews(let limit): refusals.tooManyViews(limit)
    case .tooManyConstraints(let limit): refusals.tooManyConstraints(limit)
    case .cannotReorderGuide(let guide): refusals.cannotReorder(guide)
    case .layerCannotHold(let layer): refusals.layerCannotHold(layer)
    case .layerHasNoAnchors(let layer): refusals.layerHasNoAnchors(layer)
    case .notALayer(let view): refusals.notALayer(view)
    case .laysOutNothing(let view): refusals.laysOutNothing(view)
    case .locationNeedsPartner(let anchor, let relation, let constant):
      refusals.locationNeedsPartner(anchor, relation, constant: constant)
    case .sizeWithLocation(let first, let second): refusals.sizeWithLocation(first, second)
    case .directionalWithAbsolute(let first, let second):
      refusals.directionalWithAbsolute(first, second)
    case .horizontalWithVertical(let first, let second):
      refusals.horizontalWithVertical(first, second)
    case .constantOutOfRange(let constant, let limit): refusals.constant(constant, beyond: limit)
    case .multiplierOutOfRange(let multiplier, let low, let high):
      refusals.multiplier(multiplier, outside: low, high)
    case .noCommonAncestor(let first, let second): refusals.noCommonAncestor(first, second)
    case .holderNotAncestor(let holder, let item): refusals.holder(holder, notAbove: item)
    case .crossesRequired(let id, let old, let new): refusals.crossing(id, from: old, to: new)
    case .priorityOutOfRange(let priority): refusals.priority(priority)
    case .guideLacks(let anchor): refusals.guideLacks(anchor)
    case .sizeIsTheDevices(let view): refusals.sizeIsTheDevices(view)
    case .coordinateOutOfRange(let number, let limit): refusals.coordinate(number, beyond: limit)
    }
  }
}

/// The words for each edit that a document refuses.
struct EditRefusals {
  let document: Document

  /// `reason`, and that UIKit raises here.
  func raising(
    _ exception: String, _ reason: Phrase, hints: [Phrase] = []
  ) -> Refusal {
    let name = Text(exception, as: .code)
    return Refusal(
      reason
        + Phrase(
          en: " UIKit raises \(name) here.",
          ja: "UIKit ではここで \(name) が発生します。"),
      hints: hints)
  }
}

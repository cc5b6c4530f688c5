/// Why a document refuses an edit. Where UIKit would raise, the case is named after its reason
/// (UIKit constraints, section 4).
package enum EditFailure: Error, Hashable, Sendable {
  case unknownView(ViewID)
  case unknownConstraint(ConstraintID)
  case unknownName(String)

  case illegalName(String)
  case nameTooLong(limit: Int)
  case reservedName(String)
  case nameTaken(String, by: Entity)

  /// The window and the root view can be neither removed, moved nor renamed.
  case fixedView(ViewID)
  /// Nor can a content view, without the view that UIKit made it in.
  case belongsToItsView(ViewID)
  /// What is put into an effect view goes into its content view; UIKit raises otherwise.
  case holdsInItsContentView(ViewID)
  /// A view cannot go into itself or into what is inside it.
  case hierarchyCycle(ViewID, into: ViewID)
  /// Guides have no subviews, content or hierarchy of their own.
  case guideCannotHold(ViewID)
  /// Nor are they drawn, or have a reading direction of their own.
  case guideIsNotDrawn(ViewID)
  case notASubview(ViewID, of: ViewID)
  case notInHierarchy(ViewID)
  /// Only stack views arrange views.
  case arrangesNothing(ViewID)
  case notArranged(ViewID, in: ViewID)
  /// Beyond the end of the arranged views, where UIKit raises.
  case noArrangedPlace(Int, of: Int)
  case nestedTooDeep(limit: Int)
  case tooManyViews(limit: Int)
  case tooManyConstraints(limit: Int)
  case cannotReorderGuide(ViewID)
  /// Layers hold layers, and no views or guides.
  case layerCannotHold(ViewID)
  /// Constraints are between views and guides.
  case layerHasNoAnchors(ViewID)
  /// Code sets the frames of layers and views, not of guides, nor that of the root view.
  case notALayer(ViewID)
  /// Neither guides nor layers lay out subviews.
  case laysOutNothing(ViewID)

  /// E1: a location against nothing, or with multiplier 0; with what it was to be.
  case locationNeedsPartner(Anchor, Relation, constant: Double)
  /// E2: a size with a location.
  case sizeWithLocation(Anchor, Anchor)
  /// E3: leading or trailing with left or right.
  case directionalWithAbsolute(Anchor, Anchor)
  /// E4: a horizontal with a vertical location.
  case horizontalWithVertical(Anchor, Anchor)
  /// E5, and beyond what Tsume takes: not finite, or larger than `limit` in size.
  case constantOutOfRange(Double, limit: Double)
  case multiplierOutOfRange(Double, low: Double, high: Double)
  /// E6: active constraints need items in one hierarchy.
  case noCommonAncestor(Anchor, Anchor)
  /// E7: the holder is not above all items.
  case holderNotAncestor(ViewID, item: ViewID)
  /// E10: across 1000 while active.
  case crossesRequired(ConstraintID, from: Priority, to: Priority)
  /// E11.
  case priorityOutOfRange(Double)
  /// Guides have neither margins nor baselines.
  case guideLacks(Anchor)
  /// The window and its root view have their size from the device.
  case sizeIsTheDevices(ViewID)
  case coordinateOutOfRange(Double, limit: Double)
}

extension EditFailure {
  /// The view that cannot be as the edit would have it, where it is to blame by itself.
  package var view: ViewID? {
    switch self {
    case .unknownView(let view), .fixedView(let view), .belongsToItsView(let view),
      .holdsInItsContentView(let view), .hierarchyCycle(_, into: let view),
      .guideCannotHold(let view), .guideIsNotDrawn(let view), .notASubview(let view, of: _),
      .notInHierarchy(let view), .arrangesNothing(let view), .notArranged(let view, in: _),
      .cannotReorderGuide(let view), .layerCannotHold(let view), .layerHasNoAnchors(let view),
      .notALayer(let view), .laysOutNothing(let view), .sizeIsTheDevices(let view):
      view
    default: nil
    }
  }
}

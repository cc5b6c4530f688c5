/// What a stack view makes constraints for (UIKit stack view, sections 2 and 3).
package enum StackRule: Int, Hashable, Sendable, CaseIterable {
  // About the stack view itself.

  /// The first view begins and the last one ends with the stack view.
  case firstEdge, lastEdge
  /// It is as small as it can be.
  case fitAlong, fitAcross

  // About a view that it arranges.

  /// From the view before it.
  case spacing
  /// Where the gap behind it begins and ends, and that all gaps are equal.
  case gapStart, gapEnd, equalGaps
  case equalSize
  case share
  /// The size 0 of a hidden view, and its place between its neighbours.
  case hiding, hiddenPlace
  /// Where it is across, and that it does not reach beyond the stack view.
  case alignment, farAlignment
  case withinNear, withinFar
  /// Without a size of its own it is as thin as it can be.
  case suppression
  /// A text of several lines has its part of the row.
  case textWidth

  /// Everything of the handle between the stack view's name and the number of the arranged view.
  package var name: String {
    switch self {
    case .firstEdge: "edge.start"
    case .lastEdge: "edge.end"
    case .fitAlong: "fit.along"
    case .fitAcross: "fit.across"
    case .spacing: "spacing"
    case .gapStart: "gap.start"
    case .gapEnd: "gap.end"
    case .equalGaps: "gap"
    case .equalSize: "equal"
    case .share: "share"
    case .hiding: "hiding"
    case .hiddenPlace: "hiding.place"
    case .alignment: "align"
    case .farAlignment: "align.end"
    case .withinNear: "within.start"
    case .withinFar: "within.end"
    case .suppression: "thin"
    case .textWidth: "wrap"
    }
  }

  package var isAboutArranged: Bool { rawValue >= Self.spacing.rawValue }

  /// The edge of the stack view that it is about: leading or top, trailing or bottom.
  func edge(along axis: Axis) -> Attribute? {
    switch self {
    case .firstEdge: axis.start
    case .lastEdge: axis.end
    default: nil
    }
  }
}

extension Priority {
  /// The priorities with which stack views ask (UIKit stack view, sections 2 to 4).
  static let stackFitsCanvas = Priority(stack: 49)
  package static let stackFitsSpan = Priority(stack: 51)
  static let stackSuppresses = Priority(stack: 25)
  static let stackCentresGaps = Priority(stack: 149)

  /// 999, 998, … in the order of the views.
  static func stackShare(of place: Int) -> Priority { Priority(stack: Double(max(999 - place, 1))) }

  static func stackSharesText(resisting resistance: Priority) -> Priority {
    Priority(stack: min(resistance.rawValue + 10, 1000))
  }

  private init(stack rawValue: Double) { self = Priority(rawValue: rawValue) ?? .required }
}

package import AutoLayout

/// Something that solves and still looks like a mistake.
package enum Suspicion: Hashable, Sendable {
  /// A frame that was copied from others, which have moved since.
  case stale(ViewID, Copy)
  /// A frame that code has copied before the layout.
  case early(ViewID, Copy, Phase)
  /// Two siblings with text or controls that share `place` of their superview.
  case overlapping(ViewID, ViewID, place: Rect)
  /// A constraint pushes a view out over the end of what it lies in, while the other end is held in.
  case turnedSign(ConstraintID, ViewID)
  /// A bound keeps a view from ending within what it lies in, and the view lies out.
  case turnedBound(ConstraintID, ViewID)
  /// A view in a cell that is pinned to the cell and not to its content view.
  case besideContent(ViewID, ViewID)
  /// All or a part of it lies where the window does not reach.
  case offscreen(ViewID, isWhole: Bool)
  /// No width or no height, though something would be seen.
  case empty(ViewID, [Axis])
  /// Less room than the text needs, by so many points.
  case truncated(ViewID, Axis, missing: Double)
  /// Nothing is seen between two neighbours, and the distances on both sides of it remain.
  case doubleGap(ViewID, between: ViewID, and: ViewID, Axis, distance: Double)
  /// A constraint between the leading and trailing edges of views that are read in two directions.
  case mixedDirections(ConstraintID, ViewID, ViewID)
  /// So much of something that one types into lies under the keyboard.
  case underKeyboard(ViewID, covered: Double)
  /// The last of what a cell shows ends so much below its content view, which nothing ties to it.
  case outOfCell(ViewID, content: ViewID, by: Double)
  /// What a scroll view scrolls is so much wider than it, though it scrolls down or is to be as wide.
  case scrollsSideways(ViewID, by: Double)
  /// A constraint of a view to itself that holds however it lies.
  case saysNothing(ConstraintID, ViewID)
  /// Two ratios of a view's width and height that differ: both hold only where it has no size.
  case twoRatios(ConstraintID, beside: ConstraintID, ViewID)
  /// A constraint that says word for word what an earlier one says.
  case repeated(ConstraintID, of: ConstraintID, ViewID)
  /// A constraint that holds, with some others, on a screen of this length alone, in points: together they
  /// lead from one end of the root view to the other.
  case oneScreenOnly(ConstraintID, ViewID, Axis, length: Double, with: [ConstraintID])

  /// What a frame was to be.
  package struct Copy: Hashable, Sendable {
    package let expression: FrameExpression
    /// What the expression comes to now.
    package let wanted: Rect
    package let present: Rect
  }

  /// Without what is particular to one case: the word that expectations use.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case stale, early, overlapping, turnedSign, turnedBound, besideContent, offscreen, empty
    case truncated
    case doubleGap, mixedDirections, underKeyboard, scrollsSideways, outOfCell, saysNothing
    case twoRatios, repeated, oneScreenOnly
  }

  package var kind: Kind {
    switch self {
    case .stale: .stale
    case .early: .early
    case .overlapping: .overlapping
    case .turnedSign: .turnedSign
    case .turnedBound: .turnedBound
    case .besideContent: .besideContent
    case .offscreen: .offscreen
    case .empty: .empty
    case .truncated: .truncated
    case .doubleGap: .doubleGap
    case .mixedDirections: .mixedDirections
    case .underKeyboard: .underKeyboard
    case .scrollsSideways: .scrollsSideways
    case .outOfCell: .outOfCell
    case .saysNothing: .saysNothing
    case .twoRatios: .twoRatios
    case .repeated: .repeated
    case .oneScreenOnly: .oneScreenOnly
    }
  }

  /// The views that it is about; not the neighbours of a gap.
  package var views: [ViewID] {
    switch self {
    case .stale(let view, _), .early(let view, _, _), .offscreen(let view, _),
      .empty(let view, _), .truncated(let view, _, _), .doubleGap(let view, _, _, _, _),
      .turnedSign(_, let view), .turnedBound(_, let view), .underKeyboard(let view, _),
      .scrollsSideways(let view, _),
      .outOfCell(let view, _, _),
      .saysNothing(_, let view), .twoRatios(_, _, let view), .repeated(_, _, let view),
      .oneScreenOnly(_, let view, _, _, _):
      [view]
    case .overlapping(let one, let other, _), .mixedDirections(_, let one, let other),
      .besideContent(let one, let other):
      [one, other]
    }
  }

  /// Whether something that is to be seen lies on another or out of sight, or is cut.
  package var hidesContent: Bool {
    [.overlapping, .offscreen, .truncated, .outOfCell].contains(kind)
  }

  /// The constraint that is mistaken, where it is one.
  package var constraint: ConstraintID? {
    switch self {
    case .turnedSign(let constraint, _), .turnedBound(let constraint, _),
      .mixedDirections(let constraint, _, _),
      .saysNothing(let constraint, _), .twoRatios(let constraint, _, _),
      .repeated(let constraint, _, _), .oneScreenOnly(let constraint, _, _, _, _):
      constraint
    default: nil
    }
  }
}

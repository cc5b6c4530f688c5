package import AutoLayout
import Patience

/// A known way of getting into a conflict, recognised by what its members are and who made them
/// (constraint conflict log, section 4).
package struct Cause: Hashable, Sendable {
  package var kind: Kind
  /// What it is about: the hidden view, the cell, the view with two widths.
  package var view: ViewID
  package var axis: Axis
  /// The members that it is about; those that stand for the whole come first.
  package var members: [Handle]
  /// What one does about it, the usual first. Not tried: a repair that works is among the fixes.
  package var repairs: [Fix.Action]

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case hiddenInStack
    case emptyCell
    case emptyWhileMeasured
    case emptyForNow
    case emptyFrame
    case shrunkFrame
    case collapsed
    case cellSize
    case cellRounding
    case givenSize
    case frameSize
    case hostedSize
    case translatesMask
    case twoValues
    case emptyRange
    case madeTwice
    case twoWays
    case twoPlaces
    case twoStates
    case fixedParent
    case reversedInequality
    case roundedLength
    case oppositeSigns
    case equalButFixed
    case bothEndsAndSize
    case bothEndsAndCentre
    case tiedToItself
    case aspectAndSides
    case twoRatios
    case viewAndGuide
    case clipAndScrollView
    case stackAlignment
    case stackPlace
    case stackLength
    case stackAlone
    case proportionalMargins
    case negativeSize
    case nothingLeft
    case requiredContent
    case inputAccessory
    case placeholder
    case interfaceBuilder
    case scrollContent
    case barInternals
    case keyboardInternals
    case alertInternals
    case alertTooEarly
    case frameworkInternals
    case systemAlone
  }
}

extension Cause.Kind {
  /// The system has made all of it: no constraint in it is the app's to change.
  package var isOfTheSystem: Bool {
    switch self {
    case .barInternals, .keyboardInternals, .alertInternals, .alertTooEarly, .frameworkInternals,
      .interfaceBuilder, .scrollContent:
      true
    default: false
    }
  }

  /// A shape that the members show by themselves: named where a log is read, not under every line
  /// that is typed.
  package var isPlain: Bool {
    switch self {
    case .twoValues, .emptyRange, .madeTwice, .equalButFixed, .bothEndsAndSize, .givenSize,
      .bothEndsAndCentre, .twoPlaces, .twoStates, .frameSize, .nothingLeft, .negativeSize,
      .requiredContent, .twoWays, .systemAlone:
      true
    default: false
    }
  }
}

/// Recognises one cause.
protocol CauseRecogniser: Sendable {
  static func cause(of conflict: ConflictCase) -> Cause?
}

extension Cause {
  /// The first that recognises a conflict names its cause: what says more stands before what says
  /// less.
  static let recognisers: [any CauseRecogniser.Type] = [
    KeyboardInternals.self, BarInternals.self, AlertInternals.self, FrameworkInternals.self,
    PlaceholderConstraint.self, InterfaceBuilderFrame.self, ScrollContent.self,
    HiddenInStack.self, HostedSize.self, TranslatedMask.self, InputAccessory.self,
    EmptyContainer.self, ShrunkFrame.self, ViewAndGuide.self, ClipAndScrollView.self,
    NegativeSize.self, TiedToItself.self, TwoRatios.self,
    CellRounding.self, RoundedLength.self, ReversedInequality.self, TwoValues.self,
    BothEndsAndCentre.self, TwoPlaces.self, AspectAndSides.self,
    CellSize.self, ProportionalMargins.self, StackAlone.self, GivenHeight.self, FixedParent.self,
    TwoColumns.self, BothEndsAndSize.self, EqualButFixed.self, StackAlignment.self,
    StackLength.self, StackPlace.self, GivenSize.self, RequiredContent.self,
    EmptyBesideShare.self, TwoStates.self, NothingLeft.self, TwoWays.self, SystemAlone.self,
  ]

  /// `nil` where the members are in no known way. What the members show by themselves is not
  /// named for what was typed.
  ///
  /// - Parameter gap: What the sum of the members leaves, in points.
  init?(of members: [AutoLayout.Share], gap: Double, in document: Document) {
    let conflict = ConflictCase(members, gap: gap, in: document)
    for recogniser in Self.recognisers.awaited(each: members.count) {
      if let cause = recogniser.cause(of: conflict) {
        if cause.kind.isPlain, conflict.isTyped { return nil }
        self = cause
        return
      }
    }
    return nil
  }
}

package import AutoLayout

/// The ways of taking a view out and closing up its space where it stands (トルツメ), each tried on a
/// copy of the document.
package struct Torutsume: Sendable {
  package let view: ViewID
  /// Along which alone space is to close up, where one was asked for.
  package let axis: Axis?
  package let situation: Situation
  /// The best first.
  package let ways: [Way]

  /// What the space hangs on.
  package enum Situation: Hashable, Sendable {
    /// Constraints tie it to what is before it and to what is behind it.
    case between([Place])
    /// A stack view arranges it; the place is `nil` where it is the first or the last that is seen.
    case arranged(in: ViewID, Place?)
    /// Nothing is tied to its far edge, so nothing stands where it could close up.
    case nothingBehind
    /// These are tied to its far edge, and no edge holds the place that they would take.
    case nothingBefore([Item])
    /// These keep a limit of distance from its far edge, and no fixed one.
    case looseBehind([Item])
    /// It begins in line with this, and ends at an edge of what it lies in.
    case inLine(with: Item)
    /// Where it begins depends on this, but not on where this ends; it ends at an edge of what it lies in.
    case hangingOn(Item)
    /// It reaches from one edge of what it lies in to the other.
    case alone
    /// Its frame places it, and what others copied of that stays.
    case framed

    /// What closes up, if anything does.
    package var places: [Place] {
      switch self {
      case .between(let places): places
      case .arranged(in: _, let place): place.map { [$0] } ?? []
      case .nothingBehind, .nothingBefore, .looseBehind, .inLine, .hangingOn, .alone, .framed: []
      }
    }
  }

  /// Two things between which the view stands, and how they are to stand without it.
  package struct Place: Hashable, Sendable {
    package let axis: Axis
    package let before: Item
    package let behind: Item
    /// What is to hold then.
    package let goal: Equation
    /// What is tied by constraints; `nil` in a stack view.
    let links: Links?

    struct Links: Hashable, Sendable {
      /// Between the view and what is to stand elsewhere without it.
      let chain: ConstraintID
      /// The distance that is one too many without the view.
      let surplus: ConstraintID
      /// A constraint past the view that there is already.
      let alternative: ConstraintID?
    }
  }

  /// Edits that were tried, and what they come to.
  package struct Way: Hashable, Sendable {
    package let kind: Kind
    /// To be applied as one step.
    package let edits: [Edit]
    package internal(set) var outcome: Outcome

    /// In the order in which one would choose among those that do equally well (torutsume facts,
    /// section 6).
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `isHidden`: closes up in a stack view alone.
      case hide
      /// Removed, and a constraint of low priority past it takes over.
      case fallback
      /// One constraint goes, another comes.
      case swap
      /// Its size becomes 0, and one of the two distances with it.
      case collapse
      /// Its content goes, and one of the two distances with it.
      case empty
      /// Two constraints exchange their priorities.
      case priority
      /// `removeFromSuperview` and nothing else.
      case remove
      /// Its size becomes 0 and nothing else.
      case size
      /// Its content goes and nothing else.
      case clear
      /// What ties the next one to it is deactivated.
      case unlink
    }
  }

  /// What becomes of the layout.
  package struct Outcome: Hashable, Sendable {
    /// All that moves but the view itself and what is in it.
    package var movements: [Change.Movement]
    /// Where neighbours do not stand as they are to stand.
    package var remainders: [Remainder]
    package var ambiguous: [Effect.FreePart]
    /// What is broken that was not.
    package var broken: [Broken]
    /// What looks like a mistake and did not before.
    package var suspicions: [Suspicion]
    /// The priorities that would do as well as the one taken, where there is a choice.
    package var priorities: ClosedRange<Int>?

    package enum Broken: Hashable, Sendable {
      case present(Handle)
      /// Of a constraint that the way makes, which has no handle yet.
      case made(Equation)
    }

    package struct Remainder: Hashable, Sendable {
      package var place: Place
      /// In points: above 0 what is too much between the two, below 0 what is too little.
      package var amount: Double
    }

    package enum Verdict: Int, Hashable, Comparable, Sendable {
      /// With `hidesContent`, something lies on another or is not seen whole, which space that is left is
      /// better than.
      case closes, closesWithRemarks, leavesSpace, hidesContent, ambiguous, conflicts

      package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    package var verdict: Verdict {
      if !broken.isEmpty { return .conflicts }
      if !ambiguous.isEmpty { return .ambiguous }
      if suspicions.contains(where: \.hidesContent) { return .hidesContent }
      if !remainders.isEmpty { return .leavesSpace }
      return suspicions.isEmpty ? .closes : .closesWithRemarks
    }

    /// Whether no space is left, and nothing that must be known is open or broken.
    var isClosed: Bool { broken.isEmpty && ambiguous.isEmpty && remainders.isEmpty }

    /// In points, all places together.
    var remaining: Double { remainders.reduce(0) { $0 + $1.amount.magnitude } }
  }
}

package import AutoLayout

/// How the layout follows a constant from one number to another: every break point in between, and
/// what goes on from one to the next.
package struct Sweep: Sendable {
  /// From one break point to the next. One number alone is a piece where the layout is that of neither
  /// side, or where a wish is met that is missed on both.
  package struct Piece: Sendable {
    package var start: Double
    package var end: Double
    /// In view order.
    package var movements: [Movement]
    /// The required constraints that are set aside.
    package var broken: [Handle]
    /// The optional constraints that do not hold.
    package var missed: [Handle]
    /// What is ambiguous, in view order.
    package var free: [Effect.FreePart]
    /// What lies outside the window, in part at least, in view order.
    package var outside: [Outside]
    /// Whether it is known what goes on there: rounding, and too many break points, can keep it from
    /// being found.
    package var isKnown: Bool

    package var isPoint: Bool { start == end }
  }

  /// One number of a view's rectangle, in the superview, exact.
  package struct Movement: Hashable, Sendable {
    package var view: ViewID
    package var part: RectPart
    package var start: Double
    package var end: Double
    /// How far it moves when the constant grows by one.
    package var rate: Double
    /// Where it was at the end of the piece before, if that is somewhere else.
    package var jumpedFrom: Double?
  }

  /// A view that does not lie in the window as a whole, at least not throughout a piece.
  package struct Outside: Hashable, Sendable {
    package var view: ViewID
    package var extent: Extent

    package enum Extent: Hashable, Sendable {
      case throughout
      /// From that number of the constant on.
      case leaves(at: Double)
      /// Up to that number.
      case returns(at: Double)
    }
  }

  package let swept: SweptConstant
  /// In the order of the sweep.
  package var pieces: [Piece]
  /// Whether there are so many break points that not all of them were looked for.
  package var isCut: Bool
}

extension Examination {
  /// - Parameters:
  ///   - start: Where the sweep begins; less or more than `end`, another number.
  ///   - views: What is watched; `nil` for everything in the window.
  /// - Complexity: O(*k*) layouts for *k* pieces, a few more for each number at which something is met or
  ///   begins to be missed, and some thirty for each break point that comes not from the constraints but
  ///   from what the system makes of a layout: texts that wrap, margins.
  package func sweep(
    _ swept: SweptConstant, from start: Double, to end: Double, watching views: [ViewID]? = nil
  ) throws(LayoutFailure) -> Sweep {
    var course = SweptCourse(swept, self)
    let range = ValueRange(low: min(start, end), high: max(start, end))
    try course.cover(range)
    let pieces = SweptPieces(watching: views, isUpward: start < end)
      .pieces(of: course.stretches, over: range)
    return Sweep(swept: swept, pieces: pieces, isCut: course.isCut)
  }
}

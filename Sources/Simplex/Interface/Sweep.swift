/// How the answer follows one constraint's constant over an interval of it.
package struct Sweep: Hashable, Sendable {
  /// An interval of the constant in which all values are linear in it, and the same required
  /// constraints are set aside.
  package struct Piece: Hashable, Sendable {
    /// At an end that two pieces share the values are those of either, unless a constraint breaks
    /// there: it still holds where it only just can. One point stands for a constant at which the
    /// answer is that of neither neighbour.
    package var constants: Interval
    /// The variables that follow, ascending; all others stay.
    package var movements: [Movement]
    /// The required constraints that are set aside, in order.
    package var broken: [RowID]
    /// The variables that take several values in the optimal answers, ascending; but for single
    /// constants in between at which bounds meet that leave them one.
    package var free: [Variable]
    /// Whether a basis proves it. Rounding can leave a stretch of which only single answers are
    /// known: nothing is said of what moves there.
    package var isProven: Bool
  }

  /// One variable's part.
  package struct Movement: Hashable, Sendable {
    package var variable: Variable
    /// Where it is at the low end of the piece.
    package var start: Double
    /// How far it moves when the constant grows by one.
    package var derivative: Double
  }

  /// In ascending order of the constant, without a gap.
  package var pieces: [Piece]
}

import Simplex

/// An interval of a constant in which everything moves evenly with it, as long as the system makes
/// the same constraints for all views.
package struct ConstantStretch: Sendable {
  package var constants: ValueRange
  /// How far the numbers of rectangles in the window move when the constant grows by one; all others
  /// stay.
  package var rates: [Item: Rect]
  /// Whether that is known: rounding can keep it from being found.
  package var isKnown: Bool

  package func rate(of part: RectPart, of item: Item) -> Double { rates[item]?[part] ?? 0 }
}

extension LayoutEngine {
  /// How the layout follows a constant, in ascending order from `range.low` to `range.high`. The
  /// system's guides, and the sizes that texts ask for, are those of `document` throughout.
  ///
  /// Nothing for a constant that is not in the layout.
  package func stretches(
    of swept: SweptConstant, over range: ValueRange, in document: Document
  ) throws(LayoutFailure) -> [ConstantStretch] {
    try match(document)
    guard let number = document.number(at: swept), let row = lowered.row(RowID(swept.handle)) else {
      return []
    }
    // Constants are counted in a system of the window's own.
    let offset = row.linear.constant - number
    do throws(Cancellation) {
      return try solver.sweep(
        of: row.row, from: range.low + offset, to: range.high + offset, isCancelled: isCancelled
      ).pieces.map { ConstantStretch($0, offset: offset) }
    } catch {
      throw .cancelled
    }
  }
}

extension ConstantStretch {
  fileprivate init(_ piece: Sweep.Piece, offset: Double) {
    constants = ValueRange(
      low: piece.constants.low - offset, high: piece.constants.high - offset)
    rates = [:]
    for movement in piece.movements {
      let (item, part) = (movement.variable.item, movement.variable.part)
      rates[item, default: .zero][part] = movement.derivative
    }
    isKnown = piece.isProven
  }
}

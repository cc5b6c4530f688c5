package import AutoLayout

/// A number of a rectangle that more than one best layout answers differently.
package struct Ambiguity: Hashable, Sendable {
  package var item: Item
  package var part: RectPart
  /// All values it takes in the equally good layouts, in points; places in the superview.
  package var range: ValueRange
  /// The one shown, in points.
  package var value: Double
  package var cause: Cause
  /// What would settle it: tried, and nothing else became worse. `nil` before it is completed.
  package var fix: Fix?

  package enum Cause: Hashable, Sendable {
    /// No constraint speaks of it: nothing fixes its leading edge, its width.
    case nothingFixes
    /// Inequalities keep it within bounds, but nothing fixes it. In the order of their numbers.
    case onlyBounded(by: [Handle])
    /// Of what a view scrolls: no chain reaches its other edge.
    case scrollable
    /// It follows from another number, perhaps of the same item, that is ambiguous itself.
    case hangs(on: Item, RectPart)
    /// Optional constraints of one priority pull it to different values.
    case tied([Handle])
    /// Constraints speak of it, but a number of theirs is not known. In the order of their numbers.
    case waits([Handle])
  }

  package enum Settlement: Hashable, Sendable {
    case constraint(Equation)
    case priority(Handle, Priority)
  }

  package init(
    item: Item, part: RectPart, range: ValueRange, value: Double, cause: Cause,
    fix: Fix? = nil
  ) {
    self.item = item
    self.part = part
    self.range = range
    self.value = value
    self.cause = cause
    self.fix = fix
  }

  /// What its repair says.
  package var settlement: Settlement? {
    switch fix?.action {
    case .add(let equation): .constraint(equation)
    case .prioritize(let handle, let priority): .priority(handle, priority)
    default: nil
    }
  }
}

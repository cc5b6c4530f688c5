package import AutoLayout

/// Constraints that cannot all hold: irreducible, with the sum that proves it. Only the first
/// conflicts of a layout are proved; of the others, what was set aside is known.
package struct Conflict: Hashable, Sendable {
  /// In the order in which they are printed: the user's by number, then the generated ones. Empty
  /// without a proof.
  package var members: [Share]
  /// The member that was set aside so that the rest can be shown.
  package var broken: Handle
  /// What adding up the members leaves between them, in points, above 0; `nil`
  /// without a proof.
  package var sum: Sum?
  /// Which member UIKit would probably break, where that is another one. A guess by the shapes of
  /// the members (constraint conflict log, section 5); `nil` as well when a log has said it.
  package var uikitGuess: Handle?
  /// What is known to lead to it; `nil` for a way that has no name, and without a proof.
  package var cause: Cause?
  /// Tried repairs, in the order of their numbers; none before the conflict is completed.
  package var fixes: [Fix]
  /// How many conflicts come first for which repairs are tried; `nil` where they are tried for this one
  /// too.
  package internal(set) var triedBefore: Int?

  package init(
    members: [Share], broken: Handle, sum: Sum?, uikitGuess: Handle?, cause: Cause?,
    fixes: [Fix]
  ) {
    self.members = members
    self.broken = broken
    self.sum = sum
    self.uikitGuess = uikitGuess
    self.cause = cause
    self.fixes = fixes
  }

  /// The first of the repairs, where it is what one does about the cause.
  package var usualRepair: Fix? {
    fixes.first.flatMap { cause?.repairs.contains($0.action) == true ? $0 : nil }
  }
}

package import AutoLayout

/// Edits that were tried on the document and made the finding disappear.
package struct Fix: Hashable, Sendable {
  package let action: Action
  /// To be applied as one step.
  package let edits: [Edit]
  package let effect: Effect

  package enum Action: Hashable, Sendable {
    case lower(ConstraintID, to: Priority)
    /// Of a content size that insists, by its handle.
    case lowerContent(Handle, to: Priority)
    /// The spacing of a stack view becomes 0, and constraints in it give way.
    case closeUp(ViewID, lowering: [ConstraintID], to: Priority)
    case remove(ConstraintID)
    /// `translatesAutoresizingMaskIntoConstraints = false`.
    case stopTranslating(ViewID)
  }

  /// Only for a trial that has succeeded.
  init(action: Action, edits: [Edit], effect: Effect) {
    self.action = action
    self.edits = edits
    self.effect = effect
  }
}

package import AutoLayout

/// Edits that were tried on the document and made the finding, or the suspicion, disappear.
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
    /// A constraint that settles what was open, or keeps apart what lay together.
    case add(Equation)
    /// Another priority settles it, turns it round, or leaves a text its room.
    case prioritize(Handle, Priority)
    /// A text may take as many lines as it needs; a constraint says where it ends, where none does.
    case wrap(ViewID, within: Equation?)
    /// A frame that was copied once is copied after each layout of a view.
    case copyAfterLayout(ViewID, FrameExpression, of: ViewID)
    /// A frame that has no size gets one.
    case resize(ViewID, Size)
    /// What is pinned to a cell is pinned to its content view; those that lie beside that go into it.
    case tieToContent(of: ViewID, moving: [ViewID])
    /// What shows nothing is taken out, and its space closes up.
    case takeOut(ViewID, Torutsume.Way.Kind)
    /// A constant counts the other way.
    case turnSign(ConstraintID)
    /// The same of all constraints that one line of code makes.
    case turnSigns([ConstraintID])
    /// Edges that are read in two directions become left and right.
    case fixSides(ConstraintID)
    /// A constraint holds with another equation: what ended with one thing ends with another, or an
    /// inequality is turned round.
    case retie(ConstraintID, Equation)
    /// One constraint is deactivated and another, which was inactive, takes its place.
    case exchange(ConstraintID, for: ConstraintID)
  }

  /// Only for a trial that has succeeded.
  init(action: Action, edits: [Edit], effect: Effect) {
    self.action = action
    self.edits = edits
    self.effect = effect
  }
}

extension Fix.Action {
  /// The constraints that it changes or takes out.
  package var handles: [Handle] {
    switch self {
    case .lower(let id, to: _), .remove(let id), .turnSign(let id), .fixSides(let id),
      .retie(let id, _):
      [.constraint(id)]
    case .closeUp(_, lowering: let ids, to: _), .turnSigns(let ids): ids.map(Handle.constraint)
    case .exchange(let one, for: let other): [.constraint(one), .constraint(other)]
    case .lowerContent(let handle, to: _), .prioritize(let handle, _): [handle]
    case .stopTranslating, .add, .wrap, .copyAfterLayout, .resize, .tieToContent, .takeOut: []
    }
  }
}

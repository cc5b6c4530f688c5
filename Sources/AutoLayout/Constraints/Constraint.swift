/// `first REL multiplier × second + constant @ priority` (UIKit constraints, section 1).
package struct Constraint: Hashable, Sendable {
  package let id: ConstraintID
  /// The user's name for it, if it has one besides its number.
  package var name: String?
  package private(set) var first: Anchor
  package private(set) var relation: Relation
  /// `nil` for a size against a number.
  package private(set) var second: Anchor?
  package let multiplier: Double
  /// In points.
  package var constant: Double
  /// Which standard spacing the constant is; `nil` for a number that was given.
  package var spacing: Spacing?
  package var priority: Priority
  package var isActive: Bool
  package var identifier: String?
  package var origin: Origin
  /// The view on which it was installed by `addConstraint`; `nil` for the nearest common ancestor.
  package var explicitHolder: ViewID?
  /// What took it out of the layout, when it was not the user's `isActive = false`.
  package var loss: Loss?
  /// By how much the constant may be off, in points: a log prints six digits.
  package var slack: Double
  /// Whether it is believed after what stack views make, as Interface Builder does with sizes.
  package var yieldsToStacks: Bool
  /// The class that a log names for it, when that is not plain `NSLayoutConstraint`.
  package var className: String?
  /// What the system made it for, where a log leaves out the name that says so.
  package var unnamedRole: SystemRole?
  /// For which size classes it is installed; `nil` for all.
  package var variation: Variation?
  private var heldWaiting: Boxed<Waiting>?
  private var heldPlace: Boxed<SourcePlace>?
  private var heldSetter: Boxed<SourcePlace>?
  private var heldElement: Boxed<InterfaceElement>?

  /// UIKit's standard distance, by what asked for it (UIKit visual format, section 2).
  package enum Spacing: Hashable, Sendable {
    /// `[a]-[b]`, and in Interface Builder.
    case visualFormat
    /// `equalToSystemSpacingAfter:multiplier:`.
    case anchors
  }

  /// A constraint that left with a view (UIKit constraints, section 3.1).
  package struct Loss: Hashable, Sendable {
    package var view: ViewID
    /// `nil` if size classes took the view out, which may bring it back.
    package var step: Int?

    package var isByTraits: Bool { step == nil }
  }
}

extension Constraint {
  /// What of it is not known; `nil` for one that can take part in the layout.
  package internal(set) var waiting: Waiting? {
    get { heldWaiting?.value }
    set { heldWaiting = newValue?.orNothing.map(Boxed.init) }
  }

  /// Which call in code has made it, if one has.
  package var place: SourcePlace? { heldPlace?.value }

  /// Where code has given it its constant since it was made, if it has.
  package internal(set) var setter: SourcePlace? {
    get { heldSetter?.value }
    set { heldSetter = newValue.map(Boxed.init) }
  }

  /// The element of an Interface Builder file that it was read from, if it was.
  package var element: InterfaceElement? { heldElement?.value }

  /// The same as seen from its second item: `label.bottom == card.bottom - 8` of
  /// `card.bottom == label.bottom + 8`. `nil` where there is none, a factor, or a number that is not known.
  package var fromSecond: Constraint? {
    guard let second, multiplier == 1, waiting == nil else { return nil }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.relation = relation.reversed
    turned.constant = 0 - constant
    return turned
  }

  init(_ new: NewConstraint, id: ConstraintID) {
    self.init(
      id: id, name: new.name, first: new.first, relation: new.relation, second: new.second,
      multiplier: new.multiplier, constant: new.constant, spacing: new.spacing,
      priority: new.priority, isActive: new.isActive, identifier: new.identifier,
      origin: new.origin, slack: new.slack, yieldsToStacks: new.yieldsToStacks,
      className: new.className, unnamedRole: new.unnamedRole,
      heldWaiting: new.waiting?.orNothing.map(Boxed.init),
      heldPlace: new.place.map(Boxed.init), heldSetter: new.setter.map(Boxed.init),
      heldElement: new.element.map(Boxed.init))
  }
}

/// A constraint that is still to get its number.
package struct NewConstraint: Hashable, Sendable {
  package var first: Anchor
  package var relation: Relation
  package var second: Anchor?
  package var multiplier = 1.0
  package var constant = 0.0
  package var spacing: Constraint.Spacing?
  package var priority = Priority.required
  package var isActive = true
  package var name: String?
  package var identifier: String?
  package var origin: Origin
  package var slack = 0.0
  /// Whether a pasted log says that UIKit broke it.
  package var wasReportedBroken = false
  package var yieldsToStacks = false
  package var className: String?
  package var unnamedRole: SystemRole?
  /// What of it is not known: the constant, multiplier or priority says nothing then.
  package var waiting: Waiting?
  /// Which call in code makes it, if one does.
  package var place: SourcePlace?
  /// Where code has given it its constant since then, if it has.
  package var setter: SourcePlace?
  /// The element of an Interface Builder file that it is read from, if it is.
  package var element: InterfaceElement?

  package init(_ first: Anchor, _ relation: Relation, _ second: Anchor?, origin: Origin) {
    self.first = first
    self.relation = relation
    self.second = second
    self.origin = origin
  }
}

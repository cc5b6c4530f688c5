package import AutoLayout

/// Two optional constraints of one priority that cannot both hold, and others that share in it.
package struct Tie: Hashable, Sendable {
  package var priority: Priority
  /// The one that holds, or misses by less.
  package var nearer: Handle
  package var nearerEquation: Equation
  /// By how much it misses, in points; 0 when it holds.
  package var nearerAmount: Double
  package var loser: Handle
  package var loserEquation: Equation
  /// By how much it misses, in points, above 0.
  package var loserAmount: Double
  /// What else of the priority could give way in the place of the loser at no cost.
  package var others: [Rival]
  package var decision: Decision
  /// A priority for the loser with which it holds, tried; `nil` where none was found.
  package var turnedBy: Priority?
  /// The same as a repair; `nil` before it is completed.
  package internal(set) var fix: Fix?

  /// All that share in it, the loser last.
  package var handles: [Handle] { [nearer] + others.map(\.handle) + [loser] }

  package enum Decision: Hashable, Sendable {
    /// This constraint of a lower priority wanted it so.
    case lower(Handle, Priority)
    /// No constraint did: it is the order in which choices are settled.
    case order
    /// It was not looked into: there are many ties, or no single constraint decided.
    case unknown
  }

  package init(
    priority: Priority, nearer: Handle, nearerEquation: Equation, nearerAmount: Double,
    loser: Handle, loserEquation: Equation, loserAmount: Double, others: [Rival] = [],
    decision: Decision, turnedBy: Priority?
  ) {
    self.priority = priority
    self.nearer = nearer
    self.nearerEquation = nearerEquation
    self.nearerAmount = nearerAmount
    self.loser = loser
    self.loserEquation = loserEquation
    self.loserAmount = loserAmount
    self.others = others
    self.decision = decision
    self.turnedBy = turnedBy
  }
}

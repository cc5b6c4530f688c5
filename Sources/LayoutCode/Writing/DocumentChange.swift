import AutoLayout
import Prose

/// A difference between two documents, as code can say it.
enum DocumentChange {
  case constraint(Constraint, ConstraintChange)
  case added(Constraint)
  /// One that ties the same as one that went: it may stand on that one's line.
  case replaced(Constraint, by: Constraint)
  case property(old: ViewProperty?, new: ViewProperty)
  /// A view that is new, or is gone.
  case addedView(View)
  case removedView(View)
  /// As it is in its new superview.
  case movedView(View)

  enum ConstraintChange: Hashable {
    case constant(Double)
    case priority(Priority)
    case removal
    case activation
    case terms(Terms)
  }

  /// All that a constraint says of the things that it ties.
  struct Terms: Hashable {
    let relation: Relation
    let multiplier: Double
    let constant: Double
    let priority: Priority

    init(_ constraint: Constraint) {
      (relation, multiplier) = (constraint.relation, constraint.multiplier)
      (constant, priority) = (constraint.constant, constraint.priority)
    }
  }

  /// The same as several changes, each of which may be written alone.
  var parts: [DocumentChange] {
    guard case .replaced(let old, by: let new) = self else { return [] }
    return [.added(new), .constraint(old, .removal)]
  }
}

extension DocumentChange {
  /// From one document to another that was made from it, each for itself. What comes is told before what
  /// goes, in whose place it may stand.
  static func all(from old: Document, to new: Document) -> [DocumentChange] {
    views(from: old, to: new) + constraints(from: old, to: new)
  }

  private static func views(from old: Document, to new: Document) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for view in old.views.values where !view.id.isInitial {
      guard let other = new.view(view.id), (other.superview == nil) == (view.superview == nil)
      else {
        changes.append(.removedView(view))
        continue
      }
      if other.superview != view.superview { changes.append(.movedView(other)) }
      let before = ViewProperty.all(of: view)
      changes += ViewProperty.all(of: other).filter { !before.contains($0) }.map { new in
        .property(old: before.first { $0.key == new.key }, new: new)
      }
    }
    return changes
      + new.views.values.filter { old.view($0.id) == nil }.map { .addedView($0) }
  }

  private static func constraints(from old: Document, to new: Document) -> [DocumentChange] {
    var added = new.constraints.values { old.constraint($0.id) == nil && $0.isActive }
    var changes: [DocumentChange] = []
    // Those of the stage are Tsume's own.
    for constraint in old.constraints.values where !constraint.isOfStage {
      guard let other = new.constraint(constraint.id), other.isActive else {
        guard constraint.isActive, new.hasItems(of: constraint) else { continue }
        if let place = added.firstIndex(where: { $0.ties(like: constraint) }) {
          changes.append(.replaced(constraint, by: added.remove(at: place)))
        } else {
          changes.append(.constraint(constraint, .removal))
        }
        continue
      }
      changes += self.changes(of: constraint, to: other)
    }
    return added.map { .added($0) } + changes
  }

  /// One after the other: each is of what the one before has made.
  private static func changes(of constraint: Constraint, to other: Constraint) -> [DocumentChange] {
    var (changes, now) = ([DocumentChange](), constraint)
    if !now.isActive {
      changes.append(.constraint(now, .activation))
      now.isActive = true
    }
    if now.constant != other.constant {
      changes.append(.constraint(now, .constant(other.constant)))
      now.constant = other.constant
    }
    if now.priority != other.priority {
      changes.append(.constraint(now, .priority(other.priority)))
    }
    return changes
  }
}

extension Constraint {
  fileprivate func ties(like other: Constraint) -> Bool {
    first == other.first && second == other.second
  }
}

extension Document {
  /// Whether all that a constraint speaks of is still somewhere.
  fileprivate func hasItems(of constraint: Constraint) -> Bool {
    [constraint.first, constraint.second].compactMap { $0?.item.view }.allSatisfy { id in
      view(id).map { $0.superview != nil || id.isInitial } ?? false
    }
  }
}

import AutoLayout
import Prose

/// A difference between two documents, as code can say it.
enum DocumentChange {
  case constraint(Constraint, ConstraintChange)
  case added(Constraint)
  case property(old: ViewProperty?, new: ViewProperty)
  /// A view that is new, or is gone.
  case addedView(View)
  case removedView(View)

  enum ConstraintChange: Hashable {
    case constant(Double)
    case priority(Priority)
    case removal
    case activation
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
      let before = ViewProperty.all(of: view)
      changes += ViewProperty.all(of: other).filter { !before.contains($0) }.map { new in
        .property(old: before.first { $0.key == new.key }, new: new)
      }
    }
    return changes
      + new.views.values.filter { old.view($0.id) == nil }.map { .addedView($0) }
  }

  private static func constraints(from old: Document, to new: Document) -> [DocumentChange] {
    var changes: [DocumentChange] = new.constraints.values
      .filter { old.constraint($0.id) == nil && $0.isActive }.map { .added($0) }
    for constraint in old.constraints.values {
      guard let other = new.constraint(constraint.id), other.isActive else {
        if constraint.isActive, new.hasItems(of: constraint) {
          changes.append(.constraint(constraint, .removal))
        }
        continue
      }
      changes += self.changes(of: constraint, to: other)
    }
    return changes
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

extension Document {
  /// Whether all that a constraint speaks of is still somewhere.
  fileprivate func hasItems(of constraint: Constraint) -> Bool {
    [constraint.first, constraint.second].compactMap { $0?.item.view }.allSatisfy { id in
      view(id).map { $0.superview != nil || id.isInitial } ?? false
    }
  }
}

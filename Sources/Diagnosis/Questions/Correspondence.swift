package import AutoLayout
import Patience

/// Which views and constraints of two documents are one and the same.
///
/// Two moments may stand on branches that gave one number to different things, or in documents that
/// have nothing to do with each other: a replay, an import. What one step made is the same thing
/// whatever it is called by now; else a name, or a constraint's number, is what a person goes by.
package struct Correspondence: Sendable {
  private let oldViews: [ViewID: ViewID]
  private let oldConstraints: [ConstraintID: ConstraintID]
  private let newViews: [ViewID: ViewID]
  private let newConstraints: [ConstraintID: ConstraintID]
  /// Whether numbers mean the same in both.
  package let isIdentity: Bool

  package init(from old: Document, to new: Document) {
    oldViews = Self.pairs(
      from: old.views, to: new.views,
      areSame: { $0.isSame(as: $1) },
      byName: { old.view(named: $0.name)?.id })
    oldConstraints = Self.pairs(
      from: old.constraints, to: new.constraints,
      areSame: { $0.isSame(as: $1) },
      byName: { old.constraint(named: new.handle(of: $0))?.id })
    newViews = Self.reversed(oldViews)
    newConstraints = Self.reversed(oldConstraints)
    isIdentity =
      Self.isIdentity(oldViews, from: old.views, to: new.views)
      && Self.isIdentity(oldConstraints, from: old.constraints, to: new.constraints)
  }

  package func old(of view: ViewID) -> ViewID? { oldViews[view] }
  package func old(of constraint: ConstraintID) -> ConstraintID? { oldConstraints[constraint] }

  func new(of item: Item) -> Item? { newViews[item.view].map { Item($0, guide: item.guide) } }

  func new(of handle: Handle) -> Handle? {
    switch handle {
    case .constraint(let id): newConstraints[id].map { .constraint($0) }
    case .generated(let view, let rule): newViews[view].map { .generated($0, rule) }
    }
  }

  private static func reversed<ID: Hashable>(_ pairs: [ID: ID]) -> [ID: ID] {
    Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func pairs<ID, Value>(
    from old: Table<ID, Value>, to new: Table<ID, Value>, areSame: (Value, Value) -> Bool,
    byName: (Value) -> ID?
  ) -> [ID: ID] {
    var pairs: [ID: ID] = [:]
    var rest: [(ID, Value)] = []
    new.forEach { id, value in
      if let before = old[id], areSame(before, value) {
        pairs[id] = id
      } else {
        rest.append((id, value))
      }
    }
    var taken = Set(pairs.keys)
    for (id, value) in rest.awaited(each: 4) {
      if let other = byName(value), taken.insert(other).inserted { pairs[id] = other }
    }
    return pairs
  }

  private static func isIdentity<ID, Value>(
    _ pairs: [ID: ID], from old: Table<ID, Value>, to new: Table<ID, Value>
  ) -> Bool {
    pairs.allSatisfy { $0 == $1 } && new.keys.allSatisfy { old[$0] == nil || pairs[$0] != nil }
  }
}

/// The optional constraints that do not hold. Versions share what is the same in them.
package struct Misses: Sendable {
  /// The user's, by number.
  package private(set) var constraints: Table<ConstraintID, Miss> = Table()
  /// What a view asks for by its content, in the order of the rules.
  package private(set) var contents: Table<ViewID, [Miss]> = Table()

  /// From the highest priority to the lowest; on one the user's by number, then content sizes from
  /// the last view to the first.
  func ranked(in order: ViewOrder) -> [Miss] {
    let views = order.sorted(contents.keys).reversed()
    let all = constraints.values + views.flatMap { contents[$0] ?? [] }
    return all.enumerated().sorted {
      ($1.element.equation.priority, $0.offset) < ($0.element.equation.priority, $1.offset)
    }.map(\.element)
  }

  package var isEmpty: Bool { constraints.isEmpty && contents.isEmpty }

  /// `nil` for a constraint that holds.
  package subscript(handle: Handle) -> Miss? {
    switch handle {
    case .constraint(let id): constraints[id]
    case .generated(let view, _): contents[view]?.first { $0.handle == handle }
    }
  }

  mutating func set(_ miss: Miss?, of constraint: ConstraintID) { constraints[constraint] = miss }

  mutating func set(_ misses: [Miss], of view: ViewID) {
    contents[view] = misses.isEmpty ? nil : misses.sorted { $0.handle < $1.handle }
  }

  /// One constraint's miss in two layouts; at least in one of them it is missed.
  package struct Change: Sendable {
    package var old: Miss?
    package var new: Miss?
  }

  /// What is missed otherwise than in `earlier`, the user's by number before content sizes.
  ///
  /// - Complexity: O(*d* log *n*) for *d* differences.
  package func changes(from earlier: Misses) -> [Change] {
    let users = constraints.changes(from: earlier.constraints).map {
      Change(old: $0.old, new: $0.new)
    }
    return users
      + contents.changes(from: earlier.contents).flatMap { change in
        let (old, new) = (change.old ?? [], change.new ?? [])
        let handles = Set((old + new).map(\.handle)).sorted()
        return handles.map { handle in
          Change(
            old: old.first { $0.handle == handle }, new: new.first { $0.handle == handle })
        }.filter { $0.old != $0.new }
      }
  }
}

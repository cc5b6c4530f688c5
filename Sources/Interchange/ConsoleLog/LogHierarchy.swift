/// Which view of a report lies in which, as far as its lines say.
///
/// `'|'` names a superview, and an autoresizing constraint speaks of its view and the superview.
/// Everything else stays side by side: constraints hold across the tree, so that only what is
/// measured in a superview depends on it.
struct LogHierarchy {
  typealias Key = LogCast.Key

  private(set) var superviews: [Key: Key] = [:]
  /// The views whose superview no line names.
  private(set) var supposed: [Key] = []
  private var neighbours: [Key: [Neighbour]] = [:]
  /// Whose superview was looked for.
  private var tried: Set<Key> = []

  private struct Neighbour {
    let key: Key
    let isPinnedEdgeToEdge: Bool
  }

  init(of constraints: [ConsoleLog.Constraint], cast: inout LogCast) {
    for constraint in constraints {
      readStated(constraint, cast)
      readNeighbours(constraint)
    }
    for constraint in constraints { readUnnamed(constraint, cast) }
    for constraint in constraints { supposeWhereMeasured(constraint, &cast) }
  }

  /// The views that `key` lies in, from its superview outwards.
  func ancestors(of key: Key) -> [Key] {
    var chain: [Key] = []
    var next = superviews[key]
    while let current = next {
      chain.append(current)
      next = superviews[current]
    }
    return chain
  }

  /// What `key` stands for: an unnamed superview may have its name in another line.
  func resolved(_ key: Key) -> Key {
    guard case .superview(let inner) = key else { return key }
    return superviews[inner] ?? key
  }

  // MARK: What is stated

  private mutating func readStated(_ constraint: ConsoleLog.Constraint, _ cast: LogCast) {
    let (first, second) = Self.items(of: constraint)
    if let superview = constraint.superview {
      let outer = LogCast.key(of: superview, beside: nil)
      for item in [first, second].compactMap({ $0 }) where !item.isSuperview {
        // Of two items that are not `|`, the names say nothing.
        guard first.isSuperview || second?.isSuperview != false else { continue }
        put(LogCast.key(of: item, beside: nil), into: outer, cast)
      }
    }
    if constraint.mask != nil, let second, !first.isSuperview, !second.isSuperview {
      put(Self.key(first, second), into: Self.key(second, first), cast)
    }
  }

  /// A `|` that no name explains is still the same superview in every line of its view.
  private mutating func readUnnamed(_ constraint: ConsoleLog.Constraint, _ cast: LogCast) {
    let (first, second) = Self.items(of: constraint)
    guard let second, constraint.superview == nil else { return }
    if first.isSuperview { put(Self.key(second, first), into: Self.key(first, second), cast) }
    if second.isSuperview { put(Self.key(first, second), into: Self.key(second, first), cast) }
  }

  private mutating func put(_ key: Key, into superview: Key, _ cast: LogCast) {
    guard key != superview, superviews[key] == nil, cast[superview]?.isGuide == false,
      !ancestors(of: superview).contains(key), ancestors(of: superview).count < 400
    else { return }
    superviews[key] = superview
  }

  private static func items(
    of constraint: ConsoleLog.Constraint
  ) -> (first: ConsoleLog.Item, second: ConsoleLog.Item?) {
    (constraint.relation.first.item, constraint.relation.second?.item)
  }

  private static func key(_ item: ConsoleLog.Item, _ other: ConsoleLog.Item) -> Key {
    LogCast.key(of: item, beside: other)
  }

  // MARK: What has to be supposed

  /// A position without a second item, and a multiplied one, are measured in the superview.
  private mutating func supposeWhereMeasured(
    _ constraint: ConsoleLog.Constraint, _ cast: inout LogCast
  ) {
    let relation = constraint.relation
    guard relation.first.attribute.isLocation else { return }
    let key = LogCast.key(of: relation.first.item, beside: relation.second?.item)
    let isMeasuredInSuperview =
      relation.second.map { relation.multiplier != 1 || !$0.attribute.isLocation } ?? true
    guard isMeasuredInSuperview, superviews[key] == nil, tried.insert(key).inserted else { return }
    if let second = relation.second {
      suppose(key, in: Self.key(second.item, relation.first.item), cast)
    } else {
      likelySuperviews(of: key, cast).forEach { suppose(key, in: $0, cast) }
      if superviews[key] == nil { suppose(key, in: cast.addUnnamedSuperview(of: key), cast) }
    }
  }

  /// Puts a view where it may lie, if it lies nowhere yet.
  private mutating func suppose(_ key: Key, in superview: Key, _ cast: LogCast) {
    guard superviews[key] == nil else { return }
    put(key, into: superview, cast)
    if superviews[key] != nil { supposed.append(key) }
  }

  /// What the view is pinned to edge by edge, the likelier first, and then the superviews of what
  /// stands beside it. A guide counts as its owner.
  private func likelySuperviews(of key: Key, _ cast: LogCast) -> [Key] {
    let neighbours = neighbours[key] ?? []
    let pinned = neighbours.filter(\.isPinnedEdgeToEdge).compactMap {
      cast[$0.key]?.isGuide == true ? superviews[$0.key] : $0.key
    }
    return pinned + neighbours.compactMap { superviews[$0.key] }
  }

  private mutating func readNeighbours(_ constraint: ConsoleLog.Constraint) {
    guard let second = constraint.relation.second, constraint.mask == nil else { return }
    let first = constraint.relation.first
    let side = first.attribute.side
    let isPinned = side != nil && side == second.attribute.side
    let keys = (Self.key(first.item, second.item), Self.key(second.item, first.item))
    neighbours[keys.0, default: []].append(.init(key: keys.1, isPinnedEdgeToEdge: isPinned))
    neighbours[keys.1, default: []].append(.init(key: keys.0, isPinnedEdgeToEdge: isPinned))
  }
}

import AutoLayout
import Patience

/// Which view of a report lies in which, as far as its lines say.
///
/// `'|'` names a superview, and an autoresizing constraint speaks of its view and the superview.
/// What a stack view arranges lies in it, and what is pinned to the margins or a guide of a view in that
/// view. Everything else stays side by side: constraints hold across the tree, so that only what is
/// measured in a superview depends on it.
struct LogHierarchy {
  typealias Key = LogCast.Key

  private(set) var superviews: [Key: Key] = [:]
  /// The views whose superview no line names.
  private(set) var supposed: [Key] = []
  /// The views whose frame the system counts from the bottom, as AppKit does in all but flipped views.
  private(set) var countedFromBottom: Set<Key> = []
  private var neighbours: [Key: [Neighbour]] = [:]
  /// Whose superview was looked for.
  private var tried: Set<Key> = []

  private struct Neighbour {
    let key: Key
    let isPinnedEdgeToEdge: Bool
  }

  init(of constraints: [ConsoleLog.Constraint], cast: inout LogCast) {
    for constraint in constraints.awaited() {
      readStated(constraint, cast)
      readNeighbours(constraint)
    }
    countedFromBottom = Self.countedFromBottom(constraints)
    for constraint in constraints.awaited() { readUnnamed(constraint, cast) }
    for constraint in constraints.awaited() { readStackEdge(constraint, cast) }
    for constraint in constraints.awaited() { readSplitView(constraint, cast) }
    readSiblings(constraints, cast)
    for constraint in constraints.awaited() { readInset(constraint, cast) }
    for frame in LogFrames.inside(constraints) { putFramed(frame, cast) }
    for constraint in constraints.awaited() { supposeWhereMeasured(constraint, &cast) }
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

  /// With the bottom in place of a `minY` that is at the bottom.
  func seenFromTop(_ relation: ConsoleLog.Relation) -> ConsoleLog.Relation {
    let key = LogCast.key(of: relation.first.item, beside: nil)
    guard relation.first.attribute == .minY, relation.second == nil,
      countedFromBottom.contains(key)
    else { return relation }
    var turned = relation
    turned.first.attribute = .bottom
    turned.constant = -relation.constant
    return turned
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
    if constraint.isOfMask, let second, !first.isSuperview, !second.isSuperview {
      put(Self.key(first, second), into: Self.key(second, first), cast)
    }
  }

  /// A mask says two things along an axis. Where one of them is the distance from the top, `minY` is at the
  /// bottom.
  private static func countedFromBottom(_ constraints: [ConsoleLog.Constraint]) -> Set<Key> {
    let masks = constraints.filter(\.isOfMask)
    func keys(where isMeant: (ConsoleLog.Relation) -> Bool) -> Set<Key> {
      Set(
        masks.map(\.relation).filter(isMeant).map {
          LogCast.key(of: $0.first.item, beside: $0.second?.item)
        })
    }
    let atTop = keys { $0.first.attribute == .top && $0.second?.attribute == .top }
    if atTop.isEmpty { return [] }
    return atTop.intersection(keys { $0.first.attribute == .minY && $0.second == nil })
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

  // MARK: What follows

  /// A stack view names itself, or its margins guide, before what it arranges.
  private mutating func readStackEdge(_ constraint: ConsoleLog.Constraint, _ cast: LogCast) {
    let (first, second) = Self.items(of: constraint)
    guard constraint.systemRole == .stackEdge, let second, !first.isSuperview, !second.isSuperview
    else { return }
    put(second, inItsOwner: first, cast)
  }

  /// AppKit puts what a split view divides into wrappers, whose edges it ties to those of the split view.
  private mutating func readSplitView(_ constraint: ConsoleLog.Constraint, _ cast: LogCast) {
    let (first, second) = Self.items(of: constraint)
    guard let second, !first.isSuperview, !second.isSuperview else { return }
    for (wrapper, outer) in [(first, second), (second, first)]
    where wrapper.isWrapperOfSplitView && outer.className?.hasSuffix("SplitView") == true {
      put(Self.key(wrapper, outer), into: Self.key(outer, wrapper), cast)
    }
  }

  /// What a stack view spaces, aligns or makes equal, it arranges. One that another line puts into the
  /// stack view takes all along that it goes together with.
  private mutating func readSiblings(_ constraints: [ConsoleLog.Constraint], _ cast: LogCast) {
    var siblings: [Key: [Key]] = [:]
    for constraint in constraints where constraint.isBetweenArranged {
      let (first, second) = Self.items(of: constraint)
      guard let second, !first.isSuperview, !second.isSuperview else { continue }
      let keys = (Self.key(first, second), Self.key(second, first))
      siblings[keys.0, default: []].append(keys.1)
      siblings[keys.1, default: []].append(keys.0)
    }
    var known = cast.members.map(\.key).filter { siblings[$0] != nil && superviews[$0] != nil }
    while let key = known.popLast() {
      guard let stack = superviews[key] else { continue }
      for other in siblings[key] ?? [] where superviews[other] == nil {
        put(other, into: stack, cast)
        if superviews[other] != nil { known.append(other) }
      }
    }
  }

  /// What is pinned to the margins of a view, or to a guide of it, lies in the view.
  private mutating func readInset(_ constraint: ConsoleLog.Constraint, _ cast: LogCast) {
    let relation = constraint.relation
    guard let second = relation.second, constraint.systemRole == nil, relation.multiplier == 1,
      !relation.first.item.isSuperview, !second.item.isSuperview
    else { return }
    let pair = [(relation.first, second), (second, relation.first)]
    for (outer, inner) in pair where isInset(outer, cast) && !isInset(inner, cast) {
      put(inner.item, inItsOwner: outer.item, cast)
    }
  }

  private func isInset(_ anchor: ConsoleLog.Anchor, _ cast: LogCast) -> Bool {
    anchor.attribute.inDocument?.withinMargins != nil
      || anchor.attribute.isLocation
        && cast[LogCast.key(of: anchor.item, beside: nil)]?.isGuide == true
  }

  private mutating func put(
    _ item: ConsoleLog.Item, inItsOwner outer: ConsoleLog.Item, _ cast: LogCast
  ) {
    let key = LogCast.key(of: outer, beside: item)
    let owner = cast[key]?.isGuide == true ? superviews[key] : key
    if let owner { put(LogCast.key(of: item, beside: outer), into: owner, cast) }
  }

  /// What holds itself at both ends of another view lies in it, where that can hold anything.
  private mutating func putFramed(_ frame: LogFrames.Frame, _ cast: LogCast) {
    let kind = cast[frame.outer]?.className.flatMap(ViewKind.ofClass) ?? .view
    guard kind == .view || kind.arranges || kind.scrolls else { return }
    put(frame.inner, into: frame.outer, cast)
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
    guard let second = constraint.relation.second, !constraint.isOfMask else { return }
    let first = constraint.relation.first
    let side = first.attribute.side
    let isPinned = side != nil && side == second.attribute.side
    let keys = (Self.key(first.item, second.item), Self.key(second.item, first.item))
    neighbours[keys.0, default: []].append(.init(key: keys.1, isPinnedEdgeToEdge: isPinned))
    neighbours[keys.1, default: []].append(.init(key: keys.0, isPinnedEdgeToEdge: isPinned))
  }
}

extension ConsoleLog.Constraint {
  /// Whether it stands for an autoresizing mask; some systems do not print its letters.
  fileprivate var isOfMask: Bool { mask != nil || systemRole == .autoresizingMask }

  /// Whether a stack view made it between two of what it arranges.
  fileprivate var isBetweenArranged: Bool {
    switch systemRole {
    case .stackSpacing, .stackAlignment: true
    case .stackHelper: identifier?.hasPrefix("UISV-fill-equally") == true
    default: false
    }
  }
}

extension ConsoleLog.Item {
  fileprivate var isWrapperOfSplitView: Bool { className == "_NSSplitViewItemViewWrapper" }
}

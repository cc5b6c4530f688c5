import AutoLayout

/// Which views of a report are pinned at both ends to another, where no line says what lies in what.
///
/// The system prints `|` for the superview. Masonry, SnapKit and descriptions of one's own never do, so
/// that both ends are all there is to go by.
enum LogFrames {
  typealias Key = LogCast.Key

  struct Frame {
    let inner: Key
    let outer: Key
  }

  private struct Pair: Hashable {
    let views: Set<Key>
    let isHorizontal: Bool
  }

  /// One end, as the first view of its line sees it.
  private struct End {
    let first: Key
    let inset: Double
  }

  /// In the order of the lines that complete them.
  static func inside(_ constraints: [ConsoleLog.Constraint]) -> [Frame] {
    let namesSuperviews = constraints.contains { $0.superview != nil }
    var ends: [Pair: [LogSide: End]] = [:]
    var frames: [Frame] = []
    for constraint in constraints {
      if namesSuperviews, constraint.className == "NSLayoutConstraint" { continue }
      guard let (pair, side, end) = end(of: constraint) else { continue }
      ends[pair, default: [:]][side] = end
      guard let near = ends[pair]?[.near], let far = ends[pair]?[.far] else { continue }
      if let frame = frame(pair, near, far) { frames.append(frame) }
    }
    return frames
  }

  private static func end(
    of constraint: ConsoleLog.Constraint
  ) -> (pair: Pair, side: LogSide, end: End)? {
    let relation = constraint.relation
    guard let second = relation.second, let side = relation.first.attribute.side, side != .centre,
      second.attribute.side == side, relation.multiplier == 1, relation.comparison == .equal,
      constraint.mask == nil, constraint.systemRole == nil,
      let axis = relation.first.attribute.inDocument?.axis,
      !relation.first.item.isSuperview, !second.item.isSuperview
    else { return nil }
    let first = LogCast.key(of: relation.first.item, beside: nil)
    let last = LogCast.key(of: second.item, beside: nil)
    guard first != last else { return nil }
    let inset = side == .near ? relation.constant : -relation.constant
    let pair = Pair(views: [first, last], isHorizontal: axis == .horizontal)
    return (pair, side, End(first: first, inset: inset))
  }

  /// The one with room around it is outside. Without room, it is the one that is named second at the near
  /// end, as Interface Builder and all that is written by hand have it.
  private static func frame(_ pair: Pair, _ near: End, _ far: End) -> Frame? {
    let room = near.inset + (far.first == near.first ? far.inset : -far.inset)
    guard let other = pair.views.first(where: { $0 != near.first }) else { return nil }
    return room < 0
      ? Frame(inner: other, outer: near.first) : Frame(inner: near.first, outer: other)
  }
}

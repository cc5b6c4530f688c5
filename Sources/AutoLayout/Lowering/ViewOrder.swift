/// The views and guides in the window, and the place of each in view order.
///
/// Places are numbers with room between them, so that a view that comes in or goes moves no other.
/// Which numbers they are depends on the route; their order is the tree's.
package struct ViewOrder: Sendable {
  private var places: Table<ViewID, Int>

  init() { places = Table() }

  /// What a change of the tree did to the order, views before their subviews.
  struct Changes {
    /// What is not in the window any more.
    var left: [ViewID] = []
    /// What came in, or has another superview above it.
    var entered: [ViewID] = []
    /// What has another place, with all that came in.
    var placed: [ViewID] = []
  }

  /// How many views and guides are in the window.
  var count: Int { places.count }

  /// `nil` outside the window.
  func place(of view: ViewID) -> Int? { places[view] }

  package func contains(_ view: ViewID) -> Bool { view == .window || places.contains(view) }

  /// Whether the one comes before the other; both are in the window.
  package func places(_ one: ViewID, before other: ViewID) -> Bool {
    places[one] ?? 0 < places[other] ?? 0
  }

  /// Those of `views` that are in the window, in view order.
  package func sorted(_ views: some Sequence<ViewID>) -> [ViewID] {
    views.compactMap { view in places[view].map { (view: view, place: $0) } }
      .sorted { $0.place < $1.place }.map(\.view)
  }
}

// MARK: Following the tree

extension ViewOrder {
  /// The room between places that are given all at once, and between one that comes in and its
  /// neighbours.
  private static let room = (total: 1 << 32, within: 1 << 16)

  /// The order of a document in which nothing is placed yet.
  init(of document: Document) {
    self.init()
    placeAll(of: document)
  }

  /// Follows the changes of views that lead from one document to another.
  mutating func follow(
    _ changes: [Table<ViewID, View>.Change], from old: Document, to new: Document
  ) -> Changes {
    var result = Changes()
    let before = places
    // A number may be a layer's in one document and a view's in the other.
    for change in changes {
      let places = change.read { TreePlace(superview: $0.superview, isLayer: $0.isLayer) }
      if places.old != places.new { result.left += lift(old.preorder(from: change.key)) }
    }
    let lifted = Set(result.left)
    var hasRoom = true
    for change in changes where change.key == .window || places.contains(change.key) {
      let children = change.read { Children(guides: $0.guides, subviews: $0.subviews) }
      guard let now = children.new, children.old != now, hasRoom else { continue }
      let staying = children.old.map { $0.all.filter { !lifted.contains($0) } } ?? []
      hasRoom = arrange(now.all, insteadOf: staying, of: change.key, in: new, &result)
    }
    if !hasRoom {
      placeAll(of: new)
      result.placed = new.preorder()
    }
    result.entered = result.placed.filter { lifted.contains($0) || !before.contains($0) }
    result.left.removeAll { places.contains($0) }
    return result
  }

  /// Takes those that have a place out of the order.
  private mutating func lift(_ views: [ViewID]) -> [ViewID] {
    views.filter { view in
      guard places.contains(view) else { return false }
      places[view] = nil
      return true
    }
  }

  private mutating func placeAll(of document: Document) {
    places = Table()
    for (index, view) in document.preorder().enumerated() {
      places[view] = index * Self.room.total
    }
  }

  /// Gives the children of `parent` and what is below them places in their order; false if there is
  /// no room for them. Of the many children of a view only those are looked at that are not how the
  /// list before begins or ends.
  private mutating func arrange(
    _ children: [ViewID], insteadOf former: [ViewID], of parent: ViewID, in document: Document,
    _ changes: inout Changes
  ) -> Bool {
    let range = children.rangeDiffering(from: former)
    for child in outOfOrder(children[range]) { _ = lift(document.preorder(from: child)) }
    var before = parent == .window ? -Self.room.total : places[parent] ?? 0
    if range.lowerBound > 0 {
      before = lastPlace(below: children[range.lowerBound - 1], in: document)
    }
    var next = range.lowerBound
    while next < range.upperBound {
      if places.contains(children[next]) {
        before = lastPlace(below: children[next], in: document)
        next += 1
        continue
      }
      let end =
        children[next..<range.upperBound].firstIndex { places.contains($0) } ?? range.upperBound
      let comers = children[next..<end].flatMap { document.preorder(from: $0) }
      let after =
        end < children.endIndex
        ? places[children[end]] : placeBehind(parent, in: document)
      guard let step = Self.step(for: comers.count, from: before, to: after) else { return false }
      for view in comers {
        before += step
        places[view] = before
      }
      changes.placed += comers
      next = end
    }
    return true
  }

  private static func step(for count: Int, from before: Int, to after: Int?) -> Int? {
    guard let after else { return room.total }
    let step = min(room.within, (after - before) / (count + 1))
    return step > 0 ? step : nil
  }

  /// The fewest of the children that have to be taken out so that the others stand in order.
  private func outOfOrder(_ children: ArraySlice<ViewID>) -> [ViewID] {
    let placed = children.compactMap { view in places[view].map { (view: view, place: $0) } }
    if zip(placed, placed.dropFirst()).allSatisfy({ $0.place < $1.place }) { return [] }
    let staying = placed.longestAscent(by: \.place)
    return placed.indices.filter { !staying.contains($0) }.map { placed[$0].view }
  }

  /// Of what has a place in the tree below `top`, the last.
  private func lastPlace(below top: ViewID, in document: Document) -> Int {
    var last = top
    while let next = document.views.read(
      last,
      { view in
        view.subviews.last { places.contains($0) } ?? view.guides.last { places.contains($0) }
      }) ?? nil
    {
      last = next
    }
    return places[last] ?? 0
  }

  /// The place of what comes after all that is below `view`; `nil` if nothing does.
  private func placeBehind(_ view: ViewID, in document: Document) -> Int? {
    var child = view
    while let parent = document.views.read(child, { $0.superview }) ?? nil, parent != .window {
      let siblings = document.views.read(parent) { $0.guides + $0.subviews } ?? []
      let own = siblings.lastIndex(of: child) ?? siblings.endIndex - 1
      if let next = siblings[(own + 1)...].first(where: { places.contains($0) }) {
        return places[next]
      }
      child = parent
    }
    return nil
  }
}

/// Where in the tree a view hangs.
private struct TreePlace: Equatable {
  var superview: ViewID?
  var isLayer: Bool
}

/// What hangs on a view, back to front.
private struct Children: Equatable {
  var guides: [ViewID]
  var subviews: SharedList<ViewID>

  var all: [ViewID] { guides + subviews }
}

extension Array<ViewID> {
  /// The elements left when those are taken off with which both lists begin, and then those with which
  /// both end.
  fileprivate func rangeDiffering(from other: [ViewID]) -> Range<Int> {
    let shorter = Swift.min(count, other.count)
    var (first, last) = (0, 0)
    while first < shorter, self[first] == other[first] { first += 1 }
    while last < shorter - first, self[count - 1 - last] == other[other.count - 1 - last] {
      last += 1
    }
    return first..<count - last
  }
}

extension Array {
  /// The indices of a longest ascending subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  fileprivate func longestAscent(by key: (Element) -> Int) -> Set<Int> {
    // `ends[k]` ends the ascent of length k + 1 that ends lowest.
    var ends: [Int] = []
    var previous: [Int?] = Array<Int?>(repeating: nil, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if key(self[ends[middle]]) < key(self[index]) { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}

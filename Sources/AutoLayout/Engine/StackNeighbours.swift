/// Whose rows speak of one another since a stack view arranges them: as a rule each speaks of those beside
/// it, and only some ways of arranging make all of them depend on one.
extension Document {
  /// The views of which stack views may say something else than in `old`, where `changed` are other ones: these
  /// with their neighbours, or all that is arranged with them. Stack views in stack views hand on their
  /// baselines and natural sizes.
  ///
  /// - Complexity: O(*n*) comparisons of numbers for *n* views arranged with them.
  func arranged(around changed: [ViewID], since old: Document) -> Set<ViewID> {
    var members: [ViewID: Set<ViewID>] = [:]
    for view in changed {
      var member = view
      if views.read(view, { $0.stack != nil }) == true { members[view, default: []].formUnion([]) }
      while let stack = arrangingStack(of: member) {
        members[stack, default: []].insert(member)
        member = stack
      }
    }
    var found: Set<ViewID> = []
    for view in changed { found.formUnion(old.leftList(of: view, in: self)) }
    for (stack, changed) in members {
      found.insert(stack)
      found.formUnion(neighbours(of: changed, in: stack, since: old))
    }
    return found
  }

  /// The views of which stack views say something optional that has to do with any of `views`: with the size of
  /// the stack view, or with the first gap. All else holds, or speaks of the view alone.
  func arrangedWithWishes(about views: Set<ViewID>) -> Set<ViewID> {
    var stacks: Set<ViewID> = []
    for view in views {
      let holders = self.views.read(view) { [$0.stack == nil ? nil : view, $0.superview] } ?? []
      stacks.formUnion(holders.compactMap(\.self))
    }
    return stacks.reduce(into: []) { found, stack in
      guard let arrangement = self.views.read(stack, { $0.stack }) ?? nil,
        arrangement.wishesAboutAll
      else { return }
      found.formUnion(arrangement.arranged)
    }
  }

  /// What a stack view of this document arranged that arranges nothing any more.
  private func leftList(of view: ViewID, in new: Document) -> [ViewID] {
    guard let before = views.read(view, { $0.stack?.arranged }) ?? nil else { return [] }
    return new.views.read(view, { $0.stack != nil }) == true ? [] : before
  }

  private func neighbours(
    of changed: Set<ViewID>, in stack: ViewID, since old: Document
  ) -> Set<ViewID> {
    let before = old.views.read(stack) { $0.stack } ?? nil
    guard let now = views.read(stack, { $0.stack }) ?? nil else { return [] }
    guard let before, now.isArrangedAlike(before), now.dependsOnNeighboursAlone,
      views.read(stack, { $0.semanticDirection })
        == old.views.read(stack, { $0.semanticDirection }),
      now.distribution == .fill || firstVisible(of: now) == old.firstVisible(of: before)
    else { return Set(now.arranged).union(before?.arranged ?? []) }
    let (range, gone) = now.arranged.difference(from: before.arranged)
    var found = Set(gone)
    // Between those that came, or where something went, two stand beside each other that did not.
    var places = Array(range) + [range.lowerBound - 1, range.upperBound]
    places += now.arranged.indices.filter { place in
      let view = now.arranged[place]
      return changed.contains(view) || now.customSpacing[view] != before.customSpacing[view]
    }
    for place in places where now.arranged.indices.contains(place) {
      found.formUnion(now.arranged[surroundings(of: place, in: now.arranged)])
    }
    return found
  }

  /// From the next view that is seen before a place to the next one behind it.
  private func surroundings(of place: Int, in arranged: [ViewID]) -> ClosedRange<Int> {
    let isSeen = { (place: Int) in self.isSeen(arranged[place]) }
    let first = (0..<place).last(where: isSeen) ?? 0
    let last = (place + 1..<max(place + 1, arranged.count)).first(where: isSeen)
    return first...(last ?? arranged.count - 1)
  }

  private func firstVisible(of arrangement: StackArrangement) -> ViewID? {
    arrangement.arranged.first(where: isSeen)
  }

  private func isSeen(_ view: ViewID) -> Bool { views.read(view) { $0.isHidden } == false }
}

extension StackArrangement {
  /// Whether what is said of a view depends on nothing but the views beside it and, where all are equally
  /// long, on the first.
  fileprivate var dependsOnNeighboursAlone: Bool {
    axis == .vertical && (distribution == .fill || distribution == .fillEqually)
  }

  /// Whether something optional is said of one view by what another one is.
  fileprivate var wishesAboutAll: Bool {
    switch distribution {
    case .fill: axis == .horizontal
    case .fillProportionally, .equalCentering: true
    case .fillEqually, .equalSpacing: false
    }
  }

  /// Whether both arrange alike, whatever views.
  fileprivate func isArrangedAlike(_ other: StackArrangement) -> Bool {
    var alike = other
    (alike.arranged, alike.customSpacing) = (arranged, customSpacing)
    return alike == self
  }
}

extension [ViewID] {
  /// The places in which this list differs from another one between a common beginning and a common end, and
  /// what stood there.
  fileprivate func difference(from other: [ViewID]) -> (Range<Int>, gone: ArraySlice<ViewID>) {
    let shorter = Swift.min(count, other.count)
    var (first, last) = (0, 0)
    while first < shorter, self[first] == other[first] { first += 1 }
    while last < shorter - first, self[count - 1 - last] == other[other.count - 1 - last] {
      last += 1
    }
    return (first..<count - last, other[first..<other.count - last])
  }
}

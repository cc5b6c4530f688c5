extension Document {
  mutating func arrange(
    _ id: ViewID, in stack: ViewID, at index: Int?, step: Int
  ) throws(EditFailure) {
    let view = try existing(id)
    if view.isGuide { throw .guideCannotHold(id) }
    guard let arrangement = try existing(stack).stack else { throw .arrangesNothing(stack) }
    let others = arrangement.arranged.filter { $0 != id }
    if let index, index < 0 || index > arrangement.arranged.count {
      throw .noArrangedPlace(index, of: arrangement.arranged.count)
    }
    if view.superview != stack { try insert(id, into: stack, at: .front, step: step) }
    if let own = views[id]?.frameLayout { views[id]?.designFrame = own.frame }
    views[id]?.frameLayout = nil
    views[id]?.unmentionedFrame = nil
    views[stack]?.stack?.arranged = others
    views[stack]?.stack?.arranged.insert(id, at: min(index ?? others.count, others.count))
  }

  mutating func stopArranging(_ id: ViewID, in stack: ViewID) throws(EditFailure) {
    guard let arrangement = try existing(stack).stack else { throw .arrangesNothing(stack) }
    guard arrangement.arranged.contains(id) else { throw .notArranged(id, in: stack) }
    forgetArrangement(of: id, in: stack)
  }

  /// With the spacing of its own.
  mutating func forgetArrangement(of id: ViewID, in stack: ViewID) {
    guard views[stack]?.stack != nil else { return }
    views[stack]?.stack?.arranged.removeAll { $0 == id }
    views[stack]?.stack?.customSpacing[id] = nil
  }
}

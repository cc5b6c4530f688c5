import AutoLayout

/// Findings of one document in the numbers of another, so that both can be compared.
extension Finding {
  /// The same finding; `nil` where something that it is about is not in the other document.
  func renumbered(by matching: Correspondence) -> Finding? {
    switch self {
    case .conflict(let conflict): conflict.renumbered(by: matching).map { .conflict($0) }
    case .ambiguous(let ambiguity): ambiguity.renumbered(by: matching).map { .ambiguous($0) }
    case .tie(let tie): tie.renumbered(by: matching).map { .tie($0) }
    case .violation(let violation): violation.renumbered(by: matching).map { .violation($0) }
    }
  }
}

extension Conflict {
  func renumbered(by matching: Correspondence) -> Conflict? {
    guard let broken = matching.new(of: broken),
      let members = members.renumbered(by: { $0.renumbered(by: matching) })
    else { return nil }
    return Conflict(
      members: members, broken: broken, sum: sum.map { Sum(left: [], right: [], gap: $0.gap) },
      uikitGuess: nil, cause: nil, fixes: [])
  }
}

extension Ambiguity {
  func renumbered(by matching: Correspondence) -> Ambiguity? {
    guard let item = matching.new(of: item), let cause = cause.renumbered(by: matching) else {
      return nil
    }
    return Ambiguity(
      item: item, part: part, range: range, value: value, cause: cause)
  }
}

extension Ambiguity.Cause {
  fileprivate func renumbered(by matching: Correspondence) -> Ambiguity.Cause? {
    switch self {
    case .nothingFixes, .scrollable: self
    case .onlyBounded(let handles):
      handles.renumbered(by: matching.new).map { .onlyBounded(by: $0) }
    case .waits(let handles): handles.renumbered(by: matching.new).map { .waits($0) }
    case .hangs(let item, let part): matching.new(of: item).map { .hangs(on: $0, part) }
    case .tied(let handles): handles.renumbered(by: matching.new).map { .tied($0) }
    }
  }
}

extension Tie {
  func renumbered(by matching: Correspondence) -> Tie? {
    guard let nearer = matching.new(of: nearer), let loser = matching.new(of: loser),
      let nearerEquation = nearerEquation.renumbered(by: matching),
      let loserEquation = loserEquation.renumbered(by: matching),
      let others = others.renumbered(by: { $0.renumbered(by: matching) }),
      let decision = decision.renumbered(by: matching)
    else { return nil }
    return Tie(
      priority: priority, nearer: nearer, nearerEquation: nearerEquation,
      nearerAmount: nearerAmount, loser: loser, loserEquation: loserEquation,
      loserAmount: loserAmount, others: others, decision: decision, turnedBy: nil)
  }
}

extension Tie.Decision {
  fileprivate func renumbered(by matching: Correspondence) -> Tie.Decision? {
    guard case .lower(let handle, let priority) = self else { return self }
    return matching.new(of: handle).map { .lower($0, priority) }
  }
}

extension Violation {
  func renumbered(by matching: Correspondence) -> Violation? {
    guard let handle = matching.new(of: handle),
      let equation = equation.renumbered(by: matching),
      let rivals = rivals.renumbered(by: { $0.renumbered(by: matching) })
    else { return nil }
    return Violation(handle: handle, equation: equation, amount: amount, rivals: rivals)
  }
}

// MARK: What findings are made of

extension Rival {
  fileprivate func renumbered(by matching: Correspondence) -> Rival? {
    guard let handle = matching.new(of: handle), let equation = equation.renumbered(by: matching)
    else { return nil }
    return Rival(handle: handle, equation: equation)
  }
}

extension AutoLayout.Share {
  fileprivate func renumbered(by matching: Correspondence) -> AutoLayout.Share? {
    guard let handle = matching.new(of: handle), let equation = equation.renumbered(by: matching)
    else { return nil }
    var share = self
    (share.handle, share.equation) = (handle, equation)
    return share
  }
}

extension Equation {
  fileprivate func renumbered(by matching: Correspondence) -> Equation? {
    var equation = self
    guard let item = matching.new(of: first.item) else { return nil }
    equation.first.item = item
    if let second {
      guard let item = matching.new(of: second.item) else { return nil }
      equation.second = Anchor(item, second.attribute)
    }
    return equation
  }
}

extension Array {
  /// `nil` where one of them is not in the other document.
  fileprivate func renumbered(by number: (Element) -> Element?) -> [Element]? {
    let renumbered = compactMap(number)
    return renumbered.count == count ? renumbered : nil
  }
}

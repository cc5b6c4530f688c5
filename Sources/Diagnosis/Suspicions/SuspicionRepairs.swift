package import AutoLayout

/// What one may do about what looks like a mistake: tried, after which it is gone and nothing else
/// looks like one that did not.
package struct SuspicionRepairs: Sendable {
  /// In the order of the suspicions, of which many have none.
  package private(set) var all: [(suspicion: Suspicion, fix: Fix)] = []

  /// - Parameters:
  ///   - suspicions: Of the layout examined. Repairs are looked for of the first ones.
  ///   - step: The number of the step that a repair would be.
  /// - Complexity: A layout for each way that is tried, and a look at what that touches.
  package init(
    of suspicions: [Suspicion], in examination: Examination, step: Int
  ) throws(LayoutFailure) {
    // What two ratios leave without a size gets one as one of them goes.
    let squeezed = Set(suspicions.filter { $0.kind == .twoRatios }.flatMap(\.views))
    for suspicion in suspicions.prefix(Effort.repairedSuspicions) {
      if suspicion.kind == .empty, suspicion.views.contains(where: squeezed.contains) { continue }
      if try examination.leavesOpen(suspicion) { continue }
      let usual = try suspicion.proposals(in: examination, step: step)
      var fix = try Self.first(of: usual, curing: suspicion, in: examination)
      if fix == nil, let view = suspicion.emptyView {
        let ways = try examination.proposals(takingOut: view, step: step)
        fix = try Self.first(of: ways, curing: suspicion, in: examination)
      }
      if let fix { all.append((suspicion, fix)) }
    }
    try joinSigns(in: examination)
  }

  private static func first(
    of proposals: [Proposal], curing suspicion: Suspicion, in examination: Examination
  ) throws(LayoutFailure) -> Fix? {
    for proposal in proposals {
      try examination.checkCancellation()
      if let fix = try Fix(proposal, for: suspicion, in: examination) { return fix }
    }
    return nil
  }

  /// Constraints that one line of code makes, a helper's, are repaired together where that line makes no
  /// others: it counts the wrong way.
  private mutating func joinSigns(in examination: Examination) throws(LayoutFailure) {
    let groups = signsOfOneLine(in: examination.document)
    let proposals = groups.compactMap { Proposal(.turnSigns($0), in: examination.document) }
    for (ids, proposal) in zip(groups, proposals) {
      try examination.checkCancellation()
      all = try Self.joined(all, turning: Set(ids), by: proposal, examination)
    }
  }

  private static func joined(
    _ all: [(suspicion: Suspicion, fix: Fix)], turning ids: Set<ConstraintID>,
    by proposal: Proposal, _ examination: Examination
  ) throws(LayoutFailure) -> [(suspicion: Suspicion, fix: Fix)] {
    let turns = ids.map(Fix.Action.turnSign)
    let ones = all.indices.filter { turns.contains(all[$0].fix.action) }
    var joined = all
    for index in ones {
      let other = try Fix(proposal, for: all[index].suspicion, in: examination)
      if let other { joined[index] = (all[index].suspicion, other) }
    }
    return joined
  }

  /// Those that turn round and that one line makes, which makes no others, in the order of their numbers.
  private func signsOfOneLine(in document: Document) -> [[ConstraintID]] {
    let turned = all.compactMap(\.fix.turned).compactMap(document.constraint)
    let groups = Dictionary(grouping: turned.filter { $0.place != nil }, by: \.place)
    return groups.values.filter { $0.count > 1 }.compactMap { constraints in
      let made = document.constraints.values { $0.place == constraints.first?.place && $0.isActive }
      return made.count == constraints.count ? constraints.map(\.id).sorted() : nil
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension Fix {
  /// Whose constant counts the other way.
  fileprivate var turned: ConstraintID? {
    if case .turnSign(let id) = action { id } else { nil }
  }

  /// `nil` when it looks like a mistake afterwards as well, or something else does.
  fileprivate init?(
    _ proposal: Proposal, for suspicion: Suspicion, in examination: Examination
  ) throws(LayoutFailure) {
    guard let trial = try Trial(proposal.edits, on: examination),
      trial.breaksNothingNew(since: examination),
      case let opened = try trial.newFreeParts(since: examination),
      suspicion.kind == .twoRatios || opened.isEmpty,
      suspicion.hasItsFrame(in: trial.solution),
      try Suspicions.isCured(suspicion, in: trial.solution, since: examination)
    else { return nil }
    self.init(
      action: proposal.action, edits: proposal.edits,
      effect: try Effect(of: proposal.action, trial, since: examination))
  }
}

extension Suspicion {
  /// What one would try, the usual first.
  fileprivate func proposals(
    in examination: Examination, step: Int
  ) throws(LayoutFailure) -> [Proposal] {
    let document = examination.document
    switch self {
    case .truncated(let view, let axis, _): return document.proposals(forText: view, axis)
    case .overlapping(let one, let other, _):
      return try examination.proposals(exchangingBetween: one, other)
        + document.proposals(parting: one, other, in: examination.solution)
    case .offscreen(let view, _):
      return document.proposals(bringingBack: view, in: examination.solution)
    case .stale(let view, let copy), .early(let view, let copy, _):
      return document.proposals(copyingAfterLayout: view, copy.expression)
    case .empty(let view, let axes):
      return document.proposals(opening: view, axes, in: examination.solution)
    case .besideContent(_, let cell): return document.proposals(tyingToContentOf: cell, step: step)
    case .mixedDirections(let constraint, _, _):
      return document.proposals(fixingSidesOf: constraint, step: step)
    case .turnedSign(let constraint, _):
      return [Proposal(.turnSign(constraint), in: document)].compactMap(\.self)
    case .turnedBound(let constraint, _): return document.proposals(turning: constraint)
    case .saysNothing(let constraint, _), .repeated(let constraint, _, _),
      .twoRatios(let constraint, _, _), .oneScreenOnly(let constraint, _, _, _, _):
      return [Proposal(.remove(constraint), in: document)].compactMap(\.self)
    case .underKeyboard(let view, _): return document.proposals(raising: view)
    case .scrollsSideways(let view, _):
      return document.proposals(narrowing: view, in: examination.solution)
    case .outOfCell(let view, let content, _):
      return document.proposals(closing: content, behind: view, .vertical, in: examination.solution)
    case .doubleGap: return []
    }
  }

  /// Of which nothing is seen, so that it may be taken out.
  fileprivate var emptyView: ViewID? {
    switch self {
    case .doubleGap(let view, _, _, _, _), .empty(let view, _): view
    default: nil
    }
  }

  /// Whether what copies others is as they are. `true` for what copies none.
  fileprivate func hasItsFrame(in solution: Solution) -> Bool {
    switch self {
    case .stale(let view, let copy), .early(let view, let copy, _):
      let wanted = copy.expression.rect { solution.frame(of: $0) ?? .zero }
      return wanted.map { solution.frame(of: view)?.agrees(with: $0) == true } ?? false
    default: return true
    }
  }
}

extension Examination {
  /// Whether it is the size of something that nothing settles, which is told and settled as such.
  fileprivate func leavesOpen(_ suspicion: Suspicion) throws(LayoutFailure) -> Bool {
    guard case .empty(let view, let axes) = suspicion else { return false }
    return try freeParts().contains { free in
      free.item == Item(view) && axes.contains { free.part == .size($0) }
    }
  }

  /// It goes, and what is left of its space with it.
  fileprivate func proposals(
    takingOut view: ViewID, step: Int
  ) throws(LayoutFailure) -> [Proposal] {
    let ways = try Torutsume(view, in: self, step: step).ways
    return ways.prefix(3).map { Proposal(action: .takeOut(view, $0.kind), edits: $0.edits) }
  }

  /// A constraint between the two that was deactivated comes back, in the place of one that ties the same
  /// edge to something else: so a view that is shown again has its place again.
  fileprivate func proposals(
    exchangingBetween one: ViewID, _ other: ViewID
  ) throws(LayoutFailure) -> [Proposal] {
    let mentioned = try engine.constraints(mentioningAny: [one, other], in: document)
    let inactive = mentioned.filter {
      !$0.isActive && Set($0.items.map(\.view)) == [one, other]
    }
    return inactive.flatMap { resting in
      mentioned.filter { $0.isActive && $0.sharesAnAnchor(with: resting) }
        .compactMap { Proposal(.exchange($0.id, for: resting.id), in: document) }
    }
  }
}

extension Constraint {
  fileprivate func sharesAnAnchor(with other: Constraint) -> Bool {
    [first, second].contains { $0 != nil && ($0 == other.first || $0 == other.second) }
  }
}

extension Document {
  /// A text gets its room by resisting harder than the others, or by taking more lines.
  fileprivate func proposals(forText id: ViewID, _ axis: Axis) -> [Proposal] {
    guard let view = view(id) else { return [] }
    let handle = Handle.generated(id, .resistance(axis))
    let priorities = [view.resistance[axis].nextWhole, .almostRequired].compactMap(\.self)
    let harder = priorities.compactMap { Proposal(.prioritize(handle, $0), in: self) }
    return harder + (axis == .horizontal ? proposals(wrapping: id) : [])
      + proposals(lengthening: id, axis)
  }

  /// What is held to a length, a text itself or something that it lies in, may be longer: where two texts
  /// tie, and one alone could have its room, both have it.
  private func proposals(lengthening id: ViewID, _ axis: Axis) -> [Proposal] {
    ancestry(of: id).flatMap { holder in
      constraints(mentioning: holder).compactMap { constraint in
        var equation = constraint.equation
        guard isInLayout(constraint), equation.relation == .equal, equation.second == nil,
          equation.first == Anchor(holder, axis.size)
        else { return nil }
        equation.relation = .greaterThanOrEqual
        return Proposal(.retie(constraint.id, equation), in: self)
      }
    }
  }

  /// A text of one line takes as many as it needs, and ends where it is held in.
  private func proposals(wrapping id: ViewID, within end: Equation? = nil) -> [Proposal] {
    guard let view = view(id), view.kind == .label, view.content.numberOfLines == 1 else {
      return []
    }
    var content = view.content
    content.numberOfLines = 0
    let held = end.flatMap { Proposal(.add($0), in: self)?.edits } ?? []
    return [
      Proposal(action: .wrap(id, within: end), edits: held + [.change(id, .content(content))])
    ]
  }

  /// What was the least that it may be is the most, or the other way round.
  fileprivate func proposals(turning id: ConstraintID) -> [Proposal] {
    guard var equation = constraint(id)?.equation else { return [] }
    equation.relation = equation.relation.turned
    return [Proposal(.retie(id, equation), in: self)].compactMap(\.self)
  }

  /// The one that lies further along begins where the other ends, by a constraint of its own or in the
  /// place of what says where it begins.
  fileprivate func proposals(
    parting one: ViewID, _ other: ViewID, in solution: Solution
  ) -> [Proposal] {
    guard let first = solution.frame(of: one), let second = solution.frame(of: other) else {
      return []
    }
    return [Axis.vertical, .horizontal].flatMap { axis in
      let isInOrder = first[.origin(axis)] <= second[.origin(axis)]
      let (before, behind) = isInOrder ? (one, other) : (other, one)
      let start = Anchor(behind, axis.start)
      var apart = Equation(
        start, .greaterThanOrEqual, Anchor(before, axis.end), constant: Self.gap)
      let beside = Fix.Action.add(apart)
      apart.relation = .equal
      let ties = constraints(mentioning: behind).filter {
        $0.relation == .equal && isInLayout($0) && [$0.first, $0.second].contains(start)
      }
      return ([beside] + ties.map { .retie($0.id, apart) }).compactMap { Proposal($0, in: self) }
    }
  }

  /// No further than the edge of what it lies in.
  fileprivate func proposals(bringingBack id: ViewID, in solution: Solution) -> [Proposal] {
    guard let superview = superview(of: id) else { return [] }
    let signs = TurnedSigns([], in: self).pushedAtOneEnd(by: constraints(mentioning: id))
    let turned = signs[id].flatMap { Proposal(.turnSign($0), in: self) }
    let bounds = Axis.allCases.flatMap { axis in
      [
        Equation(
          Anchor(id, axis.end), .lessThanOrEqual, Anchor(superview, axis.end), constant: 0),
        Equation(
          Anchor(id, axis.start), .greaterThanOrEqual, Anchor(superview, axis.start), constant: 0),
      ].compactMap { Proposal(.add($0), in: self) }
    }
    let start = solution.frame(of: id)?.x ?? 0
    let end = Equation(
      Anchor(id, .trailing), .lessThanOrEqual, Anchor(superview, .trailing),
      constant: (0...40).contains(start) ? -start : 0)
    return [turned].compactMap(\.self) + proposals(readingOtherwise: id) + bounds
      + proposals(wrapping: id, within: end)
      + proposals(cutting: id, in: solution)
  }

  /// What ends with the screen ends with the keyboard instead; what has no such end keeps above it.
  fileprivate func proposals(raising id: ViewID) -> [Proposal] {
    let keyboard = Anchor(Item(.root, guide: .keyboard), .top)
    let own = Anchor(id, .bottom)
    let ties = constraints(mentioning: id).compactMap { constraint -> Proposal? in
      var equation = constraint.equation
      if equation.first == own, equation.second?.isBottomOfScreen == true {
        equation.second = keyboard
      } else if equation.second == own, equation.first.isBottomOfScreen {
        equation.first = keyboard
      } else {
        return nil
      }
      return Proposal(.retie(constraint.id, equation), in: self)
    }
    let above = Equation(own, .lessThanOrEqual, keyboard, constant: -Self.gap)
    return ties + [Proposal(.add(above), in: self)].compactMap(\.self)
  }

  /// What is scrolled is as wide as what shows it, but for what is left free beside it, so that texts in it
  /// take more lines.
  fileprivate func proposals(narrowing scroll: ViewID, in solution: Solution) -> [Proposal] {
    (view(scroll)?.subviews ?? []).flatMap { content in
      let width = Anchor(content, .width)
      let whole = solution.rect(of: Item(scroll, guide: .content))?.width
      let own = solution.rect(of: Item(content))?.width
      let beside = whole.flatMap { whole in own.map { max(0, whole - $0) } } ?? 0
      let shown = Equation(
        width, .equal, Anchor(Item(scroll, guide: .frame), .width), constant: -beside)
      let ties = widthTies(in: scroll).map(\.id)
      let fixed = constraints(mentioning: content).filter {
        ties.contains($0.id) || $0.first == width && $0.second == nil && $0.relation == .equal
      }
      return (fixed.map { .retie($0.id, shown) } + [.add(shown)])
        .compactMap { Proposal($0, in: self) }
    }
  }

  /// Between things that are not to touch, in points.
  static let gap = 8.0
}

extension Anchor {
  /// Of the root view, or of what the system keeps free of it.
  fileprivate var isBottomOfScreen: Bool {
    let ends: [SystemGuide?] = [nil, .safeArea, .layoutMargins]
    return item.view == .root && [.bottom, .bottomMargin].contains(attribute)
      && ends.contains(item.guide)
  }
}

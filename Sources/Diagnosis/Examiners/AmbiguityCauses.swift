import AutoLayout

/// Why numbers are ambiguous, read from the constraints that speak of them.
///
/// Constraints between two free items leave both open; the one that comes first in view order is
/// said to lack something, and the other to hang on it.
struct AmbiguityCauses {
  private let document: Document
  private let free: Set<Effect.FreePart>
  private let order: ViewOrder
  private let sentences: [ViewID: [Sentence]]
  /// Those that would be among them if all their numbers were known.
  private let waiting: [ViewID: [Sentence]]
  private let ties: [Tie]

  init(
    of free: [Effect.FreePart], ties: [Tie], in examination: Examination
  ) throws(LayoutFailure) {
    let document = examination.document
    self.document = document
    self.free = Set(free)
    self.ties = ties.filter { tie in
      if case .lower = tie.decision { false } else { true }
    }
    order = examination.solution.order
    let broken = Set(examination.solution.broken)
    let views = Set(free.map(\.item.view))
    var sentences = try examination.arrangements(of: views)
    for view in views {
      let users = try examination.engine.constraints(mentioning: view, in: document)
        .map { Sentence(handle: .constraint($0.id), equation: $0.equation) }
      sentences[view] = (users + (sentences[view] ?? [])).filter { !broken.contains($0.handle) }
    }
    self.sentences = sentences
    waiting = try examination.waitingSentences(of: views)
  }

  /// A constraint of the user's or of a stack view's.
  fileprivate struct Sentence {
    var handle: Handle
    var equation: Equation
  }

  func isFree(_ place: Effect.FreePart) -> Bool { free.contains(place) }

  func cause(of place: Effect.FreePart) -> Ambiguity.Cause {
    if let tie = ties.first(where: { $0.speaks(of: place) }) {
      return .tied(tie.handles.sorted { Handle.isListed($0, before: $1) })
    }
    if place.item.guide == .content { return .scrollable }
    return place.part.isSize ? sizeCause(of: place) : placeCause(of: place)
  }

  /// Whether its item stands in a row with siblings: an equality leads from one of its edges to one
  /// of theirs.
  func isChained(_ place: Effect.FreePart) -> Bool {
    let superview = document.views[place.item.view]?.superview
    return links(of: place) { $0.kind != .size }.contains { link in
      guard link.relation == .equal, let other = link.other?.item.view else {
        return false
      }
      return other != place.item.view && document.views[other]?.superview == superview
    }
  }

  private func placeCause(of place: Effect.FreePart) -> Ambiguity.Cause {
    // What lies inside goes where the item goes, and says nothing of that.
    let links = links(of: place) { $0.kind != .size }.filter { link in
      link.other.map { !document.isView($0.item.view, within: place.item.view) } ?? true
    }
    let equalities = links.filter { $0.relation == .equal }
    if equalities.isEmpty { return unfixed(place, bounds: links) }
    if let other = firstFree(among: equalities, before: place) ?? precedingSize(of: place) {
      return .hangs(on: other)
    }
    let size = Effect.FreePart(item: place.item, part: .size(place.part.axis))
    let near = nearEdges(of: place)
    if free.contains(size), equalities.allSatisfy({ !near.contains($0.own.attribute) }),
      equalities.contains(where: { !parts(behind: $0, from: place).contains(where: free.contains) })
    {
      return .hangs(on: size)
    }
    return unfixed(place, bounds: links)
  }

  private func sizeCause(of place: Effect.FreePart) -> Ambiguity.Cause {
    let sizes = links(of: place) { $0.kind == .size }
    let equalities = sizes.filter { $0.relation == .equal }
    if let other = firstFree(among: equalities, before: place) { return .hangs(on: other) }
    let edges = links(of: place) { $0.kind != .size }.filter { $0.relation == .equal }
    if Set(edges.map(\.own.attribute)).count > 1,
      let other = firstFree(among: edges, before: place)
    {
      return .hangs(on: other)
    }
    return unfixed(place, bounds: sizes)
  }

  private func unfixed(_ place: Effect.FreePart, bounds: [Link]) -> Ambiguity.Cause {
    let awaited = links(of: place, among: waiting) { _ in true }.filter { $0.relation == .equal }
    let own = awaited.filter { ($0.own.attribute.kind == .size) == place.part.isSize }
    if !awaited.isEmpty { return .waits((own.isEmpty ? awaited : own).map(\.handle)) }
    let inequalities = bounds.filter { $0.relation != .equal }
    if inequalities.isEmpty { return .nothingFixes }
    return .onlyBounded(by: inequalities.map(\.handle))
  }

  /// A constraint on one axis, seen from one of its items.
  private struct Link {
    var handle: Handle
    var relation: Relation
    var own: Anchor
    var other: Anchor?
  }

  /// The constraints that speak of the item on the part's axis, by number, and stack views' last.
  private func links(of place: Effect.FreePart, where isMeant: (Attribute) -> Bool) -> [Link] {
    links(of: place, among: sentences, where: isMeant)
  }

  private func links(
    of place: Effect.FreePart, among sentences: [ViewID: [Sentence]],
    where isMeant: (Attribute) -> Bool
  ) -> [Link] {
    (sentences[place.item.view] ?? []).compactMap { sentence in
      let (first, second) = (sentence.equation.first, sentence.equation.second)
      let sides = [(first, second)] + (second.map { [($0, first)] } ?? [])
      for (own, other) in sides where own.item.view == place.item.view {
        if own.attribute.axis == place.part.axis, isMeant(own.attribute) {
          return Link(
            handle: sentence.handle, relation: sentence.equation.relation, own: own, other: other)
        }
      }
      return nil
    }
  }

  /// What on the other side of these is free as well and comes before `place`.
  private func firstFree(among links: [Link], before place: Effect.FreePart) -> Effect.FreePart? {
    for link in links {
      for candidate in parts(behind: link, from: place) {
        guard free.contains(candidate), isEarlier(candidate, than: place) else { continue }
        // Neither of two waits for the other.
        if candidate.part.isSize || precedingSize(of: candidate) != place { return candidate }
      }
    }
    return nil
  }

  /// The numbers on the other side of a link. Of the superview only the size counts: places are
  /// measured from its corner.
  private func parts(behind link: Link, from place: Effect.FreePart) -> [Effect.FreePart] {
    guard let other = link.other else { return [] }
    let item = Item(other.item.view)
    let axis = other.attribute.axis
    let origin = Effect.FreePart(item: item, part: .origin(axis))
    let size = Effect.FreePart(item: item, part: .size(axis))
    if other.attribute.kind == .size { return [size] }
    if document.views[place.item.view]?.superview != item.view { return [origin, size] }
    return nearEdges(of: origin).contains(other.attribute) ? [] : [size]
  }

  /// The free size of the item behind whose far edge this place begins: where that item itself
  /// stands is fixed, so its size alone decides, whichever of the two comes first.
  private func precedingSize(of place: Effect.FreePart) -> Effect.FreePart? {
    let near = nearEdges(of: place)
    for link in links(of: place, where: near.contains) where link.relation == .equal {
      guard let other = link.other, Attribute.farEdges.contains(other.attribute) else { continue }
      let item = Item(other.item.view)
      let origin = Effect.FreePart(item: item, part: .origin(place.part.axis))
      let size = Effect.FreePart(item: item, part: .size(place.part.axis))
      let isNear = nearEdges(of: origin).contains(other.attribute)
      if item != place.item, !isNear, !free.contains(origin), free.contains(size) {
        return size
      }
    }
    return nil
  }

  private func isEarlier(_ one: Effect.FreePart, than other: Effect.FreePart) -> Bool {
    one.item.view == other.item.view
      ? one.part < other.part : order.places(one.item.view, before: other.item.view)
  }

  /// The edges from which x or y is measured.
  private func nearEdges(of place: Effect.FreePart) -> [Attribute] {
    if place.part == .y { return [.top] }
    let isMirrored = document.direction(ofItem: place.item.view) == .rightToLeft
    return [.left, isMirrored ? .trailing : .leading]
  }
}

extension Examination {
  /// What would speak of the views if no number of it were waited for.
  fileprivate func waitingSentences(
    of views: Set<ViewID>
  ) throws(LayoutFailure) -> [ViewID: [AmbiguityCauses.Sentence]] {
    if solution.waitingCount == 0 { return [:] }
    var found: [ViewID: [AmbiguityCauses.Sentence]] = [:]
    for constraint in try engine.constraints(mentioningAny: views, in: document)
    where constraint.waiting != nil && constraint.isActive
      && constraint.items.allSatisfy({ document.isInWindow($0.view) })
    {
      let sentence = AmbiguityCauses.Sentence(
        handle: .constraint(constraint.id), equation: constraint.equation)
      for view in Set(constraint.items.map(\.view)) { found[view, default: []].append(sentence) }
    }
    return found
  }

  /// What stack views say of those of the views that they arrange.
  fileprivate func arrangements(
    of views: Set<ViewID>
  ) throws(LayoutFailure) -> [ViewID: [AmbiguityCauses.Sentence]] {
    var found: [ViewID: [AmbiguityCauses.Sentence]] = [:]
    for stack in Set(views.compactMap(document.arrangingStack)) {
      for (view, said) in try engine.arrangement(of: stack, in: document)
      where views.contains(view) {
        found[view] = said.map {
          AmbiguityCauses.Sentence(handle: $0.handle, equation: $0.equation)
        }
      }
    }
    return found
  }
}

extension Ambiguity.Cause {
  fileprivate static func hangs(on place: Effect.FreePart) -> Self {
    .hangs(on: place.item, place.part)
  }
}

extension Attribute {
  /// Where an item ends, in one of the reading directions.
  fileprivate static let farEdges: [Self] = [.leading, .trailing, .right, .bottom]
}

extension Tie {
  fileprivate func speaks(of place: Effect.FreePart) -> Bool {
    ([nearerEquation, loserEquation] + others.map(\.equation)).contains { equation in
      [equation.first, equation.second].contains { anchor in
        anchor?.item == place.item && anchor?.attribute.axis == place.part.axis
          && (anchor?.attribute.kind == .size) == place.part.isSize
      }
    }
  }
}

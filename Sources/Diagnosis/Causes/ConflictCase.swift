import AutoLayout
import Simplex

/// A conflict as the recognisers of causes see it: its members, with what made each of them.
struct ConflictCase {
  let members: [Member]
  let authors: [Member]
  let document: Document
  /// What adding up the members leaves between them, in points.
  let gap: Double
  /// The places in `members` of those that speak of a view: a conflict may have thousands.
  private let placesByView: [ViewID: [Int]]

  init(_ members: [AutoLayout.Share], gap: Double, in document: Document) {
    self.document = document
    self.gap = gap
    self.members = members.map { Member($0, in: document) }
    authors = self.members.filter(\.isAuthors)
    placesByView = self.members.indices.reduce(into: [:]) {
      [members = self.members] places, index in
      for view in members[index].views { places[view, default: []].append(index) }
    }
  }

  struct Member {
    let handle: Handle
    /// In plain terms.
    let equation: Equation
    /// Whether it says a length as the distance between a view's own two ends.
    let isBetweenOwnEnds: Bool
    /// What it is multiplied by in the sum that proves the conflict.
    let multiplier: Double
    let maker: Maker

    /// The view of its first anchor.
    var view: ViewID { equation.first.item.view }
    /// The views of its anchors, each once.
    var views: [ViewID] {
      let second = equation.second.flatMap { $0.item.view == view ? nil : $0.item.view }
      return [view] + [second].compactMap(\.self)
    }
    var axis: Axis { equation.first.attribute.axis }
    var isAuthors: Bool { maker == .author }

    func isMade(for roles: SystemRole...) -> Bool {
      if case .system(let role) = maker { roles.contains(role) } else { false }
    }

    /// A size against a number.
    var isFixedSize: Bool {
      equation.second == nil && equation.first.attribute.kind == .size
    }

    /// A size that is 0, or at most 0.
    var isEmptySize: Bool {
      isFixedSize && Tolerance.isZero(equation.constant) && equation.relation != .greaterThanOrEqual
    }
  }

  enum Maker: Equatable {
    case author
    case system(SystemRole)
    case window
    /// Sizes are not negative.
    case nature
  }

  /// The members that speak of `view`, in their order.
  func members(about view: ViewID) -> [Member] {
    (placesByView[view] ?? []).map { members[$0] }
  }

  func authors(about view: ViewID) -> [Member] { members(about: view).filter(\.isAuthors) }

  /// Everything but the rule that sizes are not negative.
  var stated: [Member] { members.filter { $0.maker != .nature } }

  /// Whether all that the author made was typed at the prompt, one relation after the other.
  var isTyped: Bool {
    if authors.isEmpty, document.isOfLog { return false }
    return authors.allSatisfy { member in
      guard let id = member.handle.constraintID, case .typed = document.constraint(id)?.origin
      else { return false }
      return true
    }
  }

  func first(madeFor roles: SystemRole...) -> Member? {
    members.first { member in roles.contains { member.isMade(for: $0) } }
  }

  /// The views that the members speak of, each once.
  var views: [View] {
    var seen: Set<ViewID> = []
    return members.flatMap(\.views).filter { seen.insert($0).inserted }
      .compactMap { document.views[$0] }
  }
}

extension ConflictCase.Member {
  fileprivate init(_ share: AutoLayout.Share, in document: Document) {
    handle = share.handle
    let told = share.equation.inPlainTerms(document)
    equation = told.equation
    multiplier = told.isTurned ? -share.multiplier : share.multiplier
    isBetweenOwnEnds = share.equation.second != nil && told.equation.second == nil
    maker =
      switch share.handle {
      case .constraint(let id):
        (document.constraint(id)?.systemRole
          ?? Self.roleOfPrivateSize(share.equation, in: document)).map { .system($0) } ?? .author
      case .generated(_, let rule):
        rule.stackRule.map { .system(SystemRole($0)) } ?? Self.maker(for: rule.maker)
      }
  }

  /// The length of a private view is given by the system, whatever its constraint is called.
  private static func roleOfPrivateSize(
    _ equation: Equation, in document: Document
  ) -> SystemRole? {
    guard equation.second == nil, equation.first.attribute.kind == .size,
      let view = document.views[equation.first.item.view], SystemViews.isPrivate(view)
    else { return nil }
    return .encapsulated
  }

  private static func maker(for rule: Rule.Maker) -> ConflictCase.Maker {
    switch rule {
    case .window: .window
    case .nonnegativeSize: .nature
    case .autoresizingMask: .system(.autoresizingMask)
    case .safeArea: .system(.safeArea)
    case .layoutMargins, .readableContent: .system(.margins)
    case .keyboard: .system(.keyboardGuide)
    case .controllerGuides: .system(.layoutSupport)
    case .scrollContent: .system(.scrollContent)
    case .stack: .system(.stackHelper)
    case .compressionResistance, .hugging: .system(.contentSize)
    }
  }
}

extension Equation {
  /// The same with one word for one thing: left for leading where that is read from the left, and a length
  /// for the distance between a view's own two ends.
  func inPlainTerms(
    _ document: Document
  ) -> (equation: Equation, isTurned: Bool) {
    var equation = self
    equation.first.attribute = first.attribute.plain(document.direction(ofItem: first.item.view))
    guard let second else { return (equation, false) }
    let other = second.attribute.plain(document.direction(ofItem: first.item.view))
    equation.second?.attribute = other
    guard second.item == first.item, multiplier == 1, waiting == nil,
      let end = ViewEnd(edge: equation.first.attribute), let otherEnd = ViewEnd(edge: other),
      end != otherEnd, first.attribute.axis == second.attribute.axis
    else { return (equation, false) }
    equation.first.attribute = first.attribute.axis == .horizontal ? .width : .height
    equation.second = nil
    if end == .far { return (equation, false) }
    (equation.relation, equation.constant) = (relation.turned, -constant)
    return (equation, true)
  }
}

extension Attribute {
  fileprivate func plain(_ direction: LayoutDirection) -> Attribute {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    default: self
    }
  }
}

extension ViewEnd {
  /// Of a view itself, not of its margins.
  fileprivate init?(edge: Attribute) {
    guard edge.withinMargins == nil else { return nil }
    self.init(edge)
  }
}

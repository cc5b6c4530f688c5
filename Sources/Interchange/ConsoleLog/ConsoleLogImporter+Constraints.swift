import AutoLayout

extension ConsoleLogImporter {
  mutating func add(_ constraint: ConsoleLog.Constraint) {
    do throws(EditFailure) {
      if let priorities = constraint.contentPriorities {
        try addContentSize(constraint.relation, priorities)
      } else if let new = try newConstraint(for: constraint) {
        try make(new, for: constraint.reference)
      } else {
        note(.isMeasuredOutside(constraint.reference), line: constraint.line)
      }
    } catch {
      note(.isRefused(constraint.reference, error), line: constraint.line)
    }
  }

  private mutating func newConstraint(
    for constraint: ConsoleLog.Constraint
  ) throws(EditFailure) -> NewConstraint? {
    let relation = hierarchy.seenFromTop(constraint.relation)
    let first = try anchor(relation.first, beside: relation.second?.item, constraint)
    var second: Anchor?
    if let logged = relation.second {
      second = try anchor(logged, beside: relation.first.item, constraint)
      if let size = second, size.attribute.kind == .size, first.attribute.kind != .size {
        second = farEdge(of: size, seenFrom: first)
        guard second != nil else { return nil }
      }
    } else if first.attribute.kind != .size {
      second = cornerOfSuperview(of: first, relation.first.attribute)
    }
    var new = NewConstraint(
      first, Relation(relation.comparison), second, origin: .imported(line: constraint.line))
    new.multiplier = relation.multiplier
    new.constant = relation.constant
    describe(&new, by: constraint)
    return new
  }

  private func describe(_ new: inout NewConstraint, by constraint: ConsoleLog.Constraint) {
    new.priority = constraint.priority.flatMap(Priority.init) ?? .required
    new.isActive = constraint.isActive
    new.identifier =
      constraint.identifier ?? constraint.source.map { "\($0.file)#\($0.line)" }
    new.unnamedRole = hiddenIdentifiers.role(of: constraint)
    new.slack = LogPrecision.slack(of: constraint.relation)
    new.wasReportedBroken = constraint.reference == broken
    let isPlain = constraint.className == "NSLayoutConstraint"
    new.className = isPlain ? nil : constraint.className
  }

  // MARK: Positions

  /// A position that follows a superview's size, `A.minX == 0.5*B.width - 32`, is the same part of
  /// the way to the superview's far edge, measured from its origin (UIKit constraints, section 1.2).
  private func farEdge(of size: Anchor, seenFrom position: Anchor) -> Anchor? {
    let (outer, inner) = (size.item.view, position.item.view)
    guard outer != inner, draft.isView(inner, within: outer) else { return nil }
    return Anchor(outer, size.attribute.axis == .horizontal ? .right : .bottom)
  }

  /// A position without a second item is one in the superview, from its origin; that at the bottom is one
  /// from the other end (`seenFromTop`).
  private func cornerOfSuperview(
    of position: Anchor, _ logged: ConsoleLog.Attribute
  ) -> Anchor? {
    draft.view(position.item.view)?.superview.map {
      if logged == .bottom { return Anchor($0, .bottom) }
      return Anchor($0, position.attribute.axis == .horizontal ? .left : .top)
    }
  }

  // MARK: Anchors

  private mutating func anchor(
    _ logged: ConsoleLog.Anchor, beside other: ConsoleLog.Item?,
    _ constraint: ConsoleLog.Constraint
  ) throws(EditFailure) -> Anchor {
    guard let view = view(logged.item, beside: other), let attribute = logged.attribute.inDocument
    else { throw .unknownName(logged.item.name ?? logged.item.className ?? "|") }
    if logged.attribute.isOfContent {
      return Anchor(try guide(.content(view), line: constraint.line), attribute)
    }
    if let edge = attribute.withinMargins {
      return try margin(edge, of: view, line: constraint.line)
    }
    return attribute.isBaseline
      ? try baseline(attribute, of: view, line: constraint.line) : Anchor(view, attribute)
  }

  /// A `|` that its line does not explain is the superview that other lines give, or else an unnamed
  /// one.
  private func view(_ item: ConsoleLog.Item, beside other: ConsoleLog.Item?) -> ViewID? {
    views[hierarchy.resolved(LogCast.key(of: item, beside: other))]
  }

  /// The edge of the margins guide that the log prints, or of one whose insets are supposed.
  private mutating func margin(
    _ edge: Attribute, of view: ViewID, line: Int
  ) throws(EditFailure) -> Anchor {
    let isLogged = derivedGuides[.margins(view)].map { draft.view($0)?.alias != nil } ?? false
    let guide = try guide(.margins(view), line: line)
    if !isLogged {
      for edge in edge.edges { try supposeMargin(edge, of: view, guide, line: line) }
      note(.marginsAreSupposed(of: view), line: line)
    }
    return Anchor(guide, edge)
  }

  /// In the middle between the usual margins, with the slack to be any of them.
  private mutating func supposeMargin(
    _ edge: Attribute, of view: ViewID, _ guide: ViewID, line: Int
  ) throws(EditFailure) {
    let inner = Anchor(guide, edge)
    guard marginEdges.insert(inner).inserted else { return }
    let usual = ConsoleLogImport.usualMargins
    let inset = (usual.lowerBound + usual.upperBound) / 2
    var new = NewConstraint(inner, .equal, Anchor(view, edge), origin: .imported(line: line))
    new.constant = edge.isFar ? -inset : inset
    new.unnamedRole = .margins
    new.slack = (usual.upperBound - usual.lowerBound) / 2
    try make(new, for: nil)
  }

  /// The plain kinds have their baseline at the bottom; that of a text may be anywhere.
  private mutating func baseline(
    _ attribute: Attribute, of view: ViewID, line: Int
  ) throws(EditFailure) -> Anchor {
    let kind = draft.view(view).flatMap { ViewKind.ofClass($0.className) }
    if let kind, kind.isGuide || !kind.takes.contains(.text) && !kind.arranges {
      return Anchor(view, attribute)
    }
    let guide = try guide(
      attribute == .firstBaseline ? .firstBaseline(view) : .lastBaseline(view), line: line)
    note(.baselineIsUnknown(of: view), line: line)
    return Anchor(guide, .top)
  }

  // MARK: Content sizes

  /// `H:[label(52)] Hug:251 CompressionRes:750` is the size that the view asks for by its content.
  private mutating func addContentSize(
    _ relation: ConsoleLog.Relation, _ priorities: ConsoleLog.ContentPriorities
  ) throws(EditFailure) {
    guard let id = view(relation.first.item, beside: nil), let view = draft.view(id),
      let attribute = relation.first.attribute.inDocument, attribute.kind == .size
    else { throw .unknownName(relation.first.item.name ?? "|") }
    var content = view.content
    var size = content.given ?? .noMetric
    switch attribute.axis {
    case .horizontal: size.width = relation.constant
    case .vertical: size.height = relation.constant
    }
    content.give(size)
    try make(.change(id, .content(content)))
    if let hugging = Priority(rawValue: priorities.hugging) {
      try make(.change(id, .hugging(attribute.axis, hugging)))
    }
    if let resistance = Priority(rawValue: priorities.compressionResistance) {
      try make(.change(id, .resistance(attribute.axis, resistance)))
    }
  }
}

extension Relation {
  fileprivate init(_ comparison: ConsoleLog.Comparison) {
    self =
      switch comparison {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension Attribute {
  fileprivate var isFar: Bool { [.right, .trailing, .bottom].contains(self) }

  /// The edges that decide where it is.
  fileprivate var edges: [Attribute] {
    switch self {
    case .centerX: [.leading, .trailing]
    case .centerY: [.top, .bottom]
    default: [self]
    }
  }
}

extension VisualFormat {
  /// One constraint that a format stands for: `first.attribute REL second.attribute + amount`.
  package struct Constraint: Hashable, Sendable {
    package let first: Item
    package let firstAttribute: Attribute
    package let relation: RelationSyntax.Sign
    package let second: Item?
    /// `nil` exactly where `second` is.
    package let secondAttribute: Attribute?
    package let amount: Amount
    /// `nil` for required.
    package let priority: Quantity?
    /// The part of the format that stands for it.
    package let range: SourceRange
  }

  /// A view of the format, or the superview of one.
  package enum Item: Hashable, Sendable {
    case view(NameSyntax)
    /// The superview of the view that needs it first.
    case superview(of: NameSyntax)
  }

  /// UIKit's names.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  }

  /// A number, or what stands for one until the names are known.
  package enum Amount: Hashable, Sendable {
    case number(Double)
    /// A metric that the line does not define.
    case metric(NameSyntax)
    /// A metric, or else a view of the same size: metrics win.
    case metricOrView(NameSyntax)
    /// Between siblings; between baselines it comes from the fonts.
    case standardSpacing
  }

  /// The constraints in UIKit's order (UIKit visual format, section 2): for each view what leads
  /// into it and then its own size, the trailing connection, and last the alignments.
  ///
  /// - Parameter hasBaselines: whether the view of this name has text, for baseline spacing.
  package func constraints(hasBaselines: (String) -> Bool = { _ in true }) -> [Constraint] {
    let edges = Edges(orientation, options)
    var constraints: [Constraint] = []
    var previous: View?
    for view in views {
      if let connection = view.connection {
        constraints +=
          previous.map { previous in
            between(previous, view, connection, edges.between(previous, view, hasBaselines))
          } ?? fromSuperview(to: view, connection, edges)
      }
      constraints += view.predicates.map { size(of: view, $0) }
      previous = view
    }
    if let closing, let last = previous {
      constraints += toSuperview(from: last, closing, edges)
    }
    return constraints + alignments
  }
}

// MARK: - Connections

extension VisualFormat {
  private func between(
    _ previous: View, _ view: View, _ connection: Connection, _ edges: Pair
  ) -> [Constraint] {
    constraints(
      of: connection, standard: .standardSpacing,
      Ends(
        near: .view(previous.name), nearAttribute: edges.near, far: .view(view.name),
        farAttribute: edges.far, isMirrored: edges.isMirrored))
  }

  /// The standard distance to a superview is 0 from its margin (since iOS 8).
  private func fromSuperview(
    to view: View, _ connection: Connection, _ edges: Edges
  ) -> [Constraint] {
    let isStandard = connection.spacing == .standard
    return constraints(
      of: connection, standard: .number(0),
      Ends(
        near: .superview(of: firstInSuperview),
        nearAttribute: isStandard ? edges.startMargin : edges.start, far: .view(view.name),
        farAttribute: edges.start, isMirrored: edges.isMirrored))
  }

  private func toSuperview(
    from view: View, _ connection: Connection, _ edges: Edges
  ) -> [Constraint] {
    let isStandard = connection.spacing == .standard
    return constraints(
      of: connection, standard: .number(0),
      Ends(
        near: .view(view.name), nearAttribute: edges.end, far: .superview(of: firstInSuperview),
        farAttribute: isStandard ? edges.endMargin : edges.end, isMirrored: edges.isMirrored))
  }

  /// The view whose superview `|` is: the first that is connected to it.
  private var firstInSuperview: NameSyntax {
    guard let first = views.first, let last = views.last else {
      preconditionFailure("a visual format has at least one view")
    }
    return first.connection != nil ? first.name : last.name
  }

  /// What is connected: the item nearer to the beginning of the axis, and the farther one.
  private struct Ends {
    let near: Item
    let nearAttribute: Attribute
    let far: Item
    let farAttribute: Attribute
    let isMirrored: Bool
  }

  /// `far == near + amount`; mirrored, `near == far + amount`, as the near one is on the right.
  private func constraints(
    of connection: Connection, standard: Amount, _ ends: Ends
  ) -> [Constraint] {
    let predicates: [(RelationSyntax.Sign, Amount, Quantity?)] =
      switch connection.spacing {
      case .flush: [(.equal, .number(0), nil)]
      case .standard: [(.equal, standard, nil)]
      case .predicates(let predicates):
        predicates.map { ($0.relation, amount($0.object), $0.priority.map(resolved)) }
      }
    return predicates.map { relation, amount, priority in
      Constraint(
        first: ends.isMirrored ? ends.near : ends.far,
        firstAttribute: ends.isMirrored ? ends.nearAttribute : ends.farAttribute,
        relation: relation, second: ends.isMirrored ? ends.far : ends.near,
        secondAttribute: ends.isMirrored ? ends.farAttribute : ends.nearAttribute, amount: amount,
        priority: priority, range: connection.range)
    }
  }
}

// MARK: - Sizes, alignments, metrics

extension VisualFormat {
  private func size(of view: View, _ predicate: Predicate) -> Constraint {
    let amount: Amount =
      switch resolved(predicate.object) {
      case .number(let value): .number(value)
      case .name(let name): .metricOrView(name)
      }
    return Constraint(
      first: .view(view.name), firstAttribute: orientation == .horizontal ? .width : .height,
      relation: predicate.relation, second: nil, secondAttribute: nil, amount: amount,
      priority: predicate.priority.map(resolved), range: predicate.range)
  }

  /// Every view but the last is aligned with the next one, once for each option in UIKit's order.
  private var alignments: [Constraint] {
    let attributes = Option.allCases.filter(options.contains).compactMap(\.alignment?.attribute)
    return attributes.flatMap { attribute in
      zip(views, views.dropFirst()).map { view, next in
        Constraint(
          first: .view(view.name), firstAttribute: attribute, relation: .equal,
          second: .view(next.name), secondAttribute: attribute, amount: .number(0), priority: nil,
          range: view.range.union(next.range))
      }
    }
  }

  private func amount(_ quantity: Quantity) -> Amount {
    switch resolved(quantity) {
    case .number(let value): .number(value)
    case .name(let name): .metric(name)
    }
  }

  /// The number in place of a name that the line itself defines; of two definitions the last.
  private func resolved(_ quantity: Quantity) -> Quantity {
    guard case .name(let name) = quantity,
      let metric = metrics.last(where: { $0.name.text == name.text })
    else { return quantity }
    return .number(metric.value)
  }
}

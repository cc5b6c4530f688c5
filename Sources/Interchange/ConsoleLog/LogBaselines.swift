import AutoLayout

extension ConsoleLog.Report {
  /// The constraint that holds a text at a baseline while another holds an edge of it, both by something
  /// that is not it: how far the two are apart no log prints.
  package var textHeldAtItsBaseline: ConsoleLog.Constraint? {
    let heldAtEdge = Set(
      constraints.filter(\.isRequiredEquation).flatMap(\.anchors).filter(\.isVerticalEdge).map {
        LogCast.key(of: $0.item, beside: nil)
      })
    return constraints.first { constraint in
      guard let text = constraint.textAtBaseline else { return false }
      return heldAtEdge.contains(LogCast.key(of: text, beside: nil))
    }
  }
}

extension ConsoleLog.Anchor {
  fileprivate var isVerticalEdge: Bool {
    attribute.inDocument?.axis == .vertical && (attribute.side == .near || attribute.side == .far)
  }
}

extension ConsoleLog.Constraint {
  fileprivate var anchors: [ConsoleLog.Anchor] {
    [relation.first] + (relation.second.map { [$0] } ?? [])
  }

  fileprivate var isRequiredEquation: Bool {
    relation.comparison == .equal && priority == nil && systemRole == nil
  }

  /// The view whose baseline it holds at an edge of another view.
  fileprivate var textAtBaseline: ConsoleLog.Item? {
    guard isRequiredEquation, let second = relation.second else { return nil }
    let (first, other) = (relation.first, second)
    let pairs = [(first, other), (other, first)]
    return pairs.first { text, edge in
      text.attribute.inDocument?.isBaseline == true
        && edge.attribute.inDocument?.isBaseline == false
        && text.item != edge.item
    }?.0.item
  }
}

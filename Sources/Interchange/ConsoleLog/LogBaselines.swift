import AutoLayout

extension ConsoleLog.Report {
  /// The constraint that holds a text at a baseline while another holds an edge of it, both by something
  /// that is not it: how far the two are apart no log prints.
  package var textHeldAtItsBaseline: ConsoleLog.Constraint? {
    constraints.first { constraint in
      guard let text = constraint.textAtBaseline else { return false }
      return constraints.contains { other in
        other.reference != constraint.reference && other.isRequiredEquation
          && other.anchors.contains {
            $0.item == text && $0.attribute.inDocument?.axis == .vertical
              && $0.attribute.side != nil
              && $0.attribute.side != .centre
          }
      }
    }
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

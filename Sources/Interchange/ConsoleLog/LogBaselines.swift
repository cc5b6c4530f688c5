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
      let texts = constraint.textsAtBaselines
      return !texts.isEmpty
        && texts.allSatisfy { heldAtEdge.contains(LogCast.key(of: $0, beside: nil)) }
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

  /// The views of which it holds a baseline: one at an edge of another view, or two of them at each other.
  fileprivate var textsAtBaselines: [ConsoleLog.Item] {
    guard isRequiredEquation, let second = relation.second, second.item != relation.first.item
    else { return [] }
    return [relation.first, second].filter { $0.attribute.inDocument?.isBaseline == true }
      .map(\.item)
  }
}

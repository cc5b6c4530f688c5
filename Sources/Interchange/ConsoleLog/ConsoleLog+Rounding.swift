extension ConsoleLog.Report {
  /// Whether the constraint that the system broke and another one give the same length the same
  /// printed number: what sets them apart is then too small to be printed.
  package var differsOnlyInRounding: Bool {
    guard let broken = brokenConstraint else { return false }
    return constraints.contains { other in
      other.reference != broken.reference && other.relation.saysTheSame(as: broken.relation)
    }
  }
}

extension ConsoleLog.Relation {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    guard first.item.address != nil, second == nil, other.second == nil else { return false }
    return first.item.address == other.first.item.address
      && first.attribute == other.first.attribute && constant == other.constant
  }
}

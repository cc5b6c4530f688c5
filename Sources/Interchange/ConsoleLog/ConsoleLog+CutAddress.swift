extension ConsoleLog.Report {
  /// The address in the list that `start` is the beginning of: that of the only thing of the class that
  /// `constraint` names there. `nil` where `start` is whole, or may be the beginning of several.
  func address(
    beginningWith start: ConsoleLog.Address, in constraint: ConsoleLog.Constraint
  ) -> ConsoleLog.Address? {
    guard let cut = constraint.items.first(where: { $0.address == start }) else { return nil }
    let candidates = constraints.flatMap(\.items).filter { $0.className == cut.className }
      .compactMap(\.address).filter { $0.digits.hasPrefix(start.digits) }
    let distinct = Set(candidates)
    return distinct.count == 1 && !distinct.contains(start) ? distinct.first : nil
  }

  func hasOnlyLongerAddresses(than start: ConsoleLog.Address) -> Bool {
    let addresses = constraints.flatMap(\.items).compactMap(\.address)
    return !addresses.isEmpty
      && addresses.allSatisfy { $0.digits.count > start.digits.count }
  }
}

extension ConsoleLog.Constraint {
  /// Everything that the line names.
  fileprivate var items: [ConsoleLog.Item] {
    [relation.first.item, relation.second?.item, superview].compactMap { $0 }
  }

  mutating func replace(_ address: ConsoleLog.Address, with other: ConsoleLog.Address) {
    if relation.first.item.address == address { relation.first.item.address = other }
    if relation.second?.item.address == address { relation.second?.item.address = other }
    if superview?.address == address { superview?.address = other }
  }
}

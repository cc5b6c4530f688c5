import Patience

extension ConsoleLog {
  /// The reports that say anything, each once, with how often the text holds it.
  package var distinctReports: [(report: Report, count: Int)] {
    var places: [[String]: Int] = [:]
    var result: [(report: Report, count: Int)] = []
    for report in reports where !report.constraints.isEmpty {
      let shape = report.shape
      if let place = places[shape] {
        result[place].count += 1
      } else {
        places[shape] = result.count
        result.append((report, 1))
      }
    }
    return result
  }
}

extension ConsoleLog.Report {
  /// What two reports of one conflict have in common: all but the addresses, which change from run
  /// to run.
  fileprivate var shape: [String] {
    var numbers: [ConsoleLog.Address: Int] = [:]
    func name(_ item: ConsoleLog.Item) -> String {
      let number = item.address.map { address in
        let number = numbers[address] ?? numbers.count
        numbers[address] = number
        return "\(number)"
      }
      return "\(item.className ?? "")#\(number ?? "")#\(item.name ?? "")"
    }
    func text(_ anchor: ConsoleLog.Anchor) -> String { "\(name(anchor.item)).\(anchor.attribute)" }
    return constraints.awaitedMap(each: 16) { constraint in
      let relation = constraint.relation
      let second = relation.second.map(text) ?? ""
      let isBroken = constraint.reference == broken?.reference
      return "\(constraint.className) \(constraint.identifier ?? "") \(text(relation.first)) "
        + "\(relation.comparison.rawValue) \(relation.multiplier) \(second) \(relation.constant) "
        + "\(constraint.priority ?? 1000) \(isBroken)"
    }
  }
}

extension ConsoleLog.Constraint {
  /// Whether `other` may be this one in another run: all addresses are others, and where only one of
  /// them prints an identifier, that says nothing.
  func saysTheSame(as other: Self) -> Bool {
    let isIdentified = identifier != nil && other.identifier != nil
    return relation.withoutAddresses == other.relation.withoutAddresses
      && (!isIdentified || identifier == other.identifier)
  }
}

extension ConsoleLog.Relation {
  fileprivate var withoutAddresses: Self {
    var relation = self
    relation.first.item.address = nil
    relation.second?.item.address = nil
    return relation
  }
}

extension ConsoleLog {
  /// The remarks on the part of the text that `report` stands in, and on what stands in none.
  package func notes(on report: Report) -> [Note] {
    let said = reports.filter { !$0.constraints.isEmpty }
    let next = said.first { $0.line > report.line }?.line ?? .max
    let isFirst = said.first?.line == report.line
    return notes.filter { (isFirst || report.line <= $0.line) && $0.line < next }
  }
}

extension ExactPart {
  /// Reads rows of the system, with what is known put in.
  struct RowReader {
    let numbers: [Int32: Int]
    private(set) var isFinite = true

    init(numbers: [Int32: Int]) { self.numbers = numbers }

    mutating func row(_ row: Int32, _ state: borrowing SolverState) -> ExactSystem.Row {
      let head = state.system.heads[row]
      var entries: [ExactForm.Entry] = []
      var known = Rational.zero
      for place in state.system.entries(of: row) {
        let column = state.system.entryColumns[place]
        let coefficient = number(state.system.entryValues[place])
        if let unknown = numbers[column] {
          entries.append(ExactForm.Entry(unknown: unknown, coefficient: coefficient))
        } else {
          known += coefficient * number(state.values[column])
        }
      }
      return ExactSystem.Row(
        form: ExactForm(entries), low: bound(head.low).map { $0 - known },
        high: bound(head.high).map { $0 - known }, rank: head.rank, weight: number(1 / head.scale))
    }

    private mutating func bound(_ value: Double) -> Rational? {
      value.isInfinite ? nil : number(value)
    }

    private mutating func number(_ value: Double) -> Rational {
      guard value.isFinite else {
        isFinite = false
        return .zero
      }
      return Rational(readFrom: value)
    }
  }
}

extension ExactSystem {
  /// Some rows by themselves, as required ones in this order; nil where they are too many.
  init?(required rows: [Int32], _ state: borrowing SolverState) {
    var numbers: [Int32: Int] = [:]
    for row in rows {
      for place in state.system.entries(of: row) {
        let column = state.system.entryColumns[place]
        if numbers[column] == nil { numbers[column] = numbers.count }
      }
    }
    guard rows.count <= Component.rowLimit, numbers.count <= Component.columnLimit else {
      return nil
    }
    var reader = ExactPart.RowReader(numbers: numbers)
    var own = rows.map { reader.row($0, state) }
    guard reader.isFinite else { return nil }
    for index in own.indices { own[index].rank = .infinity }
    self.init(unknownCount: numbers.count, rows: own, preferences: [])
  }
}

extension ExactPart {
  /// Reads rows of the system, with what is known put in.
  struct RowReader {
    let numbers: [Int32: Int]
    /// Whether all numbers were short enough.
    private(set) var isComplete = true

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
      let (low, high) = (bound(head.low).map { $0 - known }, bound(head.high).map { $0 - known })
      if known.isLost || low?.isLost ?? false || high?.isLost ?? false { isComplete = false }
      return ExactSystem.Row(
        form: ExactForm(entries: entries), low: low, high: high, rank: head.rank,
        weight: number(1 / head.scale))
    }

    private mutating func bound(_ value: Double) -> Rational? {
      value.isInfinite ? nil : number(value)
    }

    private mutating func number(_ value: Double) -> Rational {
      let number = value.isFinite ? Rational(readFrom: value) : .lost
      if number.isLost { isComplete = false }
      return number
    }
  }
}

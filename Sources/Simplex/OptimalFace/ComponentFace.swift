/// All points of a component that are optimal: one of them, and how far blocks of columns can move
/// from there.
struct ComponentFace {
  var values: [Double]
  var blocks: [OptimalFace.Block]

  init(values: [Double], blocks: [OptimalFace.Block]) {
    self.values = values
    self.blocks = blocks
  }

  /// The best values of the only column.
  init(_ interval: Interval) {
    let value = IntervalSearch.nearestToZero(interval)
    values = [value]
    blocks = []
    guard interval.low < interval.high else { return }
    let room = Interval(low: interval.low - value, high: interval.high - value)
    let line = OptimalFace.Block.Line(rates: [1], room: room)
    blocks.append(OptimalFace.Block(room: .line(line), columns: [0], unknownCount: 1))
  }

  /// The largest or smallest value of a form.
  mutating func extreme(of form: SparseRow, upwards: Bool) -> Double {
    var sum = form.value(at: values)
    for index in blocks.indices {
      var part = ContiguousArray<Entry>()
      for (local, column) in blocks[index].columns.enumerated() where column < values.count {
        let coefficient = form.coefficient(of: column)
        if coefficient != 0 { part.append(Entry(Int32(local), coefficient)) }
      }
      if part.isEmpty { continue }
      sum += blocks[index].extreme(of: SparseRow(sorted: part), upwards: upwards)
    }
    return sum
  }
}

extension OptimalFace.Block {
  /// How far up or down a form in the block's columns can go from where the block is; without an end
  /// where rounding keeps that from being found.
  fileprivate mutating func extreme(of form: SparseRow, upwards: Bool) -> Double {
    switch room {
    case .line(let line): return line.extreme(of: form, upwards: upwards)
    case .tableau(var tableau):
      // Where one question leads is as good a point as any for the next to begin at. It is taken out
      // meanwhile, so that nothing is copied.
      room = .line(Line(rates: [], room: Interval(low: 0, high: 0)))
      defer { room = .tableau(tableau) }
      return tableau.extreme(of: form, upwards: upwards) ?? (upwards ? .infinity : -.infinity)
    }
  }
}

extension OptimalFace.Block.Line {
  /// How far up or down a form in the columns can go along the line, from where it is.
  fileprivate func extreme(of form: SparseRow, upwards: Bool) -> Double {
    var (rate, magnitude) = (0.0, 0.0)
    for entry in form.entries {
      let part = entry.coefficient * rates[Int(entry.column)]
      rate += part
      magnitude = max(magnitude, abs(part))
    }
    if Tolerance.isCancelled(rate, of: magnitude) { return 0 }
    return rate * (upwards == (rate > 0) ? room.high : room.low)
  }
}

/// An open block of one dimension: how its columns go along a line, and how far.
struct FaceLine {
  /// More columns are looked up faster in the tableau.
  fileprivate static let longest = 16

  /// A column that moves.
  struct Point: BitwiseCopyable {
    var column: Int32
    /// Where it is at the beginning of the step.
    var origin: Double
    var rate: Double
  }

  var points: [Point]
  var room: Interval

  /// The step with which a form in parametric columns comes as near to `target` as it can, all others
  /// being where they are settled; nil if the form does not move.
  func step(
    _ columns: borrowing Vector<Int32>, _ coefficients: borrowing Vector<Double>,
    to target: Double, _ settled: borrowing Vector<Double>
  ) -> Double? {
    var (rest, rate, magnitude) = (target, 0.0, 0.0)
    for place in 0..<columns.count {
      let (column, coefficient) = (columns[place], coefficients[place])
      if let point = points.first(where: { $0.column == column }) {
        rest -= coefficient * point.origin
        rate += coefficient * point.rate
        magnitude += abs(coefficient * point.rate)
      } else {
        rest -= coefficient * settled[column]
      }
    }
    if Tolerance.isCancelled(rate, of: magnitude) { return nil }
    return min(max(rest / rate, room.low), room.high)
  }
}

extension SolvedComponent {
  /// An open block as a line, nil if it has more dimensions or many columns.
  func line(of block: ComponentSolution.FaceBlock) -> FaceLine? {
    guard let open = solver.faceBlock(block.number), case .line(let way) = open.room,
      open.columns.count <= FaceLine.longest
    else { return nil }
    var line = FaceLine(points: [], room: way.room)
    line.points.reserveCapacity(open.columns.count)
    for (local, column) in open.columns.enumerated() where column < columns.count {
      line.points.append(
        FaceLine.Point(
          column: columns[Int(column)], origin: solution.values[Int(column)],
          rate: way.rates[local]))
    }
    return line
  }
}

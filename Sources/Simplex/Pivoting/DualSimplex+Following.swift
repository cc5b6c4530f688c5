/// How the optimum follows the bounds of rows while its basis stays the best (parametric programming).
extension DualSimplex {
  /// How fast the unknowns move when the bounds of rows do: `B · dx_B = −N · dx_N`, each nonbasic
  /// column going with its kink; nil where rows that bend there go apart.
  mutating func rates(_ component: Component, ofBounds bounds: [Double]) -> [Double]? {
    scratchValues.fill(columnCount, with: 0)
    for index in 0..<columnCount where slotOf[index] < 0 {
      guard let rate = kinkRate(of: index, component, bounds) else { return nil }
      scratchValues[index] = rate
    }
    for index in 0..<columnCount where slotOf[index] < 0 {
      matrix.addColumn(index, times: -scratchValues[index], to: &column)
    }
    factors.forwardTransform(&column)
    for place in 0..<column.count {
      let slot = column.indices[place]
      scratchValues[head[slot]] = column[slot]
    }
    column.clear()
    return (0..<unknownCount).map { scratchValues[$0] }
  }

  /// How fast the kink moves at which a nonbasic column is.
  private func kinkRate(of column: Int, _ component: Component, _ bounds: [Double]) -> Double? {
    var rate: Double?
    for entry in Int(rowStart[column])..<Int(rowStart[column + 1]) {
      let index = Int(rowsByColumn[entry])
      let (low, high) = interval(of: component.rows[index], factor: rowFactor[index])
      guard low == value[column] || high == value[column] else { continue }
      let own = bounds[index] / rowFactor[index]
      if let rate, abs(rate - own) > Tolerance.coefficient * max(1, abs(rate)) { return nil }
      rate = own
    }
    return rate ?? 0
  }
}

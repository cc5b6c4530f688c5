/// The weights that pricing divides by.
extension DualSimplex {
  /// Steepest edge: the lengths of the rows of `B⁻¹` after the exchange, from `τ = B⁻¹ ρ`.
  mutating func updateWeights(_ slot: Int, _ pivot: Double) {
    var norm = 0.0
    for place in 0..<row.count {
      let price = row[row.indices[place]]
      norm += price * price
      if price != 0 { spare.add(price, at: row.indices[place]) }
    }
    factors.forwardTransform(&spare)
    for place in 0..<column.count {
      let other = column.indices[place]
      if Int(other) == slot { continue }
      let factor = column[other] / pivot
      if factor == 0 { continue }
      let weight = weights[other] + factor * (factor * norm - 2 * spare[other])
      weights[other] = max(weight, factor * factor + 1e-4)
    }
    weights[slot] = max(norm / (pivot * pivot), 1e-4)
    if Tolerance.isRough(squaredLength: max(norm, weights[slot])) { rounding.note() }
    spare.clear()
  }
}

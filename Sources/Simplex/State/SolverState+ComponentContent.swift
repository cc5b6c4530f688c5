/// A component as content: its rows in order, with columns numbered from 0.
extension SolverState {
  /// Rows as a component has them: required ones first, then by falling rank, each by their order.
  struct ComponentOrder {
    var rows: [Int32] = []
    /// The optional ones by their order alone, as indices of `rows`.
    var tieOrder: [Int] = []
  }

  /// The component of some columns and rows.
  func component(_ columns: [Int32], _ order: ComponentOrder) -> Component {
    partition.numberLocally(columns)
    var content = Component(columnCount: columns.count, rows: [], tieOrder: order.tieOrder)
    content.rows.reserveCapacity(order.rows.count)
    for row in order.rows {
      let entries = partition.localEntries(of: row)
      let (shift, magnitude) = shift(of: row)
      let head = system.heads[row]
      content.rows.append(
        Component.Row(
          form: SparseRow(unordered: entries), low: head.low - shift, high: head.high - shift,
          rank: head.rank, weight: 1 / head.scale, magnitude: magnitude))
    }
    return content
  }

  /// Puts a component's rows in order: by their order first, which they mostly are in, and then
  /// into a bucket for each rank.
  func componentOrder(of component: Int32) -> ComponentOrder {
    var byOrder = activeRows(of: component)
    byOrder.reverse()
    if !isInOrder(byOrder) { byOrder.sort { system.isOrdered($0, before: $1) } }
    var ranks: [Double] = []
    ranks.reserveCapacity(8)
    for row in byOrder {
      let place = place(of: system.heads[row].rank, in: ranks)
      if place == ranks.count || ranks[place] != system.heads[row].rank {
        ranks.insert(system.heads[row].rank, at: place)
      }
    }
    var starts = [Int](repeating: 0, count: ranks.count + 1)
    let buckets = byOrder.map { place(of: system.heads[$0].rank, in: ranks) }
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in ranks.indices { starts[bucket + 1] += starts[bucket] }
    var order = ComponentOrder(rows: byOrder)
    order.tieOrder.reserveCapacity(byOrder.count)
    for (row, bucket) in zip(byOrder, buckets) {
      order.rows[starts[bucket]] = row
      if !system.heads[row].isRequired { order.tieOrder.append(starts[bucket]) }
      starts[bucket] += 1
    }
    return order
  }

  private func isInOrder(_ rows: [Int32]) -> Bool {
    for index in rows.indices.dropFirst()
    where !system.isOrdered(rows[index - 1], before: rows[index]) { return false }
    return true
  }

  /// Where a rank is, or belongs, among others in falling order (binary search).
  private func place(of rank: Double, in ranks: [Double]) -> Int {
    var low = 0
    var high = ranks.count
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

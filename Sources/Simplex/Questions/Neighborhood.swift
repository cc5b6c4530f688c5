import Patience

/// Rows around one row, among which a reason is looked for: what contradicts itself among some rows
/// does so among all, and most reasons are a few rows that lie close together.
///
/// Which rows lie close follows from the rows alone, not from how equations were matched. A hub, a
/// column that very many rows mention, leads to few of them: the first in order, which are likely to
/// be what places it.
struct Neighborhood {
  private let center: Int32
  /// How many rows are enough; the last ring around them is completed.
  private var enough = 64
  /// Whether there are no rows around that were left out.
  private(set) var isWhole = false

  private var rows: [Int32] = []
  private var takenRows: Set<Int32> = []
  private var seenColumns: Set<Int32> = []
  private var hubs: [Int32] = []

  init(of row: Int32) { center = row }

  /// How many rows a hub leads to.
  private static let placesOfHub = 4

  /// The row and those around it, more of them each time until all are told; each time in order.
  mutating func next(
    in system: borrowing LinearSystem, where isWanted: (Int32) -> Bool
  ) -> [Int32] {
    (rows, takenRows, seenColumns, hubs) = ([center], [center], [], [])
    var ring = rows[...]
    while !ring.isEmpty, rows.count < enough, !LineWork.isStopped(after: ring.count) {
      let end = rows.count
      for row in ring { reachAround(row, in: system, where: isWanted) }
      ring = rows[end...]
    }
    isWhole = ring.isEmpty && hubs.isEmpty || LineWork.wasCutShort
    takePlacesOfHubs(in: system, where: isWanted)
    enough *= 8
    return rows.sorted { system.precedes($0, $1) }
  }

  /// Rows that do not count make no hub: a reason is the same whether they are in or not.
  private func isHub(
    _ column: Int32, in system: borrowing LinearSystem, where isWanted: (Int32) -> Bool
  ) -> Bool {
    var count = 0
    for mention in system.mentions.places(of: column) where isWanted(system.mentions[mention]) {
      count += 1
      if count > enough / 2 { return true }
    }
    return false
  }

  /// Takes the rows that share a column with `row`.
  private mutating func reachAround(
    _ row: Int32, in system: borrowing LinearSystem, where isWanted: (Int32) -> Bool
  ) {
    for place in system.entries(of: row) {
      let column = system.entryColumns[place]
      guard seenColumns.insert(column).inserted else { continue }
      if isHub(column, in: system, where: isWanted) {
        hubs.append(column)
        continue
      }
      for mention in system.mentions.places(of: column) {
        take(system.mentions[mention], where: isWanted)
      }
    }
  }

  private mutating func take(_ row: Int32, where isWanted: (Int32) -> Bool) {
    guard isWanted(row), takenRows.insert(row).inserted else { return }
    rows.append(row)
  }

  /// Takes what is likely to place the hubs, and what is around that.
  private mutating func takePlacesOfHubs(
    in system: borrowing LinearSystem, where isWanted: (Int32) -> Bool
  ) {
    var next = 0
    while next < hubs.count, !LineWork.isStopped(after: LineWork.interval) {
      for row in firstRows(mentioning: hubs[next], in: system, where: isWanted) {
        take(row, where: isWanted)
        reachAround(row, in: system, where: isWanted)
      }
      next += 1
    }
  }

  private func firstRows(
    mentioning column: Int32, in system: borrowing LinearSystem, where isWanted: (Int32) -> Bool
  ) -> [Int32] {
    var first: [Int32] = []
    for mention in system.mentions.places(of: column) {
      let row = system.mentions[mention]
      if first.count == Self.placesOfHub, let last = first.last, system.precedes(last, row) {
        continue
      }
      guard isWanted(row) else { continue }
      let place = first.firstIndex { system.precedes(row, $0) } ?? first.endIndex
      first.insert(row, at: place)
      if first.count > Self.placesOfHub { first.removeLast() }
    }
    return first
  }
}

import Testing

@testable import Simplex

struct TieBreakTests {
  @Test func thousandsOfRowsOnAColumnBreakTiesEachInItsOwnWay() {
    var keys: Set<Int> = []
    for column in 0..<3 {
      for level in 0..<4 {
        for place in 0..<2000 {
          keys.insert(PiecewiseCosts.key(column: column, level: level, place: place))
        }
      }
    }
    #expect(keys.count == 3 * 4 * 2000)
  }
}

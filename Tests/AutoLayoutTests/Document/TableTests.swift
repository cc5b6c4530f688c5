import AutoLayout
import TestSupport
import Testing

/// The persistent table against a plain dictionary.
@Suite struct TableTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aTableHoldsWhatADictionaryHolds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = Table<ViewID, Int>()
    var dictionary: [ViewID: Int] = [:]
    for _ in 0..<300 {
      let key = ViewID(
        Int.random(in: 0..<[20, 200, 5_000].randomElement(using: &random)!, using: &random))
      let value = Bool.random(using: &random) ? Int.random(in: 0..<10, using: &random) : nil
      table[key] = value
      dictionary[key] = value
    }
    #expect(table.count == dictionary.count)
    #expect(table.keys == dictionary.keys.sorted())
    #expect(table.values == dictionary.keys.sorted().map { dictionary[$0] })
    for key in dictionary.keys { #expect(table[key] == dictionary[key]) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func changesAreExactlyTheKeysThatDiffer(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var old = Table<ViewID, Int>()
    for _ in 0..<100 { old[ViewID(Int.random(in: 0..<90, using: &random))] = 1 }
    var new = old
    for _ in 0..<20 {
      let key = ViewID(Int.random(in: 0..<3_000, using: &random))
      new[key] = Bool.random(using: &random) ? 2 : nil
    }
    let keys = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    for (changes, isForward) in [(new.changes(from: old), true), (old.changes(from: new), false)] {
      #expect(changes.map(\.key) == keys)
      for change in changes {
        #expect(change.old == (isForward ? old : new)[change.key])
        #expect(change.new == (isForward ? new : old)[change.key])
      }
    }
    #expect(new.changes(from: new).isEmpty)
  }

  @Test func aCopyKeepsItsOwnValues() {
    var table = Table<ViewID, Int>()
    for number in 0..<1_000 { table[ViewID(number)] = number }
    let copy = table
    table[ViewID(500)] = nil
    #expect(copy[ViewID(500)] == 500)
    #expect(table[ViewID(500)] == nil)
    #expect(table != copy)
    table[ViewID(500)] = 500
    #expect(table == copy)
  }

  @Test func aKeyThatNoTableCanHoldIsNowhere() {
    var table = Table<ViewID, Int>()
    table[ViewID(-1)] = 3
    #expect(table.isEmpty)
    #expect(table[ViewID(-1)] == nil)
    #expect(table[ViewID(.max)] == nil)
  }
}

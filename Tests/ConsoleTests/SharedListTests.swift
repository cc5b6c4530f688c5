import TestSupport
import Testing

@testable import Console

@Suite struct SharedListTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func copiesAreListsOfTheirOwn(seed: UInt64) {
    var random = SeededGenerator(seed: 40_000 + seed)
    var lists: [(shared: SharedList<Int>, plain: [Int])] = [(SharedList(), [])]
    for number in 0..<600 {
      if random.once(in: 80) { lists.append(random.element(of: lists)) }
      let place = random.int(in: 0...lists.count - 1)
      if random.once(in: 6), let index = lists[place].plain.indices.randomElement(using: &random) {
        lists[place].shared[index] = number
        lists[place].plain[index] = number
      } else {
        lists[place].shared.append(number)
        lists[place].plain.append(number)
      }
    }
    for (shared, plain) in lists {
      #expect(shared.elements == plain)
      #expect(shared.indices == plain.indices)
      for index in plain.indices { #expect(shared.element(at: index) == plain[index]) }
      #expect(shared.element(at: plain.count) == nil)
      #expect(shared.element(at: -1) == nil)
    }
  }
}

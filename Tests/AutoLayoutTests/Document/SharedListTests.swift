import TestSupport
import Testing

@testable import AutoLayout

@Suite struct SharedListTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func copiesAreListsOfTheirOwn(seed: UInt64) {
    var random = SeededGenerator(seed: 40_000 + seed)
    var lists: [Both] = [Both()]
    for number in 0..<600 {
      if random.once(in: 80) { lists.append(random.element(of: lists)) }
      let place = random.int(in: 0...lists.count - 1)
      lists[place].change(to: number, using: &random)
    }
    for list in lists {
      let (shared, plain) = (list.shared, list.plain)
      #expect(Array(shared) == plain)
      #expect(shared.indices == plain.indices)
      for index in plain.indices { #expect(shared.element(at: index) == plain[index]) }
      #expect(shared.element(at: plain.count) == nil)
      #expect(shared.element(at: -1) == nil)
      #expect(shared == SharedList(plain))
      #expect(shared.hashValue == SharedList(plain).hashValue)
    }
  }

  /// A list, and what it is to be.
  private struct Both {
    var shared: SharedList<Int> = []
    var plain: [Int] = []

    mutating func change(to number: Int, using random: inout SeededGenerator) {
      let index = random.int(in: 0...plain.count)
      switch random.below(12) {
      case 0 where index < plain.count:
        shared[index] = number
        plain[index] = number
      case 1 where index < plain.count:
        shared.remove(at: index)
        plain.remove(at: index)
      case 2...5:
        shared.insert(number, at: index)
        plain.insert(number, at: index)
      default:
        shared.append(number)
        plain.append(number)
      }
    }
  }

  @Test func oneElementLessOrAnotherOneIsAnotherList() {
    let list = SharedList(0..<200)
    var (shorter, other) = (list, list)
    shorter.remove(at: 100)
    other[100] = 7
    #expect(shorter != list)
    #expect(other != list)
  }
}

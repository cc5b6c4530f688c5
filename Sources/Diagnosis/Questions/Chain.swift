import AutoLayout

/// Shares in the order in which they follow from one another: of each item first what speaks of it
/// alone, then what leads on to other items, and these at once.
struct Chain {
  private(set) var shares: [AutoLayout.Share] = []
  /// As listed.
  private let all: [AutoLayout.Share]
  /// By the item that they speak of, where in the list.
  private let places: [Item: [Int]]
  private var isTaken: [Bool]

  init(of shares: [AutoLayout.Share], from items: [Item]) {
    let all = shares.sorted { Handle.isListed($0.handle, before: $1.handle) }
    var places: [Item: [Int]] = [:]
    for (place, share) in all.enumerated() {
      for item in Set(share.equation.items) { places[item, default: []].append(place) }
    }
    (self.all, self.places) = (all, places)
    isTaken = Array(repeating: false, count: all.count)
    follow(items)
    // What nothing leads to begins a chain of its own.
    for place in all.indices where !isTaken[place] { follow([all[place].equation.first.item]) }
  }

  private mutating func follow(_ items: [Item]) {
    var frontier = Array(items.reversed())
    while let item = frontier.popLast() { frontier += takeShares(of: item).reversed() }
  }

  /// Takes what speaks of `item`, and returns the other items that it leads to.
  private mutating func takeShares(of item: Item) -> [Item] {
    let mine = (places[item] ?? []).filter { !isTaken[$0] }
    for place in mine { isTaken[place] = true }
    let (own, links) = mine.map { all[$0] }.partitioned {
      $0.equation.items.allSatisfy { $0 == item }
    }
    shares += own + links
    return links.flatMap(\.equation.items).filter { $0 != item }
  }
}

extension Equation {
  /// One or two items.
  fileprivate var items: [Item] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension Array {
  /// What fulfils the condition, and what does not.
  fileprivate func partitioned(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

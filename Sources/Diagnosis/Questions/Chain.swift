import AutoLayout

/// Shares in the order in which they follow from one another: of each item first what speaks of it
/// alone, then what leads on to other items, and these at once.
struct Chain {
  private(set) var shares: [AutoLayout.Share] = []
  private var pending: [AutoLayout.Share]

  init(of shares: [AutoLayout.Share], from items: [Item]) {
    pending = shares.sorted { Handle.isListed($0.handle, before: $1.handle) }
    var frontier = Array(items.reversed())
    while !pending.isEmpty {
      // What nothing leads to begins a chain of its own.
      let item = frontier.popLast() ?? pending[0].equation.first.item
      frontier += takeShares(of: item).reversed()
    }
  }

  /// Takes what speaks of `item`, and returns the other items that it leads to.
  private mutating func takeShares(of item: Item) -> [Item] {
    let (mine, rest) = pending.partitioned { $0.equation.items.contains(item) }
    pending = rest
    let (own, links) = mine.partitioned { $0.equation.items.allSatisfy { $0 == item } }
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

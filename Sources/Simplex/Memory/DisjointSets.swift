/// Numbers in sets that have nothing in common, each set named by its least member (union–find with
/// path halving).
struct DisjointSets: ~Copyable {
  private var parents = Vector<Int32>()

  /// Makes room for the numbers below `count`, each new one a set by itself.
  mutating func extend(to count: Int) {
    let first = parents.count
    parents.extend(to: count, with: 0)
    for number in first..<max(first, count) { parents[number] = Int32(number) }
  }

  mutating func removeAll() { parents.removeAll() }

  /// Makes a number a set by itself; so is each other one of its set to be, before anybody asks for it.
  func separate(_ number: Int32) { parents[number] = number }

  /// Whether each number is a set by itself.
  var areSeparate: Bool {
    for number in 0..<parents.count where parents[number] != number { return false }
    return true
  }

  /// The name of the set that a number is in.
  func root(of number: Int32) -> Int32 {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes one set of those of two numbers.
  func unite(_ first: Int32, _ second: Int32) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[max(first, second)] = min(first, second) }
  }
}

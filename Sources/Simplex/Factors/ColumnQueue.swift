/// The active columns by score, lowest first: doubly linked lists, one for each score.
///
/// The score of a column is Markowitz's count of what its elimination touches, and more for each
/// inequality or optional constraint that mentions it.
struct ColumnQueue: ~Copyable {
  struct Link: BitwiseCopyable {
    var next: Int32 = -1
    var previous: Int32 = -1
    /// -1 for a column that is not in.
    var score: Int16 = -1
    var interest: UInt8 = 0
    var isDemoted = false
  }

  private var links = Vector<Link>()
  private var heads = Vector<Int32>()
  private var lowest = 0

  /// What a mention in another constraint weighs against one more equation.
  private static let interestWeight: Int32 = 4
  /// What it weighs that no row has a coefficient of good size.
  private static let demotion: Int32 = 64
  private static let highestScore: Int32 = 256

  init() { heads.append(repeating: -1, count: Int(Self.highestScore) + 1) }

  mutating func extend(to columnCount: Int) { links.extend(to: columnCount, with: Link()) }

  mutating func setInterest(_ interest: Int32, of column: Int32) {
    // A larger one makes no other score.
    links[column] = Link(interest: UInt8(min(interest, Int32(UInt8.max))))
  }

  func isDemoted(_ column: Int32) -> Bool { links[column].isDemoted }

  mutating func insert(_ column: Int32, count: Int32) {
    let link = links[column]
    let score =
      count - 1 + Self.interestWeight * Int32(link.interest) + (link.isDemoted ? Self.demotion : 0)
    let bounded = min(score, Self.highestScore)
    let next = heads[bounded]
    links[column].next = next
    links[column].previous = -1
    links[column].score = Int16(bounded)
    if next >= 0 { links[next].previous = column }
    heads[bounded] = column
    lowest = min(lowest, Int(bounded))
  }

  mutating func remove(_ column: Int32) {
    let link = links[column]
    guard link.score >= 0 else { return }
    if link.previous >= 0 {
      links[link.previous].next = link.next
    } else {
      heads[Int32(link.score)] = link.next
    }
    if link.next >= 0 { links[link.next].previous = link.previous }
    links[column].score = -1
  }

  /// Gives a column the score of another count.
  mutating func move(_ column: Int32, count: Int32) {
    remove(column)
    if count > 0 { insert(column, count: count) }
  }

  /// Puts a column back that has no good row, once.
  mutating func demote(_ column: Int32, count: Int32) {
    links[column].isDemoted = true
    insert(column, count: count)
  }

  mutating func popLowest() -> Int32? {
    while lowest < heads.count {
      let column = heads[lowest]
      if column >= 0 {
        remove(column)
        return column
      }
      lowest += 1
    }
    lowest = 0
    return nil
  }
}

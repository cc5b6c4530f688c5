/// The views and guides that a report speaks of, each once, with what its lines say of them.
struct LogCast {
  /// In the order of their first mention.
  private(set) var members: [Member] = []
  private var places: [Key: Int] = [:]

  /// What makes two mentions the same thing: the address, or else the printed name; the unnamed
  /// superview of a thing is known by that thing.
  enum Key: Hashable, Sendable {
    case address(ConsoleLog.Address)
    case name(String)
    indirect case superview(of: Key)
  }

  struct Member: Sendable {
    let key: Key
    /// Where it is mentioned first.
    let line: Int
    var className: String?
    var address: ConsoleLog.Address?
    var text: String?
    var name: String?
    var isGuide = false
  }

  subscript(key: Key) -> Member? { places[key].map { members[$0] } }

  init(of constraints: [ConsoleLog.Constraint]) {
    for constraint in constraints {
      let items = Self.itemsInReadingOrder(of: constraint.relation)
      for (item, other) in zip(items, [items.last, items.first]) {
        note(item, beside: items.count > 1 ? other : nil, line: constraint.line)
      }
      if let superview = constraint.superview {
        note(superview, beside: nil, line: constraint.line)
      }
    }
  }

  /// A gap is printed from left to right, the later item being the relation's first.
  private static func itemsInReadingOrder(of relation: ConsoleLog.Relation) -> [ConsoleLog.Item] {
    guard let second = relation.second else { return [relation.first.item] }
    let isGap = relation.first.attribute.side == .near && second.attribute.side == .far
    return isGap ? [second.item, relation.first.item] : [relation.first.item, second.item]
  }

  /// The key of `item` in a line that speaks of `other` too.
  static func key(of item: ConsoleLog.Item, beside other: ConsoleLog.Item?) -> Key {
    if let address = item.address { return .address(address) }
    if item.isSuperview, let other, !other.isSuperview {
      return .superview(of: key(of: other, beside: nil))
    }
    return .name("\(item.className ?? ""):\(item.name ?? "")")
  }

  /// Adds what no line speaks of.
  mutating func addUnnamedSuperview(of key: Key) -> Key {
    let superview = Key.superview(of: key)
    if places[superview] == nil {
      add(Member(key: superview, line: self[key]?.line ?? 1))
    }
    return superview
  }

  private mutating func note(
    _ item: ConsoleLog.Item, beside other: ConsoleLog.Item?, line: Int
  ) {
    let key = Self.key(of: item, beside: other)
    guard let place = places[key] else {
      add(
        Member(
          key: key, line: line, className: item.className, address: item.address, text: item.text,
          name: item.name, isGuide: item.isGuide))
      return
    }
    members[place].className = members[place].className ?? item.className
    members[place].text = members[place].text ?? item.text
    members[place].name = members[place].name ?? item.name
    members[place].isGuide = members[place].isGuide || item.isGuide
  }

  private mutating func add(_ member: Member) {
    places[member.key] = members.count
    members.append(member)
  }
}

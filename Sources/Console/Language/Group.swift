import AutoLayout

/// Several values together that are more than numbers, or whose places have names: `(title, 8)`,
/// an element with its place.
///
/// Numbers alone are a `Tuple`, which can also be a point or a size.
struct Group: Hashable, Sendable {
  /// As many as there are values; `nil` where a place has no name.
  let labels: [String?]
  let values: [Value]

  init(_ values: [Value], labels: [String?]) {
    self.values = values
    self.labels = values.indices.map { labels.indices.contains($0) ? labels[$0] : nil }
  }

  init(_ entry: Value.Entry) { self.init([entry.key, entry.value], labels: ["key", "value"]) }

  /// `pair.0`, `entry.value`; `nil` for what it does not have.
  func member(_ name: String) -> Value? {
    let place = Int(name) ?? labels.firstIndex(of: name)
    return place.flatMap { values.indices.contains($0) ? values[$0] : nil }
  }

  var memberNames: [String] { labels.enumerated().map { $1 ?? "\($0)" } }

  /// The same as numbers in a row, an origin and a size as four; `nil` where it has anything else.
  var numbers: Tuple? {
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .number(let number), .whole(let number): numbers.append(number)
      case .tuple(let tuple): numbers += tuple.numbers
      default: return nil
      }
    }
    return Tuple(.plain, numbers)
  }
}

extension Value {
  /// What each of several names stands for: `for (view, gap) in …`, `{ index, view in … }`. `nil`
  /// where it does not come to as many.
  func parts(_ count: Int) -> [Value]? {
    if count == 1 { return [self] }
    guard let parts = members else { return nil }
    if parts.count == count { return parts }
    // `(index, (view, gap))`, whose names stand in one row.
    guard parts.count < count, let last = parts.last?.parts(count - parts.count + 1) else {
      return nil
    }
    return parts.dropLast() + last
  }

  /// What loops and closures go through, one after another; `nil` for what has no elements.
  var elements: [Value]? {
    switch self {
    case .list(let values): values
    case .dictionary(let entries): entries.map { .group(Group($0)) }
    default: nil
    }
  }

  private var members: [Value]? {
    switch self {
    case .group(let group): group.values
    case .tuple(let tuple) where tuple.shape == .plain: tuple.numbers.map { .number($0) }
    default: nil
    }
  }
}

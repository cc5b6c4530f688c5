import Prose

/// How large a value may grow, so that no text makes Tsume hold what nobody reads.
enum ValueLimits {
  static let listCount = 10_000
  static let textBytes = 100_000
  /// How many values may stand in one, those in these included, and how deep within one another.
  static let extent = 100_000
  static let nesting = 64
  static let name = 160
}

extension Value {
  /// What it has more of than anybody means, in words: what is put together with itself again and again
  /// doubles, and lies deeper, each time. `nil` for any other value.
  var excess: Phrase? {
    var room = ValueLimits.extent
    return excess(&room, depth: 0)
  }

  private func excess(_ room: inout Int, depth: Int) -> Phrase? {
    room -= 1
    guard room >= 0 else { return EvaluationWords.holdsTooMuch }
    guard depth <= ValueLimits.nesting else { return EvaluationWords.nestsTooDeep }
    switch self {
    case .text(let text):
      return text.utf8.count > ValueLimits.textBytes ? EvaluationWords.textTooLong : nil
    case .list(let values): return Self.excess(of: values, &room, depth: depth + 1)
    case .structure(let structure):
      return Self.excess(of: structure.fields.values, &room, depth: depth + 1)
    case .number, .boolean, .absent, .object, .anchor, .type, .unknown: return nil
    case .tuple, .dictionary, .choice, .range, .function:
      return Self.excess(of: held, &room, depth: depth + 1)
    }
  }

  private static func excess(
    of values: some Sequence<Value>, _ room: inout Int, depth: Int
  ) -> Phrase? {
    for value in values {
      if let excess = value.excess(&room, depth: depth) { return excess }
    }
    return nil
  }

  /// Whether it is or holds a function that stands from a place on.
  func holdsFunction(from offset: Int) -> Bool {
    if case .function(let callable) = self, case .closure(let id, _, _) = callable.body,
      id.offset >= offset
    {
      return true
    }
    return held.contains { $0.holdsFunction(from: offset) }
  }

  /// The values in it.
  private var held: [Value] {
    switch self {
    case .list(let values): values
    case .tuple(let fields): fields.map(\.value)
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .structure(let structure): Array(structure.fields.values)
    case .choice(let choice): choice.associated.map(\.value)
    case .range(let lower, let upper, _): [lower, upper].compactMap(\.self)
    case .function(let callable): callable.body.held.map { [$0] } ?? []
    default: []
    }
  }
}

extension Stop {
  static let textTooLong = Stop.exhausted(EvaluationWords.textTooLong)
  static let listTooLong = Stop.exhausted(EvaluationWords.holdsTooMuch)
}

extension Callable.Body {
  /// The value that goes with a function.
  fileprivate var held: Value? {
    switch self {
    case .declared(_, _, let value): value
    case .builtIn(_, let value): value
    case .closure, .maker: nil
    }
  }
}

// MARK: What is not made before it is measured

extension Sequence where Element: StringProtocol {
  /// The texts one behind the other. One that would be longer than a text may be is not made.
  func joinedWithinLimits(by separator: String) throws(Stop) -> String {
    var text = ""
    for (place, part) in enumerated() {
      if place > 0 { text += separator }
      text += part
      guard text.utf8.count <= ValueLimits.textBytes else { throw .textTooLong }
    }
    return text
  }
}

extension [Value] {
  /// The elements of the lists in it, and what is no list; more than a list may hold are not put
  /// together.
  func flattenedWithinLimits() throws(Stop) -> [Value] {
    var flat: [Value] = []
    for value in self {
      if case .list(let inner) = value { flat += inner } else { flat.append(value) }
      guard flat.count <= ValueLimits.listCount else { throw .listTooLong }
    }
    return flat
  }
}

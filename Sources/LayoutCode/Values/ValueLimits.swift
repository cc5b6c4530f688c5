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
  /// Whether it is no more than anybody means: what is put together with itself again and again doubles,
  /// and lies deeper, each time.
  var isWithinLimits: Bool {
    var room = ValueLimits.extent
    return fits(&room, depth: 0)
  }

  private func fits(_ room: inout Int, depth: Int) -> Bool {
    room -= 1
    guard room >= 0, depth <= ValueLimits.nesting else { return false }
    switch self {
    case .text(let text): return text.utf8.count <= ValueLimits.textBytes
    case .list(let values): return values.allSatisfy { $0.fits(&room, depth: depth + 1) }
    case .tuple(let fields): return fields.allSatisfy { $0.value.fits(&room, depth: depth + 1) }
    case .dictionary(let entries):
      return entries.allSatisfy {
        $0.key.fits(&room, depth: depth + 1) && $0.value.fits(&room, depth: depth + 1)
      }
    case .structure(let structure):
      return structure.fields.values.allSatisfy { $0.fits(&room, depth: depth + 1) }
    case .choice(let choice):
      return choice.associated.allSatisfy { $0.value.fits(&room, depth: depth + 1) }
    case .range(let lower, let upper, _):
      return [lower, upper].allSatisfy { $0?.fits(&room, depth: depth + 1) ?? true }
    case .function(let callable):
      return callable.body.held?.fits(&room, depth: depth + 1) ?? true
    default: return true
    }
  }
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
      guard text.utf8.count <= ValueLimits.textBytes else { throw .exhausted }
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
      guard flat.count <= ValueLimits.listCount else { throw .exhausted }
    }
    return flat
  }
}

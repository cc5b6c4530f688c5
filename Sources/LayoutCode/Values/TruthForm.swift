/// What a truth that is not known is made of, so that one choice holds for all that hangs on it: a
/// condition and its negation are never both false.
package indirect enum TruthForm: Hashable, Sendable {
  case not(Unknown)
  case both(Unknown, Unknown)
  case either(Unknown, Unknown)
  /// A number that is not known beside one that is: `<`, `<=`, `==`, `>=` or `>`.
  case compares(Unknown, Comparison, Double)
  /// Something that is not known beside a case, a text or another value, as it is written.
  case equals(Unknown, String)

  package enum Comparison: String, Sendable {
    case less = "<"
    case atMost = "<="
    case equal = "=="
    case atLeast = ">="
    case more = ">"

    func holds(_ one: Double, _ two: Double) -> Bool {
      switch self {
      case .less: one < two
      case .atMost: one <= two
      case .equal: one == two
      case .atLeast: one >= two
      case .more: one > two
      }
    }

    /// The same with its sides exchanged.
    var turned: Comparison {
      switch self {
      case .less: .more
      case .atMost: .atLeast
      case .equal: .equal
      case .atLeast: .atMost
      case .more: .less
      }
    }
  }
}

extension Unknown {
  /// What a condition hangs on, as assumptions name it.
  var decisive: String {
    switch truth {
    case .not(let inner): inner.decisive
    case .compares(let number, _, _): number.name
    case .both, .either, .equals, nil: name
    }
  }

  /// The number of elements of a list that is not known.
  var count: Unknown { Unknown("\(name).count", at: range, type: "Int") }

  /// Whether it is such a number.
  var isCount: Bool { name.hasSuffix(".count") }
}

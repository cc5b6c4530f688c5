import AutoLayout
import Interchange

/// An operator that a library declares for what it adds: `card.topAnchor == header.bottomAnchor + 8`.
struct LibraryOperator: Sendable {
  /// What comes of it; `nil` where the library does not mean it for such operands.
  typealias Apply =
    @Sendable (inout Evaluator, String, [Operand], SourceRange) throws(Stop) -> Value?

  enum Place: Sendable { case prefix, infix, postfix }

  struct Key: Hashable {
    let place: Place
    let sign: String
  }

  let place: Place
  let signs: [String]
  /// What stands to the right, so that `.high` is known there.
  let rightType: TypeName?
  let apply: Apply

  init(
    _ signs: [String], _ place: Place = .infix, rightType: TypeName? = nil, apply: @escaping Apply
  ) {
    (self.signs, self.place, self.rightType, self.apply) = (signs, place, rightType, apply)
  }

  static func byKey(in libraries: [Library]) -> [Key: [LibraryOperator]] {
    var found: [Key: [LibraryOperator]] = [:]
    for one in libraries.flatMap(\.operators) {
      for sign in one.signs { found[Key(place: one.place, sign: sign), default: []].append(one) }
    }
    return found
  }

  /// The signs by which libraries relate anchors.
  static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual, "/==/": .equal,
    "/<=/": .lessThanOrEqual, "/>=/": .greaterThanOrEqual,
  ]
}

extension Evaluator {
  /// What the operator of a library makes of values; `nil` where none is meant.
  mutating func callLibrary(
    _ place: LibraryOperator.Place, _ sign: String, _ operands: [Operand], at range: SourceRange
  ) throws(Stop) -> Value? {
    for one in program.operators(place, sign) {
      if let result = try one.apply(&self, sign, operands, range) { return result }
    }
    return nil
  }
}

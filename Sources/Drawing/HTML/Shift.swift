import AutoLayout
import Prose

/// How far something went on the page, in thousandths of a point, as which all its numbers are written.
struct Shift: Hashable, Comparable, Sendable {
  private let x: Double
  private let y: Double

  init(from old: Point, to new: Point) {
    x = new.x.inThousandths - old.x.inThousandths
    y = new.y.inThousandths - old.y.inThousandths
  }

  static let none = Shift(from: .zero, to: .zero)

  func leads(from old: Point, to new: Point) -> Bool { Shift(from: old, to: new) == self }

  /// What went so far, for a script.
  func json(_ moved: [JSONValue.Member]) -> JSONValue {
    [.number(x / 1000), .number(y / 1000), .object(moved)]
  }

  static func < (lhs: Self, rhs: Self) -> Bool { (lhs.x, lhs.y) < (rhs.x, rhs.y) }
}

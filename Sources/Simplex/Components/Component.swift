/// Parametric columns that inequalities and optional constraints connect, and these constraints,
/// with columns numbered from 0.
///
/// A component is solved by itself: its answer is a function of this content alone.
struct Component {
  /// `low ≤ form ≤ high`; violations are counted `weight` times, which undoes the scale of rows.
  struct Row {
    var form: SparseRow
    var low: Double
    var high: Double
    /// Infinite for a required row.
    var rank: Double
    var weight: Double
    /// The size of the numbers that `low` and `high` were computed from.
    var magnitude: Double

    var isRequired: Bool { rank == .infinity }

    /// By how much a left side of `activity` misses the row, with a sign; 0 within tolerance.
    func excess(of activity: Double) -> Double {
      let excess = activity < low ? activity - low : activity > high ? activity - high : 0
      return abs(excess) <= Tolerance.residual(at: max(magnitude, abs(activity))) ? 0 : excess
    }

    /// Whether a left side of `activity` misses the row by more than rounding.
    func isStrained(at activity: Double) -> Bool {
      max(low - activity, activity - high)
        > Tolerance.strain(at: max(magnitude, abs(activity)), scale: 1 / weight)
    }
  }

  /// Other bounds for a row.
  struct Bounds: BitwiseCopyable {
    /// Its place in the component.
    var place: Int32
    var low: Double
    var high: Double
    var magnitude: Double
  }

  var columnCount: Int
  /// Required ones first, then by falling rank, each by their order.
  var rows: [Row]
  /// The optional rows in the order in which ties are settled.
  var tieOrder: [Int]

  /// The ranks of the optional rows, from high to low.
  var ranks: [Double] {
    var ranks: [Double] = []
    ranks.reserveCapacity(8)
    for row in rows where !row.isRequired && row.rank != ranks.last { ranks.append(row.rank) }
    return ranks
  }
}

/// The answer of one component.
struct ComponentSolution {
  enum Outcome {
    case feasible
    /// The required rows contradict each other: multipliers by row, adding up to `0 ≥ gap > 0`.
    case infeasible([(row: Int, multiplier: Double)])
    /// The required rows hold within play, but not within rounding: multipliers that add them up to
    /// what they miss each other by.
    case strained([(row: Int, multiplier: Double)])
    case stalled
    case cancelled
  }

  var outcome = Outcome.feasible
  var values: [Double] = []
  /// A movement within the points that are optimal on all levels, generic among all there are: what
  /// it leaves where it is cannot move at all. Empty if nothing can.
  var movement: [Double] = []
  /// The blocks of columns that can still move, and only together, after ties are settled, by what the
  /// solver knows them as; they have no column in common.
  var faceBlocks: [Int] = []
  /// Whether the search let rounding grow so much that it may have decided something.
  var isDelicate = false
  var work = Work()

  /// Whether the required rows hold but for rounding.
  var isFeasible: Bool { if case .feasible = outcome { true } else { false } }

  /// Begins anew with the values of a search, in the room that there is.
  mutating func begin(columnCount: Int, _ value: (Int) -> Double) {
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(columnCount)
    for column in 0..<columnCount { values.append(value(column)) }
    movement.removeAll(keepingCapacity: true)
    faceBlocks.removeAll(keepingCapacity: true)
    work = Work()
  }

  /// Lets there be a movement; so far nothing moves.
  mutating func makeMovement() {
    if movement.isEmpty { movement.append(contentsOf: repeatElement(0, count: values.count)) }
  }
}

/// Numbers between 1 and 2 that stand in no simple relation to each other.
enum Generic {
  /// What numbers that are multiplied with each other stand for: those of one sequence would come to
  /// the same in either order.
  enum Sequence: Int, CaseIterable {
    case directions, blocks, components
  }

  static func number(_ index: Int, in sequence: Sequence) -> Double {
    number(index &* Sequence.allCases.count &+ sequence.rawValue)
  }

  static func number(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index) &+ 1
    bits = bits &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 1 + Double(bits >> 12) / Double(UInt64(1) << 52)
  }
}

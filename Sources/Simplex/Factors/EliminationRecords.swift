/// What an elimination notes of rows and columns.
extension Elimination {
  /// `coefficient · column + Σ others = right-hand side of row`, as the row then stood.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var coefficient: Double
    /// No other column of the row was active, so it is determined before what is pivoted earlier.
    var isForward: Bool
  }

  /// `target -= multiplier · source`.
  struct Operation: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var multiplier: Double
  }

  /// How far a column is.
  enum ColumnState: UInt8, BitwiseCopyable {
    case given, active
    /// Determined by an equation of its own, and left where it is in others.
    case determined
    case pivoted
  }

  /// How many there are, and the exclusive or of their numbers: of a single one, its number.
  struct Members: BitwiseCopyable {
    var count: Int32 = 0
    var sum: Int32 = 0

    mutating func insert(_ number: Int32) {
      count += 1
      sum ^= number
    }

    mutating func remove(_ number: Int32) {
      count -= 1
      sum ^= number
    }
  }

  enum RowState: UInt8, BitwiseCopyable { case absent, active, used }
}

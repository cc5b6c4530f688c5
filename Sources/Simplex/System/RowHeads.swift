extension LinearSystem {
  /// Which part a row plays.
  enum Kind: UInt8, BitwiseCopyable {
    /// Broken, or no row at all.
    case none
    /// Required, and without any play: eliminated.
    case equation
    /// Required with play, or optional.
    case other
    case wish
  }

  /// What is known of a row but for its entries.
  struct Head: BitwiseCopyable {
    var id = 0
    var order = Order(stage: 0, major: 0, minor: 0)
    /// The caller's constant, and the play around it.
    var constant = 0.0
    var slack = 0.0
    var relation = LinearRelation.equal
    var isPresent = false
    var isWish = false
    /// Required, and set aside as it cannot hold with those before it.
    var isBroken = false
    /// Between what the left side is to lie.
    var low = 0.0
    var high = 0.0
    /// What the caller's row was multiplied by.
    var scale = 1.0
    /// Infinite for a required row.
    var rank = 0.0

    var kind: Kind {
      if !isPresent || isBroken { return .none }
      if isWish { return .wish }
      return rank == .infinity && relation == .equal && slack == 0 ? .equation : .other
    }

    var isRequired: Bool { rank == .infinity }

    /// By how much a left side of `activity` misses the row, with a sign; 0 where it does not.
    func excess(of activity: Double) -> Double {
      activity < low ? activity - low : activity > high ? activity - high : 0
    }

    @inline(__always) mutating func setBounds() {
      let least = (constant - slack) * scale
      let most = (constant + slack) * scale
      low = relation == .lessThanOrEqual ? -.infinity : least
      high = relation == .greaterThanOrEqual ? .infinity : most
    }
  }
}

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

  /// What the caller says of a row, and what became of it.
  struct Label: BitwiseCopyable {
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
  }

  /// Between what a row's left side is to lie, and what missing that costs.
  struct Bounds: BitwiseCopyable {
    var low = 0.0
    var high = 0.0
    /// What the caller's row was multiplied by.
    var scale = 1.0
    /// Infinite for a required row.
    var rank = 0.0
  }

  /// What is known of a row but for its entries.
  struct Head: BitwiseCopyable {
    fileprivate var label = Label()
    fileprivate var bounds = Bounds()

    var id: Int {
      get { label.id }
      set { label.id = newValue }
    }
    var order: Order {
      get { label.order }
      set { label.order = newValue }
    }
    var constant: Double {
      get { label.constant }
      set { label.constant = newValue }
    }
    var slack: Double {
      get { label.slack }
      set { label.slack = newValue }
    }
    var relation: LinearRelation {
      get { label.relation }
      set { label.relation = newValue }
    }
    var isPresent: Bool {
      get { label.isPresent }
      set { label.isPresent = newValue }
    }
    var isWish: Bool {
      get { label.isWish }
      set { label.isWish = newValue }
    }
    var isBroken: Bool {
      get { label.isBroken }
      set { label.isBroken = newValue }
    }
    var low: Double {
      get { bounds.low }
      set { bounds.low = newValue }
    }
    var high: Double {
      get { bounds.high }
      set { bounds.high = newValue }
    }
    var scale: Double {
      get { bounds.scale }
      set { bounds.scale = newValue }
    }
    var rank: Double {
      get { bounds.rank }
      set { bounds.rank = newValue }
    }

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

  /// What is known of all rows. Their bounds, and which part they play, are asked for in other orders
  /// than that of the rows, without all else: they are kept apart, closer together.
  struct Heads: ~Copyable {
    private var labels = Vector<Label>()
    private var bounds = Vector<Bounds>()
    private var kinds = Vector<Kind>()

    var count: Int { labels.count }

    subscript(row: Int) -> Head {
      @inline(__always) get { Head(label: labels[row], bounds: bounds[row]) }
      @inline(__always) nonmutating _modify {
        var head = Head(label: labels[row], bounds: bounds[row])
        yield &head
        labels[row] = head.label
        bounds[row] = head.bounds
        kinds[row] = head.kind
      }
    }

    subscript(row: Int32) -> Head {
      @inline(__always) get { self[Int(row)] }
      @inline(__always) nonmutating _modify { yield &self[Int(row)] }
    }

    @inline(__always) func kind(of row: Int32) -> Kind { kinds[row] }

    mutating func reserve(_ count: Int) {
      labels.reserve(count)
      bounds.reserve(count)
      kinds.reserve(count)
    }

    @inline(__always) mutating func append(_ head: Head) {
      labels.append(head.label)
      bounds.append(head.bounds)
      kinds.append(head.kind)
    }
  }
}

/// The dual simplex method with piecewise linear costs, as in `DualSimplex`, in exact fractions: for
/// a few rows among which rounding might decide.
///
/// There is no tolerance. Where a number gets too long the search ends without an answer: at its end all
/// are as they should be, and then it does not matter how it came there. The last level has a jump of its own at each kink, which keeps the search from
/// going round in circles.
///
/// - Invariant: the basic columns have the slopes of their pieces for multipliers, or 0 where they are
///   pinned, and the nonbasic ones those that follow, `multiplier = −Σ slope · coefficient`.
struct ExactSimplex {
  /// By how much a form may be missed on which levels.
  struct Wish {
    var form: ExactForm
    var low: Rational?
    var high: Rational?
    /// What a unit beyond costs on a level.
    var costs: [(level: Int, weight: Rational)]
  }

  /// Where a column stands.
  enum Position {
    case nonbasic(at: Int)
    /// On the piece below a kink, or above the last one.
    case basic(below: Int)
    /// Basic, and at the kink where it costs least, with the multiplier 0.
    case pinned(at: Int)
  }

  private var columns: [ExactForm: Int] = [:]
  private(set) var costs: [ExactCost] = []
  private(set) var positions: [Position] = []
  private(set) var tableau: ExactTableau
  /// The unknowns, then the activities of the forms.
  private(set) var values: [Rational]
  private(set) var multipliers: [Slope]
  /// How many numbers of slopes were computed.
  private var slopeWork = 0
  /// How much of that, and of the tableau's work, was asked for.
  private var toldWork = 0
  /// Whether a cost or a multiplier was too long.
  private var isLost: Bool

  /// Begins where every column costs least by itself.
  ///
  init(unknownCount: Int, _ wishes: [Wish]) {
    tableau = ExactTableau(unknownCount: unknownCount)
    for unknown in 0..<unknownCount { columns[ExactForm(unknown: unknown)] = unknown }
    var bends = [[ExactCost.Bend]](repeating: [], count: unknownCount)
    for wish in wishes where !wish.form.entries.isEmpty {
      let (form, factor) = wish.form.normalized
      let column = columns[form] ?? bends.count
      if column == bends.count {
        columns[form] = column
        tableau.add(column, form.entries)
        bends.append([])
      }
      bends[column] += wish.bends(dividedBy: factor)
    }
    costs = bends.enumerated().map { column, bends in
      ExactCost(bends, isAnchored: column < unknownCount, number: column)
    }
    positions = costs.enumerated().map { column, cost in
      column < unknownCount ? .nonbasic(at: cost.home) : cost.basicHome
    }
    isLost = costs.contains { $0.isLost }
    values = Array(repeating: .zero, count: costs.count)
    multipliers = Array(repeating: Slope(), count: costs.count)
  }

  /// Adds a wish to what was searched: the next search begins at the answer of the last one.
  mutating func add(_ wish: Wish) {
    if wish.form.entries.isEmpty { return }
    let (form, factor) = wish.form.normalized
    let column = costs.count
    let cost = ExactCost(wish.bends(dividedBy: factor), isAnchored: false, number: column)
    tableau.add(column, form.entries)
    isLost = isLost || cost.isLost
    costs.append(cost)
    positions.append(cost.basicHome)
    values.append(form.value(at: values))
    multipliers.append(Slope())
  }

  /// The column of a form, and what it is multiplied by in it; nil for one without a column.
  func column(of form: ExactForm) -> (column: Int, factor: Rational)? {
    let (form, factor) = form.normalized
    return columns[form].map { ($0, factor) }
  }

  /// Exchanges columns until every basic value lies on its piece.
  ///
  /// - Parameter afford: Asked before each step whether so much work, which was done, may be followed by
  ///   more.
  /// - Returns: False where that is not afforded, or some number is too long.
  mutating func run(afford: (_ work: Int) -> Bool) -> Bool {
    while !isLost, !tableau.isLost, afford(untoldWork) {
      toldWork = tableau.work + slopeWork
      if let beyond = placeNonbasics() {
        guard bringIn(at: beyond.place, direction: beyond.direction) else { return false }
      } else if let leaving = farthest() {
        move(leaving.row, isAbove: leaving.isAbove)
      } else {
        return !tableau.isLost
      }
    }
    return false
  }

  /// What was done since work was told last, and looking at all columns.
  private var untoldWork: Int { costs.count + tableau.work + slopeWork - toldWork }

  /// Whether some column can leave its kink without changing what the first levels cost, as far as one
  /// basis shows it.
  func isOpen(onFirst count: Int) -> Bool {
    tableau.nonbasics.contains { column in
      let kink = costs[column].kink(of: multipliers[column]).kink
      let slopes = costs[column].slopes
      return multipliers[column].agrees(with: slopes[kink], onFirst: count)
        || multipliers[column].agrees(with: slopes[kink + 1], onFirst: count)
    }
  }
}

extension ExactCost {
  /// Where a basic column begins.
  fileprivate var basicHome: ExactSimplex.Position {
    isLeastAtKink ? .pinned(at: home) : .basic(below: home)
  }
}

extension ExactSimplex.Wish {
  fileprivate func bends(dividedBy factor: Rational) -> [ExactCost.Bend] {
    let (first, last) = factor.sign > 0 ? (low, high) : (high, low)
    return costs.flatMap { level, weight in
      let jump = weight * factor.magnitude
      let lower = first.map {
        ExactCost.Bend(place: $0 / factor, level: level, jump: jump, isLower: true)
      }
      let upper = last.map {
        ExactCost.Bend(place: $0 / factor, level: level, jump: jump, isLower: false)
      }
      return [lower, upper].compactMap { $0 }
    }
  }
}

// MARK: - Iterating

extension ExactSimplex {
  /// Sends each nonbasic column to the kink where its multiplier is; basic ones follow.
  ///
  /// - Returns: The place of one whose multiplier is beyond all slopes, if there is any.
  private mutating func placeNonbasics() -> (place: Int, direction: Int)? {
    var found: (place: Int, direction: Int)?
    for (place, column) in tableau.nonbasics.enumerated() {
      let (kink, beyond) = costs[column].kink(of: multipliers[column])
      positions[column] = .nonbasic(at: kink)
      tableau.move(place, to: costs[column].kinks[kink], &values)
      if beyond != 0, found == nil { found = (place, beyond) }
    }
    return found
  }

  /// The ends of a column's piece.
  private func ends(of column: Int) -> (low: Rational?, high: Rational?) {
    switch positions[column] {
    case .pinned(let kink), .nonbasic(let kink):
      (costs[column].kinks[kink], costs[column].kinks[kink])
    case .basic(let kink): costs[column].piece(below: kink)
    }
  }

  /// Pricing: the row whose basic column is farthest off its piece along its edge, as far as doubles tell
  /// (dual steepest edge).
  private func farthest() -> (row: Int, isAbove: Bool)? {
    var found: (row: Int, isAbove: Bool, distance: Double)?
    for (index, row) in tableau.rows.enumerated() {
      let value = values[row.basic]
      let (low, high) = ends(of: row.basic)
      let isAbove = high.map { value > $0 } ?? false
      guard let end = isAbove ? high : low, isAbove || value < end else { continue }
      let distance = abs(value.double - end.double) / row.edge
      if let found, !(distance > found.distance) { continue }
      found = (index, isAbove, distance)
    }
    return found.map { ($0.row, $0.isAbove) }
  }

  /// The dual ratio test: moves the multiplier of a basic column that is off its piece until a nonbasic
  /// one reaches the slope of the next piece, which enters, or the column itself does.
  private mutating func move(_ index: Int, isAbove: Bool) {
    let row = tableau.rows[index]
    let target = targetKink(of: row.basic, isAbove: isAbove)
    let direction = isAbove ? Rational.one : Rational(-1)
    let last = isAbove ? target + 1 : target
    var first = Meeting(
      slope: costs[row.basic].slopes[last], multiplier: multipliers[row.basic], rate: direction)
    var entering: (place: Int, piece: Int)?
    for (place, coefficient) in row.coefficients.enumerated() where !coefficient.isZero {
      let column = tableau.nonbasics[place]
      guard case .nonbasic(let kink) = positions[column] else { continue }
      let rate = -coefficient * direction
      let piece = rate.sign > 0 ? kink + 1 : kink
      let meeting = Meeting(
        slope: costs[column].slopes[piece], multiplier: multipliers[column], rate: rate)
      if meeting < first { (first, entering) = (meeting, (place, piece)) }
    }
    guard let entering else { return setMultiplier(ofRow: index, toPiece: last) }
    exchange(row: index, target, place: entering.place, entering.piece)
  }

  /// When a multiplier that changes at some rate is a slope: `(slope − multiplier) / rate`.
  private struct Meeting {
    let slope: Slope
    let multiplier: Slope
    let rate: Rational

    /// Lexicographically; mostly the first levels tell.
    static func < (first: Self, second: Self) -> Bool {
      var (times, others) = (first.times, second.times)
      var (time, other) = (times.next(), others.next())
      while time != nil || other != nil {
        let level = min(time?.level ?? .max, other?.level ?? .max)
        var (mine, its) = (Rational.zero, Rational.zero)
        if let part = time, part.level == level { (mine, time) = (part.time, times.next()) }
        if let part = other, part.level == level { (its, other) = (part.time, others.next()) }
        if mine != its { return mine < its }
      }
      return false
    }

    /// On each level on which the slope or the multiplier is not 0.
    private var times: some IteratorProtocol<(level: Int, time: Rational)> {
      slope.pairs(with: multiplier).lazy
        .map { [rate] in (level: $0.level, time: ($0.first - $0.second) / rate) }.makeIterator()
    }
  }

  /// The kink at which a basic column's piece ends.
  private func targetKink(of column: Int, isAbove: Bool) -> Int {
    switch positions[column] {
    case .pinned(let kink), .nonbasic(let kink): kink
    case .basic(let kink): isAbove ? kink : kink - 1
    }
  }

  /// The primal ratio test: brings in a column that gains by moving beyond its last kink, for the basic
  /// one that first meets the end of its piece.
  private mutating func bringIn(at place: Int, direction: Int) -> Bool {
    var leaving: (row: Int, isAbove: Bool, distance: Rational)?
    for (index, row) in tableau.rows.enumerated() where !row.coefficients[place].isZero {
      let rate = Rational(direction) * row.coefficients[place]
      let (low, high) = ends(of: row.basic)
      guard let end = rate.sign > 0 ? high : low else { continue }
      let distance = max(.zero, (end - values[row.basic]) / rate)
      if let leaving, distance >= leaving.distance { continue }
      leaving = (index, rate.sign > 0, distance)
    }
    guard let leaving else { return false }
    let target = targetKink(of: tableau.rows[leaving.row].basic, isAbove: leaving.isAbove)
    let piece = direction > 0 ? costs[tableau.nonbasics[place]].kinks.count : 0
    exchange(row: leaving.row, target, place: place, piece)
    return true
  }

  /// Lets a nonbasic column take the place of a row's basic one, which goes to a kink.
  private mutating func exchange(row: Int, _ kink: Int, place: Int, _ piece: Int) {
    positions[tableau.rows[row].basic] = .nonbasic(at: kink)
    tableau.exchange(row: row, place: place)
    setMultiplier(ofRow: row, toPiece: piece)
  }

  /// Lets the basic column of a row have the slope of a piece for its multiplier; those of nonbasic ones
  /// follow.
  private mutating func setMultiplier(ofRow index: Int, toPiece piece: Int) {
    let row = tableau.rows[index]
    let slope = costs[row.basic].slopes[piece]
    let step = slope - multipliers[row.basic]
    positions[row.basic] = .basic(below: piece)
    multipliers[row.basic] = slope
    for (place, coefficient) in row.coefficients.enumerated() where !coefficient.isZero {
      let column = tableau.nonbasics[place]
      slopeWork += multipliers[column].length + step.length
      multipliers[column].subtract(step, times: coefficient)
      isLost = isLost || multipliers[column].isLost
    }
  }
}

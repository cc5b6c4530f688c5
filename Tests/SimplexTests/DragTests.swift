import Simplex
import TestSupport
import Testing

/// One constant that is moved again and again: every step leads where a fresh solver comes. A failure
/// names its seed.
struct DragTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 1_000 : 5

  private typealias Row = (RowID, LinearConstraint)

  private func moving(_ row: RowID, to constant: Double) -> Batch {
    var batch = Batch()
    batch.constants = [(row, constant)]
    return batch
  }

  /// Where a drag goes: mostly on by little, at times back or far away.
  private func next(_ constant: Double, using random: inout SeededGenerator) -> Double {
    constant + random.element(of: [1, 1, 1, 0.5, 2, -1, -2.5, 17, -23])
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyStepLeadsWhereAFreshSolverComes(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 9_800_000 + seed)
      var system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      let rows = system.constraints.keys.sorted()
      var row = random.element(of: rows)
      for step in 0..<12 {
        if random.once(in: 6) { row = random.element(of: rows) }
        guard var constraint = system.constraints[row] else { continue }
        constraint.constant = next(constraint.constant, using: &random)
        system.constraints[row] = constraint
        _ = solver.update(moving(row, to: constraint.constant))
        let fresh = Solver()
        _ = fresh.update(system.batch)
        let name: Comment = "seed \(seed), step \(step)"
        #expect(solver.broken == fresh.broken, name)
        checkSums(solver.levelSums, fresh.levelSums, name)
        guard random.once(in: 4) else { continue }
        #expect(solver.state(of: system).isSame(as: fresh.state(of: system)), name)
        #expect(solver.verify() == [], name)
      }
    }
  }

  /// Views that hang on the root or on each other by required lines, and want sizes: of content, in
  /// proportion or stretched. Some sizes may be left open.
  private func screen(
    _ count: Int, leavingOpen: Bool = false, using random: inout SeededGenerator
  ) -> [Row] {
    var rows: [Row] = []
    func add(
      _ terms: [Term], _ relation: LinearRelation, _ constant: Double, _ rank: Double? = nil
    ) {
      rows.append(
        (
          RowID(rows.count),
          LinearConstraint(
            terms: terms, relation: relation, constant: constant,
            level: rank.map { .optional(rank: $0) } ?? .required,
            order: Order(stage: 0, major: rows.count, minor: 0))
        ))
    }
    add([Term(1, Variable(1))], .equal, 300)
    add([Term(1, Variable(0))], .equal, 0)
    for view in 1...count {
      let (left, width) = (Variable(2 * view), Variable(2 * view + 1))
      let other = random.once(in: 4) ? 0 : random.int(in: max(0, view - 5)...view - 1)
      let (otherLeft, otherWidth) = (Variable(2 * other), Variable(2 * other + 1))
      let gap = Double(random.int(in: 0...30))
      let kind = random.int(in: 0...2)
      // What hangs by its end says nothing of its size by being stretched.
      if kind == 2 && !leavingOpen || random.once(in: 2) {
        add([Term(1, left), Term(-1, otherLeft)], .equal, gap)
      } else {
        add(
          [Term(1, left), Term(1, width), Term(-1, otherLeft), Term(-1, otherWidth)], .equal, -gap)
      }
      add([Term(1, width)], .greaterThanOrEqual, 10)
      let content = Double(random.int(in: 20...160))
      switch kind {
      case 0:
        add([Term(1, width)], .greaterThanOrEqual, content, random.element(of: [749, 750, 751]))
        add([Term(1, width)], .lessThanOrEqual, content, random.element(of: [249, 250, 251]))
      case 1:
        let factor: Double = random.element(of: [0.5, 1, 2])
        add([Term(1, width), Term(-factor, otherWidth)], .equal, 0, 990)
        add([Term(1, width)], .lessThanOrEqual, content + 100, random.element(of: [500, 800]))
      default:
        add(
          [Term(1, left), Term(1, width), Term(-1, Variable(1))], .equal, -gap,
          random.element(of: [600, 800]))
      }
      if random.once(in: 3) {
        add([Term(1, left), Term(1, width), Term(-1, Variable(1))], .lessThanOrEqual, 0, 700)
      }
    }
    return rows
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 200 : 4) as Range<UInt64>)
  func componentsFollowEachByItself(seed: UInt64) {
    var random = SeededGenerator(seed: 9_900_000 + seed)
    let count = 60
    var rows = screen(count, using: &random)
    let isWish = random.once(in: 3)
    if isWish { rows[0].1.level = .optional(rank: 999) }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    for step in 0..<60 {
      rows[0].1.constant = next(rows[0].1.constant, using: &random)
      guard case .settled = solver.update(moving(RowID(0), to: rows[0].1.constant)) else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: rows))
      let name: Comment = "seed \(seed), step \(step)"
      #expect(solver.broken == fresh.broken, name)
      for variable in (0..<2 * count + 2).map({ Variable($0) }) {
        #expect(solver.value(of: variable) == fresh.value(of: variable), name)
      }
      if random.once(in: 20) { #expect(solver.verify() == [], name) }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }

  /// Wishes for sizes, positions and distances.
  private func wishes(_ count: Int, using random: inout SeededGenerator) -> [(RowID, Preference)] {
    (0..<random.int(in: 0...count / 4)).map { label in
      let view = random.int(in: 1...count)
      let other = random.int(in: 0...count)
      let forms = [
        [Term(1, Variable(2 * view + 1))],
        [Term(1, Variable(2 * view)), Term(1, Variable(2 * view + 1))],
        [Term(1, Variable(2 * view)), Term(-1, Variable(2 * other + 1))],
      ]
      return (
        RowID(100_000 + label),
        Preference(
          terms: random.element(of: forms), target: Double(random.int(in: -20...200)),
          order: Order(stage: 0, major: label, minor: 0))
      )
    }
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 400 : 8) as Range<UInt64>)
  func whatIsOpenFollows(seed: UInt64) {
    var random = SeededGenerator(seed: 9_970_000 + seed)
    let count = random.element(of: [3, 8, 40])
    var rows = screen(count, leavingOpen: true, using: &random)
    // So narrow that much is at the end of its room.
    rows[0].1.constant = Double(random.int(in: 20...300))
    if random.once(in: 3) { rows[0].1.level = .optional(rank: 999) }
    let wishes = wishes(count, using: &random)
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: wishes))
    var row = 0
    for step in 0..<60 {
      if random.once(in: 15) { row = random.element(of: [0, random.int(in: 2...rows.count - 1)]) }
      rows[row].1.constant = next(rows[row].1.constant, using: &random)
      _ = solver.update(moving(RowID(row), to: rows[row].1.constant))
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: rows, preferences: wishes))
      let name: Comment = "seed \(seed), step \(step)"
      #expect(solver.broken == fresh.broken, name)
      for variable in (0..<2 * count + 2).map({ Variable($0) }) {
        #expect(solver.value(of: variable) == fresh.value(of: variable), name)
      }
      if random.once(in: 20) { #expect(solver.verify() == [], name) }
      if random.once(in: 30) { #expect(solver.movingVariables == fresh.movingVariables, name) }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }

  /// Two wishes in the middle take turns where a range of its own opens in the same step, so that the
  /// step is no turn of each by itself.
  @Test(arguments: [false, true]) func whatTurnsBesideWhatOpensIsNotTakenAsSolved(isReversed: Bool)
  {
    let (edge, middle, range) = (Variable(9), Variable(0), Variable(1))
    let contents: [([Term], LinearRelation, Double, Level)] = [
      ([Term(1, edge)], .equal, 5, .required),
      ([Term(1, middle), Term(-1, edge)], .equal, 0, .optional(rank: 500)),
      ([Term(1, middle)], .equal, 10, .optional(rank: 500)),
      ([Term(1, middle)], .equal, 20, .optional(rank: 500)),
      ([Term(1, range)], .greaterThanOrEqual, 30, .optional(rank: 500)),
      ([Term(1, range), Term(-1, edge)], .lessThanOrEqual, 0, .optional(rank: 400)),
    ]
    let rows = contents.enumerated().map { label, content -> Row in
      (
        RowID(label),
        LinearConstraint(
          terms: content.0, relation: content.1, constant: content.2, level: content.3,
          order: Order(stage: 0, major: label, minor: 0))
      )
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: isReversed ? rows.reversed() : rows))
    for (constant, value) in [(6.0, 10.0), (7, 10), (9, 10), (35, 20), (8, 10)] {
      _ = solver.update(moving(RowID(0), to: constant))
      #expect(solver.value(of: middle) == value)
      #expect(solver.value(of: range) == 30)
    }
  }

  @Test func whatIsOpenIsNotSolvedAgain() {
    var random = SeededGenerator(seed: 9_980_000)
    let count = 400
    let rows = screen(count, leavingOpen: true, using: &random)
    let wishes = wishes(count, using: &random)
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: wishes))
    #expect(solver.movingVariables.count > 100)
    for step in 1...3 { _ = solver.update(moving(RowID(0), to: 300 + Double(step) / 64)) }
    let begun = solver.work
    for step in 4...43 { _ = solver.update(moving(RowID(0), to: 300 + Double(step) / 64)) }
    #expect(solver.work.factorizations == begun.factorizations)
    #expect(solver.work.componentsSolved - begun.componentsSolved < 40 * 10)
    #expect(solver.verify() == [])
  }

  @Test func whatADragDoesNotTurnIsNotSolvedAgain() {
    var random = SeededGenerator(seed: 9_950_000)
    let rows = screen(400, using: &random)
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    for step in 1...3 { _ = solver.update(moving(RowID(0), to: 300 + Double(step) / 8)) }
    let begun = solver.work
    for step in 4...43 { _ = solver.update(moving(RowID(0), to: 300 + Double(step) / 8)) }
    #expect(solver.work.factorizations == begun.factorizations)
    #expect(solver.work.componentsSolved - begun.componentsSolved < 40 * 10)
    #expect(solver.verify() == [])
  }

  @Test func aConstantThatStaysOnItsSideSolvesNothing() {
    var random = SeededGenerator(seed: 9_960_000)
    var rows = (0..<200).map { label -> Row in
      (
        RowID(label),
        LinearConstraint(
          terms: [Term(1, Variable(0))], relation: .greaterThanOrEqual,
          constant: Double(random.int(in: 40...180)), level: .optional(rank: 750),
          order: Order(stage: 0, major: label, minor: 0))
      )
    }
    rows[7].1.constant = 200
    for label in 0..<200 {
      var hugging = rows[label]
      hugging.0 = RowID(200 + label)
      hugging.1.relation = .lessThanOrEqual
      hugging.1.level = .optional(rank: 251)
      hugging.1.order = Order(stage: 0, major: 200 + label, minor: 0)
      rows.append(hugging)
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    _ = solver.update(moving(RowID(3), to: 41))
    let before = solver.work
    for label in 10..<20 {
      rows[label].1.constant += 5
      let moved = solver.update(moving(RowID(label), to: rows[label].1.constant))
      #expect(moved == .settled(changed: []))
    }
    #expect(solver.work.componentsSolved == before.componentsSolved)
    #expect(solver.update(moving(RowID(20), to: 210)) == .settled(changed: [Variable(0)]))
    #expect(solver.update(moving(RowID(20), to: 90)) == .settled(changed: [Variable(0)]))
    #expect(solver.value(of: Variable(0)) == 200)
    #expect(solver.verify() == [])
  }
}

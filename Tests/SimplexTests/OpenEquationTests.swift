import Simplex
import TestSupport
import Testing

/// Equations that are deactivated and keep their place in the factors: every step leads where a solver
/// comes that sees only what is active. A failure names its seed.
struct OpenEquationTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 1_000 : 5

  /// Unknowns of which equations determine each from others, mostly from those before it; what else
  /// is asked of them decides where they go when one of the equations is off.
  private struct Ladder {
    var count: Int
    var rows: [(RowID, LinearConstraint)] = []
    var wishes: [(RowID, Preference)] = []
    var isOff: Set<Int> = []

    init(using random: inout SeededGenerator) {
      count = random.int(in: 4...16)
      for unknown in 0..<count {
        var terms = [Term(random.element(of: [1, 1, -1, 2]), Variable(unknown))]
        for _ in 0..<random.int(in: 0...2) where unknown > 0 {
          let other = random.once(in: 6) ? count - 1 : random.int(in: 0...unknown - 1)
          if !terms.contains(where: { $0.variable == Variable(other) }) {
            terms.append(Term(random.element(of: [1, -1, 0.5]), Variable(other)))
          }
        }
        add(terms, .equal, .required, using: &random)
      }
      for _ in 0..<random.int(in: 0...count / 2) {
        let relation: LinearRelation = random.element(of: [
          .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ])
        let isRequired = relation != .equal && random.once(in: 3)
        add(
          some(using: &random), relation,
          isRequired ? .required : .optional(rank: random.element(of: [250, 750])), using: &random)
      }
      for wish in 0..<random.int(in: 0...3) {
        let preference = Preference(
          terms: some(using: &random), target: Double(random.int(in: -40...40)),
          order: Order(stage: 1, major: wish, minor: 0))
        wishes.append((RowID(1000 + wish), preference))
      }
    }

    private func some(using random: inout SeededGenerator) -> [Term] {
      Set((0..<random.int(in: 1...2)).map { _ in random.int(in: 0...count - 1) }).sorted()
        .map { Term(random.element(of: [1, -1]), Variable($0)) }
    }

    private mutating func add(
      _ terms: [Term], _ relation: LinearRelation, _ level: Level,
      using random: inout SeededGenerator
    ) {
      rows.append(
        (
          RowID(rows.count),
          LinearConstraint(
            terms: terms, relation: relation, constant: Double(random.int(in: -40...40)),
            level: level, order: Order(stage: 0, major: rows.count, minor: 0))
        ))
    }

    var active: Batch {
      Batch(
        upserts: rows.indices.filter { !isOff.contains($0) }.map { rows[$0] }, preferences: wishes)
    }

    /// The unknowns of which something active speaks.
    var known: Set<Variable> {
      let constraints = active.upserts.flatMap { $0.1.terms.map(\.variable) }
      return Set(constraints + wishes.flatMap { $0.1.terms.map(\.variable) })
    }

    /// Mostly switches an equation, at times an odd one out.
    mutating func step(using random: inout SeededGenerator) -> Batch {
      var batch = Batch()
      switch random.int(in: 0...11) {
      case 0...1:
        let row = random.int(in: 0...rows.count - 1)
        rows[row].1.constant = Double(random.int(in: -40...40))
        batch.constants = [(RowID(row), rows[row].1.constant)]
      case 2 where !wishes.isEmpty:
        let wish = random.int(in: 0...wishes.count - 1)
        wishes[wish].1.target += 7
        batch.constants = [(wishes[wish].0, wishes[wish].1.target)]
      case 3:
        let row = random.int(in: 0...rows.count - 1)
        rows[row].1.terms = some(using: &random)
        isOff.remove(row)
        batch.upserts = [rows[row]]
      case 4:
        for _ in 0..<3 { switchOne(random.int(in: 0...rows.count - 1), in: &batch) }
      default:
        let off = random.once(in: 2) ? isOff.min() : nil
        switchOne(off ?? random.int(in: 0...count - 1), in: &batch)
      }
      return batch
    }

    private mutating func switchOne(_ row: Int, in batch: inout Batch) {
      isOff.formSymmetricDifference([row])
      batch.activities.append((RowID(row), !isOff.contains(row)))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyStepLeadsWhereAFreshSolverComes(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 9_400_000 + seed)
      var ladder = Ladder(using: &random)
      let solver = Solver()
      _ = solver.update(ladder.active)
      var told = (0..<ladder.count).map { solver.value(of: Variable($0)) }
      for step in 0..<16 {
        let batch = ladder.step(using: &random)
        let name: Comment = "seed \(seed), step \(step)"
        guard case .settled(let changed) = solver.update(batch) else {
          Issue.record(name)
          break
        }
        let fresh = Solver()
        _ = fresh.update(ladder.active)
        #expect(solver.broken == fresh.broken, name)
        checkSums(solver.levelSums, fresh.levelSums, name)
        let values = (0..<ladder.count).map { solver.value(of: Variable($0)) }
        #expect(values == (0..<ladder.count).map { fresh.value(of: Variable($0)) }, name)
        let isOther = told.indices.filter { told[$0] != values[$0] }
        #expect(changed == isOther.map { Variable($0) }, name)
        told = values
        guard random.once(in: 5) else { continue }
        let known = ladder.known
        #expect(solver.movingVariables.filter { known.contains($0) } == fresh.movingVariables, name)
        #expect(solver.verify() == [], name)
      }
    }
  }
}

// MARK: - What it costs

extension OpenEquationTests {
  private func row(
    _ id: Int, _ terms: [Term], _ constant: Double, _ level: Level = .required
  ) -> (RowID, LinearConstraint) {
    (
      RowID(id),
      LinearConstraint(
        terms: terms, relation: .equal, constant: constant, level: level,
        order: Order(stage: 0, major: id, minor: 0))
    )
  }

  /// Rows of views of equal widths that fill a line of 1 000 each: a block of equations for each row.
  private func lines(_ count: Int, of views: Int) -> [(RowID, LinearConstraint)] {
    var rows: [(RowID, LinearConstraint)] = []
    for line in 0..<count {
      let widths = (0..<views).map { Variable(line * views + $0) }
      for (first, second) in zip(widths, widths.dropFirst()) {
        rows.append(row(rows.count, [Term(1, second), Term(-1, first)], 0))
      }
      rows.append(row(rows.count, widths.map { Term(1, $0) }, 1000))
    }
    return rows
  }

  private func switching(_ row: Int, on isActive: Bool) -> Batch {
    var batch = Batch()
    batch.activities = [(RowID(row), isActive)]
    return batch
  }

  @Test(arguments: [10, 500]) func aBlockIsNotFactoredAgain(lineCount: Int) {
    let solver = Solver()
    _ = solver.update(Batch(upserts: lines(lineCount, of: 5)))
    let before = solver.work
    var expected = before
    for (isActive, width) in [(false, 0.0), (true, 200)] {
      let changed = (0..<5).map { Variable(25 + $0) }
      #expect(solver.update(switching(25, on: isActive)) == .settled(changed: changed))
      // The second is no longer as wide as the first, which goes to 0.
      #expect(solver.value(of: Variable(25)) == width)
      #expect(solver.value(of: Variable(26)) == (isActive ? 200 : 250))
      expected.entriesTouched += 5
      #expect(solver.work == expected)
    }
    #expect(solver.verify() == [])
  }

  @Test func whatIsOpenStaysSoWhileOthersAre() {
    let solver = Solver()
    _ = solver.update(Batch(upserts: lines(8, of: 5)))
    let before = solver.work
    for line in 0..<8 { _ = solver.update(switching(5 * line, on: false)) }
    for line in 0..<8 { #expect(solver.value(of: Variable(5 * line + 1)) == 250) }
    for line in [3, 0, 7, 1, 2, 6, 5, 4] { _ = solver.update(switching(5 * line, on: true)) }
    #expect(solver.work.componentsSolved == before.componentsSolved)
    #expect((0..<40).allSatisfy { solver.value(of: Variable($0)) == 200 })
    #expect(solver.movingVariables == [])
  }

  /// The first to be opened is the first to be closed, over and over.
  @Test func whatWasOpenedLaterKeepsWhatItHolds() {
    let lineCount = 12
    let solver = Solver()
    _ = solver.update(Batch(upserts: lines(lineCount, of: 5)))
    let before = solver.work
    for step in 0..<5 * lineCount {
      let (opened, closed) = (step % lineCount, (step + lineCount - 3) % lineCount)
      _ = solver.update(switching(5 * opened, on: false))
      #expect(solver.value(of: Variable(5 * opened + 4)) == 250, "step \(step)")
      guard step >= 3 else { continue }
      let changed = (0..<5).map { Variable(5 * closed + $0) }
      #expect(
        solver.update(switching(5 * closed, on: true)) == .settled(changed: changed),
        "step \(step)")
      #expect(changed.allSatisfy { solver.value(of: $0) == 200 }, "step \(step)")
    }
    #expect(solver.work.componentsSolved == before.componentsSolved)
    #expect(solver.movingVariables.count == 15)
  }

  /// A neighbour of which two constraints speak is let go like the others.
  @Test func whatIsMentionedTwiceIsLetGo() {
    let gaps = [(2, 20.0), (3, 30), (2, 20), (1, 15)]
    let places = (0..<5).map { row($0, [Term(1, Variable($0))], Double(10 + 10 * $0)) }
    let distances = gaps.enumerated().map { place, gap in
      row(
        5 + place, [Term(1, Variable(gap.0)), Term(-1, Variable(0))], gap.1, .optional(rank: 750))
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: places + distances))
    let before = solver.work
    for (row, isActive) in [(0, false), (0, true), (4, false), (1, false)] {
      _ = solver.update(switching(row, on: isActive))
    }
    #expect(solver.value(of: Variable(1)) == 25)
    #expect(solver.work.componentsSolved == before.componentsSolved)
  }

  /// A row of views each of which is behind its neighbour or, when that gap is off, behind the one
  /// before it.
  @Test func optionalConstraintsAndWishesDecide() {
    let (first, second, third) = (Variable(0), Variable(1), Variable(2))
    let rows = [
      row(0, [Term(1, first)], 10), row(1, [Term(1, second), Term(-1, first)], 50),
      row(2, [Term(1, third), Term(-1, second)], 50),
      row(3, [Term(1, third), Term(-1, first)], 30, .optional(rank: 750)),
    ]
    let wish = Preference(
      terms: [Term(1, second)], target: 70, order: Order(stage: 1, major: 0, minor: 0))
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: [(RowID(9), wish)]))
    let before = solver.work
    #expect(solver.update(switching(2, on: false)) == .settled(changed: [third]))
    #expect(solver.value(of: third) == 40)
    #expect(solver.update(switching(2, on: true)) == .settled(changed: [third]))
    #expect(solver.update(switching(0, on: false)) == .settled(changed: [first, second, third]))
    #expect(solver.value(of: first) == 20)
    #expect(solver.work.componentsSolved == before.componentsSolved)
    #expect(!solver.isUnique(first))
    #expect(solver.value(of: third) == 120)
    #expect(solver.verify() == [])
  }

  /// Variables go to the values that they prefer, in the order of the preferences, as far as what is
  /// required lets them.
  @Test func whatIsOpenGoesToPreferredValues() {
    let (first, second, third) = (Variable(0), Variable(1), Variable(2))
    var limit = row(3, [Term(1, first)], 25)
    limit.1.relation = .lessThanOrEqual
    let rows = [
      row(0, [Term(1, first)], 10), row(1, [Term(1, second), Term(-1, first)], 50),
      row(2, [Term(1, third), Term(-1, second)], 5), limit,
    ]
    var wishes = [(third, 7.0), (second, 80)].enumerated().map { place, preferred in
      (
        RowID(10 + place),
        Preference(
          terms: [Term(1, preferred.0)], target: preferred.1,
          order: Order(stage: 1, major: 9 - place, minor: 0))
      )
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: wishes))
    let before = solver.work
    // 80 would take the first to 30.
    for (target, value) in [(80.0, 25.0), (60, 10), (40, -10)] {
      wishes[1].1.target = target
      var batch = Batch()
      batch.constants = [(RowID(11), target)]
      _ = solver.update(batch)
      #expect(
        solver.update(switching(0, on: false))
          == .settled(changed: value == 10 ? [] : [first, second, third]))
      #expect(solver.value(of: first) == value)
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: Array(rows.dropFirst()), preferences: wishes))
      #expect(fresh.value(of: first) == value)
      _ = solver.update(switching(0, on: true))
    }
    #expect(solver.work.componentsSolved == before.componentsSolved)
  }

  @Test func aRefusedUpdateLeavesAnOpenEquationItsConstant() {
    let solver = Solver()
    _ = solver.update(Batch(upserts: (0..<3).map { row($0, [Term(1, Variable($0))], 10) }))
    _ = solver.update(switching(0, on: false))
    #expect(solver.value(of: Variable(0)) == 0)
    var batch = Batch()
    batch.constants = [(RowID(1), 20), (RowID(2), 20)]
    #expect(solver.update(batch, isCancelled: { true }) == .cancelled)
    _ = solver.update(switching(0, on: true))
    #expect((0..<3).allSatisfy { solver.value(of: Variable($0)) == 10 })
  }

  /// What has to do with an open equation takes it out of the factors, and finds the same.
  @Test func anEditOfWhatMovesLeadsWhereItShould() {
    var rows = lines(2, of: 4)
    rows.append(row(20, [Term(1, Variable(9)), Term(-1, Variable(1))], 8))
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    _ = solver.update(switching(0, on: false))
    var batch = Batch()
    batch.constants = [(RowID(3), 600)]
    _ = solver.update(batch)
    #expect([0, 1, 2, 9].map { solver.value(of: Variable($0)) } == [0, 200, 200, 208])
    batch.constants = [(RowID(0), 30)]
    #expect(solver.update(batch) == .settled(changed: []))
    _ = solver.update(switching(0, on: true))
    #expect(solver.value(of: Variable(1)) == solver.value(of: Variable(0)) + 30)
    #expect(solver.verify() == [])
  }
}

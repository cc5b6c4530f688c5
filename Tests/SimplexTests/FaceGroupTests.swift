import Simplex
import TestSupport
import Testing

/// What constraints leave open, through edits that join and part it: always as a solver settles it
/// that sees the whole for the first time, to the bit.
struct FaceGroupTests {
  /// Unknowns that equations tie together, bounds hold, and wishes between any two.
  private struct Heap {
    static let unknownCount = 24

    var rows: [RowID: LinearConstraint] = [:]
    var wishes: [RowID: Preference] = [:]
    let unknowns: Range<Int>

    init(from first: Int = 0, using random: inout SeededGenerator) {
      unknowns = first..<first + Self.unknownCount
      for row in 0..<30 where row < 20 || random.once(in: 2) {
        rows[RowID(row)] = constraint(row, using: &random)
      }
      for row in 100..<108 { wishes[RowID(row)] = wish(row, using: &random) }
    }

    private func terms(_ limit: Int, using random: inout SeededGenerator) -> [Term] {
      var chosen: Set<Int> = []
      for _ in 0..<random.int(in: 1...limit) {
        chosen.insert(random.int(in: unknowns.lowerBound...unknowns.upperBound - 1))
      }
      return chosen.sorted().map { Term(random.element(of: [1, -1, 2]), Variable($0)) }
    }

    private func constraint(_ row: Int, using random: inout SeededGenerator) -> LinearConstraint {
      // Equations, bounds and optional ones.
      let relation: LinearRelation =
        row < 12 ? .equal : random.element(of: [.lessThanOrEqual, .greaterThanOrEqual])
      return LinearConstraint(
        terms: terms(row < 12 ? 3 : 2, using: &random), relation: relation,
        constant: Double(random.int(in: -30...30)),
        level: row < 22 ? .required : .optional(rank: random.element(of: [250, 750])),
        order: Order(stage: 0, major: row, minor: 0))
    }

    private func wish(_ row: Int, using random: inout SeededGenerator) -> Preference {
      Preference(
        terms: terms(2, using: &random), target: Double(random.int(in: -40...40)),
        order: Order(stage: 1, major: row, minor: 0))
    }

    mutating func edit(using random: inout SeededGenerator) -> Batch {
      if random.once(in: 4) {
        let row = 100 + random.int(in: 0...7)
        let isGone = wishes[RowID(row)] != nil && random.once(in: 2)
        wishes[RowID(row)] = isGone ? nil : wish(row, using: &random)
        if let wish = wishes[RowID(row)] { return Batch(preferences: [(RowID(row), wish)]) }
        return Batch(forgottenPreferences: [RowID(row)])
      }
      let row = random.int(in: 0...29)
      if random.once(in: 2), var moved = rows[RowID(row)] {
        moved.constant = Double(random.int(in: -30...30))
        rows[RowID(row)] = moved
      } else {
        rows[RowID(row)] = rows[RowID(row)] == nil ? constraint(row, using: &random) : nil
      }
      if let constraint = rows[RowID(row)] { return Batch(upserts: [(RowID(row), constraint)]) }
      return Batch(removals: [RowID(row)])
    }

    var batch: Batch {
      Batch(
        upserts: rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
        preferences: wishes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    var removal: Batch {
      Batch(removals: rows.keys.sorted(), forgottenPreferences: wishes.keys.sorted())
    }
  }

  /// What is gone is gone with its groups, also where its unknowns are let go of.
  @Test(arguments: 0..<(LongTests.areWanted ? 400 : 20) as Range<UInt64>)
  func whatComesInThePlaceOfAnotherIsSettledAsAFreshSolverDoes(seed: UInt64) {
    var random = SeededGenerator(seed: 9_400_000 + seed)
    let solver = Solver()
    for generation in 0..<12 {
      var heap = Heap(from: generation * Heap.unknownCount, using: &random)
      _ = solver.update(heap.batch)
      for _ in 0..<random.int(in: 0...2) { _ = solver.update(heap.edit(using: &random)) }
      let fresh = Solver()
      _ = fresh.update(heap.batch)
      for unknown in heap.unknowns {
        #expect(
          solver.value(of: Variable(unknown)) == fresh.value(of: Variable(unknown)),
          "seed \(seed), generation \(generation)")
      }
      _ = solver.update(heap.removal)
    }
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 400 : 20) as Range<UInt64>)
  func whatIsOpenIsSettledAsAFreshSolverDoes(seed: UInt64) {
    var random = SeededGenerator(seed: 9_300_000 + seed)
    var heap = Heap(using: &random)
    let solver = Solver()
    _ = solver.update(heap.batch)
    for step in 0..<40 {
      _ = solver.update(heap.edit(using: &random))
      let fresh = Solver()
      _ = fresh.update(heap.batch)
      let name: Comment = "seed \(seed), step \(step)"
      #expect(solver.broken == fresh.broken, name)
      for unknown in 0..<Heap.unknownCount {
        #expect(
          solver.value(of: Variable(unknown)) == fresh.value(of: Variable(unknown)), name)
      }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }

  @Test func aConstantMovesWhatIsOpenWithoutALookAtWhatItIsMadeOf() {
    let count = 500
    var rows: [(RowID, LinearConstraint)] = []
    func add(_ terms: [Term], _ relation: LinearRelation, _ constant: Double) {
      rows.append(
        (
          RowID(rows.count),
          LinearConstraint(
            terms: terms, relation: relation, constant: constant, level: .required,
            order: Order(stage: 0, major: rows.count, minor: 0))
        ))
    }
    // A hundred free places, from each of which hang others.
    for unknown in 1...count where unknown % 5 != 0 {
      add([Term(1, Variable(unknown)), Term(-1, Variable(unknown / 5 * 5))], .equal, 8)
    }
    for free in 0..<count / 5 { add([Term(1, Variable(5 * free))], .greaterThanOrEqual, 3) }
    let wishes = (1..<count / 5).map { free in
      (
        RowID(10_000 + free),
        Preference(
          terms: [Term(1, Variable(5 * free)), Term(-1, Variable(5 * free - 5))], target: 1,
          order: Order(stage: 1, major: free, minor: 0))
      )
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: wishes))
    let last = rows.count - 1
    rows[last].1.constant = 5
    let before = solver.work.entriesTouched
    _ = solver.update(Batch(upserts: [rows[last]]))
    let moved = solver.work.entriesTouched - before
    let fresh = Solver()
    _ = fresh.update(Batch(upserts: rows, preferences: wishes))
    for unknown in 0...count {
      #expect(solver.value(of: Variable(unknown)) == fresh.value(of: Variable(unknown)))
    }
    #expect(moved < fresh.work.entriesTouched / 2)
  }
}

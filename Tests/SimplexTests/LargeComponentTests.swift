import TestSupport
import Testing

@testable import Simplex

/// Components of dozens of unknowns, whose solvers go on from their last basis: after every edit
/// the answer is that of a solver that starts afresh. A failure names its seed.
struct LargeComponentTests {
  private static let ranks: [Double] = [750, 250.5, 250, 50]

  /// Unknowns in a chain with constraints on neighbours.
  private struct Chain {
    var unknownCount: Int
    /// How many of a hundred constraints are required.
    var requiredShare: Int
    var constraints: [RowID: LinearConstraint] = [:]

    init(using random: inout SeededGenerator) {
      unknownCount = random.int(in: 30...60)
      requiredShare = random.element(of: [0, 5, 10, 20])
      for order in 0..<3 * unknownCount {
        constraints[RowID(order)] = constraint(order: order, using: &random)
      }
    }

    func constraint(order: Int, using random: inout SeededGenerator) -> LinearConstraint {
      let center = random.int(in: 0...unknownCount - 1)
      var members: Set<Int> = []
      for _ in 0..<random.int(in: 1...3) {
        members.insert(min(unknownCount - 1, max(0, center + random.int(in: -3...3))))
      }
      let relations: [LinearRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      return LinearConstraint(
        terms: members.sorted().map {
          Term(random.element(of: [1, 1, 1, -1, -1, 2, -2, 0.5, 3]), Variable($0))
        },
        relation: random.element(of: relations), constant: Double(random.int(in: -20...20)),
        level: random.int(in: 0...99) < requiredShare
          ? .required : .optional(rank: random.element(of: LargeComponentTests.ranks)),
        order: Order(stage: 0, major: order, minor: 0))
    }

    /// Removes, replaces, moves or promotes something.
    mutating func edit(using random: inout SeededGenerator) -> Batch {
      let row = RowID(random.int(in: 0...3 * unknownCount - 1))
      guard var constraint = constraints[row], random.once(in: 4) == false else {
        constraints[row] = self.constraint(order: row.rawValue, using: &random)
        return whole(row)
      }
      switch random.int(in: 0...2) {
      case 0: constraints[row] = nil
      case 1: constraint.constant = Double(random.int(in: -20...20))
      default:
        if constraint.level != .required {
          constraint.level = .optional(rank: random.element(of: LargeComponentTests.ranks))
        }
      }
      if constraints[row] != nil { constraints[row] = constraint }
      return whole(row)
    }

    private func whole(_ row: RowID) -> Batch {
      guard let constraint = constraints[row] else { return Batch(removals: [row]) }
      return Batch(upserts: [(row, constraint)])
    }

    var batch: Batch {
      Batch(upserts: constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 400 : 14))
  func anEditEndsWhereAFreshSolverDoes(seed: UInt64) {
    var random = SeededGenerator(seed: 8_000_000 + seed)
    var chain = Chain(using: &random)
    let solver = Solver()
    _ = solver.update(chain.batch)
    for step in 0..<6 {
      let name: Comment = "seed \(seed), step \(step)"
      guard case .settled = solver.update(chain.edit(using: &random)) else {
        Issue.record(name)
        return
      }
      let fresh = Solver()
      _ = fresh.update(chain.batch)
      #expect(solver.broken == fresh.broken, name)
      checkSums(solver.levelSums, fresh.levelSums, name)
      for unknown in 0..<chain.unknownCount {
        let variable = Variable(unknown)
        #expect(isNear(solver.value(of: variable), fresh.value(of: variable)), name)
        #expect(solver.isUnique(variable) == fresh.isUnique(variable), name)
      }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }

  /// To take so many over is given up halfway; what was begun must not be gone on with in what is left.
  @Test func aSolverThatGaveUpServesASmallerComponent() {
    func row(_ id: Int, _ terms: [Term], _ constant: Double, rank: Double) -> (
      RowID, LinearConstraint
    ) {
      (
        RowID(id),
        LinearConstraint(
          terms: terms, relation: .equal, constant: constant, level: .optional(rank: rank),
          order: Order(stage: 0, major: id, minor: 0))
      )
    }
    let places = (0..<140).map { row($0, [Term(1, Variable($0))], Double($0), rank: 500) }
    let distances = (0..<139).map {
      row(
        1_000 + $0, [Term(1, Variable($0)), Term(-1, Variable($0 + 1))],
        $0 % 2 == 0 ? 100 : -100, rank: 250)
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: places + distances))
    _ = solver.update(Batch(removals: places.map(\.0)))
    _ = solver.update(Batch(removals: [RowID(1_004)]))
    var batch = Batch()
    batch.constants = [(RowID(1_000), 50)]
    _ = solver.update(batch)
    #expect(solver.value(of: Variable(0)) - solver.value(of: Variable(1)) == 50)
    #expect(solver.verify() == [])
  }

  @Test func aWishInALargeComponentTakesFewPivots() {
    let solver = Solver()
    var rows: [(RowID, LinearConstraint)] = []
    func add(_ terms: [Term], _ constant: Double, rank: Double) {
      rows.append(
        (
          RowID(rows.count),
          LinearConstraint(
            terms: terms, relation: .equal, constant: constant, level: .optional(rank: rank),
            order: Order(stage: 0, major: rows.count, minor: 0))
        ))
    }
    for unknown in 0..<400 {
      add([Term(1, Variable(unknown))], Double(unknown * 37 % 101), rank: 250)
      guard unknown > 0 else { continue }
      add(
        [Term(1, Variable(unknown)), Term(-1, Variable(unknown - 1))], 8,
        rank: unknown % 3 == 0 ? 250 : 750)
    }
    _ = solver.update(Batch(upserts: rows))
    let built = solver.work
    rows[400].1.constant += 1
    _ = solver.update(Batch(upserts: [rows[400]]))
    #expect(built.pivots > 100)
    #expect(solver.work.pivots - built.pivots < 10)
    #expect(solver.work.componentsSolved == built.componentsSolved + 1)
    #expect(solver.verify() == [])
  }
}

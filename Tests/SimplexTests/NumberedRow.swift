import Simplex
import TestSupport
import Testing

/// A constraint that comes in the order of its number, required at a rank of 1000.
func numberedRow(
  _ id: Int, _ terms: [Term], _ relation: LinearRelation, _ constant: Double,
  _ rank: Double = 1000
) -> (RowID, LinearConstraint) {
  (
    RowID(id),
    LinearConstraint(
      terms: terms, relation: relation, constant: constant,
      level: rank == 1000 ? .required : .optional(rank: rank),
      order: Order(stage: 0, major: id, minor: 0))
  )
}

/// A constraint that goes, or comes back.
func switching(_ row: (RowID, LinearConstraint), on isOn: Bool) -> Batch {
  isOn ? Batch(upserts: [row]) : Batch(removals: [row.0])
}

/// Each a coefficient and the number of an unknown.
func terms(_ parts: (Double, Int)...) -> [Term] {
  parts.map { Term($0.0, Variable($0.1)) }
}

func solver(_ rows: [(RowID, LinearConstraint)]) -> Solver {
  let solver = Solver()
  #expect(solver.update(Batch(upserts: rows)).isSettled)
  return solver
}

import Simplex

/// A constraint that comes in the order of its number.
func numberedRow(
  _ id: Int, _ terms: [Term], _ relation: LinearRelation, _ constant: Double, _ level: Level
) -> (RowID, LinearConstraint) {
  (
    RowID(id),
    LinearConstraint(
      terms: terms, relation: relation, constant: constant, level: level,
      order: Order(stage: 0, major: id, minor: 0))
  )
}

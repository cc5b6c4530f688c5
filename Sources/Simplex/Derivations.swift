extension Settlement {
  func derivation(of form: SparseRow, faces: inout FaceCache) -> Derivation {
    Derivation(shares: [], value: form.value(at: values))
  }
  func sensitivity(to row: RowID) -> Sensitivity {
    Sensitivity(rates: [], constants: Interval(low: -.infinity, high: .infinity))
  }
  func tableau(mentioning variables: [Variable]?) -> TableauView {
    TableauView(rows: [], parametric: [], objective: levelSums)
  }
  func defects() -> [Defect] { [] }
}

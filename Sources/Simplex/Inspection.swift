extension Settlement {
  func sensitivity(to row: RowID) -> Sensitivity {
    Sensitivity(rates: [], constants: Interval(low: -.infinity, high: .infinity))
  }
  func tableau(mentioning variables: [Variable]?) -> TableauView {
    TableauView(rows: [], parametric: [], objective: levelSums)
  }
  func defects() -> [Defect] { [] }
}

import Simplex

@testable import AutoLayout

/// What a document is lowered to, without the numbers that places in view order happen to have.
struct LoweredPrint: Equatable {
  /// In the order in which the solver believes them, or settles ties.
  let rows: [LoweredConstraint]
  /// In the order in which they are met.
  let preferences: [LoweredPreference]

  init(_ lowered: LoweredDocument, of document: Document) {
    let constraints = document.constraints.keys.flatMap { lowered.rows(of: $0) }
    rows = (lowered.generatedRows + constraints).sorted { $0.linear.order < $1.linear.order }
      .map { row in
        var row = row
        row.linear.order = Order(stage: 0, major: 0, minor: 0)
        return row
      }
    preferences = document.views.keys.flatMap { lowered.preferences(of: $0) }
      .sorted { $0.preference.order < $1.preference.order }
      .map { wish in
        var wish = wish
        wish.preference.order = Order(stage: 0, major: 0, minor: 0)
        return wish
      }
  }
}

package import AutoLayout
package import Diagnosis
package import Prose

/// The frames that a line has moved, where it is told of after that.
package enum MovementsReport {
  private static let most = 5

  /// - Parameter old: The document before, for the names of what is gone.
  package static func make(_ change: Change, from old: Document, to new: LaidOutDocument) -> Report
  {
    MovementRows(change, from: old, to: new).report(upTo: most, rest: Text("diff", as: .command))
  }

  /// Those alone that have moved something of what is measured.
  package static func make(
    _ change: Change, of measures: [Measure], from old: Document, to new: LaidOutDocument
  ) -> Report {
    var change = change
    change.views = change.views.filter { movement in
      measures.contains { measure in
        measure.items.contains { $0.view == movement.view }
          && movement.parts.contains { $0.axis == measure.axis }
      }
    }
    return make(change, from: old, to: new)
  }
}

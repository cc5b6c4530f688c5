package import AutoLayout
package import Prose

/// `measure A B`: distances between two views or two anchors.
package enum MeasureReport {
  package enum Quantity: Hashable, Sendable {
    /// Between two anchors, or two sizes: the second less the first.
    case difference
    /// The room between the facing edges; below 0 where the two overlap.
    case gap(Axis)
    /// Between the same attribute of both: the second less the first.
    case offset(Attribute)
  }

  package struct Measurement: Hashable, Sendable {
    package var quantity: Quantity
    /// In points.
    package var value: Double
    /// Whether it is one value of many.
    package var isFree: Bool

    package init(_ quantity: Quantity, value: Double, isFree: Bool) {
      self.quantity = quantity
      self.value = value
      self.isFree = isFree
    }
  }

  /// - Parameters:
  ///   - first: As it was typed.
  ///   - second: As it was typed.
  package static func make(
    from first: String, to second: String, _ measurements: [Measurement]
  ) -> Report {
    let ends: Text = "\(first, as: .name) → \(second, as: .name)"
    let rows = measurements.map { measurement in
      Report.Row(
        detail: "",
        [
          phrase(for: measurement.quantity),
          Phrase("\(measurement.isFree ? Text("~", as: .trouble) : "")\(measurement.value)"),
        ])
    }
    return [
      .row(Phrase(en: "measure", ja: "距離"), Phrase(ends)),
      .rows(Report.RowGroup(rows, columns: [.left, .right])),
    ]
  }

  private static func phrase(for quantity: Quantity) -> Phrase {
    switch quantity {
    case .difference: Phrase(en: "difference", ja: "差")
    case .gap(.horizontal): Phrase(en: "horizontal gap", ja: "横の間隔")
    case .gap(.vertical): Phrase(en: "vertical gap", ja: "縦の間隔")
    case .offset(let attribute):
      Phrase(en: "from \(attribute.name) to \(attribute.name)", ja: "\(attribute.name) 同士の差")
    }
  }
}

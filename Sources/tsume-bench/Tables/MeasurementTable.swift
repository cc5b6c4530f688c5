import Foundation
import Simplex

/// Measurements as a table for people, beside earlier ones if there are any.
struct MeasurementTable {
  private var table: TextTable
  private let earlier: [EarlierMeasurement]?
  /// The last size of each family, for the growth to the next.
  private var previous: [String: Measurement] = [:]
  private let hasScript: Bool

  init(hasScript: Bool, against earlier: [EarlierMeasurement]?) {
    self.hasScript = hasScript
    self.earlier = earlier
    var header = [
      "family", "script", "views", "build ms", "growth", "peak MB", "factor.", "pivots",
      "entries", "components",
    ]
    if hasScript {
      header += ["steps", "step µs", "99 % µs", "mean µs", "pivots", "entries", "components"]
    }
    if earlier != nil { header += ["build ×", "peak ×"] + (hasScript ? ["step ×"] : []) }
    table = TextTable(header + ["residual", "failures"], leftColumns: 2)
  }

  mutating func append(_ measurement: Measurement) {
    var row = [
      measurement.family, measurement.run?.script ?? "", String(measurement.views),
      measurement.buildMilliseconds.shortFigure, growth(to: measurement),
      measurement.peakMegabytes.shortFigure, String(measurement.buildWork.factorizations),
    ]
    row += counts(measurement.buildWork, perStepOf: 1)
    if hasScript { row += steps(measurement.run) }
    if let earlier { row += ratios(measurement, to: earlier) }
    row += [residual(measurement.residual), String(measurement.failures)]
    table.append(row)
    previous[measurement.family] = measurement
  }

  var text: String { table.text }

  private func steps(_ run: Measurement.ScriptRun?) -> [String] {
    guard let run else { return Array(repeating: "", count: 7) }
    return [
      String(run.steps), run.median.shortFigure, run.percentile99.shortFigure,
      run.mean.shortFigure,
    ] + counts(run.work, perStepOf: run.steps)
  }

  /// The exponent with which the build's time grows from the size before.
  private func growth(to measurement: Measurement) -> String {
    guard let smaller = previous[measurement.family], smaller.views < measurement.views else {
      return ""
    }
    return Growth(from: smaller, to: measurement).exponent.shortFigure
  }

  private func counts(_ work: Work, perStepOf steps: Int) -> [String] {
    [work.pivots, work.entriesTouched, work.componentsSolved].map {
      (Double($0) / Double(max(1, steps))).shortFigure
    }
  }

  private func ratios(
    _ measurement: Measurement, to earlier: [EarlierMeasurement]
  ) -> [String] {
    let before = earlier.first { $0.isOf(measurement) }
    func ratio(_ now: Double?, _ before: Double?) -> String {
      guard let now, let before, before > 0 else { return "–" }
      return (now / before).shortFigure
    }
    let ratios = [
      ratio(measurement.buildMilliseconds, before?.buildMilliseconds),
      ratio(measurement.peakMegabytes, before?.peakMegabytes),
    ]
    return ratios + (hasScript ? [ratio(measurement.run?.median, before?.stepMicroseconds)] : [])
  }

  private func residual(_ residual: Double) -> String {
    residual == 0 ? "0" : residual.figure
  }
}

/// How the time of a build follows the number of views.
struct Growth {
  let exponent: Double

  init(from smaller: Measurement, to larger: Measurement) {
    self.init(
      of: larger.buildMilliseconds / smaller.buildMilliseconds,
      over: Double(larger.views) / Double(smaller.views))
  }

  /// - Parameters:
  ///   - ratio: Of the larger one's time to the smaller one's.
  ///   - views: The ratio of their sizes.
  init(of ratio: Double, over views: Double) { exponent = log(ratio) / log(views) }
}

import Simplex

extension Measurement {
  /// One line, in the order of its members.
  package var json: String {
    var members = [
      ("file", file.json), ("family", family.json), ("views", String(views)),
      ("build_ms", buildMilliseconds.figure), ("peak_mb", peakMegabytes.figure),
      ("residual", residual.description), ("failures", String(failures)),
      ("build_work", buildWork.json),
    ]
    if let run {
      members += [
        ("script", run.script.json), ("step_us", run.median.figure),
        ("step_p99_us", run.percentile99.figure), ("step_mean_us", run.mean.figure),
        ("steps", String(run.steps)), ("script_work", run.work.json),
      ]
    }
    return object(members)
  }
}

extension Judgement {
  /// As the reference prints it: `{"step": 3, "levels": {"1000": 0.0, "750": 12.5}}`.
  package func json(step: Int) -> String {
    let levels = levels.map { ("\($0.priority)", $0.sum.description) }
    return object([("step", String(step)), ("levels", object(levels))])
  }

  package static func jsonOfInfeasible(step: Int) -> String {
    object([("step", String(step)), ("infeasible", "true")])
  }
}

extension Work {
  fileprivate var json: String {
    object([
      ("factorizations", String(factorizations)), ("pivots", String(pivots)),
      ("entries", String(entriesTouched)), ("components", String(componentsSolved)),
    ])
  }
}

private func object(_ members: [(key: String, value: String)]) -> String {
  "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
}

extension Double {
  /// Rounded to four significant digits, which is more than any measurement has.
  var figure: String {
    guard isFinite, self != 0 else { return isFinite ? "0.0" : "null" }
    var scale = 1.0
    while abs(self) * scale < 1000 { scale *= 10 }
    return ((self * scale).rounded() / scale).description
  }
}

extension String {
  fileprivate var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

import Interchange

/// Finds the innermost code around a place that runs came to and did not carry out.
struct SkipIndex {
  /// By where they begin, outer ones first.
  private let skips: [(range: SourceRange, skip: SkippedCode)]

  /// Where several have passed by the same code, the first says why.
  init(_ findings: [RunFindings]) {
    var all: [SourceRange: SkippedCode] = [:]
    for finding in findings { all.merge(finding.skipped) { first, _ in first } }
    skips = all.map { (range: $0.key, skip: $0.value) }.sorted { one, two in
      (one.range.lowerBound, two.range.upperBound) < (two.range.lowerBound, one.range.upperBound)
    }
  }

  /// - Parameter function: What stands around the place, to which the code belongs.
  func skip(of range: SourceRange, within function: SourceRange?) -> SkippedCode? {
    var (next, end) = (0, skips.count)
    while next < end {
      let middle = (next + end) / 2
      if skips[middle].range.lowerBound > range.lowerBound {
        end = middle
      } else {
        next = middle + 1
      }
    }
    let first = function?.lowerBound ?? 0
    return skips[..<next].reversed().lazy
      .prefix { $0.range.lowerBound >= first }
      .first { $0.range.encloses(range) }?.skip
  }
}

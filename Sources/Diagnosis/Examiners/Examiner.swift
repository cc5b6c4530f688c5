import AutoLayout

/// Looks for one kind of finding.
protocol Examiner: Sendable {
  /// Adds what it finds to what the examiners before this one found.
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
}

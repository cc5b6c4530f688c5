import AutoLayout

/// Looks for one kind of finding.
protocol Examiner: Sendable {
  /// `earlier` is what the examiners before this one found.
  static func findings(in examination: Examination, after earlier: [Finding])
    throws(LayoutFailure) -> [Finding]
}

@testable package import Diagnosis

extension Finding {
  /// Without what was tried for it.
  package var withoutTrials: Finding {
    switch self {
    case .conflict(var conflict):
      conflict.fixes = []
      conflict.triedBefore = nil
      return .conflict(conflict)
    case .ambiguous(var ambiguity):
      ambiguity.fix = nil
      return .ambiguous(ambiguity)
    case .tie(var tie):
      tie.fix = nil
      return .tie(tie)
    case .violation: return self
    }
  }
}

package import AutoLayout
import Simplex

/// One layout, about to be examined, and the engine that found it.
///
/// A question to the engine may make it match another document on the way; every question names
/// the document that it is about, so that nothing has to be put back.
package struct Examination {
  package let solution: Solution
  package let engine: LayoutEngine
  package let isCancelled: () -> Bool
  /// Whether everything is looked at, whatever that costs.
  private let isThorough: Bool
  private let known = Known()

  /// What was found out of the document that is examined.
  private final class Known {
    var freeParts: [Effect.FreePart]?
    var effort: Effort?
    /// How much may have been computed exactly when no more is asked; `nil` while nothing shares its cost.
    var limit: Int?
    /// Whether something was not asked for it.
    var isCut = false
  }

  package init(
    of solution: Solution, with engine: LayoutEngine,
    isCancelled: @escaping () -> Bool = { false }, isThorough: Bool = false
  ) {
    self.solution = solution
    self.engine = engine
    self.isCancelled = isCancelled
    self.isThorough = isThorough
  }

  package var document: Document { solution.document }

  /// What looks for findings, in the order in which these are told.
  static let examiners: [any Examiner.Type] = [
    ConflictExaminer.self, TieExaminer.self, AmbiguityExaminer.self, ViolationExaminer.self,
  ]

  /// Everything worth telling, in an order that follows from the document alone. What would repair or
  /// settle it is not looked for: that is `completed`'s.
  package func findings() throws(LayoutFailure) -> Findings {
    var findings = Findings()
    let isCut = try sharingExactWork { () throws(LayoutFailure) in
      for examiner in Self.examiners { try examiner.examine(self, adding: &findings) }
    }
    let isReduced = try effort().isReduced
    if isCut || isReduced { findings.isAbridged = !findings.isEmpty }
    return findings
  }

  /// Everything that is not settled, in view order. Worked out once: what is tried is matched against
  /// the engine's last document, and would be so twice if this were asked for each time.
  func freeParts() throws(LayoutFailure) -> [Effect.FreePart] {
    if let parts = known.freeParts { return parts }
    let parts = try freeParts(in: document)
    known.freeParts = parts
    return parts
  }

  /// How much is looked at; worked out once.
  func effort() throws(LayoutFailure) -> Effort {
    if isThorough { return .full }
    if let effort = known.effort { return effort }
    let effort = Effort(tangle: try engine.tangle(in: document))
    known.effort = effort
    return effort
  }

  /// Asks questions that cost together what one line may, exactly, with all layouts that are tried. Returns
  /// whether that was too little.
  func sharingExactWork(_ ask: () throws(LayoutFailure) -> Void) throws(LayoutFailure) -> Bool {
    let most = (isThorough ? 100 : 1) * LayoutEngine.sharedWork
    (known.limit, known.isCut) = (engine.exactWork.count + most, false)
    defer { known.limit = nil }
    try engine.exactWork.share(most, ask)
    return engine.exactWork.isSpent || known.isCut
  }

  /// Whether questions that share their cost have come to their limit. A layout that is tried may be as dear as
  /// all of them, and so is the way back.
  func isExhausted() -> Bool {
    let isOver = known.limit.map { engine.exactWork.count >= $0 } ?? false
    if isOver { known.isCut = true }
    return isOver || engine.exactWork.isExhausted
  }

  /// Something is not asked for what it costs.
  func noteCut() { known.isCut = true }

  func checkCancellation() throws(LayoutFailure) {
    if isCancelled() { throw .cancelled }
  }
}

import AutoLayout
import Diagnosis

extension LaidOutDocument {
  /// Lays a document out and examines it.
  convenience init(
    _ document: Document, engine: LayoutEngine, isCancelled: @escaping () -> Bool
  ) throws(LineFailure) {
    do throws(LayoutFailure) {
      let solution = try engine.layout(of: document, isCancelled: isCancelled)
      let findings = try Examination(of: solution, with: engine, isCancelled: isCancelled)
        .findings()
      self.init(document: document, solution: solution, findings: findings)
    } catch {
      throw .layout(error)
    }
  }

  /// Lays a document out, examines it and tries what would repair or settle what it finds.
  static func completed(
    _ document: Document, isCancelled: @escaping () -> Bool
  ) throws(LineFailure) -> LaidOutDocument {
    let engine = LayoutEngine()
    return try LaidOutDocument(document, engine: engine, isCancelled: isCancelled)
      .completed(with: engine, isCancelled: isCancelled)
  }

  /// With what would repair or settle those findings that are wanted.
  func completed(
    with engine: LayoutEngine, isCancelled: @escaping () -> Bool,
    where isWanted: ((Finding) -> Bool)? = nil
  ) throws(LineFailure) -> LaidOutDocument {
    let examination = Examination(of: solution, with: engine, isCancelled: isCancelled)
    do throws(LayoutFailure) {
      return LaidOutDocument(
        document: document, solution: solution,
        findings: try examination.completed(findings, where: isWanted))
    } catch {
      throw .layout(error)
    }
  }

  /// With what would repair or settle what is news to who comes from another state; without one nothing is.
  func withNews(
    since old: LaidOutDocument?, engine: LayoutEngine, isCancelled: @escaping () -> Bool
  ) throws(LineFailure) -> LaidOutDocument {
    guard let old else { return self }
    let changes = FindingChanges(from: old, to: self)
    let news = Set((changes.appeared + changes.changed).map(\.subject))
    if news.isEmpty { return self }
    return try completed(with: engine, isCancelled: isCancelled) { news.contains($0.subject) }
  }

  var hasConflict: Bool {
    !solution.broken.isEmpty
  }

  var hasAmbiguity: Bool {
    !findings.ambiguities.isEmpty
  }
}

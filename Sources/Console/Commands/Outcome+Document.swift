import AutoLayout

/// What becomes of the document.
extension Outcome {
  /// With the edits by which the stage gives way to what is constrained.
  func clearingStage(in present: Document) -> Outcome {
    if start != nil { return self }
    var outcome = self
    let cleared = present.clearingStage(for: edits)
    if !cleared.isEmpty { outcome.edits += cleared }
    return outcome
  }

  /// The same; what cannot be made is the failure of the line.
  func changedDocument(from present: Document) throws(LineFailure) -> Document {
    do throws(EditFailure) {
      return try document(on: present)
    } catch {
      throw .edit(error, at: nil)
    }
  }

  /// What the edits make of the present document.
  func document(on present: Document) throws(EditFailure) -> Document {
    if let start { return try start.applying(edits) }
    if let result { return result }
    return try present.applying(edits)
  }
}

package import AutoLayout

extension CodeRun {
  /// Edits that code has come to, each constraint with the call that makes it: whoever made them may
  /// have read the code in another way.
  ///
  /// - Parameter edits: From `document` on.
  package static func placed(
    _ edits: [Edit], of texts: [CodeSource], earlier: [CodeSource], on document: Document,
    step: Int, chosen: String?, isCancelled: @escaping () -> Bool
  ) throws(RunFailure) -> [Edit] {
    let made = try shown(
      texts, earlier: earlier, on: document, step: step, chosen: chosen, isCancelled: isCancelled
    ).document
    var places = Dictionary(
      grouping: made.constraints.values, by: made.signature
    ).mapValues { $0.compactMap(\.place) }
    let (plain, numbers) = document.making(edits)
    let result = plain.named(as: made)
    return edits.enumerated().map { index, edit in
      guard case .addConstraint(var new) = edit,
        let constraint = numbers[index].flatMap(result.constraint)
      else { return edit }
      let signature = result.signature(of: constraint)
      guard let place = places[signature]?.first else { return edit }
      places[signature]?.removeFirst()
      new.place = place
      return .addConstraint(new)
    }
  }
}

extension Document {
  /// What edits lead to, and which constraint each of them makes.
  fileprivate func making(_ edits: [Edit]) -> (Document, [Int: ConstraintID]) {
    var (document, numbers) = (self, [Int: ConstraintID]())
    for (index, edit) in edits.enumerated() {
      let next = document.nextConstraint
      do throws(EditFailure) {
        try document.apply(edit)
      } catch { continue }
      if case .addConstraint = edit { numbers[index] = next }
    }
    return (document, numbers)
  }
}

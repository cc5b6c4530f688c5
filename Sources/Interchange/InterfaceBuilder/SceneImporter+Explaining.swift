import AutoLayout

extension SceneImporter {
  /// The views that come to the size that is stored for them when all measure what they show, and
  /// those whose stored frame is said to be out of date. They measure themselves, so that they follow
  /// another text, another width or another device; of the others a font or a picture is not at hand.
  func viewsSizedByContent(_ isCancelled: @escaping () -> Bool) -> Set<String> {
    guard let document = try? result.start.applying(result.edits),
      let solution = try? LayoutEngine().layout(of: document, isCancelled: isCancelled)
    else { return [] }
    return Set(views.filter { isSized($0.value, asIn: solution) }.keys)
  }

  private func isSized(_ view: SceneView, asIn solution: Solution) -> Bool {
    if view.element.flag("misplaced") == true { return true }
    guard let stored = view.storedFrame?.size, let found = solution.frame(of: view.id)?.size else {
      return false
    }
    // Half a pixel of the canvas with the fewest.
    return Axis.allCases.allSatisfy { abs(stored[$0] - found[$0]) < 0.25 }
  }
}

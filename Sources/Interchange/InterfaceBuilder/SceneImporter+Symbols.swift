import AutoLayout

/// A symbol of which nothing is known, where a constant says how high constraints see it: what the
/// stored height has more or less than that lies half above and half below, as an image says by its
/// `alignmentRectInsets`. So in all files that tell, of five repositories, three of which were never looked at
/// for it; no symbol of which more is known lies further than a point from there.
extension SceneImporter {
  func insetsOfFixedSymbol(_ view: SceneView, showing content: Content) -> Insets? {
    guard self.content == .stored, content.alignmentInsets == nil, view.kind == .imageView,
      view.element.flag(.misplaced) != true,
      view.element["image"].flatMap({ file.images[$0] })?.isSymbol == true,
      let stored = view.storedFrame?.height, let fixed = fixedHeight(of: view.element.element)
    else { return nil }
    let free = fixed - stored
    guard free != 0, abs(free) <= Self.mostThatASymbolLeavesFree else { return nil }
    return Insets(top: -free / 2, left: 0, bottom: -free / 2, right: 0)
  }

  /// As a chevron does.
  private static let mostThatASymbolLeavesFree = 6.0

  private func fixedHeight(of element: MarkupElement) -> Double? {
    let constraints = element.child("constraints")?.children ?? []
    for constraint in constraints.map({ VariedElement($0, on: file.canvas) }) {
      let isOwn = constraint["firstItem"] == nil || constraint["firstItem"] == element.id
      let isRequired = (constraint.number(.priority) ?? 1000) == 1000
      if isOwn, isRequired, constraint["firstAttribute"] == "height", Self.isFixedSize(constraint) {
        return constraint.number(.constant)
      }
    }
    return nil
  }
}

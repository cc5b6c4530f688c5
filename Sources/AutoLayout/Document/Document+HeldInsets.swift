extension Document {
  /// The document with the insets that `top` and what lies in it have in a layout: finding out how
  /// large a view would be moves nothing, so that its safe area and its margins stay what they are (UIKit
  /// sizing, section 7).
  ///
  /// - Parameter solution: A layout of this document.
  package func holdingInsets(in top: ViewID, of solution: Solution) -> Document {
    var held = self
    let insets = solution.insets
    for view in preorder(from: top) {
      for guide in SystemGuide.ofEveryView {
        held.heldInsets[Item(view, guide: guide)] = insets.insets(of: guide, in: view)
      }
    }
    return held
  }
}

/// A root view that fills no screen, as a file has it: a cell, or another view of a xib.
///
/// It belongs to the document, whatever device that is shown on.
package struct OwnRoot: Hashable, Sendable {
  /// Whether it is as wide as the screen that it is on, as the rows of a table are.
  package let isRow: Bool
  /// As the file has it.
  package let size: Size
  /// What it keeps free there.
  package let safeArea: Insets

  package init(isRow: Bool, size: Size, safeArea: Insets) {
    self.isRow = isRow
    self.size = size
    self.safeArea = safeArea
  }

  package func size(on screen: Size) -> Size {
    isRow ? Size(width: screen.width, height: size.height) : size
  }
}

extension Insets {
  /// Where `other` has none there is none.
  package func atEdges(of other: Insets) -> Insets {
    Insets(
      top: other.top > 0 ? top : 0, left: other.left > 0 ? left : 0,
      bottom: other.bottom > 0 ? bottom : 0, right: other.right > 0 ? right : 0)
  }
}

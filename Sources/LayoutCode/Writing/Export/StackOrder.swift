import AutoLayout

/// A stack view that shows its subviews in another order than it arranges them: they are placed as it
/// arranges them, and moved then.
struct StackOrder {
  /// As it arranges them, with what else lies in it.
  let placed: [ViewID]
  /// One after the other, all in the same direction.
  let moved: [ViewID]
  let direction: LayoutOutline.Placing

  /// `nil` where both are the same.
  init?(of view: View, in document: Document) {
    guard let stack = view.stack else { return nil }
    let arranged = Set(stack.arranged)
    let shown = view.subviews.filter { id in
      document.view(id).map { !$0.isGuide && !$0.isLayer } ?? false
    }
    guard shown.filter(arranged.contains) != stack.arranged else { return nil }
    placed = stack.arranged + shown.filter { !arranged.contains($0) }
    let places = Dictionary(
      placed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let isInOrder = zip(shown, shown.dropFirst()).map { (places[$0] ?? 0) < (places[$1] ?? 0) }
    let inFront = shown.suffix(shown.count - 1 - (isInOrder.firstIndex(of: false) ?? 0))
    let behind = shown.prefix(1 + (isInOrder.lastIndex(of: false) ?? 0))
    if behind.count < inFront.count {
      (moved, direction) = (behind.reversed(), .back)
    } else {
      (moved, direction) = (Array(inFront), .front)
    }
  }
}

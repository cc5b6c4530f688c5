import AutoLayout
import Interchange

extension Interpreter {
  /// How far from each edge of a frame a copy of it in plain numbers may lie, in points.
  private static var nearness: Double { 2 }

  /// What a frame that is being set is copied from.
  func copied(_ rect: Rect, to view: View) throws(LineFailure) -> FrameExpression? {
    if let frameSource { return frameSource }
    return try source(of: rect, of: view)
  }

  /// What a frame of plain numbers is taken to be copied from: the nearest sibling that constraints
  /// place where the frame is.
  private func source(of rect: Rect, of view: View) throws(LineFailure) -> FrameExpression? {
    guard !view.isLayer, !rect.size.isEmpty, draft.isInWindow(view.id),
      let superview = view.superview.flatMap(draft.view)
    else { return nil }
    let solution = try workspace.solution()
    var nearest: (distance: Double, source: FrameExpression)?
    for id in superview.subviews where id != view.id && draft.isPlacedByConstraints(id) {
      guard let frame = solution.frame(of: id), !frame.size.isEmpty else { continue }
      let distance = rect.distance(from: frame)
      guard distance <= Self.nearness, distance < nearest?.distance ?? .infinity else { continue }
      nearest = (distance, FrameExpression(rect, besides: id, at: frame))
    }
    return nearest?.source
  }
}

extension Document {
  fileprivate func isPlacedByConstraints(_ id: ViewID) -> Bool {
    views.read(id) { $0.frameLayout == nil && !$0.isGuide && !$0.isLayer } == true
  }
}

extension Rect {
  /// The largest distance between an edge of one and the same edge of the other.
  fileprivate func distance(from other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

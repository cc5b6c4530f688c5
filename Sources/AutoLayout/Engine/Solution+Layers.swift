/// Free layers: no constraint places them, and they follow nothing but what layout callbacks do.
extension Solution {
  /// In the superlayer; `nil` for what is no layer, or not in the window.
  func layerFrame(of layer: ViewID) -> Rect? {
    guard document.isLayer(layer), document.isInWindow(layer) else { return nil }
    return layerFrames[layer] ?? storedFrame(of: layer)
  }

  private func storedFrame(of layer: ViewID) -> Rect {
    (document.views.read(layer) { $0.frameLayout?.frame } ?? nil) ?? .zero
  }

  /// Carries out the layout callbacks: of superviews before those of their subviews, as UIKit lays
  /// out from above to below, each when the frames of the view and of its subviews are known.
  ///
  /// What a callback does is a function of the layout, so that it is done anew for every document and
  /// none of it is kept in one.
  ///
  /// - Complexity: O(callbacks), each as much as it reads.
  func framesAfterCallbacks() -> [ViewID: Rect] { afterCallbacks.frames }

  /// What callbacks would set to `CGRect.null`, in the order in which they run: there the frames stay.
  package var viewsSetToNull: [ViewID] { afterCallbacks.null }

  private var afterCallbacks: (frames: [ViewID: Rect], null: [ViewID]) {
    var frames: [ViewID: Rect] = [:]
    var null: [ViewID] = []
    for view in order.sorted(document.callbacks.keys) {
      for assignment in document.callbacks[view]?.assignments ?? [] {
        guard document.views.read(assignment.target, { !$0.isGuide }) == true else { continue }
        let rect = assignment.frame.rect { presentFrame(of: $0, with: frames) }
        if let rect { frames[assignment.target] = rect } else { null.append(assignment.target) }
      }
    }
    return (frames, null)
  }

  /// Frames that callbacks set on views which constraints lay out stand until the engine writes them again,
  /// which is at the next layout: what is in those views goes with them and keeps its size.
  mutating func stand(at frames: [ViewID: Rect]) {
    for view in order.sorted(frames.keys)
    where document.views.read(view, { $0.frameLayout == nil && !$0.isGuide }) == true {
      guard let frame = frames[view], let old = self.frame(of: view), frame != old else { continue }
      move(
        view, by: Point(x: frame.x - old.x, y: frame.y - old.y),
        growing: Size(width: frame.width - old.width, height: frame.height - old.height))
    }
  }

  /// As UIKit's property gives it then; outside the window what was set by hand.
  private func presentFrame(of view: ViewID, with frames: [ViewID: Rect]) -> Rect {
    if let frame = frames[view] { return frame }
    if document.isLayer(view) { return storedFrame(of: view) }
    return frame(of: view) ?? document.arithmeticFrame(of: view) ?? storedFrame(of: view)
  }

  /// The layers whose frames may be other ones than in `old`.
  func layersTouched(since old: Solution) -> Set<ViewID> {
    Set(layerFrames.keys).union(old.layerFrames.keys)
  }
}

extension Rect {
  /// With a width and a height that are not below 0 (UIKit geometry and layers, section 1).
  package var standardized: Rect {
    Rect(
      x: min(x, maxX), y: min(y, maxY), width: abs(width), height: abs(height))
  }
}

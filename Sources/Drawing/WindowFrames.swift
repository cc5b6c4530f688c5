import AutoLayout

/// The frames of everything in the window, moved from the superviews' coordinates to the root
/// view's.
struct WindowFrames {
  struct Place {
    let view: ViewID
    let frame: Rect
    let depth: Int
    let isHidden: Bool
  }

  let window: Rect
  /// Views, guides and free layers, each behind what it lies in.
  let places: [Place]
  private let document: Document
  private let frames: [ViewID: Rect]

  /// - Complexity: O(views).
  init(of solution: Solution) {
    document = solution.document
    var byView: [ViewID: Place] = [:]
    var places: [Place] = []
    for id in solution.document.layerOrder() {
      guard let view = solution.document.view(id),
        let frame = id == .root ? solution.bounds(of: id) : solution.frame(of: id)
      else { continue }
      let above = view.superview.flatMap { byView[$0] }
      let offset = view.superview.map(solution.contentOffset) ?? .zero
      let corner = above?.frame.origin ?? .zero
      let place = Place(
        view: id,
        frame: frame.moved(by: Point(x: corner.x - offset.x, y: corner.y - offset.y)),
        depth: above.map { $0.depth + 1 } ?? 0, isHidden: view.isHidden || above?.isHidden == true)
      byView[id] = place
      places.append(place)
    }
    self.places = places
    frames = byView.mapValues(\.frame)
    let screen = document.windowSize.flatMap { _ in solution.rect(of: Item(.window)) }
    window = screen ?? frames[.root] ?? .zero
  }

  func frame(of view: ViewID) -> Rect? { frames[view] }

  /// What stood here and does not stand in `later`, in view order.
  func ghosts(missingIn later: WindowFrames) -> [Scene.Ghost] {
    places.compactMap { place in
      guard later.frames[place.view] == nil, let view = document.view(place.view) else {
        return nil
      }
      return Scene.Ghost(name: view.name, frame: place.frame)
    }
  }
}

extension Rect {
  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

import Patience
import Simplex

/// What UIKit's properties give: rectangles as they are drawn.
extension Solution {
  /// In the superview: what the alignment rectangle becomes when it is drawn, each edge on the
  /// nearest pixel of the window, halves up (UIKit constraints, section 6.5). A frame that was set
  /// by hand is not rounded, and a guide's `layoutFrame` is not either.
  ///
  /// `nil` for what is not in the window.
  package func frame(of view: ViewID) -> Rect? {
    guard let exact = exactFrame(of: view) else { return layerFrame(of: view) }
    guard
      let owner = document.views.read(
        view,
        {
          (superview: $0.superview, isRounded: !$0.isGuide && $0.frameLayout == nil)
        })
    else { return nil }
    guard let superview = owner.superview, superview != .window else { return rootFrame(exact) }
    guard !owner.isRounded else {
      return exact.inPixels(scale: document.scale)
        .inPoints(from: originInPixels(of: superview), scale: document.scale)
    }
    var frame = exact.from(spaceOrigin(of: superview)).withoutNoise
    // A guide whose size may be below 0 is shown without a size then.
    (frame.width, frame.height) = (max(0, frame.width), max(0, frame.height))
    return frame
  }

  /// In the view itself.
  package func bounds(of view: ViewID) -> Rect? {
    let offset = contentOffset(of: view)
    return frame(of: view).map {
      Rect(x: offset.x, y: offset.y, width: $0.width, height: $0.height)
    }
  }

  /// Where the coordinates of what lies in a view begin: at its corner, or where it was scrolled from.
  private func spaceOrigin(of view: ViewID) -> Point {
    let corner = exactFrame(of: view)?.origin ?? .zero
    let offset = contentOffset(of: view)
    return Point(x: corner.x - offset.x, y: corner.y - offset.y)
  }

  /// The alignment rectangle outset to what is drawn, in the window.
  private func exactFrame(of view: ViewID) -> Rect? {
    let insets = document.alignmentInsets(of: view)
    return rect(of: Item(view)).map { rect in
      let size =
        onlySize(of: view) ?? sizeByHand(of: view, around: rect.size)
        ?? Size(
          width: rect.width + insets.total(.horizontal),
          height: rect.height + insets.total(.vertical))
      return Rect(
        x: rect.x - insets.left, y: rect.y - insets.top, width: size.width, height: size.height)
    }
  }

  /// Constraints that ask for another size only move what is beside it.
  private func onlySize(of view: ViewID) -> Size? {
    guard document.views.read(view, { $0.kind.isNeverResized }) == true else { return nil }
    return document.views[view].flatMap(document.onlySize)
  }

  /// Of a frame that was set so small that nothing is left of the alignment rectangle, which is drawn
  /// no larger for that.
  private func sizeByHand(of view: ViewID, around alignment: Size) -> Size? {
    guard Tolerance.isZero(alignment.width) || Tolerance.isZero(alignment.height),
      let view = document.views[view],
      view.frameLayout != nil, view.alignmentInsets != .zero,
      let superview = view.superview.flatMap(exactFrame)
    else { return nil }
    return document.frame(of: view, in: superview.size).size
  }

  /// Of the root view or the window, in the window. A size that a device gives is taken as it is.
  private func rootFrame(_ exact: Rect) -> Rect {
    guard let origin = document.rootFrame?.origin else {
      return exact.inPixels(scale: document.scale).inPoints(from: .zero, scale: document.scale)
    }
    return exact.from(Point(x: -origin.x, y: -origin.y)).withoutNoise
  }

  /// Where the view's own space begins in the window: on a pixel, and from there as far as frames
  /// set by hand go.
  private func originInPixels(of view: ViewID) -> Point {
    var offset = scrolledPixels(of: view)
    var next = view
    while document.views.read(next, { $0.frameLayout != nil }) == true,
      let superview = document.superview(of: next), let frame = frame(of: next)
    {
      offset.x += frame.x * document.scale
      offset.y += frame.y * document.scale
      next = superview
      let scrolled = scrolledPixels(of: superview)
      offset = Point(x: offset.x + scrolled.x, y: offset.y + scrolled.y)
    }
    let base = exactFrame(of: next)?.inPixels(scale: document.scale) ?? .zero
    return Point(x: base.x + offset.x, y: base.y + offset.y)
  }

  /// What lies in a view that has scrolled lies so much further up and left.
  private func scrolledPixels(of view: ViewID) -> Point {
    let offset = contentOffset(of: view)
    return Point(
      x: (-offset.x * document.scale).rounded() + 0, y: (-offset.y * document.scale).rounded() + 0)
  }
}

extension Rect {
  /// With each edge on the nearest pixel; counted in pixels.
  fileprivate func inPixels(scale: Double) -> Rect {
    let (left, top) = (x.nearestPixel(scale: scale), y.nearestPixel(scale: scale))
    return Rect(
      x: left, y: top, width: maxX.nearestPixel(scale: scale) - left,
      height: maxY.nearestPixel(scale: scale) - top)
  }

  fileprivate func inPoints(from origin: Point, scale: Double) -> Rect {
    Rect(
      x: (x - origin.x) / scale, y: (y - origin.y) / scale, width: width / scale,
      height: height / scale)
  }

  fileprivate func from(_ origin: Point) -> Rect {
    Rect(x: x - origin.x, y: y - origin.y, width: width, height: height)
  }

  /// To a millionth of a point: what the solver's rounding leaves below that says nothing.
  fileprivate var withoutNoise: Rect {
    Rect(
      x: x.withoutNoise, y: y.withoutNoise, width: width.withoutNoise, height: height.withoutNoise)
  }
}

extension Point {
  package var withoutNoise: Point { Point(x: x.withoutNoise, y: y.withoutNoise) }
}

extension Double {
  var withoutNoise: Double { (self * 1e6).rounded() / 1e6 + 0 }
}

extension Double {
  /// Halves up, and what is as good as a half too.
  fileprivate func nearestPixel(scale: Double) -> Double {
    ((self + Tolerance.points) * scale + 0.5).rounded(.down) + 0
  }
}

// MARK: What differs

extension Solution {
  /// The views and guides whose frames may be other ones than in `old`, or which are in the window
  /// in one of the two only; in no order.
  package func touched(since old: Solution) -> Set<ViewID> {
    if document.scale != old.document.scale || document.rootFrame != old.document.rootFrame
      || document.system != old.document.system || document.isOnCanvas != old.document.isOnCanvas
    {
      // Each part of a report asks for all of them.
      if LineWork.isStopped(after: document.views.count) { return [] }
      return Set(document.layerOrder() + old.document.layerOrder())
    }
    var views = layersTouched(since: old)
    for change in positions.views.changes(from: old.positions.views).awaited() {
      views.insert(change.key)
      if change.old?.origin == change.new?.origin { continue }
      document.views.read(change.key) { views.formUnion($0.subviews + $0.guides) }
    }
    for view in positions.guidedViews(movedSince: old.positions) {
      views.insert(view)
      // What was scrolled has its frame from where it was scrolled to.
      document.views.read(view) { if $0.kind.scrolls { views.formUnion($0.subviews + $0.guides) } }
    }
    for change in document.views.changes(from: old.document.views).awaited() {
      if change.compare({ $0.isPlaced(like: $1) }) == true { continue }
      views.formUnion(old.document.layerOrder(from: change.key))
      views.formUnion(document.layerOrder(from: change.key))
    }
    return views
  }
}

extension View {
  /// Whether a rectangle in the window becomes the same frame.
  fileprivate func isPlaced(like other: View) -> Bool {
    superview == other.superview && frameLayout == other.frameLayout && kind == other.kind
      && isSame(as: other) && (!kind.isNeverResized || content == other.content)
  }
}

import Simplex

/// What is painted when, from back to front: the one place that knows Core Animation's order.
///
/// A layer paints its background and its contents, then its sublayers in their order, larger z
/// positions later, and at last its border, above all of these (UIKit geometry and layers, section
/// 3.1). Nothing of what is hidden is painted.
package struct Painting: Sendable {
  /// In the order of painting: what comes later covers what comes before.
  package let acts: [Act]

  /// One thing that a layer paints.
  package struct Act: Hashable, Sendable {
    /// The view that the layer belongs to, or a free layer.
    package let layer: ViewID
    package let part: Part
    /// Of the layer, counted from the root view's corner.
    package let frame: Rect
    /// The layers that cut it at their bounds, from outside inward.
    package let masks: [Mask]
    /// Its own times those of all that it lies in.
    package let opacity: Double
    /// Whether it, or what it lies in, is hidden, so that nothing of it is seen.
    package let isHidden: Bool
    /// 0 for the root view's.
    package let depth: Int
  }

  package enum Part: Hashable, Sendable {
    /// Background and contents.
    case fill
    case border
  }

  /// A layer that cuts what lies in it.
  package struct Mask: Hashable, Sendable {
    package let layer: ViewID
    package let rect: Rect
    package let cornerRadius: Double
  }
}

extension Painting {
  /// - Complexity: O(layers), and sorting where z positions differ.
  package init(of solution: Solution) {
    acts = Self.order(from: (id: ViewID.root, outer: Surroundings())) { place in
      guard let view = solution.document.view(place.id),
        let layer = Layer(view, of: solution, in: place.outer)
      else { return nil }
      let sublayers = solution.document.paintedSublayers(of: view)
      return (layer.fill, sublayers.map { ($0, layer.inside) }, layer.border)
    }
  }

  /// What is painted of a layer and of all that lies in it, from back to front.
  ///
  /// - Parameter parts: What a layer paints first, what lies in it from back to front, and its border
  ///   if it has one; `nil` for a layer of which nothing is painted, nor of what lies in it.
  package static func order<Place, Stroke>(
    from top: Place, _ parts: (Place) -> (fill: Stroke, inside: [Place], border: Stroke?)?
  ) -> [Stroke] {
    var strokes: [Stroke] = []
    // Without recursion: a tree may be deep.
    var pending = [Visit<Place, Stroke>.layer(top)]
    while let visit = pending.popLast() {
      switch visit {
      case .border(let stroke): strokes.append(stroke)
      case .layer(let place):
        guard let (fill, inside, border) = parts(place) else { continue }
        strokes.append(fill)
        if let border { pending.append(.border(border)) }
        for sublayer in inside.reversed() { pending.append(.layer(sublayer)) }
      }
    }
    return strokes
  }

  /// What is still to be painted: a layer with all that lies in it, or the border that ends one.
  private enum Visit<Place, Stroke> {
    case layer(Place)
    case border(Stroke)
  }
}

// MARK: One layer

extension Painting {
  /// What the layers above come to for what lies in them.
  package struct Surroundings: Hashable, Sendable {
    /// Where the coordinates begin, counted from the root view's corner.
    package fileprivate(set) var origin = Point.zero
    package fileprivate(set) var masks: [Mask] = []
    package fileprivate(set) var opacity = 1.0
    package fileprivate(set) var isHidden = false
    package fileprivate(set) var depth = 0

    /// Those of the root view.
    package init() {}
  }

  /// What one layer paints itself, and what it makes of what lies in it.
  package struct Layer: Sendable {
    package let fill: Act
    package let border: Act?
    package let inside: Surroundings

    /// `nil` for what has no frame in the window.
    package init?(_ view: View, of solution: Solution, in outer: Surroundings) {
      let id = view.id
      guard let frame = id == .root ? solution.bounds(of: id) : solution.frame(of: id) else {
        return nil
      }
      let place = Rect(
        x: frame.x + outer.origin.x, y: frame.y + outer.origin.y, width: frame.width,
        height: frame.height)
      var inside = outer
      inside.opacity *= view.layer.opacity
      inside.isHidden = outer.isHidden || view.isHidden || inside.opacity == 0
      let (opacity, isHidden) = (inside.opacity, inside.isHidden)
      let act = { (part: Part) in
        Act(
          layer: id, part: part, frame: place, masks: outer.masks, opacity: opacity,
          isHidden: isHidden, depth: outer.depth)
      }
      fill = act(.fill)
      border = view.layer.paintsBorder ? act(.border) : nil
      let offset = solution.contentOffset(of: id)
      inside.origin = Point(x: place.x - offset.x, y: place.y - offset.y)
      inside.depth += 1
      if view.layer.masksToBounds {
        inside.masks.append(Mask(layer: id, rect: place, cornerRadius: view.layer.cornerRadius))
      }
      self.inside = inside
    }
  }
}

extension Document {
  /// Back to front: in their order, and of two with other z positions the larger later.
  package func paintedSublayers(of view: View) -> [ViewID] {
    let order = view.sublayers
    let positions = order.map { zPosition(of: $0) }
    if Set(positions).count <= 1 { return order }
    return order.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }.map { order[$0] }
  }

  package func zPosition(of layer: ViewID) -> Double {
    views.read(layer) { $0.layer.zPosition } ?? 0
  }
}

extension LayerStyle {
  package var paintsBorder: Bool { borderWidth > 0 && borderColor?.isClear == false }
}

// MARK: What is seen

extension Painting.Act {
  /// What all masks together leave, if anything cuts it.
  package var clip: Rect? {
    guard let first = masks.first else { return nil }
    return masks.dropFirst().reduce(first.rect) { $0.intersection($1.rect) }
  }

  /// What is seen of it in the window, in rectangles that do not overlap. Corners count as square,
  /// unlike in ``surface(in:)``.
  package func region(in document: Document) -> [Rect] {
    let pieces = part == .border ? bands(in: document) : [filled(in: document)]
    let seen = clip.map { clip in pieces.map { $0.intersection(clip) } } ?? pieces
    return seen.filter { $0.area > 0 }
  }

  /// All of the bounds, or where the image lies that is alone in them.
  func filled(in document: Document) -> Rect {
    guard let view = document.view(layer), view.layer.backgroundColor?.isClear != false,
      let image = view.imageRect(in: frame)
    else { return frame }
    return view.layer.masksToBounds ? image.intersection(frame) : image
  }

  /// The four sides of the border, inside the bounds.
  private func bands(in document: Document) -> [Rect] {
    let width = document.view(layer)?.layer.borderWidth ?? 0
    let (side, end) = (min(width, frame.width / 2), min(width, frame.height / 2))
    let middle = max(0, frame.height - 2 * end)
    return [
      Rect(x: frame.x, y: frame.y, width: frame.width, height: end),
      Rect(x: frame.x, y: frame.maxY - end, width: frame.width, height: end),
      Rect(x: frame.x, y: frame.y + end, width: side, height: middle),
      Rect(x: frame.maxX - side, y: frame.y + end, width: side, height: middle),
    ]
  }
}

extension Rect {
  /// Whether both are the same, as far as lengths are told apart.
  package func agrees(with other: Rect) -> Bool {
    RectPart.allCases.allSatisfy { Tolerance.areEqual(self[$0], other[$0]) }
  }

  package var area: Double { width * height }

  /// What both share; without a width or a height where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}

import AutoLayout

/// A view, a guide or a free layer where it stands, with what that means for what lies in it.
struct PlacedShape: Sendable {
  let shape: Scene.Shape
  /// What masks leave of it, and how much is seen through it.
  let clip: Scene.Clip?
  let opacity: Double
  let paintsBorder: Bool
  /// Itself or what it lies in, whatever their opacity: a guide has none.
  let isHiddenByHand: Bool
  let inside: Painting.Surroundings
  /// What is painted upon it, from back to front: its guides, which nothing paints, first.
  let children: [ViewID]

  /// - Parameters:
  ///   - parent: What it lies in; `nil` for the root view.
  ///   - children: Where they are known.
  init?(
    _ id: ViewID, in parent: PlacedShape?, of solution: Solution, marks: Set<Scene.Mark>,
    children: [ViewID]?
  ) {
    guard let view = solution.document.view(id) else { return nil }
    let isHidden = view.isHidden || parent?.isHiddenByHand == true
    if let parent, view.isGuide {
      self.init(guide: view, in: parent, of: solution, marks, isHidden: isHidden)
    } else {
      let children = children ?? view.guides + solution.document.paintedSublayers(of: view)
      self.init(layer: view, in: parent, of: solution, marks, children, isHidden: isHidden)
    }
  }

  private init?(
    layer view: View, in parent: PlacedShape?, of solution: Solution, _ marks: Set<Scene.Mark>,
    _ children: [ViewID], isHidden: Bool
  ) {
    let outer = parent?.inside ?? Painting.Surroundings()
    guard let layer = Painting.Layer(view, of: solution, in: outer),
      let shape = Scene.Shape(
        view.id, at: layer.fill.frame, depth: outer.depth,
        isHidden: isHidden || layer.fill.isHidden, marks: marks, in: solution)
    else { return nil }
    self.shape = shape
    (clip, opacity) = (layer.fill.clipShape, layer.fill.opacity)
    paintsBorder = layer.border != nil
    isHiddenByHand = isHidden
    inside = layer.inside
    self.children = children
  }

  /// A guide is cut and seen through as its owner is.
  private init?(
    guide: View, in owner: PlacedShape, of solution: Solution, _ marks: Set<Scene.Mark>,
    isHidden: Bool
  ) {
    guard let frame = solution.frame(of: guide.id),
      let shape = Scene.Shape(
        guide.id, at: frame.moved(by: owner.inside.origin), depth: owner.shape.depth + 1,
        isHidden: isHidden, marks: marks, in: solution)
    else { return nil }
    self.shape = shape
    (clip, opacity) = (owner.clip, owner.opacity)
    paintsBorder = false
    isHiddenByHand = isHidden
    inside = owner.inside
    children = []
  }

  /// Whether what lies in it may look another way than in `other`.
  func surrounds(unlike other: PlacedShape) -> Bool {
    inside != other.inside || isHiddenByHand != other.isHiddenByHand
  }

  /// Whether it and what lies in it is painted in the same order.
  func isArranged(like other: PlacedShape) -> Bool {
    children == other.children && paintsBorder == other.paintsBorder
  }
}

extension Painting.Act {
  /// Round where what is left is all of one mask.
  fileprivate var clipShape: Scene.Clip? {
    clip.map { clip in
      Scene.Clip(
        rect: clip, cornerRadius: masks.last { $0.rect == clip }?.cornerRadius ?? 0)
    }
  }
}

extension Rect {
  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

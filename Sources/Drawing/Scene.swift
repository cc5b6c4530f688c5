package import AutoLayout

/// What there is to see of a layout, in points from the root view's corner: the one thing that every
/// drawing is made from, whatever it is drawn with.
package struct Scene: Hashable, Sendable {
  /// The window's rectangle.
  package let window: Rect
  /// What the device leaves free of bars and rounded corners; `nil` where that is the whole window.
  package let safeArea: Rect?
  /// Views, guides and free layers, each behind what it lies in.
  package let shapes: [Shape]
  /// What is drawn of them, from back to front: what comes later covers what comes before.
  package let strokes: [Stroke]
  /// What was there in the earlier layout and is not any more.
  package let gone: [Ghost]
  /// The constraints that are to be drawn, in the order of their handles.
  package let spans: [Span]

  /// What is drawn of a shape at once: all of it, or the border that lies above its sublayers.
  package struct Stroke: Hashable, Sendable {
    /// The place of the shape.
    package let shape: Int
    package let part: Painting.Part
    /// What masks leave of it, and how round their corners are; `nil` where nothing is cut.
    package let clip: Clip?
    /// With that of all that it lies in.
    package let opacity: Double
  }

  package struct Clip: Hashable, Sendable {
    package let rect: Rect
    package let cornerRadius: Double
  }

  /// A view, a guide or a free layer as it stands in the window.
  package struct Shape: Hashable, Sendable {
    package let view: ViewID
    package let name: String
    package let kind: ViewKind
    /// What is written in it, in which font, and the like.
    package let content: Content
    /// Where its image is painted, in its own coordinates, if it shows one.
    package let imageRect: Rect?
    package let style: LayerStyle
    package let isRightToLeft: Bool
    /// The frame as it is drawn, in the window.
    package let frame: Rect
    /// The frame as UIKit has it, in the superview.
    package let frameInSuperview: Rect
    /// Where it was in the earlier layout; `nil` if it did not move, or was not there.
    package let former: Rect?
    /// 0 for the root view.
    package let depth: Int
    /// Itself or by one of those that it lies in.
    package let isHidden: Bool
    package let marks: Set<Mark>

    /// What is written in it: a label's text, a button's title.
    package var text: String? { content.text }
  }

  /// What is to be said of a view without words.
  package enum Mark: Hashable, Sendable, CaseIterable {
    /// Its frame is one of many.
    case ambiguous
    /// It stands in a conflict.
    case conflicting
  }

  /// What was taken out of the window.
  package struct Ghost: Hashable, Sendable {
    package let name: String
    /// In the window.
    package let frame: Rect
  }

  /// What diagnosis found, by what it is about.
  package struct Findings: Hashable, Sendable {
    package var ambiguous: Set<ViewID>
    package var conflicting: Set<ViewID>
    package var broken: Set<Handle>
    /// Of two that tie the one that is missed more, which is marked, and the other, which is not:
    /// besides those, what is missed is marked.
    package var losers: Set<Handle>
    package var nearer: Set<Handle>

    package init(
      ambiguous: Set<ViewID> = [], conflicting: Set<ViewID> = [], broken: Set<Handle> = [],
      losers: Set<Handle> = [], nearer: Set<Handle> = []
    ) {
      self.ambiguous = ambiguous
      self.conflicting = conflicting
      self.broken = broken
      self.losers = losers
      self.nearer = nearer
    }

    func marks(of view: ViewID) -> Set<Mark> {
      var marks: Set<Mark> = []
      if ambiguous.contains(view) { marks.insert(.ambiguous) }
      if conflicting.contains(view) { marks.insert(.conflicting) }
      return marks
    }
  }
}

extension Scene {
  /// The scene of a layout.
  ///
  /// - Parameters:
  ///   - earlier: The layout that movement is told against; `nil` for none.
  ///   - constraints: Those to be drawn. What is not in the layout is left out.
  /// - Complexity: O(views + constraints).
  package init(
    of solution: Solution, findings: Findings = Findings(), since earlier: Solution? = nil,
    drawing constraints: [Constraint] = []
  ) {
    let now = WindowFrames(of: solution)
    let before = earlier.map(WindowFrames.init)
    window = now.window
    let root = solution.rect(of: Item(.root)) ?? .zero
    let safeArea = solution.rect(of: Item(.root, guide: .safeArea))
    self.safeArea = safeArea == root ? nil : safeArea
    let painting = Painting(of: solution)
    let unseen = Set(painting.acts.filter(\.isHidden).map(\.layer))
    let shapes = now.places.compactMap { place in
      Shape(
        place.view, at: place.frame, from: before?.frame(of: place.view), depth: place.depth,
        isHidden: place.isHidden || unseen.contains(place.view),
        marks: findings.marks(of: place.view), in: solution)
    }
    self.shapes = shapes
    strokes = Self.strokes(of: shapes, in: painting, of: solution.document)
    gone = before?.ghosts(missingIn: now) ?? []
    spans = constraints.compactMap { Span($0, in: solution, findings: findings) }
  }
}

extension Scene.Shape {
  /// - Parameters:
  ///   - place: In the window.
  ///   - former: Where it was in the earlier layout, if it was there.
  init?(
    _ id: ViewID, at place: Rect, from former: Rect? = nil, depth: Int, isHidden: Bool,
    marks: Set<Scene.Mark>, in solution: Solution
  ) {
    guard let view = solution.document.view(id) else { return nil }
    let frame = solution.frame(of: id) ?? place
    self.init(
      view: id, name: view.name, kind: view.kind, content: view.content,
      imageRect: view.imageRect(in: Rect(x: 0, y: 0, width: frame.width, height: frame.height)),
      style: view.layer, isRightToLeft: solution.document.direction(of: id) == .rightToLeft,
      frame: place, frameInSuperview: frame, former: former == place ? nil : former, depth: depth,
      isHidden: isHidden, marks: marks)
  }
}

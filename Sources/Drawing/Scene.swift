package import AutoLayout
import Patience

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
    package fileprivate(set) var former: Rect?
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
    let now = ShapeCourse(at: solution, findings)
    let before = earlier.map { ShapeCourse(at: $0) }
    (window, safeArea) = (now.window, now.safeArea)
    let shapes = now.inLayerOrder.map { placed in
      placed.shape.moved(from: before?.shapes[placed.shape.view]?.shape.frame)
    }
    self.shapes = shapes
    strokes = Self.strokes(of: shapes, in: now)
    gone =
      before?.inLayerOrder.filter { now.shapes[$0.shape.view] == nil }.map(\.ghost) ?? []
    spans = constraints.awaited(each: 4).compactMap { Span($0, in: solution, findings: findings) }
  }

  private static func strokes(of shapes: [Shape], in course: ShapeCourse) -> [Stroke] {
    let places = Dictionary(
      shapes.enumerated().map { ($1.view, $0) }, uniquingKeysWith: { first, _ in first })
    return course.strokes.compactMap { stroke in
      guard let place = places[stroke.view], let placed = course.shapes[stroke.view] else {
        return nil
      }
      return Stroke(shape: place, part: stroke.part, clip: placed.clip, opacity: placed.opacity)
    }
  }
}

extension Scene.Shape {
  /// - Parameter place: In the window.
  init?(
    _ id: ViewID, at place: Rect, depth: Int, isHidden: Bool, marks: Set<Scene.Mark>,
    in solution: Solution
  ) {
    guard let view = solution.document.view(id) else { return nil }
    let frame = solution.frame(of: id) ?? place
    self.init(
      view: id, name: view.name, kind: view.kind, content: view.content,
      imageRect: view.imageRect(in: Rect(x: 0, y: 0, width: frame.width, height: frame.height)),
      style: view.layer, isRightToLeft: solution.document.direction(of: id) == .rightToLeft,
      frame: place, frameInSuperview: frame, former: nil, depth: depth,
      isHidden: isHidden, marks: marks)
  }

  fileprivate func moved(from former: Rect?) -> Self {
    var shape = self
    shape.former = former == frame ? nil : former
    return shape
  }
}

import AutoLayout
import Prose

/// A scene as markup, part by part: what a file shows at once, and what a page exchanges piece by
/// piece.
struct ScenePicture {
  /// A view: a box of its own that can move, with what is drawn in it.
  struct Box: Hashable {
    let id: String
    let className: String
    let frame: Rect
    /// The name, the kind and the frame as UIKit has it.
    let caption: String
    /// SVG, in the coordinates of the box.
    let content: String
    /// What masks leave of it, in the window.
    let clip: Scene.Clip?
    let opacity: Double
    /// Whether it is only the border of another box, above what lies in that.
    let isBorder: Bool
  }

  /// The name of a view, which stands where there is room for it.
  struct Tag: Hashable {
    let id: String
    let className: String
    let box: Rect
    let name: String
  }

  /// An earlier frame.
  struct Piece: Hashable {
    let id: String
    /// SVG, in window coordinates.
    let markup: String
  }

  /// What is shown of the plane.
  let bounds: Rect
  let window: Rect
  let safeArea: Rect?
  private(set) var boxes: [Box] = []
  private(set) var tags: [Tag] = []
  private(set) var spans: [SpanMarkup] = []
  private(set) var ghosts: [Piece] = []

  /// - Parameters:
  ///   - equations: By the constraint, what is said of it.
  ///   - labelSize: Of names and numbers, in points.
  /// - Complexity: O(views + constraints).
  init(of scene: Scene, equations: [Handle: String], labelSize: Double) {
    bounds = scene.visibleRegion.outset(by: Self.margin)
    window = scene.window
    safeArea = scene.safeArea
    boxes = scene.strokes.map { Box(scene.shapes[$0.shape], $0) }
    ghosts = scene.ghosts
    var placement = LabelPlacement()
    for shape in scene.shapes where !shape.isHidden {
      if let full = SketchMarkup(shape).coveredBox { placement.take(full) }
    }
    for shape in scene.shapes {
      guard let place = NamePlace(shape, size: labelSize, placedBy: &placement) else { continue }
      tags.append(Tag(shape, at: place))
    }
    // The longest lines choose last: they have the most places to choose from.
    let order = scene.spans.indices.sorted {
      (scene.spans[$0].length, $0) < (scene.spans[$1].length, $1)
    }
    var pieces: [Int: SpanMarkup] = [:]
    for index in order {
      let span = scene.spans[index]
      let caption = equations[span.handle] ?? span.name
      pieces[index] = SpanMarkup(
        span, caption: caption, labelSize: labelSize, placedBy: &placement)
    }
    let painted = scene.spans.indices.sorted {
      (scene.spans[$0].layer, $0) < (scene.spans[$1].layer, $1)
    }
    spans = painted.compactMap { pieces[$0] }
  }

  private static let margin = 24.0
}

extension ScenePicture.Box {
  fileprivate init(_ shape: Scene.Shape, _ stroke: Scene.Stroke) {
    frame = shape.frame
    clip = stroke.clip
    // What is hidden is drawn faintly, and not by its own opacity.
    opacity = shape.isHidden ? 1 : stroke.opacity
    isBorder = stroke.part == .border
    guard !isBorder else {
      id = shape.view.fragmentID + "-border"
      className = shape.isHidden ? "border hidden" : "border"
      caption = ""
      content = SketchMarkup(shape).border.markup
      return
    }
    id = shape.view.fragmentID
    className = shape.className
    let local = shape.frameInSuperview
    let numbers = [local.x, local.y, local.width, local.height].map(\.inPoints)
    caption = "\(shape.name)  \(shape.kind.name)  (\(numbers.joined(separator: ", ")))"
    content = SketchMarkup(shape).elements.markup
  }
}

extension ScenePicture.Tag {
  fileprivate init(_ shape: Scene.Shape, at place: NamePlace) {
    id = "n" + shape.view.fragmentID
    className = (["tag"] + shape.standing).joined(separator: " ")
    box = place.box
    name = place.name
  }
}

extension Scene {
  fileprivate var ghosts: [ScenePicture.Piece] {
    let moved = shapes.compactMap { shape in
      shape.former.map { (id: "f" + shape.view.fragmentID, frame: $0, name: shape.name) }
    }
    let gone = gone.enumerated().map {
      (id: "x\($0.offset)", frame: $0.element.frame, name: $0.element.name)
    }
    return (moved + gone).map { ghost in
      let rect = Element(
        "rect",
        [
          "class": "ghost", "x": ghost.frame.x.inPoints, "y": ghost.frame.y.inPoints,
          "width": ghost.frame.width.inPoints, "height": ghost.frame.height.inPoints,
        ], [Element("title", text: ghost.name)])
      return ScenePicture.Piece(id: ghost.id, markup: rect.markup)
    }
  }
}

extension Scene.Shape {
  fileprivate var className: String {
    let names = ["view", "k-\(kind.sketch)"] + (depth == 0 ? ["root"] : [])
    return (names + standing).joined(separator: " ")
  }

  /// What is out of the ordinary about it, as classes.
  fileprivate var standing: [String] {
    var names: [String] = []
    if isHidden { names.append("hidden") }
    if marks.contains(.ambiguous) { names.append("ambiguous") }
    if marks.contains(.conflicting) { names.append("conflicting") }
    return names
  }
}

extension ViewID {
  /// What the page calls it.
  var fragmentID: String { "v\(rawValue)" }
}

extension Span {
  fileprivate var length: Double { abs(to - from) }

  /// Lines without a number lie under the others, what does not hold above them.
  fileprivate var layer: Int { standing == .holds ? isAlignment ? 0 : 1 : 2 }
}

extension Rect {
  fileprivate func outset(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

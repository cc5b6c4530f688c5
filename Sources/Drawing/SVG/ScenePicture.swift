import AutoLayout
import Patience
import Prose

/// A scene as markup, part by part: what a file shows at once, and what a page exchanges piece by
/// piece.
struct ScenePicture {
  /// A view: a box of its own that can move, with what is drawn in it.
  struct Box: Hashable, Sendable {
    let shape: Scene.Shape
    private let part: Painting.Part
    /// What masks leave of it, in the window.
    let clip: Scene.Clip?
    let opacity: Double
  }

  /// The name of a view, which stands where there is room for it.
  struct Tag: Hashable, Sendable {
    let id: String
    let className: String
    let box: Rect
    let name: String
  }

  /// What is shown of the plane.
  let bounds: Rect
  let window: Rect
  let safeArea: Rect?
  private(set) var boxes: [Box] = []
  private(set) var tags: [Tag] = []
  private(set) var spans: [SpanMarkup] = []
  /// Earlier frames, as SVG.
  private(set) var ghosts: [String] = []

  /// - Parameters:
  ///   - equations: By the constraint, what is said of it.
  ///   - labelSize: Of names and numbers, in points.
  /// - Complexity: O(views + constraints).
  init(of scene: Scene, equations: [Handle: String], labelSize: Double) {
    bounds = Self.bounds(of: scene.visibleRegion)
    window = scene.window
    safeArea = scene.safeArea
    boxes = scene.strokes.awaitedMap(each: 8) {
      Box(scene.shapes[$0.shape], $0.part, clip: $0.clip, opacity: $0.opacity)
    }
    ghosts = scene.ghosts
    let labels = PictureLabels(
      of: scene.strokes.filter { $0.part == .fill }.map { scene.shapes[$0.shape] },
      and: scene.spans, size: labelSize,
      placedBy: LabelPlacement(labels: scene.shapes.count + scene.spans.count))
    tags = labels.tags
    let lines = zip(scene.spans, labels.numbers).awaitedMap(each: 8) { span, place in
      SpanMarkup(span, caption: equations[span.handle] ?? span.name, at: place)
    }
    spans = lines.enumerated().sorted {
      ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
    }.map(\.element)
  }

  static func bounds(of region: Rect) -> Rect { region.outset(by: margin) }

  private static let margin = 24.0
}

extension ScenePicture.Box {
  init(_ shape: Scene.Shape, _ part: Painting.Part, clip: Scene.Clip?, opacity: Double) {
    (self.shape, self.part, self.clip) = (shape, part, clip)
    // What is hidden is drawn faintly, and not by its own opacity.
    self.opacity = shape.isHidden ? 1 : opacity
  }

  var id: String { ShapeCourse.Stroke(view: shape.view, part: part).fragmentID }
  var frame: Rect { shape.frame }
  /// Whether it is only the border of another box, above what lies in that.
  var isBorder: Bool { part == .border }

  var className: String {
    isBorder ? shape.isHidden ? "border hidden" : "border" : shape.className
  }

  /// The name, the kind and the frame as UIKit has it.
  var caption: String {
    if isBorder { return "" }
    let local = shape.frameInSuperview
    let numbers = [local.x, local.y, local.width, local.height].map(\.inPoints)
    return "\(shape.name)  \(shape.kind.name)  (\(numbers.joined(separator: ", ")))"
  }

  /// SVG, in the coordinates of the box.
  var content: String {
    isBorder ? SketchMarkup(shape).border.markup : SketchMarkup(shape).elements.markup
  }

  /// Whether the other has the same content.
  func isDrawn(like other: Self) -> Bool {
    let (one, other, isSamePart) = (shape, other.shape, part == other.part)
    return isSamePart && one.frame.size == other.frame.size && one.kind == other.kind
      && one.isHidden == other.isHidden && one.isRightToLeft == other.isRightToLeft
      && one.imageRect == other.imageRect && one.content == other.content
      && one.style == other.style
  }
}

extension ScenePicture.Tag {
  init(_ shape: Scene.Shape, at place: NamePlace) {
    id = "n" + shape.view.fragmentID
    className = (["tag"] + shape.standing).joined(separator: " ")
    box = place.box
    name = place.name
  }
}

extension Scene {
  fileprivate var ghosts: [String] {
    let moved = shapes.compactMap { shape in
      shape.former.map { Ghost(name: shape.name, frame: $0) }
    }
    return (moved + gone).map(\.markup)
  }
}

extension Scene.Ghost {
  /// SVG, in window coordinates.
  var markup: String {
    Element(
      "rect",
      [
        "class": "ghost", "x": frame.x.inPoints, "y": frame.y.inPoints,
        "width": frame.width.inPoints, "height": frame.height.inPoints,
      ], [Element("title", text: name)]
    ).markup
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
  /// Lines without a number lie under the others, what does not hold above them.
  var layer: Int { standing == .holds ? isAlignment ? 0 : 1 : 2 }
}

extension Rect {
  fileprivate func outset(by margin: Double) -> Rect {
    Rect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

package import AutoLayout
import Patience
import Prose

/// A scene as an SVG file: whole in itself, in light and in dark, readable without colours, with a
/// word for everything that one points at.
package struct SVGPicture {
  /// What is said in a picture, in the language of the session.
  package struct Words: Sendable {
    /// What it is a picture of.
    package var title: String
    /// The same for those who do not see it: sizes, names, what is not in order.
    package var description: String
    /// By the constraint: its name and its equation.
    package var equations: [Handle: String]
    /// What the marks mean, of those that occur.
    package var legend: [(sign: Sign, meaning: String)]

    package init(
      title: String, description: String, equations: [Handle: String],
      legend: [(sign: Sign, meaning: String)]
    ) {
      self.title = title
      self.description = description
      self.equations = equations
      self.legend = legend
    }
  }

  /// A way of drawing that needs a word.
  package enum Sign: Hashable, Sendable, CaseIterable {
    case conflicting, ambiguous, hidden, broken, missed
  }

  private let scene: Scene
  private let words: Words

  package init(of scene: Scene, words: Words) {
    self.scene = scene
    self.words = words
  }

  /// By which a file is known to be one of ours.
  package static let generator = "Tsume"

  package var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element.markup + "\n"
  }
}

extension SVGPicture {
  private var element: Element {
    let picture = ScenePicture(
      of: scene, equations: words.equations, labelSize: SceneStyle.labelSize)
    let size = picture.bounds
    let masks = picture.clipPathIDs
    let legend = legend(under: size)
    let height = size.height + (legend.isEmpty ? 0 : Self.legendHeight)
    let viewBox = [size.x, size.y, size.width, height].map(\.inPoints).joined(separator: " ")
    return Element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "scene", "viewBox": viewBox,
        "width": size.width.inPoints, "height": height.inPoints, "role": "img",
        "aria-labelledby": "title description", "data-generator": Self.generator,
      ],
      [
        Element("title", ["id": "title"], text: words.title),
        Element("desc", ["id": "description"], text: words.description),
        Element("style", [:], [.markup(Self.style)]),
      ] + picture.clipPaths(masks) + [
        Element(
          "rect",
          [
            "class": "ground", "x": size.x.inPoints, "y": size.y.inPoints,
            "width": size.width.inPoints, "height": height.inPoints,
          ])
      ] + picture.background + picture.boxes.awaitedMap(each: 8) { $0.nested(maskedBy: masks) }
        + picture.overlay
        + legend)
  }

  private static let style = """
    .scene{\(SceneStyle.light)}
    @media (prefers-color-scheme:dark){.scene{\(SceneStyle.dark)}}
    .ground{fill:var(--ground)}
    .legend text{font-size:10px;fill:var(--quiet)}
    \(SceneStyle.rules)
    """

  // MARK: Legend

  private static let legendHeight = 22.0

  /// What the signs mean that occur in the picture, on one line under it.
  private func legend(under box: Rect) -> [Element] {
    guard !words.legend.isEmpty else { return [] }
    let text = words.legend.map { "\($0.sign.symbol) \($0.meaning)" }.joined(separator: "    ")
    let metrics = TextMetrics(font: Font(size: 10))
    let width = box.width - 24
    let line = metrics.line(text, in: width)
    let element = Element(
      "text",
      [
        "x": (box.x + 12).inPoints, "y": (box.maxY + 10).inPoints,
        "xml:space": "preserve", "textLength": line.width.inPoints,
        "lengthAdjust": "spacingAndGlyphs",
      ], text: line.text)
    return [Element("g", ["class": "legend"], [element])]
  }
}

extension Scene {
  /// The signs that occur.
  package var signs: [SVGPicture.Sign] {
    let seen = shapes.filter { !$0.isHidden }.map(\.marks)
    return SVGPicture.Sign.allCases.filter { sign in
      switch sign {
      case .conflicting: seen.contains { $0.contains(.conflicting) }
      case .ambiguous: seen.contains { $0.contains(.ambiguous) && !$0.contains(.conflicting) }
      case .hidden: shapes.contains(where: \.isHidden)
      case .broken: spans.contains { $0.standing == .broken }
      case .missed: spans.contains { $0.standing == .missed }
      }
    }
  }
}

extension SVGPicture.Sign {
  package var symbol: String {
    switch self {
    case .conflicting: "⚠"
    case .ambiguous: "~"
    case .hidden: "┄"
    case .broken: "✕"
    case .missed: "≠"
    }
  }
}

// MARK: Parts

extension ScenePicture {
  /// The window, and what the device leaves free.
  var background: [Element] {
    [Self.rect(window, class: "window", radius: 4)]
      + (safeArea.map { [Self.rect($0, class: "safe")] } ?? [])
  }

  /// Everything that lies above the views.
  var overlay: [Element] {
    [
      Element("g", ["class": "ghosts"], ghosts.map { .markup($0) }),
      Element("g", ["class": "spans"], spans.awaitedMap(each: 8, \.element)),
      Element("g", ["class": "tags"], tags.awaitedMap(each: 4, \.element)),
    ]
  }

  private static func rect(_ rect: Rect, class name: String, radius: Double = 0) -> Element {
    Element(
      "rect",
      [
        "class": name, "x": rect.x.inPoints, "y": rect.y.inPoints, "width": rect.width.inPoints,
        "height": rect.height.inPoints, "rx": radius.inPoints,
      ])
  }
}

extension ScenePicture.Box {
  /// What has no width is a line: nothing is drawn in a box of 0.
  private static let thinnest = 0.01

  /// As a picture in the picture.
  ///
  /// - Parameter masks: The IDs of the clip paths.
  fileprivate func nested(maskedBy masks: [Scene.Clip: String]) -> Element {
    let svg = Element(
      "svg",
      [
        "x": frame.x.inPoints, "y": frame.y.inPoints,
        "width": max(frame.width, Self.thinnest).inPoints,
        "height": max(frame.height, Self.thinnest).inPoints, "overflow": "visible",
      ], [.markup(content)])
    let title = isBorder ? [] : [Element("title", text: caption)]
    return Element("g", attributes(masks), title + [svg])
  }

  private func attributes(_ masks: [Scene.Clip: String]) -> [(String, String)] {
    var attributes = [("class", className), ("id", id)]
    if let path = clip.flatMap({ masks[$0] }) {
      attributes.append(("clip-path", "url(#\(path))"))
    }
    if opacity != 1 { attributes.append(("opacity", opacity.inPoints)) }
    return attributes
  }
}

// MARK: Masks

extension ScenePicture {
  /// Each once, in the order of painting.
  private var clips: [Scene.Clip] {
    var seen: Set<Scene.Clip> = []
    return boxes.compactMap(\.clip).filter { seen.insert($0).inserted }
  }

  /// The IDs under which the masks stand in the file.
  fileprivate var clipPathIDs: [Scene.Clip: String] {
    let pairs = clips.enumerated().map { ($0.element, "clip\($0.offset + 1)") }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func clipPaths(_ masks: [Scene.Clip: String]) -> [Element] {
    let paths = clips.compactMap { clip in
      masks[clip].map { id in
        Element(
          "clipPath", ["id": id], [Self.rect(clip.rect, class: "", radius: clip.cornerRadius)])
      }
    }
    return paths.isEmpty ? [] : [Element("defs", [:], paths)]
  }
}

extension ScenePicture.Tag {
  var element: Element {
    Element(
      "g",
      [
        "class": className, "id": id,
        "transform": "translate(\(box.x.inPoints) \(box.y.inPoints))",
      ], parts)
  }

  /// In the coordinates of the tag.
  var parts: [Element] {
    [
      Element(
        "rect", ["width": box.width.inPoints, "height": box.height.inPoints, "rx": "3"]),
      Element(
        "text",
        [
          "x": "3", "y": (box.height - 3).inPoints, "textLength": (box.width - 6).inPoints,
          "lengthAdjust": "spacingAndGlyphs",
        ], text: name),
    ]
  }
}

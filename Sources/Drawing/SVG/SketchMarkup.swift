import AutoLayout
import Prose

/// The inside of a view, in its own coordinates. What depends on its size is given in parts of the
/// whole, so that it stretches with the view.
struct SketchMarkup {
  private let shape: Scene.Shape

  init(_ shape: Scene.Shape) { self.shape = shape }

  var elements: [Element] {
    switch shape.kind.sketch {
    case .box: [face()]
    case .guide: [face()]
    case .text: [face()] + text(alignedTo: shape.isRightToLeft ? .end : .start, inset: 0)
    case .button: [face(radius: 8)] + text(alignedTo: .middle, inset: 0, class: "action")
    case .picture: [face()] + picture
    case .field: [face(radius: 6, class: "paper")] + fieldText
    case .textArea: [face(class: "paper")] + text(alignedTo: .start, inset: 5, fromTop: 8)
    case .toggle: toggle
    case .slider: slider
    case .stepper: stepper
    case .segments: segments
    case .progress: progress
    case .spinner: [face(), spinner]
    case .dots: [face(), sign(dots, at: "50%", class: "dots")]
    }
  }

  // MARK: Strokes

  /// With the background and the corners that were set, over those of the kind.
  private func face(radius: Double = 0, class name: String = "") -> Element {
    let radius = shape.style.cornerRadius > 0 ? shape.style.cornerRadius : radius
    var attributes = [
      ("class", name.isEmpty ? "face" : "face \(name)"), ("width", "100%"), ("height", "100%"),
    ]
    if radius != 0 { attributes.append(("rx", radius.inPoints)) }
    if let color = shape.style.backgroundColor, !shape.isHidden {
      attributes.append(("style", color.css("fill")))
    }
    return Element("rect", attributes, [])
  }

  /// Inside the bounds, following their corners.
  var border: Element {
    let style = shape.style
    let width = min(style.borderWidth, shape.frame.width / 2, shape.frame.height / 2)
    return Element(
      "rect",
      [
        ("x", (width / 2).inPoints), ("y", (width / 2).inPoints),
        ("width", (shape.frame.width - width).inPoints),
        ("height", (shape.frame.height - width).inPoints),
        ("rx", max(0, style.cornerRadius - width / 2).inPoints),
        ("style", (style.borderColor ?? .black).css("stroke") + ";stroke-width:\(width.inPoints)"),
        ("fill", "none"),
      ], [])
  }

  private func stroke(
    _ x1: String, _ y1: String, _ x2: String, _ y2: String, class name: String = "stroke"
  ) -> Element {
    Element("line", ["class": name, "x1": x1, "y1": y1, "x2": x2, "y2": y2])
  }

  private func circle(_ x: String, _ radius: String, class name: String) -> Element {
    Element("circle", ["class": name, "cx": x, "cy": "50%", "r": radius])
  }

  private func sign(_ text: String, at x: String, class name: String) -> Element {
    Element(
      "text",
      ["class": name, "x": x, "y": "50%", "dy": "0.35em", "text-anchor": "middle"], text: text)
  }

  /// The diagonals of the bounds, or of the image where that lies in them otherwise.
  private var picture: [Element] {
    guard let image = shape.imageRect, shape.frame.width > 0, shape.frame.height > 0 else {
      return cross("0", "0", "100%", "100%")
    }
    let (width, height) = (shape.frame.width, shape.frame.height)
    let (left, right) = (100 * (image.x / width), 100 * (image.maxX / width))
    let (top, bottom) = (100 * (image.y / height), 100 * (image.maxY / height))
    let lines = cross(percent(left), percent(top), percent(right), percent(bottom))
    if (left, top, right, bottom) == (0, 0, 100, 100) { return lines }
    let outline = [
      ("class", "stroke"), ("x", percent(left)), ("y", percent(top)),
      ("width", percent(right - left)), ("height", percent(bottom - top)), ("fill", "none"),
    ]
    return [Element("rect", outline, [])] + lines
  }

  private func cross(_ left: String, _ top: String, _ right: String, _ bottom: String) -> [Element]
  {
    [stroke(left, top, right, bottom), stroke(left, bottom, right, top)]
  }

  // MARK: Controls

  private var toggle: [Element] {
    [face(radius: 15.5, class: "on"), circle("70%", "13", class: "knob")]
  }

  private var slider: [Element] {
    [
      face(), stroke("2%", "50%", "98%", "50%", class: "track"),
      stroke("2%", "50%", "40%", "50%", class: "track on"), circle("40%", "11", class: "knob"),
    ]
  }

  private var stepper: [Element] {
    [
      face(radius: 8), stroke("50%", "20%", "50%", "80%"), sign("−", at: "25%", class: "sign"),
      sign("+", at: "75%", class: "sign"),
    ]
  }

  private var segments: [Element] {
    let titles = shape.content.segments.prefix(Self.mostParts)
    guard !titles.isEmpty else { return [face(radius: 8)] }
    let part = 100 / Double(titles.count)
    let room = shape.frame.width / Double(titles.count) - 8
    let metrics = TextMetrics(font: Font(size: 13, weight: .medium))
    let marked = Element(
      "rect", ["class": "chosen", "width": percent(part), "height": "100%", "rx": "8"])
    let texts = titles.enumerated().map { index, title in
      sign(
        metrics.line(title, in: room).text, at: percent((Double(index) + 0.5) * part),
        class: "segment")
    }
    let lines = titles.indices.dropFirst().map { index in
      stroke(percent(Double(index) * part), "20%", percent(Double(index) * part), "80%")
    }
    return [face(radius: 8), marked] + lines + texts
  }

  private var progress: [Element] {
    [
      face(radius: 2),
      Element("rect", ["class": "filled", "width": "40%", "height": "100%", "rx": "2"]),
    ]
  }

  private var spinner: Element {
    Element("circle", ["class": "spinner", "cx": "50%", "cy": "50%", "r": "36%"])
  }

  private var dots: String {
    let count = min(shape.content.numberOfPages, Self.mostParts)
    return count == 0 ? "" : "●" + String(repeating: "○", count: count - 1)
  }

  private static let mostParts = 20

  /// - Parameter number: Of a hundred.
  private func percent(_ number: Double) -> String { "\(number.inPoints)%" }
}

// MARK: Text

extension SketchMarkup {
  private enum TextAnchor: String {
    case start, middle, end

    var x: Double { self == .start ? 0 : self == .middle ? 50 : 100 }
  }

  private var fieldText: [Element] {
    let content = shape.content
    let isEmpty = (content.text ?? "").isEmpty
    return text(
      isEmpty ? content.placeholder : content.text, alignedTo: shape.isRightToLeft ? .end : .start,
      inset: content.isBordered ? 7 : 0, class: isEmpty ? "written dim" : "written")
  }

  private func text(
    alignedTo anchor: TextAnchor, inset: Double, fromTop: Double? = nil,
    class name: String = "written"
  ) -> [Element] {
    text(shape.content.text, alignedTo: anchor, inset: inset, fromTop: fromTop, class: name)
  }

  /// In the middle of the height, or from the top.
  private func text(
    _ text: String?, alignedTo anchor: TextAnchor, inset: Double, fromTop: Double? = nil,
    class name: String
  ) -> [Element] {
    guard let text, !text.isEmpty, shape.frame.width > 0, shape.frame.height > 0 else { return [] }
    let isArea = fromTop != nil
    let set = SetText(
      text, font: shape.content.font, numberOfLines: isArea ? 0 : shape.content.numberOfLines,
      in: Size(width: shape.frame.width - 2 * inset, height: shape.frame.height))
    let top = fromTop ?? -set.size.height / 2
    return set.lines.enumerated().filter { !$0.element.text.isEmpty }.map { index, line in
      let baseline = top + set.metrics.ascender + Double(index) * set.metrics.lineHeight
      return element(for: line, anchor, inset, isArea ? "0" : "50%", baseline, class: name)
    }
  }

  private func element(
    for line: SetText.Line, _ anchor: TextAnchor, _ inset: Double, _ y: String,
    _ baseline: Double, class name: String
  ) -> Element {
    let shift = anchor == .start ? inset : anchor == .end ? -inset : 0
    let font = shape.content.font
    return Element(
      "text",
      [
        "class": name, "x": percent(anchor.x), "y": y, "dx": shift.inPoints,
        "dy": baseline.inPoints, "text-anchor": anchor.rawValue,
        "font-size": font.size.inPoints, "font-weight": String(font.weight.number),
        "textLength": line.width.inPoints, "lengthAdjust": "spacingAndGlyphs",
      ], text: line.text)
  }

  /// What names and numbers should not cover, in the window: text, or a control as a whole.
  var coveredBox: Rect? {
    switch shape.kind.sketch {
    case .toggle, .slider, .stepper, .segments, .progress, .spinner, .dots: shape.frame
    default: textBox
    }
  }

  private var textBox: Rect? {
    guard let text = shape.content.text, !text.isEmpty, shape.frame.width > 0 else { return nil }
    let content = shape.content
    let size = SetText(
      text, font: content.font, numberOfLines: content.numberOfLines, in: shape.frame.size
    ).size
    let isCentred = shape.kind.sketch == .button
    let free = shape.frame.width - size.width
    let x = shape.frame.x + (isCentred ? free / 2 : shape.isRightToLeft ? free : 0)
    let y = shape.frame.y + (shape.frame.height - size.height) / 2
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension FontWeight {
  /// As CSS counts weights.
  var number: Int {
    switch self {
    case .ultraLight: 200
    case .thin: 100
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

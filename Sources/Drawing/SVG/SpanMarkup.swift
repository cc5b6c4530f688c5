import AutoLayout
import Prose

/// A constraint as strokes in the window: a dimension line with its number, or, where two edges
/// stand on one line, that line.
struct SpanMarkup: Equatable, Sendable {
  private let span: Span
  private let place: SpanPlace
  /// Its name and its equation.
  let caption: String

  /// - Parameter caption: What it says of itself: its name and its equation.
  init(_ span: Span, caption: String, at place: SpanPlace) {
    (self.span, self.caption, self.place) = (span, caption, place)
  }

  var id: String { span.fragmentID }
  var className: String { Self.className(of: span) }
  /// What lies in a higher one is drawn later.
  var layer: Int { span.layer }
  var pill: Rect? { place.pill?.inTenths }
  var label: String { place.label }

  private var strokes: SpanStrokes { SpanStrokes(span, across: place.across) }

  /// The same in another place, to which the span went by itself.
  func moved(with span: Span, by offset: Point) -> Self {
    Self(span, caption: caption, at: place.moved(by: offset, along: span.axis))
  }

  func shift(from old: Self) -> Shift? {
    let ends = Shift(from: old.strokes.ends.from, to: strokes.ends.from)
    guard span.standing == old.span.standing, caption == old.caption, label == old.label,
      strokes.areMade(like: old.strokes, movedBy: ends)
    else { return nil }
    guard let pill, let before = old.pill else { return old.pill == self.pill ? ends : nil }
    let isSame = pill.size == before.size && Shift(from: before.origin, to: pill.origin) == ends
    return isSame ? ends : nil
  }

  // Paths: the line itself; what leads from an item to it; the bars and arrow heads at its ends.
  private var line: String { span.isAlignment ? strokes.alignment : strokes.dimension }
  var extensions: String { span.isAlignment ? "" : strokes.extensions }
  private var heads: String { span.isAlignment ? "" : strokes.heads }

  /// The line for a page, which draws the ends of a dimension line by itself.
  var directedLine: String { span.isAlignment ? strokes.alignment : strokes.directed }

  private static func className(of span: Span) -> String {
    let kind = span.isAlignment ? "span alignment" : "span"
    switch span.standing {
    case .holds: return kind
    case .broken: return kind + " broken"
    case .missed: return kind + " missed"
    }
  }

  var element: Element {
    let paths = [("line", line), ("extension", extensions), ("heads", heads)]
    return Element(
      "g", ["class": className, "id": id],
      [Element("title", text: caption)]
        + paths.filter { !$0.1.isEmpty }.map { Element("path", ["class": $0.0, "d": $0.1]) }
        + number)
  }

  private var number: [Element] {
    guard let pill else { return [] }
    return [
      Element(
        "rect",
        [
          "class": "pill", "x": pill.x.inPoints, "y": pill.y.inPoints,
          "width": pill.width.inPoints, "height": pill.height.inPoints,
          "rx": (pill.height / 2).inPoints,
        ]),
      Element(
        "text",
        [
          "class": "number", "x": (pill.x + pill.width / 2).inPoints,
          "y": (pill.y + pill.height / 2).inPoints, "dy": "0.35em", "text-anchor": "middle",
        ], text: label),
    ]
  }
}

extension Rect {
  /// Where a label stands needs no more. What arithmetic leaves behind does not decide where a half goes.
  fileprivate var inTenths: Rect {
    func rounded(_ length: Double) -> Double { ((length * 1e7).rounded() / 1e6).rounded() / 10 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}

/// Where a constraint's number stands, and the line that it belongs to.
struct SpanPlace: Equatable, Sendable {
  /// In the window; `nil` for a line that needs no number.
  private(set) var pill: Rect?
  /// Where the dimension line stands across its axis.
  private(set) var across: Double
  let label: String

  init(_ span: Span, labelSize: Double, placedBy placement: inout LabelPlacement) {
    let metrics = TextMetrics(font: Font(size: labelSize, weight: .semibold))
    across = span.middle
    label = Self.label(of: span, metrics)
    // What is aligned shows it; only what is not, says by how much.
    if span.isAlignment && span.standing == .holds { return }
    let size = Size(
      width: max(1.5 * labelSize, metrics.advance(of: label) + 8), height: labelSize + 4)
    let candidates = Self.candidates(
      for: span, size: size, at: placement.isCrowded ? [0.5] : Self.heights)
    pill = placement.place(candidates.map(\.pill))
    across = candidates.first { $0.pill == pill }?.across ?? span.middle
  }

  func moved(by offset: Point, along axis: Axis) -> Self {
    var place = self
    place.pill = pill?.moved(by: offset)
    place.across += axis == .horizontal ? offset.y : offset.x
    return place
  }

  /// A sign besides the colour for one that does not hold.
  private static func label(of span: Span, _ metrics: TextMetrics) -> String {
    let text = metrics.line(span.label, in: longest * metrics.font.size).text
    switch span.standing {
    case .holds: return text
    case .broken: return "✕ " + text
    case .missed: return "≠ " + text
    }
  }

  /// In sizes of the font.
  private static let longest = 16.0

  /// In parts of the room that the line has: in the middle first.
  private static let heights = [0.5, 0.25, 0.75, 0.1, 0.9]

  /// At each of the heights on the line first, beside it next.
  private static func candidates(
    for span: Span, size: Size, at heights: [Double]
  ) -> [(pill: Rect, across: Double)] {
    let along = (span.from + span.to) / 2
    let isHorizontal = span.axis == .horizontal
    let fits = abs(span.to - span.from) >= (isHorizontal ? size.width : size.height) + 10
    let room = span.shared
    let places = heights.map {
      room.lowerBound + (room.upperBound - room.lowerBound) * $0
    }
    let half = (isHorizontal ? size.height : size.width) / 2 + 3
    return places.flatMap { across -> [(pill: Rect, across: Double)] in
      let beside = [across - half, across + half]
      return (fits ? [across] + beside : beside).map { centre in
        let (x, y) = isHorizontal ? (along, centre) : (centre, along)
        return (
          Rect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
          across
        )
      }
    }
  }
}

extension Span {
  /// What the page calls it.
  var fragmentID: String { handle.fragmentID }

  /// Two edges on one line.
  var isAlignment: Bool { !isSize && abs(to - from) < Self.shortestLine }

  private static let shortestLine = 0.5

  /// What both items take across the axis, or else the first.
  var shared: ClosedRange<Double> {
    guard let second, second.overlaps(first) else { return first }
    return first.clamped(to: second)
  }
}

extension Handle {
  /// What the page calls it.
  var fragmentID: String {
    switch self {
    case .constraint(let id): "c\(id.rawValue)"
    case .generated(let view, let rule): "g\(view.rawValue)-\(rule.name)"
    }
  }
}

import AutoLayout
import Prose

/// A constraint as strokes in the window: a dimension line with its number, or, where two edges
/// stand on one line, that line.
struct SpanMarkup {
  private let span: Span
  private let caption: String
  private let place: SpanPlace

  /// - Parameter caption: What it says of itself: its name and its equation.
  init(
    _ span: Span, caption: String, labelSize: Double, placedBy placement: inout LabelPlacement
  ) {
    self.span = span
    self.caption = caption
    place = SpanPlace(span, labelSize: labelSize, placedBy: &placement)
  }

  var element: Element {
    var parts = [Element("title", text: caption)]
    parts.append(Element("path", ["class": "line", "d": span.isAlignment ? alignment : dimension]))
    if let extensions { parts.append(Element("path", ["class": "extension", "d": extensions])) }
    if !span.isAlignment { parts.append(Element("path", ["class": "heads", "d": heads])) }
    return Element("g", ["class": className, "id": span.fragmentID], parts + label)
  }

  private var className: String {
    let kind = span.isAlignment ? "span alignment" : "span"
    switch span.standing {
    case .holds: return kind
    case .broken: return kind + " broken"
    case .missed: return kind + " missed"
    }
  }

  // MARK: Strokes

  private func point(_ along: Double, _ across: Double) -> String {
    let (x, y) = span.axis == .horizontal ? (along, across) : (across, along)
    return "\(x.inPoints) \(y.inPoints)"
  }

  private func stroke(
    _ from: (along: Double, across: Double), _ to: (along: Double, across: Double)
  ) -> String {
    "M\(point(from.along, from.across))L\(point(to.along, to.across))"
  }

  private var dimension: String { stroke((span.from, place.across), (span.to, place.across)) }

  /// Through both items, across the axis; where one lies in the other, past the ends of the inner.
  private var alignment: String {
    let second = span.second ?? span.first
    let (low, high) =
      second.overlaps(span.first)
      ? (span.shared.lowerBound - Self.past, span.shared.upperBound + Self.past)
      : (
        min(span.first.lowerBound, second.lowerBound), max(span.first.upperBound, second.upperBound)
      )
    return stroke((span.to, low), (span.to, high))
  }

  private static let past = 8.0

  /// From an item that the dimension line does not reach, to the line.
  private var extensions: String? {
    guard !span.isAlignment else { return nil }
    var strokes: [String] = []
    if let second = span.second, let edge = second.edge(nearestTo: place.across) {
      strokes.append(stroke((span.from, edge), (span.from, place.across)))
    }
    if let edge = span.first.edge(nearestTo: place.across) {
      strokes.append(stroke((span.to, edge), (span.to, place.across)))
    }
    return strokes.isEmpty ? nil : strokes.joined()
  }

  /// Arrow heads where there is room between the ends, else only the bars that they touch.
  private var heads: String {
    let (low, high) = (min(span.from, span.to), max(span.from, span.to))
    let across = place.across
    let bars = [low, high].map { stroke(($0, across - Self.bar), ($0, across + Self.bar)) }.joined()
    guard high - low >= Self.roomForHeads else { return bars }
    let (length, half) = (Self.headLength, Self.headLength / 2)
    func head(_ tip: Double, _ back: Double) -> String {
      "M\(point(back, across - half))L\(point(tip, across))L\(point(back, across + half))"
    }
    return bars + head(low, low + length) + head(high, high - length)
  }

  private static let bar = 4.0
  private static let headLength = 4.0
  private static let roomForHeads = 12.0

  // MARK: The number

  private var label: [Element] {
    guard let pill = place.pill else { return [] }
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
        ], text: place.label),
    ]
  }
}

/// Where a constraint's number stands, and the line that it belongs to.
struct SpanPlace {
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
    let candidates = Self.candidates(for: span, size: size)
    pill = placement.place(candidates.map(\.pill))
    across = candidates.first { $0.pill == pill }?.across ?? span.middle
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

  /// In the middle of the line first, at other heights of it next, beside it last.
  private static func candidates(
    for span: Span, size: Size
  ) -> [(pill: Rect, across: Double)] {
    let along = (span.from + span.to) / 2
    let isHorizontal = span.axis == .horizontal
    let fits = abs(span.to - span.from) >= (isHorizontal ? size.width : size.height) + 10
    let room = span.shared
    let places = [0.5, 0.25, 0.75, 0.1, 0.9].map {
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

extension ClosedRange<Double> {
  /// The bound that a line at `place` has to be drawn out from; `nil` for one within the range.
  fileprivate func edge(nearestTo place: Double) -> Double? {
    contains(place) ? nil : place < lowerBound ? lowerBound : upperBound
  }
}

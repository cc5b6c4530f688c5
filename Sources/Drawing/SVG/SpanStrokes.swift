import AutoLayout
import Prose

/// The paths of a constraint's lines.
struct SpanStrokes {
  private let span: Span
  /// Where the dimension line stands across its axis.
  private let across: Double

  init(_ span: Span, across: Double) {
    self.span = span
    self.across = across
  }

  /// In the window.
  var ends: (from: Point, to: Point) { (place(span.from, across), place(span.to, across)) }

  private func place(_ along: Double, _ across: Double) -> Point {
    span.axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// Whether the paths are those of the other, and every number in them is so much larger.
  func areMade(like other: SpanStrokes, movedBy shift: Shift) -> Bool {
    guard span.axis == other.span.axis, span.isAlignment == other.span.isAlignment,
      (span.second == nil) == (other.span.second == nil),
      shift.leads(from: other.ends.to, to: ends.to)
    else { return false }
    let (mine, others) = (span.second ?? span.first, other.span.second ?? other.span.first)
    let hasSameForm =
      span.isAlignment
      ? mine.overlaps(span.first) == others.overlaps(other.span.first)
      : mine.side(of: across) == others.side(of: other.across)
        && span.first.side(of: across) == other.span.first.side(of: other.across)
    return hasSameForm
      && zip([span.first, mine], [other.span.first, others]).allSatisfy { now, before in
        shift.leads(
          from: other.place(other.span.from, before.lowerBound),
          to: place(span.from, now.lowerBound))
          && shift.leads(
            from: other.place(other.span.from, before.upperBound),
            to: place(span.from, now.upperBound))
      }
  }

  var dimension: String { stroke((span.from, across), (span.to, across)) }

  /// The same with its direction, `M16 40H32`, from which the ends can be drawn.
  var directed: String {
    let (from, to, across) = (span.from.inPoints, span.to.inPoints, across.inPoints)
    return span.axis == .horizontal
      ? "M\(from) \(across)H\(to)" : "M\(across) \(from)V\(to)"
  }

  /// Through both items, across the axis; where one lies in the other, past the ends of the inner.
  var alignment: String {
    let (first, second) = (span.first, span.second ?? span.first)
    let (low, high) =
      second.overlaps(first)
      ? (span.shared.lowerBound - Self.past, span.shared.upperBound + Self.past)
      : (min(first.lowerBound, second.lowerBound), max(first.upperBound, second.upperBound))
    return stroke((span.to, low), (span.to, high))
  }

  /// From an item that the dimension line does not reach, to the line.
  var extensions: String {
    let second = span.second?.edge(nearestTo: across).map {
      stroke((span.from, $0), (span.from, across))
    }
    let first = span.first.edge(nearestTo: across).map { stroke((span.to, $0), (span.to, across)) }
    return [second, first].compactMap(\.self).joined()
  }

  /// Arrow heads where there is room between the ends, else only the bars that they touch.
  var heads: String {
    let (low, high) = (min(span.from, span.to), max(span.from, span.to))
    let bars = [low, high].map { stroke(($0, across - Self.bar), ($0, across + Self.bar)) }
    guard high - low >= Self.roomForHeads else { return bars.joined() }
    let (length, half) = (Self.headLength, Self.headLength / 2)
    func head(_ tip: Double, _ back: Double) -> String {
      "M\(point(back, across - half))L\(point(tip, across))L\(point(back, across + half))"
    }
    return bars.joined() + head(low, low + length) + head(high, high - length)
  }

  private static let past = 8.0
  private static let bar = 4.0
  private static let headLength = 4.0
  private static let roomForHeads = 12.0

  private func point(_ along: Double, _ across: Double) -> String {
    let (x, y) = span.axis == .horizontal ? (along, across) : (across, along)
    return "\(x.inPoints) \(y.inPoints)"
  }

  private func stroke(
    _ from: (along: Double, across: Double), _ to: (along: Double, across: Double)
  ) -> String {
    "M\(point(from.along, from.across))L\(point(to.along, to.across))"
  }
}

extension ClosedRange<Double> {
  /// The bound that a line at `place` has to be drawn out from; `nil` for one within the range.
  fileprivate func edge(nearestTo place: Double) -> Double? {
    contains(place) ? nil : place < lowerBound ? lowerBound : upperBound
  }

  /// On which side of `place` it is; 0 for one that contains it.
  fileprivate func side(of place: Double) -> Int {
    contains(place) ? 0 : place < lowerBound ? 1 : -1
  }
}

import AutoLayout
import Prose

/// The line that is meant by one with a percentage: `title.width == 50%`, `title.width == 50% of card.width`.
struct PercentageMeant {
  /// `title.width == 0.5*view.width`
  let line: String

  /// `nil` for a line without one.
  init?(_ text: String) {
    guard let sign = text.firstIndex(where: { "%％".contains($0) }) else { return nil }
    let before = text[..<sign]
    let start = before.lastIndex { !($0.isNumber || $0 == ".") }.map(before.index(after:))
    guard let start, let percent = Double(before[start...]), percent > 0,
      let attribute = Self.attribute(in: before[..<start])
    else { return nil }
    let rest = String(text[text.index(after: sign)...]).trimmed
    let factor = (percent / 100).asFactor
    line = "\(before[..<start])\(factor)*\(Self.whole(rest, attribute))"
  }

  /// That of the anchor before the sign of the relation.
  private static func attribute(in side: Substring) -> Attribute? {
    let anchor = side.split { " =<>".contains($0) }.last ?? ""
    return anchor.split(separator: ".").last.flatMap { Attribute(name: String($0)) }
  }

  /// What the percentage is taken of: what follows it, or else the view's own.
  private static func whole(_ rest: String, _ attribute: Attribute) -> String {
    let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    let named = words.drop { ["of", "*"].contains($0) }
    let whole = named.isEmpty ? "view" : named.joined(separator: " ")
    return whole.contains(".") ? whole : "\(whole).\(far(attribute).name)"
  }

  /// How far away an edge is counts from the beginning to the other end.
  private static func far(_ attribute: Attribute) -> Attribute {
    switch attribute.kind {
    case .size: attribute
    case .horizontalLocation: .trailing
    case .verticalLocation: .bottom
    }
  }
}

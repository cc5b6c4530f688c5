import AutoLayout
import Interchange
import Prose

/// What `CGRect` answers about two rectangles, and about one.
extension Evaluator {
  /// Methods of `CGRect` beside those that move its edges by two numbers.
  static let rectangleQuestions = [
    "inset(by:)", "intersection(_:)", "union(_:)", "contains(_:)", "intersects(_:)",
  ]

  /// `nil` for what is no rectangle, or for another method.
  mutating func answer(
    from value: Value, _ call: Call, at range: SourceRange
  ) throws(LineFailure) -> Value? {
    let forms = Self.rectangleQuestions.filter { $0.hasPrefix(call.name.text + "(") }
    guard !forms.isEmpty, case .tuple(let tuple) = try settled(value, at: range),
      let rect = tuple.rect?.standardized
    else { return nil }
    note(tuple.measures)
    let (form, arguments) = try call.form(among: forms)
    let operand = try operand(arguments[0])
    switch form {
    case "inset(by:)":
      guard let insets = try operand.tuple(.insets).insets else { return nil }
      return .tuple(Tuple(rect.inset(by: insets)))
    case "contains(_:)": return .boolean(try contains(operand, in: rect))
    default: return try combined(rect, form, operand)
    }
  }

  private func combined(
    _ rect: Rect, _ form: String, _ operand: Operand
  ) throws(LineFailure) -> Value? {
    guard let other = try operand.tuple(.rect).rect?.standardized else { return nil }
    if form == "union(_:)" { return .tuple(Tuple(rect.union(other))) }
    if form == "intersects(_:)" { return .boolean(rect.meets(other)) }
    guard rect.touches(other) else {
      throw .objection(LanguageWords.nothingShared(at: operand.range))
    }
    return .tuple(Tuple(rect.intersection(other)))
  }

  /// Of a point on the edges, those at the left and at the top are inside.
  private func contains(_ operand: Operand, in rect: Rect) throws(LineFailure) -> Bool {
    if case .tuple(let tuple) = operand.value, tuple.shape != .rect,
      let point = tuple.shaped(.point)?.point
    {
      return point.x >= rect.x && point.x < rect.maxX && point.y >= rect.y && point.y < rect.maxY
    }
    guard let other = try operand.tuple(.rect).rect?.standardized else { return false }
    return rect.union(other) == rect
  }

  /// `integral`: the smallest rectangle of whole numbers around it.
  static func integral(_ tuple: Tuple) -> Value? {
    guard tuple.shape == .rect, let rect = tuple.rect?.standardized else { return nil }
    let (x, y) = (rect.x.rounded(.down), rect.y.rounded(.down))
    return .tuple(
      Tuple(
        Rect(
          x: x, y: y, width: rect.maxX.rounded(.up) - x, height: rect.maxY.rounded(.up) - y)))
  }
}

extension Rect {
  fileprivate func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (x, y) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether they share an edge or a corner at least: what they share is then a rectangle, although
  /// one without an area (UIKit geometry, section 1).
  fileprivate func touches(_ other: Rect) -> Bool {
    max(x, other.x) <= min(maxX, other.maxX) && max(y, other.y) <= min(maxY, other.maxY)
  }

  /// Whether they share more than an edge.
  fileprivate func meets(_ other: Rect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }
}

extension LanguageWords {
  static func nothingShared(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "The two rectangles share nothing; UIKit answers \("CGRect.null", as: .code).",
        ja: "2 つの矩形は重なっていません。UIKit の答えは \("CGRect.null", as: .code) です。"), at: range)
  }
}

import AutoLayout
import Interchange

/// What `CGRect` answers about two rectangles, and about one.
extension Evaluator {
  /// Methods of `CGRect` that give another, or answer a question.
  static let rectangleForms = [
    "insetBy(dx:dy:)", "offsetBy(dx:dy:)", "inset(by:)", "intersection(_:)", "union(_:)",
    "contains(_:)", "intersects(_:)",
  ]

  /// What stands behind the dot without brackets, besides the parts.
  static let rectangleProperties = ["integral", "standardized", "isNull", "isEmpty", "isInfinite"]

  /// `photo.frame.insetBy(dx: 1, dy: 1)`; `nil` for what is no rectangle, or for another method.
  mutating func answer(
    from value: Value, _ call: Call, at range: SourceRange
  ) throws(LineFailure) -> Value? {
    let forms = Self.rectangleForms.filter { $0.hasPrefix(call.name.text + "(") }
    guard !forms.isEmpty, case .tuple(let tuple) = try settled(value, at: range),
      let rect = tuple.rect
    else { return nil }
    note(tuple.measures)
    let (form, arguments) = try call.form(among: forms)
    let first = try operand(arguments[0])
    if arguments.count == 2 {
      let (dx, dy) = (try first.length(), try operand(arguments[1]).length())
      return .tuple(
        Tuple(form == "insetBy(dx:dy:)" ? rect.inset(dx: dx, dy: dy) : rect.moved(dx: dx, dy: dy)))
    }
    return try answer(from: rect.whole, form, first)
  }

  /// - Parameter rect: Of a positive size: what it covers is meant.
  private func answer(
    from rect: Rect, _ form: String, _ operand: Operand
  ) throws(LineFailure) -> Value? {
    switch form {
    case "inset(by:)":
      return try operand.tuple(.insets).insets.map { .tuple(Tuple(rect.inset(by: $0))) }
    case "contains(_:)":
      if let point = operand.pointMeant { return .boolean(rect.contains(point)) }
      return .boolean(rect.contains(try operand.rectangle().whole))
    case "union(_:)": return .tuple(Tuple(rect.union(try operand.rectangle().whole)))
    case "intersects(_:)": return .boolean(rect.meets(try operand.rectangle().whole))
    default: return .tuple(Tuple(rect.shared(with: try operand.rectangle().whole)))
    }
  }

  /// `frame.integral`; `nil` for what is no rectangle, or another name.
  mutating func derived(_ name: String, from tuple: Tuple) -> Value? {
    guard tuple.shape == .rect, let rect = tuple.rect, Self.rectangleProperties.contains(name)
    else { return nil }
    note(tuple.measures)
    switch name {
    case "integral": return .tuple(Tuple(rect.whole.integral))
    case "standardized": return .tuple(Tuple(rect.whole))
    case "isNull": return .boolean(rect.isNull)
    case "isEmpty": return .boolean(rect.isEmpty)
    // None is as large as `CGRect.infinite` here.
    default: return .boolean(false)
    }
  }
}

extension Operand {
  /// The null rectangle, too, which is no frame.
  func rectangle() throws(LineFailure) -> Rect {
    if isNullRectangle { return .null }
    guard let rect = try tuple(.rect).rect else { throw wanted(LanguageWords.tuple(.rect)) }
    return rect
  }

  var isNullRectangle: Bool {
    if case .tuple(let tuple) = value { tuple.rect?.isNull == true } else { value.isNamedNull }
  }

  /// `nil` for a rectangle. `.zero` may be either for Swift, and is a point.
  var pointMeant: Point? {
    if value == .choice("zero") || value == .type("CGPointZero") { return .zero }
    guard case .tuple(let tuple) = value, tuple.shape != .rect else { return nil }
    return tuple.shaped(.point)?.point
  }
}

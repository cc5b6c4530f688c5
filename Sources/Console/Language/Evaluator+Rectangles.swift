import AutoLayout
import Interchange

/// Rectangles worked out from others.
extension Evaluator {
  static let aspectFitForm = "AVMakeRect(aspectRatio:insideRect:)"

  /// The largest rectangle of such a ratio in the middle of another (UIKit geometry and layers,
  /// section 2.1).
  mutating func aspectFit(_ call: Call) throws(LineFailure) -> Value {
    let (_, values) = try call.form(among: [Self.aspectFitForm])
    let ratio = try operand(values[0]).tuple(.size).naturalSize(at: values[0].range)
    let bounds = try operand(values[1]).tuple(.rect)
    note(bounds.measures)
    guard let rect = bounds.rect.flatMap({ ContentMode.scaleAspectFit.rect(of: ratio, in: $0) })
    else { throw .objection(LanguageWords.noRatio(at: values[0].range)) }
    return .tuple(Tuple(rect))
  }

  /// Methods of `CGRect` that give another.
  static let rectangleForms = ["insetBy(dx:dy:)", "offsetBy(dx:dy:)"]

  /// `photo.frame.insetBy(dx: 1, dy: 1)`; `nil` for what is no rectangle, or for another method.
  mutating func rectangle(
    from value: Value, _ call: Call, at range: SourceRange
  ) throws(LineFailure) -> Value? {
    let isKnown = Self.rectangleForms.contains { $0.hasPrefix(call.name.text + "(") }
    guard isKnown, case .tuple(let tuple) = try settled(value, at: range), let rect = tuple.rect
    else { return nil }
    note(tuple.measures)
    let (form, arguments) = try call.form(
      among: Self.rectangleForms.filter { $0.hasPrefix(call.name.text + "(") })
    let (dx, dy) = (try operand(arguments[0]).length(), try operand(arguments[1]).length())
    guard form == "insetBy(dx:dy:)" else {
      return .tuple(
        Tuple(Rect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height)))
    }
    // As Core Graphics: of a negative size what it covers is meant.
    let whole = rect.standardized
    let inset = Rect(
      x: whole.x + dx, y: whole.y + dy, width: whole.width - 2 * dx, height: whole.height - 2 * dy)
    guard inset.width >= 0, inset.height >= 0 else {
      throw .objection(LanguageWords.nothingIsLeft(of: whole.size, at: range))
    }
    return .tuple(Tuple(inset))
  }
}

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
}

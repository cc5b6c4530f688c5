import AutoLayout
import Interchange

/// `expect at viewDidLoad photo.frame == (20, 20, 560, 300)`.
extension ExpectationForm {
  static func moment(_ arguments: inout Arguments) throws(LineFailure) -> ExpectationForm {
    let phase = try arguments.phase()
    let source = arguments.remainder
    return .moment(phase, try arguments.expression(), source: source)
  }
}

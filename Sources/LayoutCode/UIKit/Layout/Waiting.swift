import AutoLayout
import Interchange

/// Numbers of constraints that are not known: the constraint is made, and waits for them.
extension Evaluator {
  mutating func set(
    _ part: WritableKeyPath<NewConstraint, Double>, of new: inout NewConstraint,
    _ operand: Operand
  ) throws(Stop) {
    var waiting = new.waiting ?? Waiting()
    let place: WritableKeyPath<Waiting, String?> =
      part == \.multiplier ? \.multiplier : \.constant
    switch try number(settled(operand, as: "CGFloat")) {
    case .known(let number):
      new[keyPath: part] = number
      waiting[keyPath: place] = nil
    case .unknown(let unknown): waiting[keyPath: place] = unknown.asAwaited
    }
    new.waiting = waiting.texts.isEmpty ? nil : waiting
  }

  mutating func setPriority(of new: inout NewConstraint, _ operand: Operand) throws(Stop) {
    var waiting = new.waiting ?? Waiting()
    switch try priority(operand) {
    case .known(let priority):
      new.priority = priority
      waiting.priority = nil
    case .unknown(let unknown): waiting.priority = unknown.asAwaited
    }
    new.waiting = waiting.texts.isEmpty ? nil : waiting
  }
}

extension Unknown {
  /// As one would write what is waited for: `Metrics.row`, `2 * Metrics.row + 8`.
  var asAwaited: String {
    guard let sum, !sum.factors.isEmpty else { return name }
    var text = ""
    for (name, factor) in sum.factors.sorted(by: { $0.key < $1.key }) {
      let amount = abs(factor) == 1 ? name : "\(abs(factor).plain) * \(name)"
      text +=
        text.isEmpty ? (factor < 0 ? "-" : "") + amount : (factor < 0 ? " - " : " + ") + amount
    }
    if sum.constant != 0 {
      text += (sum.constant < 0 ? " - " : " + ") + abs(sum.constant).plain
    }
    return text
  }
}

extension Double {
  /// `8`, `2.5`: as it is written in code.
  var plain: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}

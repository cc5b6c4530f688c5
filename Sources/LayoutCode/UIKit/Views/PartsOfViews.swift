import AutoLayout
import Interchange

/// Views that UIKit makes within others and that code may speak of: the label of a row, the picture of
/// a button. They are there as objects as soon as they are read, and as views once a constraint or a
/// subview wants them; until then no layout has to do with them.
extension Member {
  static func part(_ name: String, _ type: TypeName) -> Member {
    .property(
      name, type: type,
      read: { evaluator, value, _ in
        if let part = evaluator.stored(name, of: value) { return part }
        let part = Value.object(
          evaluator.heap.make(Object(type: type, fields: [Evaluator.ownerField: value])))
        evaluator.store(name, part, in: value)
        return part
      },
      write: { (evaluator, value, operand) throws(Stop) in
        evaluator.store(name, operand.value, in: value)
      })
  }
}

/// Views that are given to others and that those place by themselves: they lie in them then, and
/// constraints may speak of both.
extension Member {
  static func held(_ name: String) -> Member {
    .property(
      name, type: "UIView",
      read: { evaluator, value, _ in evaluator.stored(name, of: value) ?? .absent },
      write: { (evaluator, value, operand) throws(Stop) in
        let earlier = evaluator.stored(name, of: value)
        evaluator.store(name, operand.value, in: value)
        if operand.value != .absent { try evaluator.awaken(value, at: operand.range) }
        guard let holder = evaluator.viewID(of: value) else { return }
        if let old = earlier.flatMap({ evaluator.view(of: $0) }), old.superview == holder {
          try evaluator.apply(.remove(old.id, step: evaluator.step), at: operand.range)
        }
        guard let view = evaluator.view(of: operand.value), view.superview == nil, !view.isGuide
        else { return }
        try evaluator.insert(operand, into: holder, at: .front)
      })
  }
}

extension Evaluator {
  /// Where such an object keeps what it is a part of.
  static let ownerField = " owner"

  /// Makes the view that a part is, in the view that it is a part of.
  mutating func awaken(_ value: Value, at range: SourceRange) throws(Stop) {
    guard case .object(let id) = value, heap[id].peer == .none,
      let owner = heap[id].fields[Self.ownerField]
    else { return }
    let view = try madeView(value, at: range).view
    let holder = try viewMeant(by: Operand(owner, at: range))
    try apply(
      .insert(
        view.id, into: draft.contentView(of: holder) ?? holder, at: .front, step: step), at: range)
  }
}

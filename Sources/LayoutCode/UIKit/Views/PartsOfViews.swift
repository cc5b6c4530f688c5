import AutoLayout
import Interchange

/// Views that UIKit makes within others and that code may speak of: the label of a row, the picture of
/// a button. They are there as objects as soon as they are read, and as views once a constraint or a
/// subview wants them; until then no layout has to do with them.
extension Member {
  static func part(
    _ name: String, _ type: TypeName, hasPartInLayout: Bool = true
  ) -> Member {
    .property(
      name, type: type, hasPartInLayout: hasPartInLayout,
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

import AutoLayout
import Interchange
import Prose
import Reporting

/// The quantities that a condition looks at, each with the text that it has in the line: of
/// `title.width < 40 and photo.isHidden` the width and whether the photo is hidden.
struct ConditionReadings {
  private let condition: Condition
  private let operands: [(source: String, tree: ExpressionTree)]

  /// Of many, the first few are told.
  init(of condition: Condition) {
    self.condition = condition
    guard case .expression(let source) = condition, let tree = try? source.tree() else {
      operands = []
      return
    }
    var seen: Set<String> = []
    operands = tree.readOperands.compactMap { operand in
      let text = source.part(operand.range).text
      return seen.insert(text).inserted ? (text, operand) : nil
    }.prefix(4).map(\.self)
  }

  /// What each comes to on the snapshot's document; `nil` for what is not there.
  func values(on snapshot: Snapshot) throws(LineFailure) -> [WhenReport.Reading] {
    switch condition {
    case .conflict:
      let state = try snapshot.layout(of: snapshot.document)
      return [WhenReport.broken(in: state)].compactMap(\.self)
    case .ambiguity:
      let state = try snapshot.layout(of: snapshot.document)
      return [WhenReport.ambiguous(in: state)].compactMap(\.self)
    case .expression: return try operandValues(on: snapshot)
    }
  }

  private func operandValues(
    on snapshot: Snapshot
  ) throws(LineFailure) -> [WhenReport.Reading] {
    var readings: [WhenReport.Reading] = []
    for operand in operands {
      let value = try? Interpreter(snapshot).value(asked: operand.tree)
      // What is not there has no value; what was not worked out must not look like it.
      if value == nil, snapshot.surroundings.isCancelled() { throw .layout(.cancelled) }
      readings.append(
        WhenReport.Reading(
          source: operand.source, value: value.map { $0.text(in: snapshot.document) }))
    }
    return readings
  }
}

extension ExpressionTree {
  /// The sides of comparisons, and what is true or false by itself.
  fileprivate var readOperands: [ExpressionTree] {
    switch form {
    case .binary(let left, .and, let right), .binary(let left, .or, let right):
      left.readOperands + right.readOperands
    case .binary(let left, let sign, let right) where sign.isComparison:
      [left, right].filter { !$0.isLiteral }
    case .prefix(.not, let base): base.readOperands
    default: isLiteral ? [] : [self]
    }
  }

  /// It names nothing, so it always comes to the same.
  private var isLiteral: Bool {
    switch form {
    case .name, .member, .call, .index: false
    default: form.children.allSatisfy(\.isLiteral)
    }
  }
}

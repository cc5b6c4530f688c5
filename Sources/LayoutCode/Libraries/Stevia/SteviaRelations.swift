import AutoLayout
import Interchange

/// `title.Top == picture.Bottom + 8`, `title.Width == 50 % Width`.
extension SteviaMembers {
  static let named: [(name: String, attribute: Attribute)] = [
    ("Width", .width), ("Height", .height), ("Top", .top), ("Bottom", .bottom), ("Left", .left),
    ("Right", .right), ("Leading", .leading), ("Trailing", .trailing), ("CenterX", .centerX),
    ("CenterY", .centerY), ("FirstBaseline", .firstBaseline), ("LastBaseline", .lastBaseline),
  ]

  static let related: [Member] = named.map { name, attribute in
    .property(name, type: attributeType) { (evaluator, value, range) throws(Stop) in
      let item = try evaluator.itemMeant(by: Operand(value, at: range))
      return AnchorExpression([Anchor(item, attribute)]).value(attributeType)
    }
  }

  /// `title.topConstraint?.constant = 12`: the first that the superview holds; a size may be held by the
  /// view itself.
  static let found: [Member] = named.prefix(10).map { _, attribute in
    .property(attribute.name + "Constraint", type: "NSLayoutConstraint") { evaluator, value, _ in
      guard let view = evaluator.viewID(of: value) else { return .absent }
      let document = evaluator.draft
      let anchor = Anchor(Item(view), attribute)
      let said = document.constraints.values.filter {
        $0.isActive && ($0.first == anchor || $0.second == anchor)
      }
      let holders = [document.view(view)?.superview, attribute.kind == .size ? view : nil]
      let held = holders.compactMap { $0 }.lazy.compactMap { holder in
        said.first { document.holder(of: $0) == holder }
      }.first
      return held.map { evaluator.value(for: $0.id) } ?? .absent
    }
  }

  static let relating: [LibraryOperator] = [
    LibraryOperator(["+", "-", "*", "/", "%"]) { (evaluator, sign, operands, _) throws(Stop) in
      try evaluator.steviaChanged(sign, operands)
    },
    LibraryOperator(["==", "<=", ">="]) { (evaluator, sign, operands, range) throws(Stop) in
      guard let relation = LibraryOperator.relations[sign],
        let first = AnchorExpression(operands[0], of: attributeType)
      else { return nil }
      if let second = AnchorExpression(operands[1], of: attributeType) {
        return try evaluator.steviaRelate(first, relation, second, at: range)
      }
      guard evaluator.isAmount(operands[1]) else { return nil }
      return try evaluator.steviaRelate(first, relation, to: operands[1], at: range)
    },
  ]
}

extension Evaluator {
  /// The last sum and the last factor count, not all of them.
  fileprivate mutating func steviaChanged(
    _ sign: String, _ operands: [Operand]
  ) throws(Stop) -> Value? {
    let type = SteviaMembers.attributeType
    if sign == "%" {
      guard var share = AnchorExpression(operands[1], of: type), isAmount(operands[0]) else {
        return nil
      }
      let hundred = Operand(.real(100), at: operands[0].range)
      share.multiplier = try combined(operands[0], "/", hundred)
      return share.value(type)
    }
    guard var changed = AnchorExpression(operands[0], of: type), isAmount(operands[1]) else {
      return nil
    }
    switch sign {
    case "+": changed.constant = operands[1]
    case "-": changed.constant = try negated(operands[1])
    case "*": changed.multiplier = operands[1]
    default:
      changed.multiplier = try combined(
        Operand(.real(1), at: operands[1].range), "/", operands[1])
    }
    return changed.value(type)
  }

  /// A superview that is named first becomes the second: its subview is always held against it.
  fileprivate mutating func steviaRelate(
    _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression,
    at range: SourceRange
  ) throws(Stop) -> Value {
    var (first, second) = (left.anchors[0], right.anchors[0])
    let isEqual = relation == .equal
    let constant = right.constant ?? (isEqual ? left.constant : nil)
    if second.item.isGuide(in: draft) {
      return try hold(first, relation, second, plus: constant, at: range)
    }
    let isSwapped =
      isEqual && container(of: second.item) == first.item.view
      && container(of: first.item) != container(of: second.item)
    if isSwapped { swap(&first, &second) }
    let common = draft.commonAncestor(first.item.view, second.item.view)
    return try stevia(
      first, relation, second, times: right.multiplier ?? (isEqual ? left.multiplier : nil),
      plus: constant, heldBy: isEqual ? common : container(of: left.anchors[0].item), at: range)
  }

  /// Against a number a place is so far within the superview; only bottom and right count inward.
  fileprivate mutating func steviaRelate(
    _ first: AnchorExpression, _ relation: Relation, to amount: Operand, at range: SourceRange
  ) throws(Stop) -> Value {
    let anchor = first.anchors[0]
    let superview = container(of: anchor.item)
    let isInward = anchor.attribute == .bottom || anchor.attribute == .right
    return try stevia(
      anchor, relation,
      anchor.attribute.kind == .size ? nil : superview.map { Anchor(Item($0), anchor.attribute) },
      plus: isInward ? negated(amount) : amount, heldBy: superview, at: range)
  }
}

extension Item {
  fileprivate func isGuide(in document: Document) -> Bool {
    guide != nil || document.view(view)?.isGuide == true
  }
}

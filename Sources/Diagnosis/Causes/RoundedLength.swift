import AutoLayout

/// The lengths differ by less than a point: one of them was computed and rounded.
enum RoundedLength: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.gap > 0, conflict.gap < 1, let first = conflict.authors.first,
      conflict.authors.allSatisfy({ !$0.isEmptySize })
    else { return nil }
    let ratio = conflict.authors.first {
      $0.equation.second != nil && $0.equation.multiplier != 1
    }
    let computed =
      ratio ?? conflict.authors.first { $0.equation.constant.rounded() != $0.equation.constant }
    let named = computed ?? first
    // Where both ends are pinned, a width follows from them.
    let isSpare =
      named.isFixedSize && named.axis == .horizontal
      && conflict.pin(of: named.view, at: .near, on: named.axis) != nil
      && conflict.pin(of: named.view, at: .far, on: named.axis) != nil
    return Cause(
      kind: .roundedLength, view: named.view, axis: named.axis, members: [named.handle],
      repairs: (isSpare ? conflict.removing([named]) : [])
        + conflict.lowering([named] + conflict.inOrderOfGivingUp(on: named.axis)))
  }
}

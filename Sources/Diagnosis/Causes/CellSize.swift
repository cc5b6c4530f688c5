import AutoLayout
import Simplex

/// A table or collection gives its cell another size than what is in it comes to.
enum CellSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let given = conflict.stated.filter { isGiven($0, conflict) }
    // Where something ties the two, the height is to follow from the width.
    guard let size = given.first(where: { $0.axis == .vertical }) ?? given.first else { return nil }
    let isOfHeight = size.axis == .vertical && given.allSatisfy { $0.axis == .vertical }
    return Cause(
      kind: conflict.gap < 1 && isOfHeight ? .cellRounding : .cellSize,
      view: size.view, axis: size.axis, members: [size.handle],
      repairs: conflict.lowering(conflict.inOrder(within: size)))
  }

  private static func isGiven(_ member: ConflictCase.Member, _ conflict: ConflictCase) -> Bool {
    guard member.isFixedSize, let view = conflict.document.views[member.view] else { return false }
    return SystemViews.isCell(view)
      && member.isMade(for: .encapsulated, .temporary, .autoresizingMask)
  }
}

/// A row that is a part of a point higher or lower than its contents.
enum CellRounding: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    CellSize.cause(of: conflict).flatMap { $0.kind == .cellRounding ? $0 : nil }
  }
}

/// A header or footer gets its height from its table, and another view of many lengths from what shows
/// it. A single view that is pinned at both ends and has a size as well is wrong by itself.
enum GivenHeight: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let given = conflict.members.first {
      $0.isFixedSize && $0.axis == .vertical && $0.isMade(for: .encapsulated)
    }
    guard let given else { return nil }
    let isOfTable = conflict.document.views[given.view].map(SystemViews.isHeaderOrFooter)
    return isOfTable == true || conflict.authors.count > 3 ? GivenSize.cause(of: conflict) : nil
  }
}

/// The owner of a view gives it its size: a window its root view, a controller its child.
enum GivenSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let owners = conflict.members.first {
      $0.isFixedSize && ($0.maker == .window || $0.isMade(for: .encapsulated, .temporary))
    }
    if let owners { return cause(.givenSize, owners, conflict) }
    let mask = conflict.members.first { $0.isFixedSize && $0.isMade(for: .autoresizingMask) }
    return mask.map { cause(.frameSize, $0, conflict) }
  }

  private static func cause(
    _ kind: Cause.Kind, _ size: ConflictCase.Member, _ conflict: ConflictCase
  ) -> Cause {
    Cause(
      kind: kind, view: size.view, axis: size.axis, members: [size.handle],
      repairs: conflict.authors.isEmpty
        ? conflict.layingOut(size) : conflict.lowering(conflict.lengthsFirst(within: size)))
  }
}

extension ConflictCase {
  /// What is shown in something gets its height from its contents, by the bottom one; its width it gives to
  /// them.
  fileprivate func inOrder(within given: Member) -> [Member] {
    let members = inOrderOfGivingUp(on: given.axis, within: document.host(given.view))
    return given.axis == .vertical ? members : members.sizesFirst
  }

  /// In that order, but first the one that UIKit broke; of widths one yields before a distance does.
  fileprivate func lengthsFirst(within given: Member) -> [Member] {
    let members = withoutExcess(reportedFirst(inOrder(within: given)))
    return given.axis == .vertical ? members : members.sizesFirst
  }

  /// A view whose frame is too small is laid out by constraints instead.
  fileprivate func layingOut(_ size: Member) -> [Fix.Action] {
    size.isMade(for: .autoresizingMask) ? [.stopTranslating(size.view)] : []
  }

  /// A length that would become nothing, or a height twice what it is, gives way after the others.
  func withoutExcess(_ members: [Member]) -> [Member] {
    members.filter { !isExcessive($0) } + members.filter(isExcessive)
  }

  private func isExcessive(_ member: Member) -> Bool {
    guard member.isFixedSize, let length = length(of: member) else { return false }
    return length <= 0 || member.axis == .vertical && length >= 2 * member.equation.constant
  }

  /// How much the constant of `member` has to be for the sum to come out.
  func length(of member: Member) -> Double? {
    if Tolerance.isZero(member.multiplier) { return nil }
    let sum = members.reduce(0) { $0 + $1.multiplier * $1.equation.constant }
    return member.equation.constant - sum / member.multiplier
  }
}

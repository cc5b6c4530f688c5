import AutoLayout
import Simplex

/// Which member of a conflict UIKit probably breaks: among the user's constraints, the first of the
/// first shape that is there. Right in two reports of three (constraint conflict log, section 5).
struct UIKitGuess {
  private let members: [Constraint]
  private let document: Document

  init(for members: [AutoLayout.Share], in document: Document) {
    self.members = members.compactMap { $0.handle.constraintID.flatMap(document.constraint) }
    self.document = document
  }

  /// `nil` when it is `broken` itself, when nothing is the user's, or when a log has said it.
  func broken(otherThan broken: Handle) -> Handle? {
    guard document.reportedBroken.isEmpty else { return nil }
    let candidates = members.filter { $0.systemRole == nil }
    let hasEmptySize = candidates.contains {
      shape(of: $0) == .size && Tolerance.isZero($0.constant)
    }
    let order = hasEmptySize ? Shape.allCases : Shape.sizesFirst
    for shape in order {
      guard let guess = candidates.first(where: { self.shape(of: $0) == shape }) else { continue }
      let handle = Handle.constraint(guess.id)
      return handle == broken ? nil : handle
    }
    return nil
  }

  /// What a constraint looks like, in the order in which UIKit tends to break them when a size of
  /// 0 is in the list.
  private enum Shape: CaseIterable {
    case gap
    case centre
    case ratio
    case size
    case farEdge
    case other

    static let sizesFirst: [Shape] = [.size, .gap, .centre, .ratio, .farEdge, .other]
  }

  private func shape(of constraint: Constraint) -> Shape {
    let attribute = constraint.first.attribute
    guard let second = constraint.second else { return .size }
    if attribute.kind == .size {
      return second.item == constraint.first.item ? .ratio : .other
    }
    if attribute.isCentre { return .centre }
    let (one, other) = (constraint.first.item.view, second.item.view)
    if let above = document.views[one]?.superview, above == document.views[other]?.superview {
      return .gap
    }
    switch attribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: return .farEdge
    default: return .other
    }
  }
}

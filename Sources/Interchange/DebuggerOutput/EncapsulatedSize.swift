import AutoLayout

/// What a table or a collection says of the size of a cell in a conflict. UIKit keeps that in one
/// constraint on the content view (constraint conflict log, section 4), however many say it here: the
/// frame of the cell, what a line takes of it, and what lays out the table.
struct EncapsulatedSize {
  private let content: ViewID
  private let inside: Set<ViewID>
  private let document: Document
  private let solution: Solution

  /// - Returns: `nil` where no such size has a part in the conflict, or where what is in the cell is tied
  ///   to something else outside.
  init?(in members: [Share], breaking broken: Handle, of solution: Solution) {
    let document = solution.document
    let sizes = members.compactMap { Self.content(sizedBy: $0.handle, in: document) }
    guard let content = sizes.first, sizes.allSatisfy({ $0 == content }) else { return nil }
    (self.content, self.document, self.solution) = (content, document, solution)
    inside = Set(document.preorder(from: content))
    for member in members where !isSize(member) {
      let views = member.equation.views
      if views.isSubset(of: inside) { continue }
      // Broken is what keeps the layout from having the size that would be printed.
      if member.handle == broken || !views.isDisjoint(with: inside) { return nil }
    }
  }

  /// Whether UIKit prints the member; what lies outside has gone into the size.
  func isPrinted(_ member: Share) -> Bool {
    isSize(member) || member.equation.views.isSubset(of: inside)
  }

  /// The size as UIKit tells it, by a number; `nil` for another member.
  func size(of member: Share) -> Equation? {
    guard isSize(member) else { return nil }
    let size = member.equation.first
    return Equation(size, .equal, constant: solution.value(of: size) ?? 0)
  }

  private func isSize(_ member: Share) -> Bool {
    Self.content(sizedBy: member.handle, in: document) == content
  }

  /// The content view of a cell whose size the constraint is.
  private static func content(sizedBy handle: Handle, in document: Document) -> ViewID? {
    guard case .generated(let id, let rule) = handle, rule.isOfMaskedSize,
      let view = document.view(id), view.isContentView,
      view.superview.flatMap(document.view)?.isSizedByUIKit == true
    else { return nil }
    return id
  }
}

extension Rule {
  fileprivate var isOfMaskedSize: Bool {
    Axis.allCases.contains { self == .mask(.size($0)) }
  }
}

extension Equation {
  fileprivate var views: Set<ViewID> {
    Set([first.item.view] + (second.map { [$0.item.view] } ?? []))
  }
}

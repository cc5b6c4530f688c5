import AutoLayout
import Interchange

/// Writes a new constraint next to constraints of the same views, in the dialect of those.
struct NewConstraintRepairs {
  /// In the document that the code makes.
  private let constraint: Equation
  private let state: ExecutedCode

  /// - Parameter document: Whose names are those of the code.
  init?(of constraint: Constraint, in document: Document, to state: ExecutedCode) {
    guard let equation = state.document.equation(of: constraint, in: document) else { return nil }
    self.constraint = equation
    self.state = state
  }

  var proposals: [[FileEdit]] {
    let near = state.sites.filter { site in
      site.constraints.contains { $0.first.item == constraint.first.item }
    }
    let others = state.sites.filter { site in
      site.constraints.contains(where: speaksOfSame)
        && !near.contains { $0.site.call.range == site.site.call.range }
    }
    return (near.suffix(3).reversed() + others.suffix(3).reversed()).flatMap { site, _ in
      proposals(at: site)
    }
  }

  private func speaksOfSame(_ other: Constraint) -> Bool {
    let mine = Set([constraint.first.item.view, constraint.second?.item.view].compactMap { $0 })
    let theirs = [other.first.item.view, other.second?.item.view].compactMap { $0 }
    return theirs.contains { $0 != .root && mine.contains($0) }
  }

  /// In the dialect of the call, else by anchors behind it or behind the block around it.
  private func proposals(at site: CallSite) -> [[FileEdit]] {
    let wanted = WantedConstraint(
      constraint, at: site, in: state.document, ItemTexts(around: site, in: state))
    let edits =
      SiteDialect.all(for: site).flatMap { $0.additions(wanted) }
      + wanted.inserting(wanted.statements) + behindBlock(wanted)
    return edits.map { $0.map { FileEdit(file: site.file.name, edit: $0) } }
  }

  private func behindBlock(_ wanted: WantedConstraint) -> [[TextEdit]] {
    let site = wanted.site
    guard let block = site.outerStatement, block.range != site.statement?.range else { return [] }
    let edit = TextLines(site.file.text).inserting(
      wanted.statements, after: site.local(block.range))
    return [[edit]]
  }
}

extension Document {
  /// What a constraint of another document says, where this one has views of the same names.
  fileprivate func equation(of constraint: Constraint, in other: Document) -> Equation? {
    var equation = constraint.equation
    guard let first = anchor(like: equation.first, in: other) else { return nil }
    equation.first = first
    if let anchor = equation.second {
      guard let second = self.anchor(like: anchor, in: other) else { return nil }
      equation.second = second
    }
    return equation
  }

  private func anchor(like anchor: Anchor, in other: Document) -> Anchor? {
    guard let name = other.view(anchor.item.view)?.name, let view = view(named: name) else {
      return nil
    }
    return Anchor(Item(view.id, guide: anchor.item.guide), anchor.attribute)
  }
}

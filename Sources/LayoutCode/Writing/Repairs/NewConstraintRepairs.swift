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
    let sites = state.sites.filter { $0.site.file.dialect == .swift }
    let near = sites.filter { $0.constraints.contains { $0.first.item == constraint.first.item } }
    let others = sites.filter { site in
      site.constraints.contains(where: speaksOfSame)
        && !near.contains { $0.site.call.range == site.site.call.range }
    }
    return (near.suffix(3).reversed() + others.suffix(3).reversed()).flatMap { site, made in
      proposals(at: site, making: made)
    }
  }

  private func speaksOfSame(_ other: Constraint) -> Bool {
    let mine = Set([constraint.first.item.view, constraint.second?.item.view].compactMap { $0 })
    let theirs = [other.first.item.view, other.second?.item.view].compactMap { $0 }
    return theirs.contains { $0 != .root && mine.contains($0) }
  }

  private func proposals(at site: CallSite, making made: [Constraint]) -> [[FileEdit]] {
    let names = ItemTexts(around: site, in: state)
    let lines = TextLines(site.file.text)
    let edits: [[TextEdit]]
    switch SiteDialect(of: site) {
    case .maker:
      guard made.contains(where: { $0.first.item == constraint.first.item }) else { return [] }
      let end = site.local(site.statement?.range ?? site.call.range)
      edits = [[lines.inserting([chain(at: site, names)], after: end)]]
    case .anchors, .format:
      edits = written(
        (names.code.anchors(constraint) ?? names.code.items(constraint)).line, at: site, names,
        lines)
    case .items:
      edits = written(names.code.items(constraint).line, at: site, names, lines)
    }
    return edits.map { $0.map { FileEdit(file: site.file.name, edit: $0) } }
  }

  private func written(
    _ call: String, at site: CallSite, _ names: ItemTexts, _ lines: TextLines
  ) -> [[TextEdit]] {
    guard let statement = site.statement else { return [] }
    let range = site.local(statement.range)
    let name = constraint.first.variableName(
      of: names.text(of: constraint.first.item), besides: site.file.text.codeWords)
    let held = ["let \(name) = \(call)", "\(name).priority = \(constraint.priority.written)"]
    let (whole, use) = site.use
    if case .element = use, SiteDialect(of: site) != .format {
      let element = site.local(whole.range)
      return [
        constraint.priority.isRequired
          ? lines.inserting(element: call, after: element)
          : [lines.inserting(held, before: range)] + lines.inserting(element: name, after: element)
      ]
    }
    let statements =
      constraint.priority.isRequired
      ? ["\(call).isActive = true"] : held + ["\(name).isActive = true"]
    return [[lines.inserting(statements, after: range)]]
  }

  /// `make.leading.equalTo(card.snp.trailing).offset(8)`
  private func chain(at site: CallSite, _ names: ItemTexts) -> String {
    let base = site.text(site.call.range).prefix { $0 != "." }
    let superview = state.document.view(constraint.first.item.view)?.superview
    let relation = names.code.makerRelation(constraint, superview: superview) { ".offset(\($0))" }
    let line = "\(base).\(constraint.first.attribute.name)\(relation)"
    return constraint.priority.isRequired
      ? line : line + ".priority(\(constraint.priority.makerText))"
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

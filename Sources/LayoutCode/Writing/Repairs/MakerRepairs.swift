import AutoLayout
import Interchange

/// Changes to a chain of SnapKit's: `make.leading.trailing.equalToSuperview().inset(16)`.
struct MakerRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }
  private var lines: TextLines { change.lines }

  init(_ change: SiteChange) { self.change = change }

  var proposals: [[TextEdit]] {
    guard let statement = site.statement, let chain = MakerChain(statement, at: site) else {
      return []
    }
    let range = site.local(statement.range)
    if case .removal = change.change {
      if change.isWhole { return [[lines.removing(range)]] }
      return chain.without(change.constraint.first.attribute)
        .map { [[lines.replacing(range, with: [$0])]] } ?? []
    }
    let changed = chain.changed(change.change, of: change.constraint)
    if change.isWhole { return changed.map { [TextEdit(range, $0.text)] } }
    // One of several attributes gets a chain of its own.
    guard let rest = chain.without(change.constraint.first.attribute) else { return [] }
    return chain.alone(change.constraint.first.attribute)
      .changed(change.change, of: change.constraint)
      .map { [lines.replacing(range, with: [rest, $0.text])] }
  }
}

/// A chain, link by link.
struct MakerChain {
  /// `make`
  private let base: String
  private var attributes: [String]
  /// From the relation on, each as it is written, with its name and argument.
  private var links: [Link]

  struct Link {
    let name: String
    /// What stands in the parentheses; `nil` without any.
    var argument: String?

    var text: String { argument.map { ".\(name)(\($0))" } ?? ".\(name)" }
  }

  init?(_ statement: Statement, at site: CallSite) {
    guard case .expression(let expression) = statement.form else { return nil }
    var links: [(link: Link, isRelation: Bool)] = []
    var next = expression
    while true {
      if case .call(let function, _) = next.form, case .member(let inner, let name) = function.form
      {
        let whole = site.text(SourceRange(name.range.upperBound, next.range.upperBound))
        guard whole.hasPrefix("("), whole.hasSuffix(")") else { return nil }
        links.append(
          (
            Link(name: name.text, argument: String(whole.dropFirst().dropLast())),
            name.range == site.name.range
          ))
        next = inner
      } else if case .member(let inner, let name) = next.form {
        links.append((Link(name: name.text), false))
        next = inner
      } else {
        break
      }
    }
    links.reverse()
    guard case .name(let base, _) = next.form,
      let relation = links.firstIndex(where: \.isRelation)
    else { return nil }
    self.base = base
    attributes = links[..<relation].map(\.link.name)
    self.links = links[relation...].map(\.link)
  }

  var text: String { ([base] + attributes).joined(separator: ".") + links.map(\.text).joined() }

  private var single: [String] {
    let all = attributes.flatMap { name in
      SnapKitAttributes.named.first { $0.name == name }?.attributes ?? []
    }
    return all.map(\.name)
  }

  /// `nil` where nothing would be left.
  func without(_ attribute: Attribute) -> String? {
    var rest = self
    rest.attributes =
      attributes.contains(attribute.name)
      ? attributes.filter { $0 != attribute.name } : single.filter { $0 != attribute.name }
    return rest.attributes.isEmpty ? nil : rest.text
  }

  func alone(_ attribute: Attribute) -> MakerChain {
    var alone = self
    alone.attributes = [attribute.name]
    return alone
  }

  /// The chains that may say so.
  func changed(
    _ change: DocumentChange.ConstraintChange, of constraint: Constraint
  ) -> [MakerChain] {
    switch change {
    case .priority(let priority):
      return [setting("priority", to: priority.makerText, behind: links.count)]
    case .constant(let constant):
      var amounts = [setting("offset", to: constant.plain, behind: 1)]
      if links.contains(where: { $0.name == "inset" }) {
        amounts += [constant, -constant].map { setting("inset", to: $0.plain, behind: 1) }
      }
      var held = self
      held.links[0].argument = constant.plain
      return constraint.second == nil ? [held] + amounts : amounts.reversed() + [held]
    case .removal, .activation: return []
    }
  }

  private func setting(_ name: String, to value: String, behind place: Int) -> MakerChain {
    var changed = self
    if let known = links.firstIndex(where: { $0.name == name }) {
      changed.links[known].argument = value
    } else {
      changed.links.insert(Link(name: name, argument: value), at: min(place, links.count))
    }
    return changed
  }
}

import AutoLayout
import Interchange

extension SiteDialect {
  /// `make.leading.trailing.equalToSuperview().inset(16)`
  static let snapKit = SiteDialect(
    isMeant: { $0.isChain && $0.file.dialect == .swift },
    changes: { MakerRepairs($0, of: .snapKit).proposals },
    line: { wanted in
      guard let base = wanted.site.maker else { return nil }
      let (equation, priority) = (wanted.equation, wanted.equation.priority)
      let relation = ConstraintCode(text: wanted.bareText)
        .makerRelation(equation, superview: wanted.superview) { ".offset(\($0))" }
      return "\(base).\(wanted.first.attribute.name)\(relation)"
        + (priority.isRequired ? "" : ".priority(\(priority.makerText))")
    })

  /// `make.left.right.equalTo(self.view).offset(16);`
  static let masonry = SiteDialect(
    isMeant: { $0.isChain && $0.file.dialect == .objectiveC },
    changes: { MakerRepairs($0, of: .masonry).proposals },
    line: { wanted in
      wanted.site.maker.map { MasonryLine(text: wanted.text).line($0, wanted.equation) }
    })
}

extension CallSite {
  fileprivate var isChain: Bool { isChainRelation && maker != nil }

  /// Whether it is `equalTo` or its like in a chain: no chain means anything without it.
  var isChainRelation: Bool {
    let bare = name.text.hasPrefix("mas_") ? String(name.text.dropFirst(4)) : name.text
    return ConstraintChain.relationNames.contains { bare.hasPrefix($0.name) }
  }

  /// `make` of `make.top.equalTo(card)`.
  fileprivate var maker: String? {
    statement.flatMap { MakerChain($0, at: self, of: .snapKit) }?.base
  }
}

/// What a library with chains calls its attributes, and how it writes a number that something is held
/// against.
struct MakerNames {
  let attributes: [(name: String, attributes: [Attribute])]
  let number: @Sendable (Double) -> String
  let priority: @Sendable (Priority) -> String

  static var snapKit: MakerNames {
    MakerNames(
      attributes: SnapKitAttributes.named, number: { $0.plain }, priority: { $0.makerText })
  }

  static var masonry: MakerNames {
    MakerNames(
      attributes: MasonryMembers.named + MasonryMembers.groups, number: { boxed($0.plain) },
      priority: { $0.rawValue.plain })
  }

  /// A number as an object: `@96`, `@(-8)`.
  static func boxed(_ number: String) -> String {
    number.allSatisfy { $0.isNumber || $0 == "." } ? "@\(number)" : "@(\(number))"
  }
}

/// Changes to a chain of SnapKit's or Masonry's.
struct MakerRepairs {
  private let change: SiteChange
  private let names: MakerNames
  private var site: CallSite { change.site }
  private var lines: TextLines { change.lines }
  private var isHeld: Bool { if case .held = site.use.use { true } else { false } }

  init(_ change: SiteChange, of names: MakerNames) { (self.change, self.names) = (change, names) }

  var proposals: [[TextEdit]] {
    guard let statement = site.statement, let chain = MakerChain(statement, at: site, of: names)
    else { return [] }
    let range = site.local(statement.range)
    if case .removal = change.change {
      if change.isWhole { return isHeld ? [] : [[lines.removing(range)]] }
      return chain.without(change.constraint.first.attribute)
        .map { [[lines.replacing(range, with: [$0])]] } ?? []
    }
    let changed = chain.changed(change.change, of: change.constraint)
    if change.isWhole { return changed.map { [TextEdit(range, $0.text)] } }
    // One of several attributes gets a chain of its own, unless something holds all of them.
    guard !isHeld, let rest = chain.without(change.constraint.first.attribute) else { return [] }
    return chain.alone(change.constraint.first.attribute)
      .changed(change.change, of: change.constraint)
      .map { [lines.replacing(range, with: [rest, $0.text])] }
  }
}

/// A chain, link by link.
struct MakerChain {
  /// `make`
  let base: String
  private let names: MakerNames
  /// What stands before the chain, of one that something holds: `top = `.
  private let start: String
  /// What ends the statement.
  private let end: String
  private var attributes: [String]
  /// From the relation on, each as it is written, with its name and argument.
  private var links: [Link]

  struct Link {
    let name: String
    /// What stands in the parentheses; `nil` without any.
    var argument: String?

    var text: String { argument.map { ".\(name)(\($0))" } ?? ".\(name)" }
  }

  init?(_ statement: Statement, at site: CallSite, of names: MakerNames) {
    guard case .expression(var expression) = statement.form else { return nil }
    let whole = expression.range
    if case .assignment(_, "=", let value) = expression.form { expression = value }
    start = site.text(SourceRange(whole.lowerBound, expression.range.lowerBound))
    self.names = names
    end = site.text(statement.range).hasSuffix(";") ? ";" : ""
    var links: [(link: Link, isRelation: Bool)] = []
    var next = expression
    while true {
      if case .optionalChain(let inner) = next.form {
        next = inner
      } else if case .call(let function, _) = next.form,
        case .member(let inner, let name) = function.form
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

  var text: String {
    start + ([base] + attributes).joined(separator: ".") + links.map(\.text).joined() + end
  }

  private var single: [String] {
    let all = attributes.flatMap { name in
      names.attributes.first { $0.name == name }?.attributes ?? []
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
      return [setting("priority", to: names.priority(priority), behind: links.count)]
    case .constant(let constant):
      var amounts = [setting("offset", to: constant.plain, behind: 1)]
      if links.contains(where: { $0.name == "inset" }) {
        amounts += [constant, -constant].map { setting("inset", to: $0.plain, behind: 1) }
      }
      var held = self
      let isBoxed = !held.links[0].name.hasPrefix("mas_")
      held.links[0].argument = isBoxed ? names.number(constant) : constant.plain
      return constraint.second == nil || isHeldAgainstNumber
        ? [held] + amounts : amounts.reversed() + [held]
    case .removal, .activation, .terms: return []
    }
  }

  /// `right.equalTo(12)`, which means so far from the superview's own edge.
  private var isHeldAgainstNumber: Bool {
    let amount = links[0].argument?.filter { !"@()".contains($0) }
    return amount.flatMap(Double.init) != nil
      && !links.contains { ["offset", "inset"].contains($0.name) }
  }

  private func setting(_ name: String, to value: String, behind place: Int) -> MakerChain {
    var changed = self
    if let known = links.firstIndex(where: { $0.name == name }) {
      changed.links[known].argument = value
    } else {
      // Nothing follows what ends a chain.
      let end = links.firstIndex { $0.name == "constraint" } ?? links.count
      changed.links.insert(Link(name: name, argument: value), at: min(place, end))
    }
    return changed
  }
}

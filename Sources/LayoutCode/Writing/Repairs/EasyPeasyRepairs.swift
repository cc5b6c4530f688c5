import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.easy.layout(Top(8).to(picture), Left(16))`
  static let easyPeasy = SiteDialect(
    isMeant: { !EasyPeasyArguments($0).expressions.isEmpty },
    changes: { EasyPeasyRepairs($0).proposals },
    additions: { wanted in
      guard let text = EasyPeasyLine.text(wanted),
        let last = EasyPeasyArguments(wanted.site).expressions.last
      else { return [] }
      let lines = TextLines(wanted.site.file.text)
      return [lines.inserting(element: text, after: wanted.site.local(last.range))]
    })
}

/// What a call of EasyPeasy lists: `Top(8)` and its like.
private struct EasyPeasyArguments {
  let expressions: [Expression]

  init(_ site: CallSite) {
    var given: [Expression]
    switch site.call.form {
    case .call where site.name.text == "layout": given = site.arguments.map(\.value)
    case .binary(_, "<-", let right): given = [right]
    default: given = []
    }
    if given.count == 1, case .list(let elements) = given[0].form { given = elements }
    expressions = given.filter { EasyPeasyArguments.attribute($0) != nil }
  }

  /// The call that begins with the attribute: `Top(8)` of `Top(8).to(picture)`.
  static func attribute(_ expression: Expression) -> (call: Expression, name: String)? {
    var next = expression
    while case .call(let function, _) = next.form {
      if case .name(let name, _) = function.form {
        return EasyMembers.making.contains { $0.name == name } ? (next, name) : nil
      }
      guard case .member(let base, _) = function.form else { return nil }
      next = base
    }
    return nil
  }
}

/// Changes to what a call of EasyPeasy lists: which of it makes the constraint is found out by trying all.
private struct EasyPeasyRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }

  init(_ change: SiteChange) { self.change = change }

  var proposals: [[TextEdit]] {
    EasyPeasyArguments(site).expressions.flatMap { expression -> [[TextEdit]] in
      changes(to: expression) + [taken(apart: expression)].compactMap { $0 }
    }
  }

  private func changes(to expression: Expression) -> [[TextEdit]] {
    let range = site.local(expression.range)
    switch change.change {
    case .constant(let constant):
      guard let call = EasyPeasyArguments.attribute(expression)?.call,
        case .call(_, let arguments) = call.form, arguments.isEmpty
      else { return [] }
      let end = site.local(call.range).upperBound - 1
      return [constant, -constant].map { [TextEdit(SourceRange(end, end), $0.plain)] }
    case .priority(let priority):
      let text = EasyPeasyLine.priority(priority)
      if let known = site.priority(in: expression) { return [[TextEdit(known, text)]] }
      let end = SourceRange(range.upperBound, range.upperBound)
      return [[TextEdit(end, ".with(\(text))")]]
    case .removal: return [[change.lines.removing(argument: range)]]
    case .activation, .terms: return []
    }
  }

  /// One entry for each attribute of a group: `Edges(16)`.
  private func taken(apart expression: Expression) -> [TextEdit]? {
    guard let name = EasyPeasyArguments.attribute(expression)?.name,
      let group = EasyPeasyLine.groups.first(where: { $0.name == name })
    else { return nil }
    let members = change.made.filter { group.attributes.contains($0.first.attribute) }
    let texts = change.wanted(members.compactMap(change.equation)).compactMap(EasyPeasyLine.text)
    guard !texts.isEmpty else { return nil }
    return [TextEdit(site.local(expression.range), texts.joined(separator: ", "))]
  }
}

extension CallSite {
  /// Where the priority of an entry stands.
  fileprivate func priority(in expression: Expression) -> SourceRange? {
    for case .expression(let part) in SyntaxWalk(expression) {
      if case .call(let function, let arguments) = part.form,
        case .member(_, let name) = function.form, name.text == "with",
        let value = arguments.first?.value
      {
        return local(value.range)
      }
    }
    return nil
  }
}

/// A constraint as an entry of EasyPeasy's.
private enum EasyPeasyLine {
  static let groups: [(name: String, attributes: [Attribute])] = [
    ("Edges", [.top, .left, .right, .bottom]), ("Size", [.width, .height]),
    ("Center", [.centerX, .centerY]),
  ]

  static func text(_ wanted: WantedConstraint) -> String? {
    let equation = wanted.equation
    let attribute = equation.first.attribute
    guard equation.multiplier == 1 else { return nil }
    let isFar = equation.second != nil && attribute.isFarEdge
    let constant = isFar ? -equation.constant : equation.constant
    let relation = isFar ? equation.relation.reversed : equation.relation
    let sign = relation == .equal ? "" : relation == .lessThanOrEqual ? "<=" : ">="
    let amount = constant == 0 && sign.isEmpty ? "" : sign + constant.plain
    var text = "\(attribute.name.capitalizedFirst)(\(amount))"
    if let second = equation.second, !(wanted.isToSuperview && second.attribute == attribute) {
      let word = attribute.kind == .size ? "like" : "to"
      text += ".\(word)(\(wanted.text(second.item)), .\(second.attribute.name))"
    }
    return equation.priority.isRequired ? text : text + ".with(\(priority(equation.priority)))"
  }

  static func priority(_ priority: Priority) -> String {
    switch priority.rawValue {
    case 1000: ".required"
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    default: ".custom(\(priority.rawValue.plain))"
    }
  }
}

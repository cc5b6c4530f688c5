import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.topAnchor.constraint(equalTo: …)`
  static let anchors = SiteDialect(
    isMeant: \.isAnchors, changes: { SingleCallRepairs($0).proposals },
    additions: { wanted in
      PlainAdditions(wanted, call: wanted.language.anchors(wanted.equation, wanted.bareText)).edits
    })

  /// `NSLayoutConstraint(item: …)`
  static let items = SiteDialect(
    isMeant: \.isItems, changes: { SingleCallRepairs($0).proposals },
    additions: { wanted in
      PlainAdditions(wanted, call: wanted.language.items(wanted.equation, wanted.bareText)).edits
    })
}

extension CallSite {
  var isAnchors: Bool {
    guard case .call(let function, _) = call.form, case .member = function.form else {
      return false
    }
    return name.text.hasPrefix("constraint") && !isFormat && !isItems
  }

  var isItems: Bool {
    ["NSLayoutConstraint", "init", "constraintWithItem"].contains(name.text)
      && arguments.contains { $0.label?.text == "item" }
  }
}

/// Changes to a constraint that a call makes by itself: by anchors or by items.
struct SingleCallRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }
  private var lines: TextLines { change.lines }
  private var language: RepairLanguage { change.language }

  init(_ change: SiteChange) { self.change = change }

  var proposals: [[TextEdit]] {
    switch change.change {
    case .constant(let constant): constants(constant)
    case .priority(let priority): priorities(priority)
    case .removal: removals
    case .activation: []
    case .terms(let terms): otherTerms(terms)
    }
  }

  // MARK: Relations and multipliers

  /// With as much of the call as stays, else the call anew; a priority is set beside it.
  private func otherTerms(_ terms: DocumentChange.Terms) -> [[TextEdit]] {
    let now = change.constraint
    guard change.isWhole, terms.priority == now.priority,
      let equation = change.equation(of: now), let wanted = change.wanted([equation]).first
    else { return [] }
    let isAnew = terms.multiplier != now.multiplier || terms.constant != now.constant
    let anew =
      site.isItems
      ? language.items(equation, wanted.bareText) : language.anchors(equation, wanted.bareText)
    let whole = [TextEdit(site.local(site.call.range), anew)]
    return (isAnew ? [] : relabelled(to: terms.relation, from: now.relation)) + [whole]
  }

  /// `lessThanOrEqualTo:` for `equalTo:`.
  private func relabelled(to relation: Relation, from old: Relation) -> [[TextEdit]] {
    site.arguments.compactMap { argument in
      guard let label = argument.label else { return nil }
      let rest = label.text.dropFirst(old.label.count)
      guard label.text.hasPrefix(old.label), ["", "Constant"].contains(rest) else { return nil }
      return [TextEdit(site.local(label.range), relation.label + rest)]
    }
  }

  // MARK: Constants

  private func constants(_ constant: Double) -> [[TextEdit]] {
    let text = constant.plain
    var proposals: [[TextEdit]] = []
    let labels = ["constant"] + Relation.allCases.map { $0.label + "Constant" }
    if let argument = site.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
      if constant == 0, argument.label?.text == "constant", let whole = withComma(argument) {
        proposals.append([TextEdit(whole, "")])
      }
      proposals.append([TextEdit(site.local(argument.value.range), text)])
    } else {
      let end = site.local(site.call.range).upperBound - 1
      proposals.append([
        TextEdit(SourceRange(end, end), language.argument("constant", text))
      ])
    }
    if case .held(let name) = site.use.use {
      proposals += before(
        uses(of: name), insert: language.setting(constant, of: site.file.reaching(name)))
    }
    return proposals
  }

  /// An argument behind others, with the comma before it.
  private func withComma(_ argument: Expression.Argument) -> SourceRange? {
    guard let place = site.arguments.firstIndex(where: { $0.value.range == argument.value.range }),
      place > 0
    else { return nil }
    let before = site.local(site.arguments[place - 1].value.range).upperBound
    return SourceRange(before, site.local(argument.value.range).upperBound)
  }

  // MARK: Priorities

  private func priorities(_ priority: Priority) -> [[TextEdit]] {
    let (whole, use) = site.use
    guard let statement = site.statement else {
      guard case .held(let name) = use else { return [] }
      return before(
        uses(of: name), insert: language.setting(priority, of: site.file.reaching(name)))
    }
    let range = site.local(statement.range)
    switch use {
    case .held(let name):
      let line = language.setting(priority, of: site.file.reaching(name))
      return [[lines.inserting([line], after: range)]]
        + before(uses(of: name), insert: line)
    case .activated:
      return [
        [lines.replacing(range, with: held(whole, priority) + [language.activating(reached)])]
      ]
    case .element, .argument:
      return [
        [
          lines.inserting(held(whole, priority), before: range),
          TextEdit(site.local(whole.range), freeName),
        ]
      ]
    case .other: return []
    }
  }

  private func held(_ whole: Expression, _ priority: Priority) -> [String] {
    [
      language.holding(text(whole), as: freeName), language.setting(priority, of: reached),
    ]
  }

  /// `previousLeading?` of `previous?.leadingAnchor.constraint(…)`.
  private var reached: String {
    !language.isObjectiveC && site.call.mayBeNil ? freeName + "?" : freeName
  }

  /// With the lines of a long call moved to where it comes to stand.
  private func text(_ expression: Expression) -> String {
    guard let statement = site.statement else { return site.text(expression.range) }
    return lines.excerpt(site.local(expression.range), movedTo: site.local(statement.range))
  }

  private var freeName: String {
    change.constraint.first.variableName(
      of: site.itemText ?? "", besides: site.file.text.codeWords)
  }

  // MARK: Removals

  private var removals: [[TextEdit]] {
    let (whole, use) = site.use
    guard let statement = site.statement else {
      guard case .held(let name) = use else { return [] }
      return withoutUses(of: name)
    }
    let range = site.local(statement.range)
    switch use {
    case .activated: return [[lines.removing(range)]]
    case .element:
      let element = [lines.removing(element: site.local(whole.range))]
      return isOnlyElement(whole, of: statement) ? [[lines.removing(range)], element] : [element]
    case .argument: return [[lines.removing(range)]]
    case .held(let name):
      let uses = withoutUses(of: name)
      // Nothing but what is taken out speaks of it.
      let bare = uses.map { [lines.removing(range)] + $0 }
      return uses.count == 1 && isSpokenOfOnce(name) ? bare + uses : uses
    case .other: return []
    }
  }

  private func isOnlyElement(_ element: Expression, of statement: Statement) -> Bool {
    guard case .expression(let expression) = statement.form,
      case .call(_, let arguments) = expression.form, arguments.count == 1,
      case .list(let elements)? = arguments.first?.value.form
    else { return false }
    return elements.count == 1 && elements.first?.range == element.range
  }

  /// Without what switches it on.
  private func withoutUses(of name: String) -> [[TextEdit]] {
    SyntaxWalk(site.file.statements).compactMap { node -> [TextEdit]? in
      switch node {
      case .statement(let statement):
        guard case .expression(let expression) = statement.form,
          let base = expression.switchedOn, names(base, name)
        else { return nil }
        return [lines.removing(site.local(statement.range))]
      case .expression(let expression):
        guard case .list(let elements) = expression.form,
          let element = elements.first(where: { names($0, name) })
        else { return nil }
        return [lines.removing(element: site.local(element.range))]
      case .declaration: return nil
      }
    }
  }

  // MARK: What holds it

  private func names(_ expression: Expression, _ name: String) -> Bool {
    site.text(expression.range).bareName == name.bareName
  }

  /// Besides where it is declared: in the function where it is a variable of that, else in the file.
  private func isSpokenOfOnce(_ name: String) -> Bool {
    guard let function = site.function, !name.contains(".") else {
      return site.file.text.split { !$0.isPartOfName }.count { $0 == name } == 2
    }
    let uses = SyntaxWalk(site.file.statements).count { node in
      guard case .expression(let part) = node, case .name(name, _) = part.form else { return false }
      return function.holds(part.range.lowerBound)
    }
    return uses == 1
  }

  /// The statements in which what holds the constraint is spoken of.
  private func uses(of name: String) -> [SourceRange] {
    SyntaxWalk(site.file.statements).compactMap { node -> SourceRange? in
      guard case .statement(let statement) = node, case .expression(let expression) = statement.form
      else { return nil }
      let speaks = SyntaxWalk(expression).contains { part in
        if case .expression(let part) = part { names(part, name) } else { false }
      }
      return speaks ? site.local(statement.range) : nil
    }
  }

  private func before(_ uses: [SourceRange], insert line: String) -> [[TextEdit]] {
    uses.map { [lines.inserting([line], before: $0)] }
  }
}

extension Expression {
  /// What `width.isActive = true` switches on, and `[width setActive:YES]`.
  fileprivate var switchedOn: Expression? {
    switch form {
    case .assignment(let target, "=", let value):
      guard case .boolean(true) = value.form, case .member(let base, let property) = target.form,
        ["isActive", "active"].contains(property.text)
      else { return nil }
      return base
    case .call(let function, let arguments):
      guard case .member(let base, let name) = function.form, name.text == "setActive",
        case .boolean(true)? = arguments.first?.value.form
      else { return nil }
      return base
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is reached by way of what may be `nil`.
  fileprivate var mayBeNil: Bool {
    switch form {
    case .call(let function, _): function.mayBeNil
    case .member(let base, _): base.mayBeNil
    case .optionalChain: true
    default: false
    }
  }
}

extension Anchor {
  /// What somebody would call a constraint on it: `titleWidth`, and none of the names that are taken.
  func variableName(of item: String, besides taken: Set<String>) -> String {
    let parts = item.split(separator: ".").map(String.init).filter { $0 != "self" && $0 != "view" }
    let start = parts.last { $0.allSatisfy(\.isPartOfName) } ?? ""
    let attribute = self.attribute.name
    let name =
      start.isEmpty || start.hasSuffix("Guide")
      ? attribute + "Constraint" : start + attribute.capitalizedFirst
    return name.free(besides: taken)
  }
}

extension String {
  /// The same with a number where it is taken.
  func free(besides taken: Set<String>) -> String {
    if !taken.contains(self) { return self }
    var number = 2
    while taken.contains("\(self)\(number)") { number += 1 }
    return "\(self)\(number)"
  }

  /// The names and other words in a text of code.
  var codeWords: Set<String> { Set(split { !$0.isPartOfName }.map(String.init)) }

  /// A name as it is declared: without `self.` before it, and without `?` or `!` behind it.
  var bareName: String {
    let name = hasPrefix("self.") ? dropFirst(5) : self[...]
    return String(name.hasSuffix("?") || name.hasSuffix("!") ? name.dropLast() : name)
  }
}

extension Character {
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

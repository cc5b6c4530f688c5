import AutoLayout
import Interchange

/// Writes a property of a view.
struct PropertyRepairs {
  private let property: ViewProperty
  private let state: ExecutedCode

  init(of property: ViewProperty, in state: ExecutedCode) {
    (self.property, self.state) = (property, state)
  }

  /// In the place of what says otherwise, else behind the line that puts the view somewhere, else before
  /// its first constraint, else where it is made or spoken of. Nothing where the code takes the value from
  /// its data: what was tried out here is not to stand in the app.
  var proposals: [[FileEdit]] {
    if isTakenFromData { return [] }
    return everywhere { replacing(in: $0) + behindPlacing(in: $0) } + beforeConstraints
      + everywhere { PropertyPlaces(of: property, in: $0).proposals }
  }

  private func everywhere(_ edits: (CodeFile) -> [TextEdit]) -> [[FileEdit]] {
    state.files.flatMap { file in
      edits(file).map { [FileEdit(file: file.name, edit: $0)] }
    }
  }

  var isTakenFromData: Bool { state.files.contains(where: takesValueFromData) }

  /// `title.text = viewModel.title`
  private func takesValueFromData(_ file: CodeFile) -> Bool {
    guard case .assignment(let name, _, _) = property.statement else { return false }
    let made = MakingNames(of: property.view, in: file)
    return SyntaxWalk(file.statements).contains { node in
      guard case .expression(let expression) = node,
        case .assignment(let target, "=", let value) = expression.form,
        case .member(let base, let member) = target.form, member.text == name
      else { return false }
      return value.isTakenFromData && isView(base, file, made)
    }
  }

  private func isView(_ expression: Expression, _ file: CodeFile, _ made: MakingNames) -> Bool {
    file.isView(expression, named: property.view, made)
  }

  private func replacing(in file: CodeFile) -> [TextEdit] {
    let made = MakingNames(of: property.view, in: file)
    return SyntaxWalk(file.statements).compactMap { node -> TextEdit? in
      guard case .statement(let statement) = node, case .expression(let expression) = statement.form
      else { return nil }
      let receiver: Expression
      let older = property.statement.objectiveCName
      switch (expression.form, property.statement) {
      case (.assignment(let target, "=", _), .assignment(let name, _, _)):
        guard case .member(let base, let member) = target.form,
          [name, older].contains(member.text)
        else { return nil }
        receiver = base
      case (.call(let function, let arguments), .assignment(let name, _, _)):
        // `[title setHidden:YES]`
        let setters = [name, older].compactMap { $0 }.map { "set" + $0.capitalizedFirst }
        guard case .member(let base, let member) = function.form, arguments.count == 1,
          setters.contains(member.text)
        else { return nil }
        receiver = base
      case (.call(let function, let arguments), .call(let call)):
        guard case .member(let base, let member) = function.form, member.text == call.name,
          let argument = arguments.last,
          let own = call.arguments.last?.value,
          [own.swift, own.objectiveC].contains(file.excerpt(argument.value.range))
        else { return nil }
        receiver = base
      default: return nil
      }
      guard isView(receiver, file, made) else { return nil }
      let line = RepairLanguage(of: file).saying(
        property.statement, to: file.excerpt(receiver.range))
      return TextLines(file.text).replacing(file.local(statement.range), with: [line])
    }
  }

  private func behindPlacing(in file: CodeFile) -> [TextEdit] {
    let made = MakingNames(of: property.view, in: file)
    return SyntaxWalk(file.statements).compactMap { node -> TextEdit? in
      guard case .statement(let statement) = node,
        case .expression(let expression) = statement.form,
        let placed = expression.placedView, isView(placed, file, made)
      else { return nil }
      let text = RepairLanguage(of: file).saying(property.statement, to: file.excerpt(placed.range))
      return TextLines(file.text).inserting(text.lines, after: file.local(statement.range))
    }
  }

  private var beforeConstraints: [[FileEdit]] {
    let sites = state.sites.filter { site in
      site.constraints.contains {
        state.document.view($0.first.item.view)?.name == property.view
      }
    }
    return sites.prefix(4).compactMap { site, _ -> [FileEdit]? in
      guard let statement = site.statement else { return nil }
      let known = site.speaksOfProxies ? nil : site.itemText
      let receiver = known.flatMap { $0.isEmpty ? nil : $0 } ?? property.view
      let edit = TextLines(site.file.text).inserting(
        RepairLanguage(of: site.file).saying(property.statement, to: receiver).lines,
        before: site.local(statement.range))
      return [FileEdit(file: site.file.name, edit: edit)]
    }
  }
}

extension CodeFile {
  /// Whether an expression is a view by its name, or by the one that it has while it is made.
  func isView(_ expression: Expression, named view: String, _ made: MakingNames) -> Bool {
    let name = excerpt(expression.range).bareName
    return name == view || name == "_\(view)" || made.contains(name, at: expression.range)
  }
}

extension Expression {
  /// Whether a member of some value has a part in it: `viewModel.title`, not `Theme.title` nor `.title`.
  fileprivate var isTakenFromData: Bool {
    SyntaxWalk(self).contains { node in
      guard case .expression(let part) = node, case .member(let base, _) = part.form,
        case .name(let name, _) = base.form
      else { return false }
      return name.first?.isLowercase == true && name != "self" && name != "super"
    }
  }
}

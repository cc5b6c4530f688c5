import AutoLayout
import Interchange

/// Changes to what is given to a constraint by the property that holds it, wherever that is: `height.constant = 120`
/// for an outlet, `top.update(offset: 8)`.
struct HolderRepairs {
  private let change: DocumentChange.ConstraintChange
  private let constraint: Constraint
  private let names: Set<String>
  private let state: ExecutedCode

  /// - Parameter site: The call that makes the constraint, where one does.
  init(
    _ change: DocumentChange.ConstraintChange, of constraint: Constraint, at site: CallSite?,
    in state: ExecutedCode
  ) {
    (self.change, self.constraint, self.state) = (change, constraint, state)
    var names: Set<String> = []
    if let name = constraint.name { names.insert(name) }
    if case .held(let name)? = site?.use.use { names.insert(name.bareName) }
    self.names = names
  }

  var proposals: [[FileEdit]] {
    switch change {
    case .constant(let constant):
      given(to: "constant").flatMap { file, value in
        numbers(in: value).map { [file.replacing($0, with: constant.plain)] }
      }
    case .priority(let priority):
      given(to: "priority").filter { $0.value.isFixed }.map { file, value in
        [file.replacing(value, with: RepairLanguage(of: file).text(priority))]
      }
    case .removal: constraint.element == nil ? [] : switchedOff
    case .activation, .terms: []
    }
  }

  /// `height.isActive = false` for what an outlet leads to, where its constant was given: without its element
  /// the outlet would lead nowhere.
  private var switchedOff: [[FileEdit]] {
    state.files.flatMap { file in
      SyntaxWalk(file.statements).compactMap { node -> [FileEdit]? in
        guard case .statement(let statement) = node,
          case .expression(let expression) = statement.form,
          case .assignment(let target, "=", _) = expression.form,
          let (holder, _) = expression.giving("constant"),
          names.contains(file.excerpt(holder.range).bareName)
        else { return nil }
        let reached = String(file.excerpt(target.range).dropLast(".constant".utf8.count))
        let line = RepairLanguage(of: file).activating(reached, false)
        let edit = TextLines(file.text).replacing(file.local(statement.range), with: [line])
        return [FileEdit(file: file.name, edit: edit)]
      }
    }.reversed()
  }

  /// What may be the present constant: of `isOpen ? 200 : 120` one of the numbers.
  private func numbers(in value: Expression) -> [Expression] {
    let numbers = SyntaxWalk(value).compactMap { node -> Expression? in
      guard case .expression(let part) = node else { return nil }
      return part.literal == constraint.constant ? part : nil
    }
    return numbers.isEmpty && value.isFixed ? [value] : numbers
  }

  /// The last one first: it counts.
  private func given(to property: String) -> [(file: CodeFile, value: Expression)] {
    state.files.flatMap { file in
      SyntaxWalk(file.statements).compactMap { node -> (file: CodeFile, value: Expression)? in
        guard case .expression(let expression) = node,
          let (holder, value) = expression.giving(property),
          names.contains(file.excerpt(holder.range).bareName)
        else { return nil }
        return (file, value)
      }
    }.reversed()
  }
}

extension CodeFile {
  fileprivate func replacing(_ expression: Expression, with text: String) -> FileEdit {
    FileEdit(file: name, edit: TextEdit(local(expression.range), text))
  }
}

extension Expression {
  /// What holds the constraint, and what it is given: of `height.constant = 120`, `[height setConstant:120]`
  /// and `height.update(offset: 120)`.
  fileprivate func giving(_ property: String) -> (holder: Expression, value: Expression)? {
    switch form {
    case .assignment(let target, "=", let value):
      guard case .member(let holder, let member) = target.link.form, member.text == property
      else { return nil }
      return (holder, value)
    case .call(let function, let arguments):
      guard case .member(let holder, let member) = function.link.form, arguments.count == 1,
        let only = arguments.first
      else { return nil }
      let amount = property == "constant" ? "offset" : property
      let names = ["set" + property.capitalizedFirst, "update" + amount.capitalizedFirst]
      let isUpdate = member.text == "update" && only.label?.text == amount
      return isUpdate || names.contains(member.text) ? (holder, only.value) : nil
    default: return nil
    }
  }

  /// Without what marks that it may be `nil`.
  private var link: Expression {
    if case .optionalChain(let inner) = form { inner.link } else { self }
  }

  /// `120`, `-8`.
  var literal: Double? {
    switch form {
    case .number(let value, _): value
    case .prefix("-", let inner): inner.literal.map { -$0 }
    default: nil
    }
  }

  /// Whether it is the same each time it is carried out: a number, `.defaultHigh`, `Metrics.height`, `.init(999)`.
  fileprivate var isFixed: Bool {
    switch form {
    case .number, .implicitMember: return true
    case .prefix(_, let inner): return inner.isFixed
    case .member(let base, _):
      if case .name(let name, _) = base.form { return name.first?.isUppercase == true }
      return false
    case .call(let function, let arguments):
      switch function.form {
      case .implicitMember: break
      case .name(let name, _) where name.first?.isUppercase == true: break
      default: return false
      }
      return arguments.allSatisfy { $0.value.isFixed }
    default: return false
    }
  }
}

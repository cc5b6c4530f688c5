import AutoLayout
import Interchange

/// A call or operator in a text that makes constraints, with all that stands around it.
struct CallSite {
  let place: SourcePlace
  let file: CodeFile
  /// From the call itself, without what the library's chain goes on with.
  let call: Expression
  /// What is called, and with what: of an operator its sign, and nothing.
  let name: NameSyntax
  let arguments: [Expression.Argument]
  /// What stands around it, the outermost first; the call is the last.
  private let path: [SyntaxNode]

  /// `nil` where the text has changed meanwhile.
  init?(_ place: SourcePlace, in files: [CodeFile]) {
    guard let file = files.first(where: { $0.name == place.file }) else { return nil }
    let start = place.call.lowerBound + file.offset
    let end = place.call.upperBound + file.offset
    var path: [SyntaxNode] = []
    var nodes = file.statements.map { SyntaxNode.statement($0) }
    // The ranges of a message's receiver and of its arguments overlap: the shortest holds the call.
    while let next = nodes.filter({ $0.range.holds(start) }).min(by: { $0.length < $1.length }) {
      path.append(next)
      nodes = next.children
    }
    guard
      let index = path.lastIndex(where: { node in
        node.range.upperBound == end
          && [node.range.lowerBound, node.called?.0.range.lowerBound].contains(start)
          && node.called != nil
      }),
      let (name, arguments) = path[index].called, case .expression(let call) = path[index]
    else { return nil }
    (self.place, self.file) = (place, file)
    self.path = Array(path[...index])
    (self.name, self.arguments, self.call) = (name, arguments, call)
  }

  /// The type whose method it stands in.
  var typeName: String? {
    for case .declaration(let declaration) in path.reversed() {
      if case .type(let type) = declaration.form { return type.name.text }
    }
    return nil
  }

  /// What the result of the call becomes.
  enum Use {
    /// `call.isActive = true`
    case activated
    /// An element of a list.
    case element
    /// A value that something is given: `view.addConstraint(call)`.
    case argument
    /// `let width = call`, `self.width = call`: by this name.
    case held(String)
    case other
  }

  /// The innermost statement around it; `nil` for the value of a property.
  var statement: Statement? {
    for node in path.reversed() {
      switch node {
      case .statement(let statement): return statement
      case .declaration(let declaration):
        if case .type = declaration.form { return nil }
      case .expression: break
      }
    }
    return nil
  }

  /// The statement of the function around it that it is in, however deep.
  var outerStatement: Statement? {
    let start = path.lastIndex { node in
      if case .declaration(let declaration) = node, case .function = declaration.form {
        return true
      }
      return false
    }
    for case .statement(let statement) in path.dropFirst(start.map { $0 + 1 } ?? 0) {
      return statement
    }
    return nil
  }

  /// The call with a closure in which nothing stands but the statement of this one.
  var statementOfClosure: Statement? {
    let last = path.lastIndex { node in
      if case .expression(let expression) = node, case .closure = expression.form { return true }
      return false
    }
    guard let last, case .expression(let expression) = path[last],
      case .closure(let closure) = expression.form, closure.body.count == 1,
      case .statement(let outer)? = path[..<last].last(where: { node in
        if case .expression = node { false } else { true }
      }),
      case .expression(let call) = outer.form, case .call = call.form
    else { return nil }
    return outer
  }

  /// The innermost closure around it, by where it stands.
  var closure: SourceRange? {
    for case .expression(let expression) in path.reversed() {
      if case .closure = expression.form { return expression.range }
    }
    return nil
  }

  /// The innermost loop over a list around it, within its function.
  var loop: LoopTurn.Loop? {
    for (place, node) in path.enumerated().reversed() {
      switch node {
      case .statement(let statement):
        guard case .loop(let pattern, let list, where: nil, _) = statement.form else { continue }
        return LoopTurn.Loop(pattern, in: list)
      case .declaration(let declaration):
        if case .function = declaration.form { return nil }
      case .expression(let expression):
        guard case .closure(let closure) = expression.form, place > 0,
          case .expression(let call) = path[place - 1],
          let loop = LoopTurn.Loop(closure, of: call)
        else { continue }
        return loop
      }
    }
    return nil
  }

  /// The function around it, by where it stands.
  var function: SourceRange? {
    for case .declaration(let declaration) in path.reversed() {
      if case .function = declaration.form { return declaration.range }
    }
    return nil
  }

  /// The function around it, as it is declared.
  var functionAround: Declaration.Function? {
    for case .declaration(let declaration) in path.reversed() {
      if case .function(let function) = declaration.form { return function }
    }
    return nil
  }

  var functionName: String? { functionAround?.name.text }

  /// The call with what is chained to it, and what becomes of it.
  var use: (whole: Expression, use: Use) {
    var whole = call
    for node in path.dropLast().reversed() {
      switch node {
      case .statement: return (whole, .other)
      case .declaration(let declaration):
        guard case .variable(let variable) = declaration.form,
          case .name(let name) = variable.pattern
        else { return (whole, .other) }
        return (whole, .held(name.text))
      case .expression(let parent):
        if let use = use(of: whole, in: parent) { return (whole, use) }
        whole = parent
      }
    }
    return (whole, .other)
  }

  /// `nil` for what only goes on with it.
  private func use(of part: Expression, in parent: Expression) -> Use? {
    switch parent.form {
    case .list: return .element
    case .assignment(let target, "=", let value):
      return value.range == part.range ? .held(text(target.range)) : .other
    case .call(_, let arguments):
      return arguments.contains { $0.value.range == part.range } ? .argument : nil
    case .member(_, let property):
      return ["isActive", "active", "setActive"].contains(property.text) ? .activated : nil
    case .forced, .effect, .optionalChain: return nil
    default: return .other
    }
  }

  // MARK: Texts

  func local(_ range: SourceRange) -> SourceRange { file.local(range) }

  func text(_ range: SourceRange) -> String { file.excerpt(range) }

  /// What stands before the point: `title` of `title.topAnchor`; empty for what is `self`'s.
  func receiver(of expression: Expression) -> String? {
    switch expression.form {
    case .member(let base, _): text(base.range)
    case .optionalChain(let inner): receiver(of: inner)
    case .name: ""
    default: nil
    }
  }
}

extension CodeFile {
  /// A place as it is counted in the text alone.
  func local(_ range: SourceRange) -> SourceRange {
    SourceRange(range.lowerBound - offset, range.upperBound - offset)
  }

  func excerpt(_ range: SourceRange) -> String { String(local(range).excerpt(of: text)) }

  /// A property as its members are spoken of: `width?` for what may be `nil`.
  func reaching(_ name: String) -> String {
    let isOptional = SyntaxWalk(statements).contains { node in
      guard case .declaration(let declaration) = node,
        case .variable(let variable) = declaration.form,
        case .name(let declared) = variable.pattern,
        case .optional(_, isImplicit: false)? = variable.type?.form
      else { return false }
      return declared.text == name.bareName
    }
    return isOptional ? name + "?" : name
  }
}

extension SyntaxNode {
  var range: SourceRange {
    switch self {
    case .expression(let expression): expression.range
    case .statement(let statement): statement.range
    case .declaration(let declaration): declaration.range
    }
  }

  fileprivate var length: Int { range.upperBound - range.lowerBound }

  /// Of a call the name and what it is given, of an operator its sign.
  fileprivate var called: (NameSyntax, [Expression.Argument])? {
    guard case .expression(let expression) = self else { return nil }
    switch expression.form {
    case .binary(_, let sign, _): return (NameSyntax(sign, expression.range), [])
    case .prefix(let sign, _), .postfix(_, let sign):
      return (NameSyntax(sign, expression.range), [])
    case .call(let function, let arguments): return Self.called(function, arguments)
    default: return nil
    }
  }

  private static func called(
    _ function: Expression, _ arguments: [Expression.Argument]
  ) -> (NameSyntax, [Expression.Argument])? {
    switch function.form {
    case .member(_, let name): (name, arguments)
    case .name(let name, _): (NameSyntax(name, function.range), arguments)
    default: nil
    }
  }
}

extension SourceRange {
  /// Whether the place lies in it.
  func holds(_ place: Int) -> Bool { lowerBound <= place && place < upperBound }
}

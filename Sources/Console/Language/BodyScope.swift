import AutoLayout
import Interchange

/// What is known only between the braces of a loop or of a closure.
struct BodyScope {
  /// What names stood for outside all braces: what `self.` reaches.
  let outside: [String: Value]
  /// The names that were declared since the brace.
  var declared: Set<String> = []
  /// The names that the braces were handed: parameters, elements of a loop.
  var hidden: Set<String> = []
  /// What the closure returns.
  var result: Result?
  /// In how many braces these stand.
  let depth: Int

  init(in workspace: Workspace) {
    outside = workspace.body?.outside ?? workspace.locals
    depth = 1 + (workspace.body?.depth ?? 0)
  }

  /// What a closure calls what it returns, and what it is called outside.
  struct Result {
    let name: String
    let outside: NameSyntax
    /// Whether it was made within the braces.
    var isMade = false
  }
}

/// What was declared within braces by one name, and what the document calls it each time.
struct GivenNames {
  let name: String
  fileprivate(set) var given: [String] = []
  /// The number of the last one.
  fileprivate var last = 0

  fileprivate init(_ name: String) { self.name = name }
}

extension Interpreter {
  /// Carries out what stands between braces; what was known only there is forgotten behind them.
  @discardableResult
  mutating func withinBraces(
    _ scope: BodyScope, _ carryOut: (inout Interpreter) throws(LineFailure) -> Void
  ) throws(LineFailure) -> BodyScope {
    let outer = (locals: workspace.locals, body: workspace.body)
    workspace.body = scope
    try carryOut(&self)
    let left = workspace.body ?? scope
    let inner = workspace.locals
    (workspace.locals, workspace.body) = outer
    keepChanges(from: inner, behind: left)
    return left
  }

  /// What variables outside the braces were given within them.
  private mutating func keepChanges(from inner: [String: Value], behind scope: BodyScope) {
    for name in workspace.locals.keys
    where !scope.declared.contains(name) && !scope.hidden.contains(name) {
      if let value = inner[name] { workspace.locals[name] = value }
    }
  }

  /// Declares a name that hides any of the same name outside the braces.
  mutating func declareWithinBraces(_ name: NameSyntax) throws(LineFailure) {
    try checkLocal(name)
    guard workspace.body?.declared.insert(name.text).inserted != false else {
      throw .objection(LanguageWords.localTaken(name))
    }
  }

  /// A name that anything can have within braces, where nothing but its spelling matters.
  func checkLocal(_ name: NameSyntax) throws(LineFailure) {
    if name.isPlaceholder { return }
    guard let failure = draft.objection(toName: name.text) else { return }
    switch failure {
    case .illegalName, .nameTooLong: throw .edit(failure, at: name.range)
    default: break
    }
  }

  /// What the document calls something that is declared as `name`: another name where that is taken,
  /// as in the second round of a loop.
  mutating func givenName(for name: NameSyntax) throws(LineFailure) -> NameSyntax {
    guard let body = workspace.body else {
      try checkName(name)
      return name
    }
    try declareWithinBraces(name)
    var outside = name.isPlaceholder ? NameSyntax("item", name.range) : name
    if let result = body.result, result.name == name.text {
      workspace.body?.result?.isMade = true
      outside = result.outside
    }
    return NameSyntax(nextName(like: outside.text), outside.range)
  }

  /// The name, or one like it that is free.
  mutating func nextName(like name: String) -> String {
    let known = givenNames.firstIndex { $0.name == name }
    let index = known ?? givenNames.endIndex
    if known == nil { givenNames.append(GivenNames(name)) }
    let free = draft.freeName(like: name, after: givenNames[index].last)
    givenNames[index].given.append(free.name)
    givenNames[index].last = free.number
    return free.name
  }

  /// Lets a view that nothing called anything be called as what its call is kept by:
  /// `let avatar = UIImageView().rounded()`, `let title = UILabel().withAutoLayout`.
  ///
  /// - Returns: Whether the document keeps it by that name, so that there is nothing else to keep.
  mutating func christen(
    _ value: Value, _ name: NameSyntax, for call: ExpressionTree
  ) throws(LineFailure) -> Bool {
    guard call.isCall || call.isPropertyOfCall, case .item(let item) = value, item.guide == nil,
      let view = draft.view(item.view), nameless.remove(view.id) != nil
    else { return false }
    for index in givenNames.indices { givenNames[index].given.removeAll { $0 == view.name } }
    givenNames.removeAll(where: \.given.isEmpty)
    try apply(.rename(view.name, to: nextName(like: name.text)), at: name.range)
    return workspace.body == nil
  }

  /// Makes what nothing calls anything yet; `name` is what is said where nothing ever does.
  mutating func madeInPassing(
    _ operand: Operand, as name: NameSyntax
  ) throws(LineFailure) -> Operand {
    let isView = if case .newView = operand.value { true } else { false }
    let made = try made(operand, as: name)
    if isView, case .item(let item) = made.value { nameless.insert(item.view) }
    return made
  }

  /// Behind all braces, one remark for each name that stands for something else there.
  mutating func noteGivenNames() {
    guard workspace.body == nil else { return }
    for names in givenNames where names.given != [names.name] {
      let isNameless = names.given.allSatisfy { name in
        draft.view(named: name).map { nameless.contains($0.id) } == true
      }
      note(LanguageWords.given(names.given, for: names.name, isNameless: isNameless))
    }
    givenNames = []
  }

  /// Lets what was made be known by its name between the braces.
  mutating func bind(_ name: NameSyntax, to given: NameSyntax) {
    guard workspace.body != nil, let entity = draft.entity(named: given.text) else { return }
    workspace.locals[name.text] = Evaluator(workspace).value(of: entity)
  }
}

extension NameSyntax {
  /// `$0`, as a closure calls what it is handed.
  var isPlaceholder: Bool { text.hasPrefix("$") && text.dropFirst().allSatisfy(\.isNumber) }

  /// `insets$3`, as what was worked out before is called where it stands.
  var isKeptAside: Bool { !isPlaceholder && text.contains("$") }
}

extension ExpressionTree {
  fileprivate var isCall: Bool {
    if case .call = withoutMarks.form { true } else { false }
  }

  /// `UILabel().withAutoLayout`
  fileprivate var isPropertyOfCall: Bool {
    guard case .member(let base, _) = withoutMarks.form else { return false }
    return base.isCall || base.isPropertyOfCall
  }
}

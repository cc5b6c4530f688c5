import AutoLayout
import Interchange

/// Classes of pasted Swift: what they make is made once, by the code that UIKit would call.
extension Interpreter {
  /// The functions that UIKit calls by itself where something is made, in its order.
  private static let entries = ["loadView", "viewDidLoad", "awakeFromNib", "viewWillAppear"]

  /// At the end of a step: what was pasted and nothing uses is what the paste is about.
  mutating func finishCode() throws(LineFailure) {
    leaving = nil
    try giveTypesValues()
    let code = workspace.code
    try refuseOtherFrameworks(in: code)
    try makeWhatItIsAbout(code)
    for function in code.uncalledFunctions {
      if workspace.code.used.contains(function.name.text) { continue }
      let pasted = PastedFunction(function: function, type: nil)
      _ = try invoke(Invocation(pasted, [], at: function.name.range))
    }
    giveOwnSizes()
    try constrainPastedViews()
    try layOutPastedViews()
    if !workspace.code.outlets.isEmpty { note(LanguageWords.outlets(workspace.code.outlets)) }
    workspace.code = PastedCode()
    noteGivenNames()
  }

  /// The last controller, or else the last view unless the paste makes it itself.
  private mutating func makeWhatItIsAbout(_ code: PastedCode) throws(LineFailure) {
    let types = code.types
      .filter { $0.isDeclared && code.hasViews($0.name) }.concrete
    if let controller = types.last(where: { code.isController($0.name) }) {
      if code.used.contains(controller.name), try show(oneOf: types) { return }
      try setUp(controller.name, as: .root, arguments: [], at: SourceRange(0, 0))
    } else if let type = types.last(where: { code.isView($0.name) }),
      !code.used.contains(type.name)
    {
      try makeOnce(type)
    }
  }

  /// Lets a controller that the paste makes itself fill the root view, unless something shows one.
  /// Whether there is one.
  private mutating func show(oneOf types: [PastedType]) throws(LineFailure) -> Bool {
    let made = workspace.code.unlaidOut.sorted().compactMap(draft.view).filter { view in
      workspace.code.isController(view.className) && types.contains { $0.name == view.className }
    }
    guard let first = made.first(where: { $0.superview == nil }) ?? made.first else { return false }
    if first.superview == nil, !made.contains(where: { draft.isInWindow($0.id) }) {
      try fillRoot(with: Operand(.item(Item(first.id)), at: SourceRange(0, 0)))
    }
    return true
  }

  /// Of SwiftUI alone nothing would come.
  private func refuseOtherFrameworks(in code: PastedCode) throws(LineFailure) {
    guard edits.isEmpty, let type = code.types.first(where: { $0.isOfSwiftUI }),
      !code.types.contains(where: { code.hasViews($0.name) })
    else { return }
    throw .objection(LanguageWords.swiftUI(type.name))
  }

  /// A view class by itself: one of it, in the root view.
  private mutating func makeOnce(_ type: PastedType) throws(LineFailure) {
    let range = SourceRange(0, 0)
    var evaluator = Evaluator(workspace)
    let call = ExpressionTree(.call(ExpressionTree(.name(type.name), range), []), range)
    let operand = try made(
      evaluator.rawOperand(call), as: NameSyntax(type.name.asViewName, range), of: call)
    let id = try operand.view()
    try apply(.insert(id, into: .root, at: .front, step: workspace.step), at: range)
    guard let view = draft.view(id) else { return }
    let added = draft.hosted(
      .added(view.kind, name: view.name, in: .root, step: workspace.step))
    try apply(.change(id, .frameLayout(added.frameLayout)), at: range)
    try apply(.change(id, .autoresizingMask(added.autoresizingMask)), at: range)
    note(
      LanguageWords.madeOnce(type.name, as: view.name, isPlaced: added.frameLayout != nil))
    if view.kind == .tableViewCell, let layout = added.frameLayout {
      note(LanguageWords.rowByItself(view.name, layout.frame.height))
    }
  }

  /// Carries out the code of a type for what was made of it.
  mutating func setUp(
    _ name: String, as view: ViewID, arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) {
    guard workspace.code.depth < PastedCode.typeLimit else {
      throw .objection(LanguageWords.callsTooDeep(name, at: range))
    }
    workspace.code.used.formUnion(workspace.code.line(of: name).map(\.name))
    let start = try initializer(of: name, arguments, at: range)
    let (outer, beforeLayout) = (workspace.code.object, workspace.code.beforeLayout)
    let typeAsked = workspace.code.typeAsked
    workspace.code.typeAsked = nil
    let isController = workspace.code.isController(name)
    workspace.code.object = PastedObject(type: name, view: view, isController: isController)
    if beforeLayout == nil, isController {
      workspace.code.beforeLayout = FramesBeforeLayout(in: draft)
    }
    workspace.code.depth += 1
    var scope = BodyScope(in: workspace)
    scope.close()
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      try interpreter.initialize(name, as: view, by: start, at: range)
      try interpreter.bringUp(name, as: view, at: range)
    }
    workspace.code.depth -= 1
    if beforeLayout == nil { workspace.code.beforeLayout = nil }
    try defineLists()
    if view != .root { workspace.code.members[view] = workspace.code.object?.members }
    (workspace.code.object, workspace.code.typeAsked) = (outer, typeAsked)
    if let handed = start?.handed { takeChanges(by: handed) }
  }

  /// What Swift does: the properties get their first values, then the initializer is carried out.
  private mutating func initialize(
    _ name: String, as view: ViewID, by start: Invocation?, at range: SourceRange
  ) throws(LineFailure) {
    workspace.locals = [:]
    if view == .root { try giveOwnView(toControllerOf: name, at: range) }
    for type in workspace.code.line(of: name).reversed() {
      keepLazy(type.properties, of: view)
      try giveValues(to: type.properties.filter { !$0.isLazy })
    }
    workspace.locals = [:]
    if let start { _ = try invoke(start) }
    workspace.code.object?.isMade = true
  }

  /// What UIKit does with it then.
  private mutating func bringUp(
    _ name: String, as view: ViewID, at range: SourceRange
  ) throws(LineFailure) {
    for type in workspace.code.line(of: name) { try observeOutlets(of: type) }
    for entry in Self.entries { try enter(entry, of: name, at: range) }
    if view == .root {
      try show(name, at: range)
    } else {
      workspace.code.unconstrained.append(view)
      workspace.code.unlaidOut.append(view)
    }
    noteUnasked(name)
  }

  /// What becomes of the root view's controller from where its view comes into the window.
  private mutating func show(_ name: String, at range: SourceRange) throws(LineFailure) {
    workspace.code.beforeLayout?.hasAppeared = true
    try enter("viewIsAppearing", of: name, at: range)
    try constrainPastedViews()
    try enter("updateViewConstraints", of: name, at: range)
    workspace.code.beforeLayout = nil
    for entry in ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"] {
      try enter(entry, of: name, at: range)
    }
    try keepLayoutCode(of: name)
  }

  /// What UIKit would ask a view of, and Tsume asks its kind instead.
  private static let unasked = [
    "alignmentRectInsets", "sizeThatFits", "systemLayoutSizeFitting",
  ]

  /// What UIKit calls when the device is turned, or its traits change.
  private static let changes = [
    "viewWillTransition", "willTransition", "traitCollectionDidChange",
    "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
    "viewLayoutMarginsDidChange",
  ]

  private mutating func noteUnasked(_ name: String) {
    for word in Self.changes where !workspace.code.functions(named: word, of: name).isEmpty {
      warn(LanguageWords.notAtChanges("\(name).\(word)"))
    }
    for word in Self.unasked where !workspace.code.functions(named: word, of: name).isEmpty {
      warn(LanguageWords.leftOut("\(name).\(word)"))
    }
  }

  /// Properties may speak of others, in whatever order they stand.
  private mutating func giveValues(to properties: [Statement]) throws(LineFailure) {
    var rest = properties
    while !rest.isEmpty {
      var waiting: [Statement] = []
      var failure: LineFailure?
      for property in rest {
        try count(1, at: property.range)
        let before = self
        do throws(LineFailure) {
          try carryOut(property)
          if let name = property.declaredName, let value = workspace.locals[name] {
            workspace.code.object?.members[name] = value
          }
        } catch {
          goBack(to: before)
          failure = failure ?? error
          waiting.append(property)
        }
      }
      if let failure, waiting.count == rest.count { throw failure }
      // What speaks of something below it is often followed by what that speaks of.
      rest = waiting.reversed()
    }
  }

  /// The first initializer that the arguments fit; of those that UIKit calls, the one in code. What
  /// it is called with is worked out where the call stands.
  private mutating func initializer(
    of name: String, _ arguments: [ExpressionTree.Argument], at range: SourceRange
  ) throws(LineFailure) -> Invocation? {
    let all = workspace.code.functions(named: "init", of: name)
      .filter { $0.function.kind == .initializer }
    let inCode = all.filter { $0.function.parameters.first?.label != "coder" }
    // Those that extend a class of UIKit's are called by nobody else.
    let code = workspace.code
    let own = (inCode + all).first { $0.type.flatMap(code.type)?.isDeclared == true }
    guard let pasted = inCode.first(where: { $0.function.takes(arguments) }) ?? own else {
      return nil
    }
    let isMeant = pasted.function.takes(arguments)
    var invocation = Invocation(pasted, isMeant ? arguments : [], at: range)
    invocation.handed = try handed(to: invocation)
    return invocation
  }

  mutating func enter(
    _ entry: String, of name: String, at range: SourceRange
  ) throws(LineFailure) {
    guard
      let pasted = workspace.code.functions(named: entry, of: name)
        .first(where: { $0.function.parameters.count < 2 })
    else { return }
    _ = try invoke(Invocation(pasted, [], at: range))
  }

  /// Lists of constraints keep their names behind the paste.
  private mutating func defineLists() throws(LineFailure) {
    guard let members = workspace.code.object?.members else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard case .list(let values) = value, !values.isEmpty, value.isListOfConstraints,
        draft.objection(toName: name) == nil
      else { continue }
      let ids = try constraints(in: Operand(value, at: SourceRange(0, 0)))
      try apply(.define(name, .list(ids.map { .constraint($0) })), at: nil)
    }
  }
}

// MARK: What variables are

extension Interpreter {
  /// What a variable can hold: views and constraints are made, by `name` where it is free.
  mutating func made(
    _ operand: Operand, as name: NameSyntax, of tree: ExpressionTree? = nil
  ) throws(LineFailure) -> Operand {
    switch operand.value {
    case .newView(var new):
      new.name = nextName(like: name.text)
      let id = draft.nextView
      try make(new, at: operand.range)
      try setUp(id, of: new, by: tree)
      return Operand(Evaluator(workspace).value(of: .view(id)), at: operand.range)
    case .newConstraint(var new):
      new.name = draft.objection(toName: name.text) == nil ? name.text : nil
      new.isActive = false
      return Operand(
        Evaluator(workspace).constraint(try add(new, at: operand.range)), at: operand.range)
    case .list(let values) where !values.isEmpty && operand.value.isListOfConstraints:
      let ids = try constraints(in: operand)
      return Operand(
        .list(ids.map(Evaluator(workspace).constraint)), at: operand.range)
    default: return operand
    }
  }

  /// The same of what is handed on: what a pasted initializer is called with is known only where the
  /// call stands.
  mutating func initialized(
    _ operand: Operand, by tree: ExpressionTree, as name: String? = nil
  ) throws(LineFailure) -> Operand {
    guard case .newView(let new) = operand.value, workspace.code.type(named: new.className) != nil,
      case .call(_, let arguments) = tree.form, !arguments.isEmpty
    else { return operand }
    let name = NameSyntax(name ?? new.className.asViewName, operand.range)
    return try madeInPassing(operand, as: name, of: tree)
  }

  /// Carries out what the class of a new view does by itself, if that was pasted.
  mutating func setUp(
    _ id: ViewID, of new: NewView, by tree: ExpressionTree?
  ) throws(LineFailure) {
    guard workspace.code.type(named: new.className) != nil else { return }
    var arguments: [ExpressionTree.Argument] = []
    if case .call(_, let given)? = tree?.form { arguments = given }
    try setUp(new.className, as: id, arguments: arguments, at: tree?.range ?? SourceRange(0, 0))
  }

  /// A name whose value comes later: `nil` where Swift has it so.
  mutating func promise(_ promise: Statement.Promise) {
    let name = promise.name.text
    if promise.isLocal {
      workspace.body?.declared.insert(name)
    } else if draft.entity(named: name) != nil {
      // An outlet is what the document has by its name.
      return
    }
    if promise.isOutlet {
      workspace.code.outlets.append(name)
      workspace.locals[name] = .inert(name)
      return
    }
    // `override var isHidden: Bool { didSet { … } }` is UIKit's.
    if let object = workspace.code.object, !object.isController, let view = draft.view(object.view),
      ViewProperties.named(name)?.fits(view.kind) == true
    {
      return
    }
    let type = promise.type.text
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    workspace.locals[name] = isOptional || type.isOfLayout ? .absent : .inert(name)
  }
}

extension Statement {
  /// What a property is called.
  var declaredName: String? {
    switch self {
    case .declaration(let declaration): declaration.name.text
    case .construction(let construction): construction.name.text
    case .promise(let promise): promise.name.text
    default: nil
    }
  }
}

extension String {
  /// Whether a type's name is one of views and constraints.
  fileprivate var isOfLayout: Bool {
    hasPrefix("UI") || hasPrefix("NSLayout") || hasPrefix("[NSLayout") || hasPrefix("CG")
  }
}

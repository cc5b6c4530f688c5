import AutoLayout
import Interchange

/// Makes what a program shows, in the order in which UIKit would.
struct Runner {
  var evaluator: Evaluator
  /// Where the texts begin that are given now; declarations before it run nothing.
  let newOffset: Int
  private(set) var isExhausted = false
  /// The functions that were run although nothing calls them, and those that were not.
  private(set) var runAnyway: [DeclaredFunction] = []
  private(set) var notRun: [UnreachedMethods.NotRun] = []

  init(_ evaluator: Evaluator, newOffset: Int) {
    self.evaluator = evaluator
    self.newOffset = newOffset
  }

  private static let nowhere = SourceRange(0, 0)

  mutating func show(_ screen: Screen) throws(Stop) {
    switch screen {
    case .listing: try runListing()
    case .controller(let type): try showController(type)
    case .view(let type): try showView(type)
    case .helper(let type): try showHelper(type)
    }
    try evaluator.runPending()
    try runUnreached()
    try evaluator.keepConstraints()
  }

  /// The budget that is used up ends a run, and what was made until then is shown.
  mutating func showing(_ screen: Screen) throws(Stop) {
    do throws(Stop) {
      try show(screen)
    } catch {
      guard case .exhausted = error else { throw error }
      isExhausted = true
    }
  }

  // MARK: Controllers

  private mutating func showController(_ type: TypeName) throws(Stop) {
    let id = evaluator.makeObject(type)
    let range = evaluator.program.types[type]?.range ?? Self.nowhere
    evaluator.shown = id
    try evaluator.initializeScreen(id, at: range)
    let made = evaluator.heap[id].peer
    evaluator.heap[id].peer = .controller(view: .root)
    // A view that the initializer gave it is the one that UIKit would have it load.
    if case .controller(let view?) = made, view != .root {
      let own = Operand(evaluator.value(for: view), at: range)
      try evaluator.write(own, to: "view", of: .object(id), at: range)
    } else {
      try evaluator.loadScene(of: id, at: range)
    }
    try evaluator.withoutBars { (evaluator) throws(Stop) in
      try evaluator.send("loadView", to: id, at: range)
      try evaluator.send("viewDidLoad", to: id, at: range)
    }
    try evaluator.send("viewWillAppear", to: id, [.boolean(false)], at: range)
    evaluator.hasAppeared = true
    try evaluator.tellWindow(of: .root, at: range)
    try evaluator.send("viewIsAppearing", to: id, [.boolean(false)], at: range)
    try evaluator.showInputAccessory(of: id, at: range)
    try evaluator.tellSafeArea(at: range)
    try evaluator.makeRows(at: range)
    try evaluator.layOut(at: range)
    try evaluator.makeItems(at: range)
    try evaluator.send("viewDidAppear", to: id, [.boolean(false)], at: range)
  }

  // MARK: Views

  private mutating func showView(_ type: TypeName) throws(Stop) {
    let range = evaluator.program.types[type]?.range ?? Self.nowhere
    let loaded = try evaluator.loadFromNib(type, at: range)
    let made = if let loaded { loaded } else { try evaluator.makeScreenView(type, at: range) }
    guard let view = evaluator.viewID(of: made), case .object(let id) = made else { return }
    evaluator.names.local(type.last.provisionalName, made, depth: 0)
    try evaluator.stage(view, at: range)
    try evaluator.send("willMove", to: id, [.absent], at: range)
    try evaluator.send("didMoveToSuperview", to: id, at: range)
    try evaluator.tellWindow(of: view, at: range)
    if loaded == nil, evaluator.comesFromNib(id) {
      try evaluator.send("awakeFromNib", to: id, at: range)
    }
    try evaluator.clearStage(of: view, at: range)
    try evaluator.tellSafeArea(at: range)
    try evaluator.layOut(at: range)
    evaluator.shown = id
  }

  // MARK: Helpers

  /// Extensions and types that are no views: what they lay out is carried out with what is not known.
  private mutating func showHelper(_ type: TypeName) throws(Stop) {
    let program = evaluator.program
    let own = try helper(type)
    if let view = evaluator.viewID(of: own) { try evaluator.stage(view, at: Self.nowhere) }
    let laying = LayingFunctions(
      (program.types[type]?.allFunctions ?? []).filter { $0.function.kind == .function }
    ) { evaluator.lays(out: $0) }
    for function in laying.outerFirst
    where !evaluator.findings.ran.contains(function.range.lowerBound) {
      let isStatic = !function.modifiers.isDisjoint(with: ["static", "class"])
      let made = try run(function, on: isStatic ? .type(type) : own)
      runAnyway.append(function)
      // `makeUIView(context:)` hands over a view that others show.
      if let view = made.flatMap({ evaluator.viewID(of: $0) }) {
        try evaluator.stage(view, at: function.range)
      }
      if let view = evaluator.viewID(of: own) {
        try evaluator.clearStage(of: view, at: function.range)
      }
    }
  }

  private mutating func helper(_ type: TypeName) throws(Stop) -> Value {
    let program = evaluator.program
    guard let declared = program.types[type] else { return .void }
    switch declared.kind {
    case .struct: return try evaluator.emptyStruct(type, declared)
    case .enum: return .structure(Value.Structure(type: type, fields: [:]))
    case .class, .actor:
      let id = evaluator.makeObject(type)
      try evaluator.initializeScreen(id, at: Self.nowhere)
      return .object(id)
    case .protocol:
      return try evaluator.makeScreenView("UIView", at: Self.nowhere)
    case .extension, nil:
      guard program.isView(type) else {
        let id = evaluator.makeObject(type)
        if program.isController(type) { evaluator.heap[id].peer = .controller(view: .root) }
        return .object(id)
      }
      return try evaluator.makeScreenView(type, at: Self.nowhere)
    }
  }

  // MARK: Listings

  /// Statements outside types, then the functions there that nothing called.
  private mutating func runListing() throws(Stop) {
    if let shown = evaluator.shown, case .view = evaluator.heap[shown].peer {
      evaluator.shown = nil
    }
    let controller = evaluator.beginListing()
    for file in evaluator.program.files where file.offset >= newOffset {
      let statements = file.statements.filter(\.isCarriedOut)
      do throws(Stop) {
        if case .returned = try evaluator.run(statements) { continue }
      } catch {
        try evaluator.tell(error, at: file.range)
      }
    }
    for file in evaluator.program.files where file.offset >= newOffset {
      for function in evaluator.program.functions.values.joined()
        .filter({
          $0.range.lowerBound >= file.offset && $0.range.lowerBound <= file.range.upperBound
        })
        .sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where !evaluator.findings.ran.contains(function.range.lowerBound)
        && evaluator.lays(out: function)
      {
        try run(function, on: .object(controller))
        evaluator.ranUncalled.insert(function.id)
      }
    }
    try evaluator.layOut(at: Self.nowhere)
  }

  // MARK: What nothing reached

  /// Methods that lay something out and that nothing reached, of classes that made no constraint by
  /// themselves.
  private mutating func runUnreached() throws(Stop) {
    for id in evaluator.declaredObjects {
      let types = evaluator.lineage(of: evaluator.heap[id].type)
        .filter { evaluator.program.types[$0]?.kind == .class }
      if types.contains(where: { evaluator.hasMade($0) }) {
        let open = types.flatMap { unreached(in: $0) }.filter { evaluator.lays(out: $0) }
        notRun += open.map { UnreachedMethods.NotRun(function: $0) }
        if !open.isEmpty { try evaluator.leaveMasks(ofViewsIn: id, laidOutBy: open) }
        continue
      }
      let methods = UnreachedMethods(
        types.reversed().flatMap { unreached(in: $0) }, notTaken: namesNotTaken
      ) { evaluator.lays(out: $0) }
      notRun += methods.notTaken.map { UnreachedMethods.NotRun(function: $0) }
      try run(methods, on: id)
    }
    notRun.removeAll { evaluator.findings.ran.contains($0.function.range.lowerBound) }
  }

  /// One of several methods that go through the same set-up is run: as the app would call one of them.
  private mutating func run(_ methods: UnreachedMethods, on id: ObjectID) throws(Stop) {
    var runBefore: [SyntaxID: DeclaredFunction] = [:]
    for function in methods.toRun
    where !evaluator.findings.ran.contains(function.range.lowerBound) {
      let setUp = methods.setUp(of: function)
      if let other = setUp.lazy.compactMap({ runBefore[$0.id] }).first {
        notRun.append(UnreachedMethods.NotRun(function: function, repeating: other))
        continue
      }
      try run(function, on: .object(id))
      runAnyway.append(function)
      for part in setUp where evaluator.findings.hasMade(within: part.range) {
        runBefore[part.id] = function
      }
    }
  }

  /// What is called in code that the run came to and did not carry out, as long as that is so.
  private var namesNotTaken: Set<String> {
    evaluator.findings.skipped.values.reduce(into: []) { names, skip in
      if skip.isOfPath { names.formUnion(skip.calledNames) }
    }
  }

  /// The methods of a type that nothing reached.
  private func unreached(in type: TypeName) -> [DeclaredFunction] {
    (evaluator.program.types[type]?.allFunctions ?? []).filter { function in
      function.function.kind == .function && function.function.body != nil
        && !function.modifiers.contains("static") && !function.modifiers.contains("class")
        && !evaluator.findings.ran.contains(function.range.lowerBound)
    }
  }

  /// Runs what nothing calls; `nil` where it does not come to its end.
  @discardableResult
  private mutating func run(
    _ function: DeclaredFunction, on own: Value
  ) throws(Stop) -> Value? {
    evaluator.findings.anyway = function.title
    defer { evaluator.findings.anyway = nil }
    do throws(Stop) {
      let made = try evaluator.run(function, on: own, []).result
      try evaluator.giveWidthOfTable(to: made, by: function)
      return made
    } catch {
      try evaluator.tell(error, at: function.range)
      return nil
    }
  }
}

extension Evaluator {
  /// Statements outside types are code of what is shown, else of a plain controller.
  @discardableResult
  mutating func beginListing() -> ObjectID {
    let controller =
      shown ?? heap.make(Object(type: "UIViewController", peer: .controller(view: .root)))
    shown = controller
    heap[frame.scope].names["self"] = .object(controller)
    listingScope = frame.scope
    return controller
  }
}

extension Statement {
  /// Whether a listing carries it out: functions and types only declare.
  var isCarriedOut: Bool {
    guard case .declaration(let declaration) = form else { return true }
    if case .variable = declaration.form { return true }
    return false
  }
}

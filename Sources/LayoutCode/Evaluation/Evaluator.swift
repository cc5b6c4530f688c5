package import AutoLayout
import Interchange

/// Carries out code on a draft of the document, and collects the edits that this takes. Nothing
/// outside changes.
package struct Evaluator {
  package private(set) var program: Program
  package var heap: Heap
  package internal(set) var draft: Document
  /// What was there before the run: only its names can be meant by the code.
  let start: Document
  package internal(set) var edits: [Edit] = []
  /// Where a typed line begins: what stands before it is the app's own code.
  var lineStart = 0
  /// How many statements the loops and closures of that line have carried out, and where the innermost of
  /// them is said.
  var loopWork = 0
  var loopPlace: SourceRange?
  /// What that line, or what it calls, has printed.
  var printed: [NamedValue] = []
  /// The places in `edits` of those that that code has made.
  var editsByCode: Set<Int> = []
  /// What is found out on the way: crashes, assumptions, unknowns, sites.
  package var findings = RunFindings()
  /// The number of the step that the run will be.
  package let step: Int
  /// How what is not known is taken: a typed line is refused, other code goes on.
  package let policy: Policy
  package var budget: Budget
  /// What the user gave for names that are not known.
  var assumed: [String: Value]
  /// The objects that stand for what is in the draft.
  var objectOfView: [ViewID: ObjectID] = [:]
  var objectOfGuide: [Item: ObjectID] = [:]
  var objectOfConstraint: [ConstraintID: ObjectID] = [:]
  /// The views that unknowns became.
  var viewOfUnknown: [Unknown: ObjectID] = [:]
  /// Those views: where they stand is not known either.
  var unknownViews: Set<ViewID> = []
  /// Views of classes that are not there, or that come from code that is not: nothing says whether that
  /// has switched their masks off.
  var viewsOfOpenClasses: Set<ViewID> = []
  /// What texts do with their names, by where they begin; worked out for a name that nothing declares.
  var nameUses: [Int: NameUses] = [:]
  /// The names that nothing declares and that were compared with those around them.
  var undeclaredNames: Set<String> = []
  /// What unknowns were taken to be.
  var choices = Choices()
  /// How often something was called that is not there.
  var unknownCalls = 0
  /// The scope, `self` and the type of the code that is being carried out.
  var frame: CallFrame
  /// Closures by where they stand: values speak of them by that.
  var closures: [SyntaxID: Expression.Closure] = [:]
  /// Functions within functions, likewise.
  var localFunctions: [SyntaxID: DeclaredFunction] = [:]
  /// The result builders of closures that are given to a parameter with one.
  var builders: [SyntaxID: ResultBuilder] = [:]
  /// Variables within functions that have code of their own.
  var computedLocals: Set<SyntaxID> = []
  /// The label of the loop that comes next.
  var pendingLabel: String?
  /// What views, guides and constraints are called in the code.
  var names = GivenNames()
  /// Values of variables outside functions, which are worked out once.
  var globals: [VariableKey: Value] = [:]
  /// What is being worked out, so that nothing waits for itself.
  var inProgress: Set<SyntaxID> = []
  /// The properties whose observers are at work, which do not call themselves.
  var observing: Set<String> = []
  /// The controllers whose views are being loaded.
  var loading: Set<ObjectID> = []
  /// The objects whose initializers are at work.
  var initializing: Set<ObjectID> = []
  var lineages: [TypeName: [TypeName]] = [:]
  var bases: [TypeName: TypeName?] = [:]
  /// The number of the first object of this run: earlier code has made those before it.
  var firstObject = 0
  /// The same of what code wants to be told.
  var firstObserver = 0
  /// The controller whose view is the root view of the document, or the view that is shown alone: `self`
  /// of what is typed.
  var shown: ObjectID?
  /// What runs after the layout that follows.
  var pending: [Callable] = []
  /// The functions outside types that ran where they are declared, since nothing called them there.
  var ranUncalled: Set<SyntaxID> = []
  /// How often each function is called within itself.
  var underway: [SyntaxID: Int] = [:]
  /// How deep functions call one another, and how deep trees are carried out.
  var calls = 0
  var depth = 0
  /// Whose layout callback is being taken down, and what it sets so far.
  var recording: Recording?
  /// What callbacks have set of frames until now.
  var callbackFrames = CallbackLedger()
  /// The objects that have updated their constraints and not asked for it again.
  var updated: Set<ObjectID> = []
  /// What the layout pass that goes on has changed, and where; `nil` outside of the later ones.
  var passChanges: [PassChange]?
  /// What the latest layout changes in every pass.
  var loop: LayoutLoop?
  /// The statement that is being carried out.
  var statement = SourceRange(0, 0)
  /// The constraints that statements of layout callbacks have added, each with its pass.
  var addedInPasses: [SourceRange: [(pass: Int, constraint: ConstraintID)]] = [:]
  var pass = 0
  /// The lines whose statements are passed by.
  var linesLeftOut: Set<CodeLine>
  /// What runs beside a rotation that is being told of, and when it is over.
  var transition = Transition()
  /// What code wants to be told.
  var observers: [Observer] = []
  /// The latest layout of the draft, with the number of edits that it knows.
  var layout: PresentLayout?
  let engine: LayoutEngine
  /// Where the variables of a listing are, which its functions and types know.
  var listingScope: ScopeID?
  /// The values of the document that the code has read by their names, as they were then.
  var met: [String: Value] = [:]
  /// Whether the first layout has been: what constraints lay out has no frame before it.
  var isLaidOut = false
  /// Whether the root view is in the window.
  var hasAppeared = false
  /// What the code itself has had laid out before.
  var laidOut: Set<ViewID> = []
  /// Constraints in the order in which they were made.
  var constraintOrder: [ObjectID] = []
  /// The calls that made them.
  var callOfConstraint: [ObjectID: SourceRange] = [:]
  /// The blocks of libraries that are being carried out, the innermost last.
  var constraintBlocks: [ConstraintBlock] = []
  /// Where the statements stand that have made constraints active.
  var activations: [ConstraintID: SourceRange] = [:]
  /// Where the calls stand that have made constraints.
  var places: [SourceRange: SourcePlace] = [:]
  let isCancelled: () -> Bool

  package enum Policy: Sendable { case typedLine, code }

  /// Functions may call one another so deep; Swift's own stack has to hold it.
  static let callLimit = 60
  /// One function with something unknown may call itself so deep.
  static let mostWithin = 8
  static let depthLimit = 240

  init(
    program: Program, document: Document, step: Int, policy: Policy = .code,
    budget: Budget = Budget(), engine: LayoutEngine = LayoutEngine(),
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.engine = engine
    self.program = program
    self.draft = document
    start = document
    self.step = step
    self.policy = policy
    self.budget = budget
    self.isCancelled = isCancelled
    assumed = document.assumed.compactMapValues { Value($0) }
    linesLeftOut = document.linesLeftOut
    heap = Heap()
    frame = CallFrame(scope: heap.make(Scope(parent: nil)), owner: nil)
  }

  /// Takes steps of the budget.
  mutating func work(_ count: Int = 1) throws(Stop) {
    guard budget.take(count) else { throw .exhausted(nil) }
    if count > 1 || budget.steps % 256 == 0, isCancelled() { throw .cancelled }
  }

  /// A type that a function declares within itself is there from when that runs.
  mutating func declareType(_ type: Declaration.TypeDeclaration, at range: SourceRange) {
    let name = (frame.owner.map { "\($0.text)." } ?? "") + type.path.joined(separator: ".")
    guard type.kind != .extension, program.types[TypeName(name)]?.kind == nil else { return }
    program.add(type, at: range, within: frame.owner)
  }

  mutating func lineage(of type: TypeName) -> [TypeName] {
    if let known = lineages[type] { return known }
    let lineage = program.lineage(of: type)
    lineages[type] = lineage
    return lineage
  }

  /// The class of UIKit that a type comes from.
  mutating func base(of type: TypeName) -> TypeName? {
    if let known = bases[type] { return known }
    let base = program.base(of: type)
    bases[type] = .some(base)
    return base
  }
}

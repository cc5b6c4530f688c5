import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// Carries out what lines say on a draft of the document, and collects the edits that this takes.
/// Nothing outside changes.
struct Interpreter {
  var workspace: Workspace
  private(set) var edits: [Edit] = []
  private(set) var notes: [Phrase] = []
  /// Those without which the layout would be taken for the app's. They stand before the others.
  private var warnings: Set<Phrase> = []
  /// Answers to what only asks.
  private(set) var reports: [Report] = []
  /// What the last of them tells.
  var answered: Value?
  /// Where the code that was called activates constraints.
  var activations: [ConstraintID: SourcePlace] = [:]
  /// What came of calls in earlier code that was run.
  var reached: [CodeRecord.Site] = []
  /// The lines that made that code do something.
  var triggers: [CodeTrigger] = []
  /// The edits that it has not made.
  private var ownEdits: [Edit] = []
  /// Whether a priority that follows an activation counts as set before it, as in a paste.
  let foldsPriorities: Bool
  /// What the frame that is being set is copied from, if it is from frames of others.
  var frameSource: FrameExpression?
  /// What is being assigned as it stands, as it was typed.
  var assigned: ExpressionTree?
  /// Whether what is being defined may be given another value later.
  var declaresVariable = false
  /// The number that the first constraint got or gets that the present statement makes.
  var firstOfStatement: ConstraintID
  /// How many values were kept aside while statements were worked out.
  var keptCount = 0
  /// What was set or called and has no part in the layout.
  private(set) var passedOver: [String] = []
  /// What was made where nothing called it anything, by what it would be called.
  var givenNames: [GivenNames] = []
  /// The views that were made where nothing called them anything: before a point, between brackets.
  var nameless: Set<ViewID> = []

  init(_ snapshot: Snapshot, foldsPriorities: Bool = false) {
    workspace = Workspace(snapshot)
    firstOfStatement = workspace.document.nextConstraint
    workspace.isPaste = foldsPriorities
    self.foldsPriorities = foldsPriorities
  }

  var draft: Document { workspace.document }

  var outcome: Outcome {
    let passed = passedOver.isEmpty ? [] : [LanguageWords.noPartInLayout(passedOver)]
    let notes =
      notes.filter(warnings.contains) + notes.filter { !warnings.contains($0) }
      + leftovers + passed
    var outcome = Outcome(edits: edits, result: draft, notes: notes, reports: reports)
    outcome.answer = answered
    outcome.activations = activations
    outcome.reached = reached
    outcome.triggers = triggers
    outcome.ownEdits = triggers.isEmpty ? nil : ownEdits
    return outcome
  }

  /// What the step leaves as one may not expect it; what a later statement of it mends is none of that.
  private var leftovers: [Phrase] {
    var remarks: [Phrase] = []
    for remark in edits.compactMap(leftover) where !remarks.contains(remark) {
      remarks.append(remark)
    }
    return remarks
  }

  private func leftover(of edit: Edit) -> Phrase? {
    switch edit {
    case .stopArranging(let id, in: let stack)
    where draft.superview(of: id) == stack && draft.arrangingStack(of: id) == nil:
      return LanguageWords.staysASubview(
        draft.name(of: Item(id)), of: draft.name(of: Item(stack)))
    case .change(let id, .frameLayout(nil)) where draft.isInWindow(id):
      guard let view = draft.view(id), let frame = view.unmentionedFrame, frame != .zero else {
        return nil
      }
      return LanguageWords.staysUntilMentioned(view.name)
    default: return nil
    }
  }

  /// Makes one edit, or throws with the place of what it comes from.
  mutating func apply(_ edit: Edit, at range: SourceRange?) throws(LineFailure) {
    do throws(EditFailure) {
      try workspace.document.apply(edit)
    } catch {
      throw .edit(error, at: range)
    }
    edits.append(edit)
    ownEdits.append(edit)
  }

  /// Edits that were made already, with the document that they have made.
  mutating func take(_ edits: [Edit], making document: Document) {
    workspace.document = document
    self.edits += edits
    ownEdits += edits
  }

  /// Does `change` to its end, or throws with nothing of it done.
  ///
  /// What was collected is cut back and not copied beforehand, so that thousands of statements cost
  /// what each one adds.
  mutating func wholly(
    _ change: (inout Interpreter) throws(LineFailure) -> Void
  ) throws(LineFailure) {
    let before = (
      workspace: workspace, edits: edits.count, notes: notes.count, reports: reports.count,
      passed: passedOver.count
    )
    do throws(LineFailure) {
      try change(&self)
    } catch {
      // What was made since then has its name only there.
      let failure = error.speaking(of: draft)
      workspace = before.workspace
      edits.removeSubrange(before.edits...)
      notes.removeSubrange(min(before.notes, notes.count)...)
      reports.removeSubrange(before.reports...)
      passedOver.removeSubrange(before.passed...)
      throw failure
    }
  }

  mutating func apply(_ edits: [Edit], at range: SourceRange?) throws(LineFailure) {
    for edit in edits { try apply(edit, at: range) }
  }

  /// Edits that code has made, but for some.
  mutating func apply(
    _ edits: [Edit], ofCodeBut own: [Edit], at range: SourceRange
  ) throws(LineFailure) {
    let before = ownEdits
    try apply(edits, at: range)
    ownEdits = before + own
  }

  /// A remark that stands under the step, once.
  mutating func note(_ phrase: Phrase) {
    if !notes.contains(phrase) { notes.append(phrase) }
  }

  /// A remark that what UIKit does here is not done.
  mutating func warn(_ phrase: Phrase) {
    warnings.insert(phrase)
    note(phrase)
  }

  /// Whether a remark stood there and is gone, because something behind it answers it.
  mutating func takeBack(_ phrase: Phrase) -> Bool {
    guard let place = notes.firstIndex(of: phrase) else { return false }
    notes.remove(at: place)
    return true
  }

  /// Remembers what has no part in the layout; one remark tells of all of it.
  mutating func passOver(_ path: String) {
    if !passedOver.contains(path) { passedOver.append(path) }
  }

  mutating func report(_ report: Report) { reports.append(report) }
}

// MARK: Asking

extension Interpreter {
  /// What an expression comes to, and whether the layout could have answered differently.
  func evaluate(_ tree: ExpressionTree) throws(LineFailure) -> Evaluated {
    var evaluator = Evaluator(workspace)
    evaluator.countsWhole = true
    let value = try evaluator.settled(tree)
    let isOneOfMany = evaluator.reads.isEmpty ? false : try workspace.isOneOfMany(tree)
    return Evaluated(
      value: value, isOneOfMany: isOneOfMany,
      range: isOneOfMany ? try workspace.range(ofAnchor: tree) : nil, isFactor: tree.isFactor)
  }

  /// What an expression is answered with. Of what is not kept there is nothing to tell; a paste goes
  /// on behind it.
  mutating func answer(to tree: ExpressionTree) throws(LineFailure) -> Report {
    let tree = try worked(tree, isQuestion: true)
    let evaluated = try evaluate(tree)
    answered = evaluated.value
    guard case .inert(let path) = evaluated.value else { return evaluated.report(in: draft) }
    guard foldsPriorities else { throw .objection(LanguageWords.notKept(path, at: tree.range)) }
    passOver(path)
    return []
  }

  /// The answer to a question that is true or false.
  func condition(_ tree: ExpressionTree) throws(LineFailure) -> Bool {
    try asking(tree) { (evaluator, tree) throws(LineFailure) in
      let operand = try evaluator.operand(tree)
      do throws(LineFailure) {
        return try operand.boolean()
      } catch {
        throw error.advised([LanguageWords.comparison(of: tree, operand.value)])
      }
    }
  }

  /// Whether the answer depends on a choice that the layout leaves; with all values that it could have,
  /// where they are known.
  func choice(asked tree: ExpressionTree) throws(LineFailure) -> (isThere: Bool, ValueRange?) {
    try asking(tree) { (evaluator, tree) throws(LineFailure) in
      let workspace = evaluator.workspace
      guard try workspace.isOneOfMany(tree) else { return (false, nil) }
      guard case .binary(let left, let sign, _) = tree.form, sign.isComparison else {
        return (true, nil)
      }
      return (true, try workspace.range(ofAnchor: left))
    }
  }

  /// The value that a question asks for.
  func value(asked tree: ExpressionTree) throws(LineFailure) -> Value {
    try asking(tree) { (evaluator, tree) throws(LineFailure) in try evaluator.settled(tree) }
  }

  /// What a question comes to, and the numbers of the layout that go into that.
  func measures(
    readBy tree: ExpressionTree
  ) throws(LineFailure) -> (value: Value, measures: [Measure]) {
    try asking(tree) { (evaluator, tree) throws(LineFailure) in
      let value = try evaluator.settled(tree)
      return (value, evaluator.reads)
    }
  }

  /// Both sides of a comparison; `nil` for what is none.
  func comparison(
    _ tree: ExpressionTree
  ) throws(LineFailure) -> (left: Value, sign: BinaryOperator, right: Value)? {
    guard case .binary(_, let sign, _) = tree.form, sign.isComparison else { return nil }
    return try asking(tree) { (evaluator, tree) throws(LineFailure) in
      guard case .binary(let left, _, let right) = tree.form else { return nil }
      let (first, second) = try evaluator.sides(left, right)
      return (first.value, sign, second.value)
    }
  }

  /// With what functions and closures give, which becomes nothing but part of the answer.
  private func asking<Answer>(
    _ tree: ExpressionTree,
    _ ask: (inout Evaluator, ExpressionTree) throws(LineFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    try trying {
      (interpreter) throws(LineFailure) in
      let worked = try interpreter.worked(tree, isQuestion: true)
      var evaluator = Evaluator(interpreter.workspace)
      evaluator.countsWhole = true
      return try ask(&evaluator, worked)
    }
  }

  func anchor(_ tree: ExpressionTree) throws(LineFailure) -> Anchor {
    try evaluating(tree) { (evaluator, tree) throws(LineFailure) in try evaluator.anchor(tree) }
  }

  func measure(_ tree: ExpressionTree) throws(LineFailure) -> Measure {
    try evaluating(tree) { (evaluator, tree) throws(LineFailure) in try evaluator.measure(tree) }
  }

  func handle(_ tree: ExpressionTree) throws(LineFailure) -> Handle {
    try evaluating(tree) { (evaluator, tree) throws(LineFailure) in try evaluator.handle(tree) }
  }

  /// With what only code knows.
  private func evaluating<Answer>(
    _ tree: ExpressionTree,
    _ ask: (inout Evaluator, ExpressionTree) throws(LineFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    var interpreter = self
    let tree = try interpreter.bridged(tree)
    var evaluator = Evaluator(interpreter.workspace)
    return try ask(&evaluator, tree)
  }
}

extension ExpressionTree {
  /// `c3.multiplier`, `title.hug.h.priority`.
  fileprivate var isFactor: Bool {
    guard case .member(_, let name) = form else { return false }
    return name.text == "multiplier" || name.text == "priority"
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

// MARK: Making constraints

extension Interpreter {
  /// Adds a constraint to the draft and returns its number.
  @discardableResult
  mutating func add(
    _ new: NewConstraint, at range: SourceRange?
  ) throws(LineFailure) -> ConstraintID {
    let id = draft.nextConstraint
    try apply(.addConstraint(new), at: range)
    return id
  }
}

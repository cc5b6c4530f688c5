import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

extension Interpreter {
  /// The answer to a question, found on a copy: what a function of the code changes for it is forgotten.
  func trying<Answer>(
    _ ask: (inout Interpreter) throws(LineFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    var interpreter = self
    return try ask(&interpreter)
  }

  /// Carries out Swift as it was typed, on what earlier code has left.
  mutating func carryOut(typed line: RawText) throws(LineFailure) {
    let (edited, known) = (edits.count, draft.nextConstraint)
    guard let answer = try run(line) else { return }
    let made = answer.constraints.filter { $0 >= known && draft.constraint($0)?.isActive == false }
    if !made.isEmpty {
      return note(LanguageWords.madeInactive(made.map { draft.text(of: .constraint($0)) }))
    }
    guard edits[edited...].allSatisfy(\.isOfNames) else { return }
    tell(answer)
  }

  private mutating func tell(_ answer: Value) {
    let evaluated = Evaluated(value: answer, isOneOfMany: false, range: nil)
    report(evaluated.report(in: draft))
    answered = answer
  }

  /// Carries out what only the tables of code know, as a method of one kind of view.
  mutating func carryOutAsCode(_ tree: ExpressionTree) throws(LineFailure) {
    do throws(LineFailure) {
      try carryOut(typed: RawText(ExpressionWriter.write(tree)))
    } catch {
      throw error.placed(at: tree.range)
    }
  }

  /// Carries out Swift and gives the value of its last expression; `nil` where that has none.
  private mutating func run(_ line: RawText) throws(LineFailure) -> Value? {
    let run: TypedRun
    do throws(TypedRun.Failure) {
      run = try TypedRun.run(
        line, on: draft, step: workspace.step, isCancelled: workspace.isCancelled)
    } catch {
      throw LineFailure(error, in: workspace)
    }
    let isOwn = !run.isByCode || run.edits.isEmpty
    try apply(run.edits, ofCodeBut: isOwn ? run.edits : run.ownEdits, at: line.range)
    for phrase in run.notes { note(phrase) }
    for path in run.passedOver { passOver(path) }
    activations.merge(run.activations) { _, new in new }
    reached += run.sites.map(CodeRecord.Site.init(reached:))
    if !isOwn { triggers.append(.line(line.text)) }
    for printed in run.printed { Evaluator(workspace).value(of: printed).map { tell($0) } }
    return run.answer.flatMap { Evaluator(workspace).value(of: $0) }
  }

  /// What code declares stays, for what follows it.
  mutating func keep(_ code: KeptCode) throws(LineFailure) {
    let state = CodeState(of: draft)?.declaring(code.text)
    try apply(.keepCode(code), at: nil)
    if let state = state ?? CodeState(following: draft) {
      try apply(.keepCodeState(state.kept, draft.layoutLoop), at: nil)
    }
  }

  // MARK: Code within an expression of the prompt

  /// The expression with values in the place of those parts that only code knows.
  mutating func bridged(_ tree: ExpressionTree) throws(LineFailure) -> ExpressionTree {
    let names = CodeNames(of: draft)
    if names == nil, !tree.isWorkedOutByCode, !tree.usesStyle(draft.isButton) { return tree }
    return try bridged(tree, names)
  }

  private mutating func bridged(
    _ tree: ExpressionTree, _ names: CodeNames?
  ) throws(LineFailure) -> ExpressionTree {
    if tree.asksClosure || tree.goesOnFromStyle(draft.isButton) {
      guard let moment = workspace.moment else { return try valueOfCode(tree) }
      throw .objection(LanguageWords.momentAsksNoClosure(moment.phase, at: tree.range))
    }
    guard let names else { return try bridgedInParts(tree, names) }
    switch tree.form {
    case .name(let name) where names.isMeant(name): return try valueOfCode(tree)
    case .implicitMember, .closure: return tree
    case .member(_, let name) where names.isMember(name.text) && Attribute(name: name.text) == nil:
      return try bridgedAsWhole(tree, names)
    case .call(let callee, _)
    where SwiftLine(ExpressionWriter.write(callee))?.speaks(of: names) == true:
      return try bridgedAsWhole(tree, names)
    default: return try bridgedInParts(tree, names)
    }
  }

  private mutating func bridgedInParts(
    _ tree: ExpressionTree, _ names: CodeNames?
  ) throws(LineFailure) -> ExpressionTree {
    var children: [ExpressionTree] = []
    for child in tree.form.children { children.append(try bridged(child, names)) }
    if children == tree.form.children { return tree }
    // `badge.count`, whose beginning only code knows.
    if case .name(let name)? = children.first?.form, case .inert? = workspace.locals[name] {
      return try valueOfCode(tree)
    }
    return ExpressionTree(tree.form.with(children), tree.range)
  }

  /// The value that code gives the whole expression; where code cannot, its parts are bridged.
  private mutating func bridgedAsWhole(
    _ tree: ExpressionTree, _ names: CodeNames?
  ) throws(LineFailure) -> ExpressionTree {
    let before = self
    do throws(LineFailure) {
      return try valueOfCode(tree)
    } catch {
      self = before
      guard case .objection = error, let parts = try? bridgedInParts(tree, names), parts != tree
      else {
        throw error
      }
      return parts
    }
  }

  private mutating func valueOfCode(
    _ tree: ExpressionTree
  ) throws(LineFailure) -> ExpressionTree {
    do throws(LineFailure) {
      let value = try run(RawText(ExpressionWriter.write(tree)))
      return keptAside(Operand(value ?? .group(Group([], labels: [])), at: tree.range), for: tree)
    } catch {
      throw error.placed(at: tree.range)
    }
  }
}

extension LineFailure {
  init(_ failure: TypedRun.Failure, in workspace: Workspace) {
    if let name = failure.unknownName, let range = failure.range {
      self = .objection(UnknownNameWords.objection(name, at: range, in: workspace))
      return
    }
    self =
      switch failure.stop {
      case .crash(let reason, _): .objection(Objection(reason, at: failure.range))
      case .objection(let reason, _, let hints):
        .objection(Objection(reason, at: failure.range, hints: hints))
      case .refused(let edit, _): .edit(edit, at: failure.range, in: failure.document)
      case .thrown(let error, _):
        .objection(Objection(EvaluationWords.throwsError(error.written), at: failure.range))
      case .exhausted(let words):
        .objection(Objection(words ?? TypedWords.tooMuch, at: failure.range))
      case .chainEnded: .objection(Objection(TypedWords.tooMuch, at: failure.range))
      case .cancelled: .layout(.cancelled)
      case .layout(let failure): .layout(failure)
      }
  }

  /// The same failure of an expression that was written anew for code, at the place where it was typed.
  fileprivate func placed(at range: SourceRange) -> LineFailure {
    switch self {
    case .objection(var objection):
      if objection.range != nil { objection.range = range }
      return .objection(objection)
    case .edit(let failure, at: .some, let document): return .edit(failure, at: range, in: document)
    default: return self
    }
  }
}

/// What is said of typed code that cannot be carried out.
enum TypedWords {
  static let tooMuch = Phrase(
    en: "This does more than one line may do.", ja: "一行で実行できる処理の量を超えています。")
}

extension Edit {
  /// Whether it only gives names their values.
  fileprivate var isOfNames: Bool { if case .define = self { true } else { false } }
}

extension Outcome {
  /// The values, by their names, that the line keeps and that a document does not understand.
  private var keptValues: [String: KeptValue] {
    var all: [String: KeptValue] = [:]
    for case .define(let name, .other(let kept), _) in edits { all[name] = kept }
    return all
  }

  /// Whether a name is kept for a value that only the prompt's own evaluator can read.
  var keepsValueOfPrompt: Bool {
    keptValues.values.contains { $0.value(as: Value.self) != nil }
  }

  var keepsOnlyNil: Bool { keptValues.values.allSatisfy(\.isNil) }

  /// The same outcome with its values printed as another one prints them.
  func telling(_ other: Outcome) -> Outcome {
    let texts = other.keptValues.filter { !$0.value.isNil }.mapValues(\.text)
    var told = self
    told.edits = edits.map { edit in
      guard case .define(let name, .other(let kept), let isVariable) = edit,
        let text = texts[name], let value = kept.value(as: LayoutCode.Value.self)
      else { return edit }
      return .define(name, .other(KeptValue(value, text: text)), isVariable: isVariable)
    }
    return told
  }
}

extension KeptValue {
  fileprivate var isNil: Bool {
    value(as: Value.self) == .absent || value(as: LayoutCode.Value.self) == .absent
  }
}

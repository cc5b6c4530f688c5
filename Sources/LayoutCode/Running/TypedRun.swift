package import AutoLayout
package import Interchange
package import Prose

/// A line of Swift as it is typed, carried out on what earlier code has left: a name that nothing has is
/// refused, a declaration only declares, a call is carried out.
package struct TypedRun: Sendable {
  /// From the document that was given to `document`.
  package let edits: [Edit]
  package let document: Document
  /// Remarks on what was done.
  package let notes: [Phrase]
  /// What was set or called and has no part in the layout.
  package let passedOver: [String]
  /// What the last of it comes to, if that is an expression by itself; `nil` for what gives nothing.
  package let answer: NamedValue?
  /// What it has printed before that.
  package let printed: [NamedValue]
  /// Where code that was there before activates what it does.
  package let activations: [ConstraintID: SourcePlace]
  /// What came of calls in earlier code that the line has reached.
  package let sites: [CodeRun.Site]
  /// Whether code that was there before has done what was done, or only values of it were changed.
  package let isByCode: Bool
  /// What the line changes itself, where that code does something as well.
  package let ownEdits: [Edit]

  /// Why a line is refused, with its place in the line where it is wrong there, and the document as the
  /// line had made it by then.
  package struct Failure: Error, Sendable {
    package let stop: Stop
    package let range: SourceRange?
    package let document: Document
    /// What nothing is called, if that is what is wrong.
    package let unknownName: String?
  }

  package static func run(
    _ line: RawText, on document: Document, step: Int, isCancelled: @escaping () -> Bool
  ) throws(Failure) -> TypedRun {
    let state = CodeState(following: document)
    var program = state?.program ?? Program()
    let file = SwiftReader.read(
      line.text, name: "", offset: program.nextOffset, isCancelled: isCancelled)
    program.add(file.declaring)
    program.meetLibraries(in: file)
    if let note = file.notes.first(where: { !$0.isOfBlank }) {
      throw Failure(note, in: file, line, document)
    }
    if let failure = file.overlongName {
      throw Failure(
        stop: .refused(failure, at: file.range), range: line.range, document: document,
        unknownName: nil)
    }
    // What is declared again as it was is there already.
    if file.declaresAlone, let kept = file.kept, document.code.contains(kept) {
      return TypedRun(
        edits: [.keepCode(kept)], document: document, notes: [], passedOver: [], answer: nil,
        printed: [], activations: [:], sites: [], isByCode: false, ownEdits: [])
    }
    let evaluator = Evaluator(
      program: program, document: document, step: step, policy: .typedLine,
      isCancelled: isCancelled)
    var runner = TypedRunner(evaluator, file, state)
    do throws(Stop) {
      try runner.run()
      return try runner.result
    } catch {
      let range = error.range.flatMap { $0.lowerBound < file.offset ? nil : $0 }
      throw Failure(
        stop: error, range: range.map { file.place($0, in: line) },
        document: runner.evaluator.draft,
        unknownName: error.unknownName(in: runner.evaluator.program))
    }
  }
}

extension TypedRun.Failure {
  /// What cannot be read.
  fileprivate init(
    _ note: CodeFile.Note, in file: CodeFile, _ line: RawText, _ document: Document
  ) {
    let range = file.place(note.range, in: line)
    self.init(
      stop: .objection(SyntaxNoteWords.words(for: note.problem), at: note.range, hints: []),
      range: range, document: document, unknownName: nil)
  }
}

extension CodeFile {
  /// Where something of it stands in the line.
  fileprivate func place(_ range: SourceRange, in line: RawText) -> SourceRange {
    SourceRange(range.lowerBound - offset + line.offset, range.upperBound - offset + line.offset)
  }

  /// Whether it calls, sets and declares nothing: `title.hidden == true`. What it reads has been there, and
  /// nothing is kept of having read it.
  fileprivate var onlyAsks: Bool {
    SyntaxWalk(statements).allSatisfy { node in
      switch node {
      case .declaration: false
      case .statement(let statement): if case .expression = statement.form { true } else { false }
      case .expression(let expression):
        switch expression.form {
        case .call, .assignment, .closure: false
        default: true
        }
      }
    }
  }

  /// Without the variables, which a document keeps.
  fileprivate var declaring: CodeFile {
    var file = CodeFile(
      name: name, text: text, offset: offset, dialect: dialect,
      statements: statements.filter { !$0.isCarriedOut }, notes: notes)
    file.isTyped = true
    return file
  }
}

extension Edit {
  /// Whether it gives a name what only code can read.
  fileprivate var keepsValueOfCode: Bool {
    guard case .define(_, .other(let kept), _) = self, let value = kept.value(as: Value.self) else {
      return false
    }
    return value != .absent
  }

  fileprivate var adds: Bool {
    switch self {
    case .addView, .addConstraint: true
    default: false
    }
  }
}

extension Stop {
  /// What nothing is called, if that is what is wrong.
  fileprivate func unknownName(in program: Program) -> String? {
    guard case .objection(let reason, let range, _) = self else { return nil }
    let name = program.text(at: range)
    return reason == EvaluationWords.notKnown(name) ? name : nil
  }

  /// Where it is.
  package var range: SourceRange? {
    switch self {
    case .crash(_, let range), .refused(_, let range), .objection(_, let range, _),
      .thrown(_, let range):
      range
    case .chainEnded, .exhausted, .cancelled, .layout: nil
    }
  }
}

/// Carries out a line and finds out what it leaves.
private struct TypedRunner {
  var evaluator: Evaluator
  private let file: CodeFile
  private let start: Document
  private let earlier: CodeState?
  private var answer: Value?

  init(_ evaluator: Evaluator, _ file: CodeFile, _ state: CodeState?) {
    self.evaluator = evaluator
    self.file = file
    start = evaluator.draft
    earlier = state
    if let state { self.evaluator.take(state) }
    self.evaluator.lineStart = file.offset
    self.evaluator.isLaidOut = true
    self.evaluator.beginListing()
  }

  mutating func run() throws(Stop) {
    for statement in file.statements where statement.isCarriedOut {
      answer = nil
      if case .expression(let expression) = statement.form {
        if try evaluator.relate(expression) { continue }
        answer = try evaluator.evaluate(expression)
      } else if case .returned = try evaluator.run([statement]) {
        break
      }
    }
    try evaluator.keepMadeConstraints()
    try placeObjects()
    try evaluator.runPending()
  }

  /// Calls what UIKit calls of views that come into the window: those that the line has put there.
  private mutating func placeObjects() throws(Stop) {
    for id in evaluator.declaredObjects(from: 0) {
      guard case .view(let view) = evaluator.heap[id].peer, evaluator.draft.isInWindow(view),
        !start.isInWindow(view)
      else { continue }
      let range = file.range
      try evaluator.send("didMoveToWindow", to: id, at: range)
      try evaluator.send("updateConstraints", to: id, at: range)
      evaluator.updated.insert(id)
      try evaluator.giveOwnSize(of: id, at: range)
      try evaluator.record("layoutSubviews", of: id, at: range)
    }
  }

  /// In earlier code: where in the line itself is plain.
  private var activations: [ConstraintID: SourcePlace] {
    var evaluator = evaluator
    return evaluator.activationPlaces(before: file.offset)
  }

  private var sites: [CodeRun.Site] {
    var report = SiteReport([evaluator], evaluator.program)
    return report.reachedSites(in: evaluator.program.files.filter { $0.offset < file.offset })
  }

  var result: TypedRun {
    get throws(Stop) {
      let named = NamedRun(evaluator, from: start, keepsVariables: false)
      var (edits, document) = (named.edits, named.document)
      let state = CodeState(evaluator, program: program)
      var more = definitions(in: document)
      if let kept = file.kept { more.append(.keepCode(kept)) }
      let isAsked = edits.isEmpty && more.isEmpty && answer != nil && file.onlyAsks
      let isNews = earlier.map { !edits.isEmpty || !more.isEmpty || !state.isAs($0) }
      if !isAsked, isNews ?? (!state.isNeedless || more.contains(where: \.keepsValueOfCode)) {
        more.append(.keepCodeState(state.kept, document.layoutLoop))
      }
      for edit in more {
        do throws(EditFailure) {
          try document.apply(edit)
        } catch {
          if case .define(let name, _, _) = edit, case .value? = start.entity(named: name),
            let place = place(of: name)
          {
            throw .objection(EvaluationWords.staysAsItIs(name), at: place, hints: [])
          }
          throw .refused(error, at: place(of: edit))
        }
        edits.append(edit)
      }
      return TypedRun(
        edits: edits, document: document,
        notes: OtherLayouts.notes(on: [file]) + evaluator.findings.notes(in: document)
          + named.namesGiven.compactMap(\.note),
        passedOver: evaluator.findings.passedOver,
        answer: answer.flatMap { $0 == .void ? nil : evaluator.kept($0) },
        printed: evaluator.printed,
        activations: activations, sites: sites,
        isByCode: named.edits.isEmpty || !evaluator.editsByCode.isEmpty,
        ownEdits: ownEdits(of: named))
    }
  }

  /// Where the line gives a name that something keeps, or all of the line.
  private func place(of edit: Edit) -> SourceRange {
    guard case .define(let name, _, _) = edit else { return file.range }
    return file.statements.compactMap(\.variable).flatMap(\.pattern.namesGiven)
      .first { $0.text == name }?.range ?? file.range
  }

  /// Where the line speaks of a value that it does not declare.
  private func place(of name: String) -> SourceRange? {
    if file.statements.contains(where: { $0.variable?.pattern.names.contains(name) == true }) {
      return nil
    }
    return SyntaxWalk(file.statements).lazy.compactMap { node -> SourceRange? in
      guard case .expression(let expression) = node, case .name(name, _) = expression.form else {
        return nil
      }
      return expression.range
    }.first
  }

  /// None where both add something: the numbers of what is added depend on both.
  private func ownEdits(of run: NamedRun) -> [Edit] {
    let adds = run.edits.count(where: \.adds)
    let ownAdds = run.ownEdits.count(where: \.adds)
    return ownAdds == 0 || ownAdds == adds ? run.ownEdits : []
  }

  /// What following lines know: without this line where it declares nothing, and no closure of it is kept.
  private var program: Program {
    let declares = file.statements.contains { !$0.isCarriedOut }
    let isReferred = evaluator.keepsFunction(from: file.offset)
    return declares || isReferred ? evaluator.program : earlier?.program ?? Program()
  }

  /// The edits that give names the values that the line has left them with.
  private func definitions(in document: Document) -> [Edit] {
    let scope = evaluator.heap[evaluator.frame.scope]
    var edits: [Edit] = []
    for name in ordered(scope.names.keys.filter { $0 != "self" }) {
      guard let value = scope.names[name], value != evaluator.met[name] else { continue }
      if document.entity(named: name).map({ isSame($0, value, document) }) == true { continue }
      let isVariable = start.names.isVariable(name) || !scope.constants.contains(name)
      edits.append(.define(name, evaluator.kept(value), isVariable: isVariable))
    }
    return edits
  }

  /// Whether what is called so is the value itself.
  private func isSame(_ entity: Entity, _ value: Value, _ document: Document) -> Bool {
    guard case .object(let id) = value else { return false }
    switch (entity, evaluator.heap[id].peer) {
    case (.view(let one), .view(let other)): return one == other
    case (.constraint(let one), .constraint(let other)): return one == other
    default: return false
    }
  }

  /// In the order of the line, then by their letters.
  private func ordered(_ names: [String]) -> [String] {
    let declared = file.statements.compactMap(\.variable).flatMap(\.pattern.names)
    let first = declared.filter(names.contains)
    return first + names.filter { !first.contains($0) }.sorted()
  }
}

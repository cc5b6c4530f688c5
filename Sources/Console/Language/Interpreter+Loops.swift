import AutoLayout
import Interchange
import Prose
import Reporting

extension Interpreter {
  /// How many statements the loops of one step carry out at most.
  static let loopLimit = 10_000

  mutating func carryOut(_ loop: Statement.Loop) throws(LineFailure) {
    for name in loop.names + (loop.pattern?.names ?? []) { try checkLocal(name) }
    if case .repeating(let conditions, _, let isTestedLast) = loop.source {
      try carryOut(loop, while: conditions, isTestedLast: isTestedLast)
      return noteGivenNames()
    }
    let rounds = try rounds(of: loop.source)
    for round in 0..<rounds.count {
      try workspace.checkCancellation()
      // A round costs something even where nothing is done in it.
      try countInLoop(loop.body.isEmpty ? 1 : 0, of: loop)
      let element = try element(of: round, in: rounds, of: loop)
      do throws(LineFailure) {
        guard let names = try names(of: loop, for: element) else { continue }
        try carryOut(loop, with: names)
      } catch {
        // What goes wrong at once is wrong for any element.
        guard round > 0, loopWork <= Self.loopLimit, let name = loop.names.last,
          let value = element.parts(loop.names.count)?.last
        else { throw error }
        let words = LanguageWords.inRound(round + 1, name.text, value, in: draft)
        throw error.saying(words, in: draft)
      }
      if endsLoop(loop) { break }
    }
    noteGivenNames()
  }

  /// `while` and `repeat`, which end by themselves or at the limit.
  private mutating func carryOut(
    _ loop: Statement.Loop, while conditions: [Statement.Conditional.Condition], isTestedLast: Bool
  ) throws(LineFailure) {
    var isTested = !isTestedLast
    while true {
      try workspace.checkCancellation()
      let names = isTested ? try holding(conditions) : [:]
      guard let names else { return }
      isTested = true
      try countInLoop(loop.body.isEmpty ? 1 : 0, of: loop)
      var scope = BodyScope(in: workspace)
      scope.hidden = Set(names.keys)
      try withinBraces(scope) { (interpreter) throws(LineFailure) in
        interpreter.workspace.locals.merge(names) { _, new in new }
        try interpreter.carryOut(loop.body, at: loop.source.range)
      }
      if endsLoop(loop) { return }
    }
  }

  /// `nil` for an element that is not as the loop's pattern says.
  private mutating func names(
    of loop: Statement.Loop, for element: Value
  ) throws(LineFailure) -> [String: Value]? {
    guard let pattern = loop.pattern else { return try bound(loop.names, to: element) }
    let names = try namesGiven(by: decide(pattern, element))
    if names == nil { try countInLoop(1, of: loop) }
    return names
  }

  private mutating func carryOut(
    _ loop: Statement.Loop, with names: [String: Value]
  ) throws(LineFailure) {
    var scope = BodyScope(in: workspace)
    scope.hidden = Set(names.keys).union(loop.names.map(\.text))
    try withinBraces(scope) { (interpreter) throws(LineFailure) in
      interpreter.workspace.locals.merge(names) { _, new in new }
      if let filter = loop.filter, try interpreter.holding([.holds(filter)]) == nil {
        return try interpreter.countInLoop(1, of: loop)
      }
      try interpreter.carryOut(loop.body, at: loop.source.range)
    }
  }

  private mutating func countInLoop(
    _ count: Int, of loop: Statement.Loop
  ) throws(LineFailure) {
    try self.count(count, at: loop.source.range)
  }

  /// Statements of loops and closures.
  mutating func count(_ count: Int, at range: SourceRange) throws(LineFailure) {
    try workspace.checkCancellation()
    loopWork += count
    guard loopWork <= Self.loopLimit else {
      throw .objection(LanguageWords.loopsTooLong(Self.loopLimit, at: range))
    }
  }
}

// MARK: Rounds

extension Interpreter {
  /// What a loop runs over, worked out once.
  private enum Rounds {
    case elements([Value], isNumbered: Bool)
    case numbers(Range<Int>)

    var count: Int {
      switch self {
      case .elements(let values, _): values.count
      case .numbers(let numbers): numbers.count
      }
    }
  }

  private mutating func rounds(of source: Statement.Loop.Source) throws(LineFailure) -> Rounds {
    switch source {
    case .repeating: return .elements([], isNumbered: false)
    case .elements(let tree):
      return .elements(try elements(settled(tree)), isNumbered: false)
    case .enumerated(let tree):
      return .elements(try elements(settled(tree)), isNumbered: true)
    case .numbers(let first, let last, let isClosed):
      let low = try settled(first)
      return .numbers(try low.range(to: settled(last), isClosed: isClosed, at: source.range))
    }
  }

  private mutating func elements(_ operand: Operand) throws(LineFailure) -> [Value] {
    if let elements = elements(of: operand.value) { return elements }
    guard case .inert(let path) = operand.value else {
      throw operand.wanted(LanguageWords.listOrRange)
    }
    note(LanguageWords.noRounds(path))
    return []
  }

  private mutating func element(
    of round: Int, in rounds: Rounds, of loop: Statement.Loop
  ) throws(LineFailure) -> Value {
    switch rounds {
    case .numbers(let numbers): return .whole(Double(numbers.lowerBound + round))
    case .elements(let values, let isNumbered):
      let element = try placed(values[round], at: loop.source.range)
      return isNumbered ? .group(Group(offset: round, element: element)) : element
    }
  }

  /// What the names of a round, or of a closure's call, stand for.
  func bound(
    _ names: [NameSyntax], to element: Value
  ) throws(LineFailure) -> [String: Value] {
    guard let first = names.first else { return [:] }
    guard let parts = element.parts(names.count) else {
      // Further placeholders may be of a closure within.
      if first.isPlaceholder { return [first.text: element] }
      throw .objection(LanguageWords.notAsMany(names, element, in: draft))
    }
    let pairs = zip(names.map(\.text), parts).filter { $0.0 != "_" }
    return Dictionary(pairs) { $1 }
  }

  /// What a list makes is made before the round that it is for, so that each statement speaks of the
  /// same constraint.
  private mutating func placed(
    _ value: Value, at range: SourceRange
  ) throws(LineFailure) -> Value {
    switch value {
    case .newConstraint(var new):
      new.isActive = false
      return Evaluator(workspace).constraint(try add(new, at: range))
    case .newView: throw .objection(LanguageWords.unnamedView(at: range))
    case .group(let group):
      var values: [Value] = []
      for value in group.values { values.append(try placed(value, at: range)) }
      return .group(Group(values, labels: group.labels))
    default: return value
    }
  }
}

extension LineFailure {
  /// With a further sentence. What the document calls things there is not known later.
  fileprivate func saying(_ words: Phrase, in document: Document) -> LineFailure {
    switch self {
    case .edit(let failure, let range, let changed):
      let refusal = failure.words(in: changed ?? document)
      return .objection(
        Objection(refusal.reason.followed(by: words), at: range, hints: refusal.hints))
    case .objection(var objection):
      objection.reason = objection.reason.followed(by: words)
      return .objection(objection)
    case .syntax, .layout, .file: return self
    }
  }
}

extension Phrase {
  fileprivate func followed(by sentence: Phrase) -> Phrase {
    Phrase(en: "\(self) \(sentence)", ja: "\(self)\(sentence)")
  }
}

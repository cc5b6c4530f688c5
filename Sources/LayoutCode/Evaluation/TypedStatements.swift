import AutoLayout
import Interchange
import Prose
import Reporting

/// What a typed line is stricter in than a file: it says what nothing has, and its loops are counted.
extension Evaluator {
  /// How many statements the loops and closures of one line carry out at most.
  static let loopLimit = 10_000

  /// Whether it is the line itself that stands there, and not what was declared before.
  func isTyped(_ range: SourceRange) -> Bool {
    policy == .typedLine && range.lowerBound >= lineStart
  }

  // MARK: Members

  /// Refuses what a class whose members are all known does not have.
  mutating func refuseMember(_ name: String, of value: Value, at range: SourceRange) throws(Stop) {
    guard isTyped(range), let type = UIKitTables.type(of: value, in: heap),
      let table = tableType(of: value), UIKitTables.table(table) != nil, !program.isOpen(type),
      program.types[type]?.kind == nil
    else { return }
    let names = memberNames(of: type).union(Attribute.allCases.map(\.name))
    // Of what there is only the arguments do not fit.
    if names.contains(name) { return }
    let near = Spelling.suggestions(for: name, among: names.sorted())
    throw .objection(
      EvaluationWords.hasNo(type.text, name), at: program.range(of: name, in: range),
      hints: near.isEmpty ? [] : [SuggestionWords.didYouMean(near)])
  }

  /// What the prompt calls an anchor, as the number that it has now: `rows.map { $0.width }`; `nil` for
  /// anything else.
  mutating func presentPlace(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard isTyped(range), let item = item(of: value) else { return nil }
    // Views are called by the traits that all have alike.
    if UIKitTables.property(name, of: "UITraitCollection", isStatic: false) != nil {
      return try read(name, of: read("traitCollection", of: value, at: range), at: range)
    }
    guard let attribute = Attribute(name: name) else { return nil }
    return try currentSolution().value(of: Anchor(item, attribute)).map { .real($0) }
  }

  // MARK: Printing

  /// `print(a, b, separator: "-")`: a value as it is, several as one tuple.
  mutating func write(
    by name: String, _ arguments: [Expression.Argument]
  ) throws(Stop) -> Bool {
    guard policy == .typedLine, ["print", "debugPrint"].contains(name) else { return false }
    var fields: [Value.Field] = []
    var separator: String?
    for argument in arguments {
      let value = try evaluate(argument.value)
      switch argument.label?.text {
      case "separator": separator = value.shown
      case "terminator": break
      default: fields.append(Value.Field(label: nil, value: value))
      }
    }
    let all = fields.map(\.value)
    if let separator {
      printed.append(kept(.text(try all.lazy.map(\.shown).joinedWithinLimits(by: separator))))
    } else {
      printed.append(kept(all.count == 1 ? all[0] : all.isEmpty ? .text("") : .tuple(fields)))
    }
    return true
  }

  // MARK: Names

  /// Refuses a second variable of the same name between two braces.
  func refuseTwins(among statements: [Statement]) throws(Stop) {
    guard let first = statements.first, isTyped(first.range) else { return }
    var names: Set<String> = []
    for statement in statements {
      guard let variable = statement.variable else { continue }
      for name in variable.pattern.namesGiven where !names.insert(name.text).inserted {
        throw .objection(EvaluationWords.declaredTwice(name.text), at: name.range, hints: [])
      }
    }
  }

  /// Refuses more or fewer names than a value has parts.
  func refuseParts(_ value: Value, for names: [NameSyntax], _ count: Int) throws(Stop) {
    guard count > 1, let first = names.first, let last = names.last, isTyped(first.range),
      value.unknown == nil
    else { return }
    if case .tuple(let fields) = value, fields.count >= count { return }
    throw .objection(
      EvaluationWords.notAsMany(count, told(value)), at: first.range.union(last.range), hints: [])
  }

  // MARK: Loops

  /// Counts what a loop or a closure of the line does.
  mutating func countInLoop(_ count: Int = 1, at range: SourceRange) throws(Stop) {
    guard isTyped(range) else { return }
    loopWork += count
    if loopWork > Self.loopLimit { throw loopsTooLong(at: range) }
  }

  func loopsTooLong(at range: SourceRange) -> Stop {
    .objection(EvaluationWords.loopsTooLong(Self.loopLimit), at: range, hints: [])
  }

  /// What went wrong in a round behind the first, with what was gone through then: what is wrong at once is
  /// wrong for any element.
  func stop(_ stop: Stop, inRound round: Int, _ name: String?, _ element: Value) -> Stop {
    guard round > 0, let range = stop.range, isTyped(range), loopWork <= Self.loopLimit else {
      return stop
    }
    let words = EvaluationWords.inRound(round + 1, name, told(element))
    switch stop {
    case .crash(let reason, let range): return .crash(reason.followed(by: words), at: range)
    case .objection(let reason, let range, let hints):
      return .objection(reason.followed(by: words), at: range, hints: hints)
    case .refused(let failure, let range):
      let refusal = failure.words(in: draft)
      return .objection(refusal.reason.followed(by: words), at: range, hints: refusal.hints)
    case .thrown, .chainEnded, .exhausted, .cancelled, .layout: return stop
    }
  }

  private func told(_ element: Value) -> String {
    switch element {
    case .tuple(let fields): fields.last.map { told($0.value) } ?? "()"
    case .object: viewID(of: element).flatMap(draft.view)?.name ?? element.written
    default: String(element.written.prefix(40))
    }
  }
}

extension Phrase {
  fileprivate func followed(by sentence: Phrase) -> Phrase {
    Phrase(en: "\(self) \(sentence)", ja: "\(self)\(sentence)")
  }
}

import AutoLayout
import Interchange
import Prose

/// What an `expect` line says must be so.
enum ExpectationForm {
  /// - Parameter isOpen: Whether the line says, by `~`, that it is so in one layout of many.
  case condition(ExpressionTree, source: String, isOpen: Bool)
  /// The whole line of a constraint.
  case line(Handle, RelationSyntax, source: String)
  /// How many constraints the user made that are there, active or not.
  case count(Int)
  /// `nil` for an open side.
  case range(Measure, low: Double?, high: Double?)
  case affecting(ViewID, Axis, [Handle])
  case ambiguous([NamedMeasure])
  case unambiguous([NamedMeasure])
  /// Without members: any conflict.
  case conflict([Handle]?)
  case noConflict([Handle]?)
  case broken(Handle)
  case tie(Handle, Handle)
  case moved([ViewID])
  case layers(LayerExpectation)
  case suspicion(SuspicionExpectation)
  /// As it is at a moment of the controller's life.
  case moment(Phase, ExpressionTree, source: String)
  case accepted
  case refused(word: String?)

  /// A quantity and how it was written.
  struct NamedMeasure {
    var measure: Measure
    var source: String
  }
}

extension ExpectationForm {
  /// Reads what follows `expect`.
  init(_ arguments: inout Arguments) throws(LineFailure) {
    guard let first = arguments.next else {
      throw .objection(CommandWords.missing(CommandWords.expectation, arguments.endRange))
    }
    if let form = try Self.worded(first, &arguments) {
      self = form
    } else if let form = try Self.line(&arguments) {
      self = form
    } else {
      self = try Self.condition(first, &arguments)
    }
  }

  /// An expression; a word that is nearly that of another form is taken for it.
  private static func condition(
    _ first: CommandArgument, _ arguments: inout Arguments
  ) throws(LineFailure) -> ExpectationForm {
    let isName = arguments.document.entity(named: first.text) != nil
    let near = Spelling.suggestions(for: first.text, among: parameters.keys.sorted())
    let isAlone = arguments.alone != nil
    let raw = arguments.rawRemainder
    let plain = raw.withoutMarksOfChoice
    if !isName, !near.isEmpty, isAlone {
      throw .objection(CommandWords.unknownExpectation(first))
    }
    do throws(LineFailure) {
      _ = arguments.takeRemainder()
      return .condition(try plain.tree(), source: raw.text.trimmed, isOpen: plain != raw)
    } catch {
      if isName || near.isEmpty { throw error }
      throw .objection(CommandWords.unknownExpectation(first))
    }
  }

  /// The forms that begin with a word of their own, unless something is called by that word.
  private static func worded(
    _ first: CommandArgument, _ arguments: inout Arguments
  ) throws(LineFailure) -> ExpectationForm? {
    guard !first.isQuoted, !arguments.isOperatorNext(after: 1) else { return nil }
    let form: ExpectationForm
    switch first.text {
    case "count":
      form = .count(try arguments.after { a throws(LineFailure) in try a.wholeNumber() })
    case "range": form = try arguments.after(range)
    case "affecting": form = try arguments.after(affecting)
    case "ambiguous": form = .ambiguous(try arguments.after(measures))
    case "unambiguous": form = .unambiguous(try arguments.after(measures))
    case "not" where arguments.isWordNext("ambiguous", after: 1):
      form = .unambiguous(
        try arguments.after { a throws(LineFailure) in
          _ = a.skip("ambiguous")
          return try measures(&a)
        })
    case "conflict": form = .conflict(try arguments.after(set))
    case "no": form = try arguments.after(noConflict)
    case "broken":
      form = .broken(try arguments.after { a throws(LineFailure) in try a.handle() })
    case "tie": form = try arguments.after(tie)
    case "at": form = try arguments.after(moment)
    case "moved":
      form = .moved(try arguments.after { a throws(LineFailure) in try a.viewsOrLayers() })
    case "nothing": form = try arguments.after(nothingMoved)
    case "accepted": form = try arguments.after { _ in .accepted }
    case "refused":
      form = try arguments.after { a throws(LineFailure) in .refused(word: a.optionalString()) }
    case let word where LayerExpectation.words.contains(word):
      form = .layers(
        try arguments.after { a throws(LineFailure) in try LayerExpectation(word, &a) })
    case let word where SuspicionExpectation.words.contains(word):
      form = .suspicion(
        try arguments.after { a throws(LineFailure) in try SuspicionExpectation(word, &a) })
    default: return nil
    }
    try arguments.end()
    return form
  }

  private static func range(_ arguments: inout Arguments) throws(LineFailure) -> ExpectationForm {
    let measure = try arguments.measure().measure
    return .range(measure, low: try arguments.bound(), high: try arguments.bound())
  }

  private static func affecting(
    _ arguments: inout Arguments
  ) throws(LineFailure) -> ExpectationForm {
    let view = try arguments.view()
    let axis: Axis = try arguments.word(among: ["h", "v"]) == "h" ? .horizontal : .vertical
    return .affecting(view, axis, try set(&arguments) ?? [])
  }

  private static func measures(
    _ arguments: inout Arguments
  ) throws(LineFailure) -> [NamedMeasure] {
    try arguments.refuseCommas()
    var measures: [NamedMeasure] = []
    while !arguments.isAtEnd { measures.append(try arguments.measure()) }
    return measures
  }

  /// `{c1 c2}`, or nothing.
  private static func set(_ arguments: inout Arguments) throws(LineFailure) -> [Handle]? {
    guard arguments.next?.text == "{" else { return nil }
    try arguments.refuseCommas()
    _ = arguments.skip("{")
    var handles: [Handle] = []
    while !arguments.skip("}") { handles.append(try arguments.handle()) }
    return handles
  }

  private static func noConflict(
    _ arguments: inout Arguments
  ) throws(LineFailure) -> ExpectationForm {
    // As one says it.
    if !arguments.skip("conflicts") { _ = try arguments.word(among: ["conflict"]) }
    return .noConflict(try set(&arguments))
  }

  private static func tie(_ arguments: inout Arguments) throws(LineFailure) -> ExpectationForm {
    .tie(try arguments.handle(), try arguments.handle())
  }

  private static func nothingMoved(
    _ arguments: inout Arguments
  ) throws(LineFailure) -> ExpectationForm {
    _ = try arguments.word(among: ["moved"])
    return .moved([])
  }

  /// `HANDLE is RELATION`.
  private static func line(_ arguments: inout Arguments) throws(LineFailure) -> ExpectationForm? {
    guard arguments.isWordNext("is", after: 1) else { return nil }
    let handle = try arguments.handle()
    _ = arguments.skip("is")
    let source = arguments.remainder
    return .line(handle, try arguments.relation(), source: source)
  }
}

import Interchange
import Prose
import Reporting

/// `when title.width < 40`: the first step after which a condition held.
struct WhenCommand: Command {
  static let signature = Signature(
    "when", .time, usage: ["CONDITION", "conflict|ambiguity", "EXPRESSION changed"],
    summary: Phrase(
      en: "Finds the first step after which a condition held.", ja: "条件が最初に成り立った手順を探します。"),
    details: Phrase(
      en:
        "Asks every step on the path from the start to now, with the values before and after, and "
        + "says where it held since.",
      ja: "最初から今までの手順を順に調べ、前後の値と、その後どこで成り立ったかを示します。"),
    options: [
      .init(
        "CONDITION",
        means: Phrase(en: "true or false: title.width < 40", ja: "真偽の式（title.width < 40 など）")),
      .init("conflict", means: Phrase(en: "there is a conflict", ja: "矛盾がある")),
      .init("ambiguity", means: Phrase(en: "something is ambiguous", ja: "曖昧なところがある")),
      .init(
        "EXPRESSION", "changed",
        means: Phrase(en: "every step that changed the value", ja: "値が変わったすべての手順")),
    ],
    parameters: [
      .either([.word(Condition.words), .condition]), .comparison,
    ], following: ["conflict": [], "ambiguity": [], "changed": []],
    examples: [
      .init(
        "when title.x == 16", after: ["add label title", "title.leading == view.leading + 16"]),
      .init("when conflict", after: ["add view box", "box.width == 100", "box.width == 200"]),
      .init(
        "when title.x changed", after: ["add label title", "title.leading == view.leading + 16"]),
    ], related: ["diff", "history", "break", "goto"])

  private enum Question {
    case first(Condition)
    case changes(RawText)
  }

  private let question: Question

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if let value = arguments.changingValue() {
      question = .changes(value)
    } else {
      question = .first(try arguments.condition(CommandWords.condition))
    }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch question {
    case .first(let condition): Outcome(reports: [try Self.first(condition, on: snapshot)])
    case .changes(let value): Outcome(reports: [try Self.changes(of: value, on: snapshot)])
    }
  }
}

extension Arguments {
  /// `title.width changed`: what stands before the word, if it can be read.
  fileprivate mutating func changingValue() -> RawText? {
    let all = rawRemainder
    let word = " changed"
    let typed = remainder
    guard typed.hasSuffix(word) else { return nil }
    let end = all.offset + typed.utf8.count - word.utf8.count
    let value = all.part(SourceRange(all.offset, end))
    guard (try? value.tree()) != nil else { return nil }
    _ = takeRemainder()
    return value
  }
}

// MARK: Holding

extension WhenCommand {
  private static func first(
    _ condition: Condition, on snapshot: Snapshot
  ) throws(LineFailure) -> Report {
    let trace = try Trace(snapshot) { (moment) throws(LineFailure) in
      try condition.holds(on: moment)
    }
    let holding = trace.entries.map { $0.answer ?? false }
    let readings = ConditionReadings(of: condition)
    func values(_ moment: Moment) throws(LineFailure) -> [WhenReport.Reading] {
      try readings.values(on: snapshot.on(moment.document))
    }
    let asked = Phrase(Text(condition.source, as: .code))
    guard let first = holding.firstIndex(of: true) else {
      return WhenReport.never(
        asked, readings: try readings.values(on: snapshot))
    }
    let moments = trace.entries.map(\.moment)
    let (before, moment) = (moments[..<first].last, moments[first])
    return WhenReport.make(
      WhenReport.Entry(step: moment.step, line: moment.line),
      before: try before.map(values) ?? [], after: try values(moment),
      spans: spans(of: holding, in: moments.map(\.step)))
  }

  /// The stretches of the path on which it held.
  private static func spans(of holding: [Bool], in steps: [Int]) -> [WhenReport.Span] {
    var spans: [WhenReport.Span] = []
    for (index, (step, holds)) in zip(steps, holding).enumerated() where holds {
      if index > 0, holding[index - 1], let last = spans.indices.last {
        spans[last].last = step
      } else {
        spans.append(WhenReport.Span(first: step, last: step))
      }
    }
    if holding.last == true, let last = spans.indices.last { spans[last].last = nil }
    return spans
  }
}

// MARK: Changes

extension WhenCommand {
  private static func changes(
    of source: RawText, on snapshot: Snapshot
  ) throws(LineFailure) -> Report {
    let tree = try source.tree()
    let trace = try Trace(snapshot) { (moment) throws(LineFailure) in
      try Interpreter(moment).value(asked: tree).text(in: moment.document)
    }
    var changes: [WhenReport.ValueChange] = []
    var present: Text?
    for (moment, value) in trace.entries where value != present {
      changes.append(
        WhenReport.ValueChange(
          at: WhenReport.Entry(step: moment.step, line: moment.line), from: present, to: value))
      present = value
    }
    return WhenReport.make(changes, of: source.text.trimmed)
  }
}

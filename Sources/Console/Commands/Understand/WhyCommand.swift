import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `why title.width`: the chain of constraints that fixes a value, as a sum that can be checked.
struct WhyCommand: Command {
  static let signature = Signature(
    "why", .understand,
    usage: [
      .init("", Phrase(en: "the conflicts and the layout loop that there are", ja: "今ある矛盾と無限ループ")),
      .init("ANCHOR", Phrase(en: "where a value comes from", ja: "値がどう決まったか")),
      .init(
        "VIEW", Phrase(en: "where its place and size come from", ja: "位置と大きさがどう決まったか")),
      .init(
        "CONSTRAINT",
        Phrase(en: "the conflict that it takes part in", ja: "その制約が加わっている矛盾")),
      .init(
        "not RELATION",
        Phrase(en: "what would stand against it", ja: "その制約が成り立たない理由")),
    ],
    summary: Phrase(
      en: "Explains a value by the constraints that fix it, as a sum.",
      ja: "値の理由を、それを決める制約の足し算で説明します。"),
    parameters: [.either([.word(["not"]), .view, .constraint, .anchor])],
    following: ["not": [.relation]],
    examples: [
      .init("why title.x", after: ["add label title", "title.leading == view.leading + 16"]),
      .init("why not title.width == 500", after: ["add label title", "H:|-16-[title]-16-|"]),
    ],
    related: ["affecting", "constraints", "ambiguity"])

  private enum Subject {
    case conflicts
    case values([ExpectationForm.NamedMeasure])
    case constraint(ConstraintID)
    case relation(RelationSyntax)
  }

  private let subject: Subject

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      subject = .conflicts
    } else if arguments.skip("not") {
      subject = .relation(try arguments.relation())
    } else {
      if let meant = WhyMeant(arguments.remainder, in: arguments.document) {
        throw .objection(CommandWords.oneThingToExplain(meant.line, at: arguments.nextRange))
      }
      let thing = try Self.thing(&arguments)
      if let thing { subject = thing } else { subject = .values([try arguments.measure()]) }
    }
    try arguments.end()
  }

  /// A view or constraint by its name alone; an anchor has a dot in it.
  private static func thing(_ arguments: inout Arguments) throws(LineFailure) -> Subject? {
    var ahead = arguments
    guard let thing = try? ahead.viewOrConstraint() else { return nil }
    switch thing {
    case .constraint(let id):
      arguments = ahead
      return .constraint(id)
    case .view:
      var measures: [ExpectationForm.NamedMeasure] = []
      for part in ["x", "y", "width", "height"] {
        var again = arguments
        measures.append(try again.measure(of: part))
      }
      arguments = ahead
      return .values(measures)
    }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch subject {
    case .conflicts: return Outcome(reports: try Self.troubles(on: snapshot))
    case .values(let measures): return try Self.explain(measures, on: snapshot)
    case .constraint(let id): return try Self.conflicts(of: id, on: snapshot)
    case .relation(let relation): return try Self.tryOut(relation, on: snapshot)
    }
  }

  /// Where the app would crash, what keeps the layout from coming to rest, and the conflicts.
  private static func troubles(on snapshot: Snapshot) throws(LineFailure) -> [Report] {
    let crashes = snapshot.history.codeRecord.crashes
    let crash = crashes.isEmpty ? nil : CrashReport.make(crashes)
    let loop = snapshot.document.layoutLoop.map { LoopWords.report(on: $0, in: snapshot.document) }
    let conflicts =
      snapshot.state.hasConflict || loop == nil && crash == nil
      ? ConflictsReport.make(try snapshot.thorough()) : nil
    return [crash, loop, conflicts].compactMap(\.self)
  }

  /// The constraint is added to a document that is looked at and forgotten.
  private static func tryOut(
    _ relation: RelationSyntax, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let (id, document) = try Interpreter(snapshot).trying {
      (interpreter) throws(LineFailure) in
      (try interpreter.make(relation), interpreter.draft)
    }
    let tried = try snapshot.completedLayout(of: document)
    return Outcome(reports: [WhyNotReport.make(id, from: snapshot.state, to: tried)])
  }

  /// The conflicts of a constraint, or its page of help where it has none.
  private static func conflicts(
    of id: ConstraintID, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    if let report = ConflictsReport.make(try snapshot.completed(), about: .constraint(id)) {
      return Outcome(reports: [report])
    }
    let name = snapshot.document.text(of: .constraint(id))
    let page = HelpSubject(name, on: snapshot).map { HelpPage.of($0, on: snapshot) }
    return Outcome(reports: page.map { [$0] } ?? [])
  }

  private static func explain(
    _ subjects: [ExpectationForm.NamedMeasure], on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    var reports: [Report] = []
    for subject in subjects { reports.append(try explanation(of: subject, on: snapshot)) }
    return Outcome(reports: reports)
  }

  private static func explanation(
    of subject: ExpectationForm.NamedMeasure, on snapshot: Snapshot
  ) throws(LineFailure) -> Report {
    let explanation = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.examination.explanation(of: subject.measure)
    }
    guard let explanation else { return WhyReport.withoutValue(subject.source) }
    var report = WhyReport.make(explanation, of: subject.source, in: snapshot.document)
    if let drawn = snapshot.drawnSize(subject.measure), drawn.inPoints != explanation.value.inPoints
    {
      report.append(.row("", CommandWords.isDrawn(drawn)))
    }
    return report
  }
}

extension Snapshot {
  /// How wide or high a view is drawn, which is a number of whole pixels; `nil` for anything else.
  fileprivate func drawnSize(_ measure: Measure) -> Double? {
    guard case .anchor(let anchor) = measure, anchor.item.guide == nil,
      anchor.attribute.kind == .size, let view = document.view(anchor.item.view),
      let frame = state.solution.frame(of: view.id)
    else { return nil }
    let axis = anchor.attribute.axis
    return frame[.size(axis)] - view.alignmentInsets.total(axis)
  }
}

/// `affecting title h`: what has a say in where a view is.
struct AffectingCommand: Command {
  static let signature = Signature(
    "affecting", .understand, usage: ["VIEW [h|v]"],
    summary: Phrase(
      en: "Lists the constraints that decide where a view is and how large.",
      ja: "ビューの位置と大きさを決めている制約を一覧します。"),
    options: [
      .init(
        "h", "v",
        means: Phrase(en: "only across, only down", ja: "横だけ、縦だけ"))
    ],
    parameters: [.view, .word(["h", "v"])],
    examples: [.init("affecting title h", after: ["add label title"])],
    counterpart: "constraintsAffectingLayout(for:)", related: ["why", "constraints"])

  private let view: ViewID
  private let axes: [Axis]

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = try arguments.view()
    let axis = try arguments.optionalWord(among: ["h", "v"])
    axes = axis.map { $0 == "h" ? [.horizontal] : [.vertical] } ?? Axis.allCases
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    var reports: [Report] = []
    for axis in axes {
      let affecting = try snapshot.ask { () throws(LayoutFailure) in
        try snapshot.examination.affecting(view, along: axis)
      }
      reports.append(AffectingReport.make(affecting, in: snapshot.document))
    }
    return Outcome(reports: reports)
  }
}

/// `measure title photo`, `measure title.trailing photo.leading`.
struct MeasureCommand: Command {
  static let signature = Signature(
    "measure", .understand, usage: ["VIEW VIEW", "ANCHOR ANCHOR"],
    summary: Phrase(
      en: "Measures from one view or anchor to another.", ja: "ビューやアンカーの間の距離を測ります。"),
    parameters: [.either([.view, .anchor]), .otherEnd],
    examples: [
      .init("measure title photo", after: ["add label title", "add imageView photo 40x40"]),
      .init("measure view.leading title.leading", after: ["add label title"]),
    ], related: ["frames", "why"])

  private let first: Distance.End
  private let second: Distance.End

  init(_ arguments: inout Arguments) throws(LineFailure) {
    first = try arguments.distanceEnd()
    second = try arguments.distanceEnd()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let distance = try Distance(from: first, to: second)
    return Outcome(
      reports: [
        MeasureReport.make(
          from: first.source, to: second.source, try distance.measurements(on: snapshot))
      ])
  }
}

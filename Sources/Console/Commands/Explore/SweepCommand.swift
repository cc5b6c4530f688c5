import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `sweep gap from 0 to 200`: how the layout follows a constant.
struct SweepCommand: Command {
  static let signature = Signature(
    "sweep", .explore,
    usage: ["HANDLE from A to B", "HANDLE from A to B of VIEW…"],
    summary: Phrase(
      en: "Follows a constant from one number to another.", ja: "定数を動かし、変わり目ごとに変化を示します。"),
    details: Phrase(
      en:
        "From one break point to the next: what moves (×0.5 is half a point for each point of the "
        + "constant), what breaks, what is missed or ambiguous, and what leaves the screen. window.w "
        + "is the window's width. Nothing changes.",
      ja:
        "変わり目から変わり目まで、何が動き（×0.5 は定数 1 ポイントにつき 0.5 ポイント）、何が除外され、何が未達や曖昧に"
        + "なり、何が画面の外に出るかを示します。window.w はウィンドウの幅です。何も変わりません。"),
    options: [
      .init(
        "HANDLE",
        means: Phrase(
          en: "a constraint of yours by number or name, or window.w, window.h",
          ja: "自分で作った制約（番号か名前）、または window.w、window.h")),
      .init("A", "B", means: Phrase(en: "two numbers, up or down", ja: "二つの数値（大きくも小さくも）")),
      .init("from", "to", means: Phrase(en: "where it begins and ends", ja: "どこから、どこまで")),
      .init("of", means: Phrase(en: "only these views are watched", ja: "見るビューを絞る")),
    ],
    parameters: [
      .sweptConstant, .word(["from"]), .number, .word(["to"]), .number, .word(["of"]),
      .repeated(.view),
    ],
    examples: [
      .init(
        "sweep gap from 0 to 400 of title",
        after: [
          "add label title \"Hello\"", "title.leading == view.leading + 16 as gap",
          "title.trailing <= view.trailing - 16; title.top == view.top + 60",
        ])
    ], related: ["try", "why", "exercise", "when"])

  private let swept: SweptConstant
  private let (start, end): (Double, Double)
  private let views: [ViewID]?
  /// As it can be typed again.
  private let line: String

  init(_ arguments: inout Arguments) throws(LineFailure) {
    if arguments.isAtEnd {
      throw .objection(SweepRefusals.sweepsNothing(arguments.endRange, in: arguments.document))
    }
    swept = try arguments.sweptConstant()
    _ = try arguments.word(among: ["from"])
    start = try arguments.number(at: swept)
    _ = try arguments.word(among: ["to"])
    let range = arguments.nextRange
    end = try arguments.number(at: swept)
    if start == end { throw .objection(SweepRefusals.isNoRange(start, at: range)) }
    line =
      "\(Self.signature.word) \(arguments.document.text(of: swept.handle)) "
      + "from \(start.inPoints) to \(end.inPoints)"
    views = arguments.isAtEnd ? nil : try arguments.watchedViews()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let sweep = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.examination.sweep(swept, from: start, to: end, watching: views)
    }
    return Outcome(reports: [
      SweepReport.make(sweep, from: start, to: end, asked: line, in: snapshot.document)
    ])
  }
}

extension Interpreter {
  /// `gap`, `gap.constant`, `window.w`.
  func handle(ofConstant tree: ExpressionTree) throws(LineFailure) -> Handle {
    if case .member(let base, let name) = tree.form, name.text == "constant" {
      return try handle(base)
    }
    return try handle(tree)
  }
}

extension Arguments {
  /// A constraint in the layout whose constant can be another one.
  fileprivate mutating func sweptConstant() throws(LineFailure) -> SweptConstant {
    let part = try take(CommandWords.handle)
    let handle = try Interpreter(snapshot).handle(ofConstant: tree(of: part))
    guard let swept = SweptConstant(handle) else {
      throw .objection(LanguageWords.generatedIsFixed(handle, at: part.range, in: document))
    }
    if case .constraint(let id) = swept { try checkActs(id, at: part.range) }
    return swept
  }

  private func checkActs(_ id: ConstraintID, at range: SourceRange) throws(LineFailure) {
    guard let constraint = document.constraint(id) else { return }
    let handle = document.handle(of: constraint)
    for view in constraint.items.map(\.view) where !document.isInWindow(view) {
      throw .objection(SweepRefusals.isOut(handle, document.name(of: view), at: range))
    }
    if let awaited = constraint.waiting?.texts.first {
      throw .objection(SweepRefusals.waits(handle, for: awaited, at: range))
    }
    if !constraint.isActive { throw .objection(SweepRefusals.isInactive(handle, at: range)) }
  }

  fileprivate mutating func number(at swept: SweptConstant) throws(LineFailure) -> Double {
    let range = nextRange
    let number = try number(CommandWords.number)
    guard swept.legalNumbers.contains(number) else {
      throw .objection(SweepRefusals.isOutside(swept.legalNumbers, at: range))
    }
    return number
  }

  fileprivate mutating func watchedViews() throws(LineFailure) -> [ViewID] {
    _ = try word(among: ["of"])
    return try distinct { (arguments) throws(LineFailure) in try arguments.view() }
  }
}

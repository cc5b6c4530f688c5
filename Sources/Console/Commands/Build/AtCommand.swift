import AutoLayout
import Interchange
import Prose

/// `at viewDidLoad { overlay.frame = photo.frame }`: what the controller does at a moment of its
/// life, and what frames are then.
struct AtCommand: Command {
  static let signature = Signature(
    "at", .build,
    usage: [
      .init(
        "PHASE { STATEMENTS }",
        Phrase(en: "what the controller does then", ja: "その時点でコントローラーが行うこと")),
      .init("PHASE STATEMENT", Phrase(en: "the same with one", ja: "文が一つなら括弧は不要")),
      .init("PHASE nothing", Phrase(en: "no more", ja: "取りやめる")),
      .init(
        "PHASE EXPRESSION", Phrase(en: "what is so then, such as a frame", ja: "その時点のフレームなどを見る")),
    ],
    summary: Phrase(
      en: "Sets frames at a phase of the controller's life, or reads them.",
      ja: "ライフサイクルのある時点で、フレームを設定したり読んだりします。"),
    details: Phrase(
      en:
        "PHASE is a method of UIKit's: viewDidLoad, viewDidAppear … (Tab lists them). It runs once, "
        + "when the app starts as the device is held now; a rotation comes after it.",
      ja: "PHASE は viewDidLoad や viewDidAppear などのメソッド名です（Tab で一覧）。"
        + "今の向きでアプリが起動したときに一度だけ実行され、回転はその後になります。"),
    options: [
      .init(
        "STATEMENT", "STATEMENTS",
        means: Phrase(
          en: "a frame, bounds, center or position = sums of numbers, frames and bounds; "
            + "view.layoutIfNeeded() lays out at once",
          ja: "frame、bounds、center、position = 数値やフレーム、bounds の和。"
            + "view.layoutIfNeeded() でその場でレイアウト"))
    ],
    parameters: [
      .word(Phase.withCode.map(\.rawValue)), .either([.word(["nothing"]), .statement]),
    ],
    following: ["{": [.statement], "nothing": []],
    examples: [
      .init(
        "at viewDidAppear { overlay.frame = photo.frame.insetBy(dx: 1, dy: 1) }",
        after: [
          "add imageView photo 300x200", "let overlay = UIImageView()", "view.addSubview(overlay)",
        ]),
      .init("at viewDidLoad photo.frame", after: ["add imageView photo 300x200"]),
      .init("at viewDidLoad view.bounds.height", after: ["device iphone-5", "navbar on"]),
    ],
    counterpart: "viewDidLoad(), viewDidAppear(_:)",
    related: ["timeline", "onLayout", "canvas", "phases"], hasReport: true)

  private let phase: Phase
  private let range: SourceRange
  private let request: Request

  private enum Request {
    case read(ExpressionTree)
    /// `nil` for nothing.
    case run([Statement]?)
  }

  init(_ arguments: inout Arguments) throws(LineFailure) {
    range = arguments.nextRange
    phase = try arguments.phase()
    if arguments.alone?.text == "nothing" {
      request = .run(nil)
      return
    }
    if arguments.isAtEnd {
      throw .objection(CommandWords.missing(CommandWords.statement, arguments.endRange))
    }
    let raw = arguments.takeRemainder()
    let isBlock = raw.text.trimmed.hasPrefix("{")
    if !isBlock, let tree = try? ExpressionReader.read(raw), tree.laidOutNow == nil {
      request = .read(tree)
      return
    }
    guard Phase.withCode.contains(phase) else {
      throw .objection(CommandWords.noCodeAt(phase, at: range))
    }
    let statements = raw.withoutBraces
    request = .run(
      try LineFailure.reading { () throws(SyntaxFailure) in try StatementReader.read(statements) })
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch request {
    case .read(let tree):
      var interpreter = try Interpreter(snapshot, at: phase, range)
      interpreter.report(try interpreter.answer(to: tree))
      return interpreter.outcome
    case .run(let statements): return try outcome(of: statements, on: snapshot)
    }
  }

  /// What follows a layout is kept with the root view's layout.
  private func outcome(
    of statements: [Statement]?, on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    let document = snapshot.document
    guard let owner = document.view(.root) else { return Outcome() }
    let isLayout = phase == .viewDidLayoutSubviews
    var reader = CallbackReader(Workspace(snapshot), owner: owner, at: isLayout ? nil : phase)
    let code = try reader.callback(statements ?? [])
    let kept = code.actions.isEmpty ? nil : code
    if isLayout {
      return Outcome(edits: [.setCallback(.root, kept)], notes: reader.notes)
    }
    if kept == document.phaseCode[phase] { return Outcome(notes: reader.notes) }
    var edits: [Edit] = []
    if document.launch != document.orientation { edits.append(.setLaunch(document.orientation)) }
    return Outcome(edits: edits + [.setPhaseCode(phase, kept)], notes: reader.notes)
  }
}

extension Arguments {
  mutating func phase() throws(LineFailure) -> Phase {
    let word = try word(among: Phase.allCases.map(\.rawValue))
    return Phase(rawValue: word) ?? .viewDidLoad
  }
}

extension Interpreter {
  /// Reads frames as they are at a moment: the last of that name.
  init(_ snapshot: Snapshot, at phase: Phase, _ range: SourceRange) throws(LineFailure) {
    self.init(snapshot)
    let isOfRotation = phase == .viewWillTransition || phase == .completion
    let cycle = try snapshot.ask { () throws(LayoutFailure) in
      try snapshot.engine.lifeCycle(
        of: snapshot.document, turning: isOfRotation,
        isCancelled: snapshot.surroundings.isCancelled)
    }
    guard let moment = cycle.moments.last(where: { $0.phase == phase }) else {
      throw .objection(CommandWords.noSuchMoment(phase, at: range))
    }
    workspace.moment = moment
  }
}

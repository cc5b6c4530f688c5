import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `torutsume label` shows the ways of taking a view out and closing up, `torutsume label swap`
/// carries one out.
struct TorutsumeCommand: Command {
  static let signature = Signature(
    "torutsume", .explore, usage: usage,
    summary: Phrase(
      en: "Shows ways to take a view out and close up, or goes one.",
      ja: "ビューを取り外して詰める（トルツメ）方法を示し、選べば実行します。"),
    details: Phrase(
      en: "The best comes first, each with the line that does it. fix N goes one of them. Where "
        + "another view fills the gap along one axis, that axis is left alone.",
      ja: "良い順に並べ、実行する行と結果を添えます。fix N でも選べます。別のビューが間隔を埋めている方向は、"
        + "そのままにします。"),
    options: [
      .init(
        "h", "v",
        means: Phrase(en: "closes up only across, only down", ja: "横だけ、縦だけを詰める"))
    ],
    parameters: [.placedView, .way, .way],
    examples: [
      .init("torutsume title", after: setUp), .init("torutsume title v", after: setUp),
      .init("torutsume title swap", after: setUp),
    ], related: ["suspicions", "fix", "remove", "hide"], makesStep: true)

  private static let usage =
    [
      Signature.Usage(
        "VIEW", Phrase(en: "shows what there is to do, by number", ja: "できることを番号付きで示す")),
      Signature.Usage(
        "VIEW h|v", Phrase(en: "the same, along one axis alone", ja: "横または縦だけで詰める")),
    ]
    + Torutsume.Way.Kind.allCases.map {
      Signature.Usage("VIEW \($0.rawValue)", TorutsumeCommandWords.meaning(of: $0))
    }

  private static let words = Torutsume.Way.Kind.allCases.map(\.rawValue)

  private static let setUp = [
    "add imageView photo", "add label title", "add button ok",
    "title.top == photo.bottom + 8; ok.top == title.bottom + 8",
  ]

  private let view: ViewID
  private let axis: Axis?
  private let kind: Torutsume.Way.Kind?
  private let kindRange: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = try arguments.placedView()
    axis = arguments.next.flatMap { Axis(word: $0.text) }
    if axis != nil { _ = try arguments.word(among: Axis.words) }
    kindRange = arguments.nextRange
    kind = try arguments.optionalWord(among: Self.words).flatMap(Torutsume.Way.Kind.init)
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let torutsume = try snapshot.torutsume(of: view, along: axis)
    guard let kind else {
      let first = try snapshot.numberOfFirstWay()
      var outcome = Outcome(reports: [snapshot.report(of: torutsume, from: first)])
      outcome.offered = TorutsumeRequest(view: view, axis: axis, isCountedAlone: first == 1)
      return outcome
    }
    guard let way = torutsume.ways.first(where: { $0.kind == kind }) else {
      throw .objection(
        TorutsumeCommandWords.noSuchWay(kind, torutsume, at: kindRange, in: snapshot.document))
    }
    return Outcome(edits: way.edits)
  }

  /// The line that goes a way, whatever it was offered as.
  static func line(
    going way: Torutsume.Way, of torutsume: Torutsume, in document: Document
  ) -> String {
    let axis = torutsume.axis.map { " " + $0.word } ?? ""
    return "\(signature.word) \(document.name(of: torutsume.view))\(axis) \(way.kind.rawValue)"
  }
}

/// What `torutsume` was asked for: a view, and perhaps along which axis alone.
struct TorutsumeRequest: Hashable, Sendable {
  let view: ViewID
  let axis: Axis?
  /// Whether its ways are counted from 1, as no other repair was shown with a number.
  var isCountedAlone: Bool
}

extension Axis {
  static let words = allCases.map(\.word)

  var word: String { self == .horizontal ? "h" : "v" }

  init?(word: String) {
    guard let axis = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = axis
  }
}

extension Snapshot {
  /// What `torutsume` has offered since the last step.
  func offeredTorutsume() throws(LineFailure) -> Torutsume? {
    guard let offered else { return nil }
    return try torutsume(of: offered.view, along: offered.axis)
  }

  func torutsume(of view: ViewID, along axis: Axis? = nil) throws(LineFailure) -> Torutsume {
    try ask { () throws(LayoutFailure) in
      try Torutsume(view, along: axis, in: examination, step: history.nextStep)
    }
  }

  /// Behind the other repairs where those were shown with their numbers, which `fix` applies as well.
  fileprivate func numberOfFirstWay() throws(LineFailure) -> Int {
    let areShown =
      showsRepairNumbers || !findings.conflicts.isEmpty || document.layoutLoop != nil
    return areShown ? try Repairs(on: self).count + 1 : 1
  }

  /// What `torutsume` offered before a line that has changed the layout since, if it can still be asked.
  var offeredBefore: TorutsumeRequest? {
    guard let request = outdatedOffer, let view = document.view(request.view),
      document.canBeTakenOut(view), !view.isHidden
    else { return nil }
    return request
  }

  func report(of torutsume: Torutsume, from first: Int) -> Report {
    TorutsumeReport.make(torutsume, from: first, in: document)
  }
}

extension Document {
  /// Whether it is in the window, and not there by itself.
  func canBeTakenOut(_ view: View) -> Bool {
    !view.isLayer && view.isRemovable && isInWindow(view.id)
  }
}

extension View {
  /// Whether it is neither what holds all others nor a part of another.
  var isRemovable: Bool { !id.isInitial && !isContentView }
}

extension Arguments {
  /// A view or a guide that is in the window and can be taken out of it.
  fileprivate mutating func placedView() throws(LineFailure) -> ViewID {
    let range = nextRange
    let id = try view()
    guard let view = document.view(id), view.isRemovable else {
      throw .objection(TorutsumeCommandWords.staysThere(document.name(of: id), at: range))
    }
    guard document.isInWindow(id) else {
      throw .objection(TorutsumeCommandWords.isOutAlready(view.name, at: range))
    }
    return id
  }
}

import AutoLayout
import Interchange
import Prose

/// `add label title "Name" in card`, or `add title` to put a removed view back.
struct AddCommand: Command {
  static let signature = Signature(
    "add", .build,
    usage: ["KIND NAME [\"TEXT\"] [WxH] [in SUPERVIEW]", "NAME [in SUPERVIEW]"],
    summary: Phrase(
      en: "Makes a view or a guide, or puts a removed view back.",
      ja: "ビューやガイドを作ります。取り外したビューも戻せます。"),
    details: Phrase(
      en: "It is ready for constraints, with Interface Builder's defaults.",
      ja: "制約で配置できる状態で、既定値は Interface Builder と同じです。"),
    options: [
      .init(
        "KIND",
        means: Phrase(
          en: "label, button, imageView, view, guide, layer … (help kinds)",
          ja: "label、button、imageView、view、guide、layer など（help kinds 参照）")),
      .init(
        "TEXT",
        means: Phrase(en: "what it shows, in quotes", ja: "表示する文字列（引用符で囲む）")),
      .init(
        "WxH",
        means: Phrase(
          en: "its natural size in points: 120x80; of cells and layers the frame's",
          ja: "固有サイズ（120x80 のように、ポイント単位）。セルとレイヤーではフレームの大きさ")),
      .init(
        "in", "SUPERVIEW",
        means: Phrase(
          en: "the view that it goes into; view unless you say", ja: "入れる先のビュー（省くと view）")),
    ],
    parameters: [
      .either([.kind, .removedView]), .newName, .either([.text, .word(["in"])]), .word(["in"]),
    ],
    following: ["in": [.superview]],
    examples: [
      .init("add label title \"Name\""), .init("add imageView photo 120x80"),
      .init("add guide gap in photo", after: ["add imageView photo 120x80"]),
      .init("add layer border 200x100 in photo", after: ["add imageView photo 120x80"]),
      .init("add tableViewCell cell"),
      .init("add label name in cell.contentView", after: ["add tableViewCell cell"]),
    ],
    counterpart: "addSubview(_:), addLayoutGuide(_:)",
    related: ["remove", "content", "move", "kinds"])

  private enum Subject {
    case new(ViewKind, name: String)
    case removed(ViewID)
  }

  private let subject: Subject
  private var text: String?
  private var size: Size?
  private var superview: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let first = try arguments.word(CommandWords.kindOrView)
    let kind = ViewKind.meant(by: first.text)
    if let kind, !Self.isView(first, arguments) {
      try Self.checkThatNoTextIsTheName(behind: first, kind, arguments)
      try Self.checkThatNameStands(behind: first, arguments)
      try Self.checkThatOneIsNamed(behind: first, arguments)
      subject = .new(kind, name: try arguments.newName())
      text = try Self.text(for: kind, &arguments)
      size = try arguments.optionalSize()
      if text == nil { text = try Self.text(for: kind, &arguments) }
    } else {
      subject = .removed(try arguments.removedView(first))
    }
    if arguments.skip("in") { superview = try arguments.viewOrLayer() }
    if case .new(let kind, _) = subject, text == nil {
      text = try Self.text(for: kind, &arguments)
    }
    if superview != nil, arguments.isWordNext("in", after: 0) {
      throw .objection(CommandWords.oneSuperview(at: arguments.nextRange))
    }
    if case .new(let kind, _) = subject, kind.takes.contains(.text), text == nil,
      let part = arguments.next, part.size == nil
    {
      throw .objection(CommandWords.needsQuotes(part))
    }
    try arguments.end()
  }

  /// `add label in card`, `add label "Hi"`: nothing can be called `in`, a text is no name, and a name is
  /// what is missing.
  private static func checkThatNameStands(
    behind kind: CommandArgument, _ arguments: Arguments
  ) throws(LineFailure) {
    let rest = arguments.remainder
    let isText = arguments.next?.isQuoted ?? false
    guard isText || arguments.isWordNext("in", after: 0) && rest.contains(" ") else { return }
    throw .objection(
      CommandWords.nameIsMissing(behind: kind.text, before: rest, at: arguments.nextRange))
  }

  /// `add label "Hi"`: a text, and no name before it.
  private static func checkThatNoTextIsTheName(
    behind word: CommandArgument, _ kind: ViewKind, _ arguments: Arguments
  ) throws(LineFailure) {
    guard kind.takes.contains(.text), let text = arguments.next, text.isQuoted else { return }
    var rest = arguments
    _ = rest.optionalString()
    if rest.next?.isQuoted == true { return }
    let words = text.text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let name = ([words.first].compactMap(\.self) + ["title", "note", "caption"]).first {
      arguments.document.objection(toTypedName: $0) == nil
    }
    let tail = "\"\(text.text)\" \(rest.remainder)".trimmed
    throw .objection(
      CommandWords.nameBeforeText(
        "add \(word.text) \(name ?? "title2") \(tail)", at: text.range))
  }

  /// `add view a, b`: a list of names, where one is meant.
  private static func checkThatOneIsNamed(
    behind kind: CommandArgument, _ arguments: Arguments
  ) throws(LineFailure) {
    guard let comma = arguments.next?.comma else { return }
    var rest = arguments
    var lines: [String] = []
    while let part = rest.next, !part.isQuoted, part.size == nil, part.text != "in" {
      _ = try rest.word(CommandWords.kindOrView)
      lines += part.text.split(separator: ",").map { "add \(kind.text) \($0)" }
    }
    let tail = rest.remainder
    if lines.isEmpty { return }
    throw .objection(
      CommandWords.oneAtATime(
        lines.map { tail.isEmpty ? $0 : "\($0) \(tail)" }, at: comma))
  }

  /// Views may be called like kinds: without a name behind it, `label` is the view.
  private static func isView(_ word: CommandArgument, _ arguments: Arguments) -> Bool {
    arguments.document.view(named: word.text) != nil
      && (arguments.isAtEnd || arguments.isWordNext("in", after: 0))
  }

  /// The text in quotes, if there is one; kinds without text refuse it.
  private static func text(
    for kind: ViewKind, _ arguments: inout Arguments
  ) throws(LineFailure) -> String? {
    guard let next = arguments.next, let text = arguments.optionalString() else { return nil }
    guard kind.takes.contains(.text) else {
      throw .objection(CommandWords.contentNotTaken(.text, by: kind, at: next.range))
    }
    return text
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let step = snapshot.history.nextStep
    switch subject {
    case .removed(let view):
      let target = superview ?? .root
      let kept = try Workspace(snapshot).keepingFrame(of: view, movedTo: target)
      return Outcome(
        edits: [snapshot.document.entering(view, target, step: step)] + kept
          + snapshot.document.hosting(view, in: target))
    case .new(let kind, let name):
      var new = NewView.added(kind, name: name, in: superview ?? .root, step: step)
      if let text { new.content.setText(text) }
      if let size { new.give(size) }
      return Outcome(
        edits: snapshot.document.making(new) + snapshot.document.arranging(new, step: step),
        notes: LanguageWords.remarks(on: new, in: snapshot.document))
    }
  }
}

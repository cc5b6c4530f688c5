import AutoLayout
import Interchange
import Prose

/// `onLayout sign { border.frame = sign.bounds }`: what is done after every layout of a view.
struct OnLayoutCommand: Command {
  static let signature = Signature(
    "onLayout", .build,
    usage: [
      .init("VIEW { STATEMENTS }", Phrase(en: "from now on", ja: "今後のレイアウトで行う")),
      .init("VIEW STATEMENT", Phrase(en: "the same with one", ja: "文が一つなら括弧は不要")),
      .init("VIEW nothing", Phrase(en: "no more", ja: "取りやめる")),
    ],
    summary: Phrase(
      en: "Sets frames of layers and views each time a view is laid out.",
      ja: "レイアウトのたびに、レイヤーやビューのフレームを設定します。"),
    details: Phrase(
      en: "A layer follows no view by itself. What is set runs when the frames of the view and its "
        + "subviews are known, from superviews to subviews; of view it is the controller's "
        + "\("viewDidLayoutSubviews", as: .code). What it has set stays when it is taken away.",
      ja: "レイヤーはビューに自動では追従しません。設定は、ビューとそのサブビューのフレームが決まった後に、"
        + "親から子の順で行われます。view ならコントローラーの \("viewDidLayoutSubviews", as: .code) です。"
        + "取りやめても、設定済みのフレームは元に戻りません。"),
    options: [
      .init(
        "STATEMENT", "STATEMENTS",
        means: Phrase(
          en:
            "a frame, bounds, center or position = sums, \("min", as: .code) … of numbers and frames",
          ja: "frame、bounds、center、position = 数値やフレームの和、\("min", as: .code) など"))
    ],
    parameters: [.superview, .either([.word(["nothing"]), .statement])],
    following: ["{": [.statement], "nothing": []],
    examples: [
      .init(
        "onLayout sign { border.frame = sign.bounds }",
        after: ["add view sign", "add layer border in sign"]),
      .init(
        "onLayout sign border.position = CGPoint(x: sign.bounds.midX, y: 0)",
        after: ["add view sign", "add layer border in sign"]),
    ],
    counterpart: "layoutSubviews(), viewDidLayoutSubviews()", related: ["at", "add", "layers"])

  private let view: ViewID
  /// `nil` for nothing.
  private let statements: [Statement]?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = try arguments.viewOrLayer()
    if arguments.alone?.text == "nothing" {
      statements = nil
      return
    }
    if arguments.isAtEnd {
      throw .objection(CommandWords.missing(CommandWords.statement, arguments.endRange))
    }
    let raw = arguments.takeRemainder().withoutBraces
    statements = try LineFailure.reading { () throws(SyntaxFailure) in
      try StatementReader.read(raw)
    }
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let workspace = Workspace(snapshot)
    guard let statements, let owner = snapshot.document.view(view) else {
      return Outcome(
        edits: try workspace.keepingFrames(setOnLayoutOf: view) + [.setCallback(view, nil)])
    }
    var reader = CallbackReader(workspace, owner: owner)
    let callback = try reader.callback(statements)
    let kept = try workspace.keepingFrames(setOnLayoutOf: view, unlessBy: callback)
    return Outcome(
      edits: kept + [.setCallback(view, callback.actions.isEmpty ? nil : callback)],
      notes: reader.notes)
  }
}

extension RawText {
  /// What stands between braces around all of it, or all.
  var withoutBraces: RawText {
    let bytes = Array(text.utf8)
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) }), first < last,
      bytes[first] == UInt8(ascii: "{"), bytes[last] == UInt8(ascii: "}")
    else { return self }
    return part(SourceRange(offset + first + 1, offset + last))
  }
}

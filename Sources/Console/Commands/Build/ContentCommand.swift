import AutoLayout
import Interchange
import Prose

/// `content title "Name"`, `content photo 120x80`, `content title font headline`.
struct ContentCommand: Command {
  static let signature = Signature(
    "content", .build,
    usage: ["NAME \"TEXT\"|WxH|auto|none", "NAME font SIZE [WEIGHT]", "NAME font STYLE"],
    summary: Phrase(
      en: "Sets what a view shows, or gives it a natural size by hand until its text or image is "
        + "set again.",
      ja: "ビューの内容を変えます。WxH は固有サイズの直接指定で、文字や画像を設定し直すまで続きます。"),
    parameters: [.view, .word(["auto", "none", "font"])],
    following: [
      "font": [
        .word(TextStyle.allCases.map(\.rawValue)), .word(FontWeight.allCases.map(\.rawValue)),
      ]
    ],
    examples: [
      .init("content title \"Hello\"", after: ["add label title"]),
      .init("content photo 120x80", after: ["add imageView photo"]),
      .init("content title font headline", after: ["add label title"]),
    ],
    counterpart: "text, image, font, intrinsicContentSize", related: ["add", "set"])

  private enum Change {
    case text(String)
    case size(Size)
    case auto
    case none
    case font(Font)
  }

  private let view: ViewID
  private let change: Change
  private let range: SourceRange

  init(_ arguments: inout Arguments) throws(LineFailure) {
    view = try arguments.view()
    guard let next = arguments.next else {
      throw .objection(CommandWords.missing(CommandWords.contentValue, arguments.endRange))
    }
    range = next.range
    if let text = arguments.optionalString() {
      change = .text(text)
    } else if let size = try arguments.optionalSize() {
      change = .size(size)
    } else {
      switch try arguments.word(among: ["auto", "none", "font"]) {
      case "auto": change = .auto
      case "none": change = .none
      default: change = .font(try Self.font(&arguments))
      }
    }
    try arguments.end()
  }

  private static func font(_ arguments: inout Arguments) throws(LineFailure) -> Font {
    let part = try arguments.take(CommandWords.font)
    if let style = TextStyle(rawValue: part.text) { return Font(style) }
    guard let size = part.number, 0 < size, size <= 1000 else {
      throw .objection(
        CommandWords.notAmong(part, ["SIZE"] + TextStyle.allCases.map(\.rawValue)))
    }
    let weights = FontWeight.allCases.map(\.rawValue)
    let weight = try arguments.optionalWord(among: weights).flatMap(FontWeight.init(rawValue:))
    return Font(size: size, weight: weight ?? .regular)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let target = snapshot.document.view(view) else { return Outcome() }
    var content = target.content
    guard target.kind.takes.contains(part) else {
      throw .objection(CommandWords.contentNotTaken(target.kind, at: range))
    }
    switch change {
    case .text(let text): content.setText(text)
    case .size(let size): content.give(NaturalSize(width: size.width, height: size.height))
    case .auto: content.measureAutomatically()
    case .none: content.give(.noMetric)
    case .font(let font): content.font = font
    }
    return Outcome(edits: [.change(view, .content(content))])
  }

  private var part: ContentPart {
    switch change {
    case .text: .text
    case .size, .auto, .none: .size
    case .font: .font
    }
  }
}

import AutoLayout
import Interchange
import Prose

/// `content title "Name"`, `content photo 120x80`, `content title font headline`.
struct ContentCommand: Command {
  static let signature = Signature(
    "content", .build,
    usage: ["NAME \"TEXT\"|WxH|auto|none", "NAME font SIZE [WEIGHT]", "NAME font STYLE"],
    summary: Phrase(
      en: "Sets what a view shows, or gives it a size by hand.",
      ja: "ビューの内容や固有サイズを変えます。"),
    details: Phrase(
      en: "A size by hand stays until text or image is set again.",
      ja: "直接決めた大きさは、文字や画像を設定し直すまで続きます。"),
    options: [
      .init(
        "auto",
        means: Phrase(en: "the size follows from the content again", ja: "大きさを内容から求める")),
      .init(
        "none",
        means: Phrase(en: "no size of its own", ja: "固有サイズなし")),
      .init(
        "font",
        means: Phrase(
          en: "another font: 15, 15 bold, headline", ja: "フォントを変える（15、15 bold、headline など）")),
      .init(
        "SIZE",
        means: Phrase(en: "points above 0 up to 1000", ja: "0 より大きく 1000 以下のポイント数")),
      .init(
        "WEIGHT",
        means: Phrase(en: "ultraLight … regular … black", ja: "ultraLight … regular … black")),
      .init(
        "STYLE",
        means: Phrase(
          en: "a text style: body, headline, title1 …", ja: "テキストスタイル（body、headline、title1 など）")),
    ],
    parameters: [.contentView, .content],
    following: [
      "auto": [], "none": [],
      "font": [
        .word(TextStyle.allCases.map(\.rawValue)), .word(FontWeight.allCases.map(\.rawValue)),
      ],
    ],
    examples: [
      .init("content title \"Hello\"", after: ["add label title"]),
      .init("content title 120x80", after: ["add label title"]),
      .init("content title font headline", after: ["add label title"]),
    ],
    counterpart: "text, image, font, intrinsicContentSize", related: ["add", "set", "hugging"])

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
    if let style = TextStyle(rawValue: part.text) {
      return Font(style, at: arguments.document.contentSizeCategory)
    }
    guard let size = part.number, 0 < size, size <= 1000 else {
      throw .objection(CommandWords.noFont(part))
    }
    let weights = FontWeight.allCases.map(\.rawValue)
    let weight = try arguments.optionalWord(among: weights).flatMap(FontWeight.init(rawValue:))
    return Font(size: size, weight: weight ?? .regular)
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let target = snapshot.document.view(view) else { return Outcome() }
    var content = target.content
    guard target.kind.takes.contains(part) else {
      throw .objection(CommandWords.contentNotTaken(part, by: target.kind, at: range))
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

extension CommandWords {
  /// `content title font 0`, `content title font hedline`.
  fileprivate static func noFont(_ part: CommandArgument) -> Objection {
    if part.number != nil {
      return Objection(
        Phrase(
          en: "A font's size is above 0 and at most 1000.", ja: "フォントサイズは 0 より大きく 1000 以下です。"),
        at: part.range)
    }
    let styles = TextStyle.allCases.map(\.rawValue)
    let listed = styles.map { Phrase(Text($0, as: .command)) }.listed()
    return Objection(
      Phrase(
        en: "I expected a size such as 15 or a text style here, not \(part.text, as: .code).",
        ja: "ここに \(part.text, as: .code) は書けません。15 のようなサイズかテキストスタイルを指定します。"),
      at: part.range,
      hints: didYouMean(part.text, among: styles)
        + [Phrase(en: "Text styles: \(listed).", ja: "テキストスタイル：\(listed)")])
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// Objections to names: nothing has them, or what has them is not what is asked for.
extension CommandWords {
  /// Of a family of devices, those that most have now.
  private static let presentModels = [
    "iphone": ["iphone-16", "iphone-16-pro", "iphone-se-3"],
    "ipad": ["ipad-10", "ipad-pro-11", "ipad-mini-6"],
  ]

  /// - Parameter rest: What stands behind it: `iPhone 15`, `300 x 500`.
  static func unknownDevice(
    _ part: CommandArgument, before rest: some Sequence<CommandArgument>, behind command: String
  ) -> Objection {
    let names = DeviceModel.all.flatMap(\.names)
    let whole = (part.text + rest.map(\.text).joined())
      .replacing("アイフォン", with: "iphone").replacing("アイパッド", with: "ipad")
    let size = whole.replacing("×", with: "x")
    let isSize = CommandArgument.whole(RawText(size)).first?.size != nil
    let meant = isSize ? size : names.first { $0.spelledAlike(whole) }
    return Objection(
      Phrase(
        en: "I know no device \(part.text, as: .code).",
        ja: "「\(part.text, as: .code)」というデバイスはありません。"),
      at: part.range,
      hints: (meant.map { [SuggestionWords.didYouMean([$0])] }
        ?? presentModels[whole.lowercased()].map { [SuggestionWords.didYouMean($0)] }
        ?? didYouMean(part.text, among: names)) + [
          Phrase(
            en: "Or give a size: \("\(command) 300x500", as: .code).",
            ja: "大きさでも指定できます：\("\(command) 300x500", as: .code)。")
        ])
  }

  static func unknownName(_ name: String, at range: SourceRange, in document: Document)
    -> Objection
  {
    let names =
      document.views.values.map(\.name) + document.constraints.values.map(document.handle(of:))
    return Objection(
      Phrase(
        en: "Nothing is called \(name, as: .name).", ja: "「\(name, as: .name)」という名前のものはありません。"),
      at: range,
      hints: UnknownNameWords.hints(onNumbered: name, didYouMean(name, among: names)))
  }

  static func notAmong(_ part: CommandArgument, _ words: [String]) -> Objection {
    Objection(
      Phrase(
        en: "I expected \(oneOf(words)) here, not \(part.text, as: .code).",
        ja: "ここに \(part.text, as: .code) は書けません。指定できるのは \(listed(words)) です。"),
      at: part.range, hints: meant(by: part.text, among: words))
  }

  /// The words that are spelled nearly so, or the one that `text` says in Japanese.
  private static func meant(by text: String, among words: [String]) -> [Phrase] {
    let translated = JapaneseWords.choices[text].flatMap { words.contains($0) ? $0 : nil }
    return translated.map { [SuggestionWords.didYouMean([$0])] } ?? didYouMean(text, among: words)
  }

  private static func listed(_ words: [String]) -> Phrase {
    words.map { Phrase(Text($0, as: .command)) }.listed()
  }

  static func isAValue(_ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "\(part.text, as: .name) is the name of a value, and stays.",
        ja: "\(part.text, as: .name) は値に付けた名前なので、取り外せません。"), at: part.range,
      hints: [
        Phrase(
          en: "\("rename \(part.text) NAME", as: .command) frees the name.",
          ja: "名前を空けるには \("rename \(part.text) NAME", as: .command)。")
      ])
  }

  /// `move title 10 10`.
  static func movesNoDistance(_ view: String, _ part: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en:
          "\("move", as: .command) changes the order of views and their superview, not a position.",
        ja: "\("move", as: .command) は重なり順と親ビューを変えるコマンドです。位置は変えられません。"),
      at: part.range,
      hints: [
        Phrase(
          en: "A position is a constraint: \("\(view).leading == view.leading + 16", as: .code).",
          ja: "位置は制約で決めます：\("\(view).leading == view.leading + 16", as: .code)")
      ])
  }

  static func movesAgainstItself(_ view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(view, as: .name) cannot be moved against itself: this has to be another view.",
        ja: "\(view, as: .name) 自身を基準にしては動かせません。別のビューを指定してください。"), at: range)
  }

  private static let mostNames = 6

  /// Those that there are, but for the root view and the window, which nobody has to be told of.
  static func viewsThere(_ names: [String]) -> [Phrase] {
    let own = names.filter { $0 != "view" && $0 != "window" }
    guard !own.isEmpty else { return [] }
    let shown = own.prefix(mostNames).map { Phrase(Text($0, as: .name)) }
    if own.count > mostNames {
      let list = shown.joined(separator: Phrase(en: ", ", ja: "、"))
      return [
        Phrase(
          en: "There are \(list) and \(own.count - mostNames) more: \("tree", as: .command).",
          ja: "あるのは \(list) ほか \(own.count - mostNames) 個です：\("tree", as: .command)")
      ]
    }
    let list = shown.listed()
    return [
      own.count == 1
        ? Phrase(en: "There is \(list).", ja: "あるのは \(list) です。")
        : Phrase(en: "There are \(list).", ja: "あるのは \(list) です。")
    ]
  }

  static func unknownKindOrView(_ part: CommandArgument, in document: Document) -> Objection {
    let kinds = ViewKind.all.map(\.name)
    let removed = document.removed.compactMap { document.view($0)?.name }
    let near =
      JapaneseWords.kinds[part.text].map { [SuggestionWords.didYouMean([$0])] }
      ?? didYouMean(part.text, among: kinds + removed + ViewKind.all.map(\.className))
    let all = Phrase(
      en: "Kinds: \(kinds.joined(separator: " "))", ja: "種類：\(kinds.joined(separator: " "))")
    return Objection(
      Phrase(
        en: "\(part.text, as: .code) is neither a kind of view nor a removed view.",
        ja: "\(part.text, as: .code) はビューの種類でも、取り外したビューでもありません。"), at: part.range,
      hints: near.isEmpty ? [all] : near)
  }

  static func contentNotTaken(
    _ part: ContentPart, by kind: ViewKind, at range: SourceRange
  ) -> Objection {
    let takers = ViewKind.all.filter { $0.takes.contains(part) }.map(\.name)
    let listed = takers.prefix(5).map { Phrase(Text($0, as: .name)) }.listed()
    return Objection(
      Phrase(
        en: "A \(kind.name, as: .name) has no such content.",
        ja: "\(kind.name, as: .name) にその内容は設定できません。"), at: range,
      hints: [
        part == .size
          ? Phrase(
            en: "Constraints can give it a size: \("NAME.width == 100", as: .code).",
            ja: "大きさは \("NAME.width == 100", as: .code) のような制約で決められます。")
          : Phrase(
            en: "What takes it: \(listed).", ja: "設定できるのは \(listed) です。")
      ])
  }

  /// `add label note in card in box`.
  static func oneSuperview(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A view has one superview, and this would be a second one.",
        ja: "親ビューは一つだけです。ここに二つ目は書けません。"), at: range,
      hints: [
        Phrase(
          en: "One is enough: \("add label note in card", as: .code).",
          ja: "\("add label note in card", as: .code) のように一つだけ指定してください。")
      ])
  }

  static func nameIsMissing(
    behind kind: String, before rest: String, at range: SourceRange
  ) -> Objection {
    let line = Text("add \(kind) note \(rest)", as: .code)
    return Objection(
      Phrase(
        en: "The name of the new view is missing.", ja: "新しいビューの名前がありません。"), at: range,
      hints: [Phrase(en: "For example \(line).", ja: "例：\(line)")])
  }

  /// Of a sentence behind `why`.
  static func oneThingToExplain(_ line: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Behind \("why", as: .command) stands one thing: a view, an anchor or a constraint.",
        ja: "\("why", as: .command) の後に書けるのは、ビュー、アンカー、制約のどれか一つです。"), at: range,
      hints: [SuggestionWords.didYouMean([line])])
  }

  /// - Parameter line: With a name.
  static func nameBeforeText(_ line: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "This is what the view shows; its name comes before that.",
        ja: "これは表示する文字列です。その前にビューの名前が必要です。"), at: range,
      hints: [SuggestionWords.didYouMean([line])])
  }

  /// - Parameter lines: What to type instead, one at least.
  static func oneAtATime(_ lines: [String], at comma: SourceRange) -> Objection {
    let listed = lines.prefix(3).map { Phrase(Text($0, as: .code)) }
      .joined(separator: Phrase(en: " / ", ja: " / "))
    let hint =
      lines.count < 2
      ? SuggestionWords.didYouMean(lines)
      : Phrase(en: "On lines of their own: ", ja: "一行ずつ入力してください：") + listed
    return Objection(
      Phrase(
        en: "A line adds one view or guide.", ja: "一行で追加できるビューやガイドは一つだけです。"), at: comma,
      hints: [hint])
  }

  static func alreadyThere(_ name: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(name, as: .name) is in the hierarchy already.",
        ja: "\(name, as: .name) はすでに階層の中にあります。"),
      at: range,
      hints: [
        Phrase(
          en: "\("move \(name) in SUPERVIEW", as: .code) takes it elsewhere.",
          ja: "別の場所へは \("move \(name) in SUPERVIEW", as: .code) で移します。")
      ])
  }

  /// What to type in the place of `c9 as fallback`, which makes nothing that could be named.
  static func naming(_ word: String, _ arguments: String) -> Phrase? {
    let words = arguments.split(separator: " ")
    guard words.count == 2, words[0] == "as" else { return nil }
    let line = "rename \(word) \(words[1])"
    return Phrase(
      en: "\("as", as: .code) names what a line makes; \(line, as: .command) names what is there.",
      ja: "\("as", as: .code) はその行で作るものに名前を付けます。今あるものには \(line, as: .command) を使います。")
  }
}

extension String {
  /// Whether their letters and numbers are the same, in any case.
  fileprivate func spelledAlike(_ other: String) -> Bool {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    return lowercased().filter(isPart) == other.lowercased().filter(isPart)
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// The words in which the language of lines objects: here what is wanted and what was found, in
/// the other files of this type the rest.
enum LanguageWords {
  // MARK: What is wanted

  static let number = Phrase(en: "a number", ja: "数値")
  static let boolean = Phrase(
    en: "\("true", as: .code) or \("false", as: .code)",
    ja: "\("true", as: .code) か \("false", as: .code)")
  static let knownValue = Phrase(en: "a value that is known", ja: "内容の分かる値")
  static let text = Phrase(en: "a text in quotes", ja: "引用符で囲んだ文字列")
  static let texts = Phrase(en: "a list of texts", ja: "文字列のリスト")
  static let priority = Phrase(en: "a priority", ja: "優先度")
  static let view = Phrase(en: "a view", ja: "ビュー")
  static let views = Phrase(en: "a list of views", ja: "ビューのリスト")
  static let guide = Phrase(en: "a guide", ja: "ガイド")
  static let item = Phrase(en: "a view or a guide", ja: "ビューかガイド")
  static let anchor = Phrase(
    en: "an anchor such as \("title.width", as: .code)",
    ja: "\("title.width", as: .code) のようなアンカー")
  static let handle = Phrase(en: "a constraint", ja: "制約")
  static let constraints = Phrase(en: "constraints", ja: "制約")
  static let font = Phrase(
    en: "a font such as \("UIFont.systemFont(ofSize: 15)", as: .code)",
    ja: "\("UIFont.systemFont(ofSize: 15)", as: .code) のようなフォント")
  static let dictionary = Phrase(
    en: "a dictionary such as \("[\"title\": title]", as: .code)",
    ja: "\("[\"title\": title]", as: .code) のような辞書")

  static func tuple(_ shape: Tuple.Shape) -> Phrase {
    let noun = noun(of: shape)
    guard !shape.labels.isEmpty else { return noun }
    let example = "(\(shape.labels.joined(separator: ", ")))"
    return Phrase(en: "\(noun) \(example, as: .code)", ja: "\(noun) \(example, as: .code)")
  }

  static func wanted(_ what: Phrase, found: Value, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "I need \(what) here, and this is \(noun(of: found)).",
        ja: "ここには\(what)が必要ですが、これは\(noun(of: found))です。"), at: range,
      hints: prioritiesNear(found) + declarations(of: found))
  }

  static func notWhole(_ number: Double, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "I need a whole number here, and this is \(number).",
        ja: "ここには整数が必要ですが、これは \(number) です。"), at: range)
  }

  static func tooManyBits(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A whole number has 64 bits, one for its sign, and this does not fit.",
        ja: "整数は符号を含めて 64 ビットで、これは収まりません。"), at: range)
  }

  /// What only the app knows, or what was not pasted along.
  private static func declarations(of value: Value) -> [Phrase] {
    guard case .inert(let path) = value else { return [] }
    return [
      Phrase(
        en:
          "What \(path, as: .code) comes to is not known here: paste what gives it its value along, "
          + "or write the value.",
        ja: "\(path, as: .code) の値はここでは分かりません。値を決める部分も一緒に貼り付けるか、値を直接書いてください。")
    ]
  }

  /// A question about what has no part in the layout.
  static func notKept(_ path: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Tsume does not keep what \(path, as: .code) is: the layout never asks for it.",
        ja: "\(path, as: .code) の値は記録していません。レイアウトに関わらないためです。"), at: range)
  }

  /// `.defaultHihg` where a number is wanted.
  private static func prioritiesNear(_ value: Value) -> [Phrase] {
    guard case .choice(let name) = value else { return [] }
    return didYouMean("." + name, among: Priority.names.map { "." + $0 })
  }

  /// Where an anchor is wanted, a view has some, and a constraint holds one.
  static func wantedAnchor(
    _ operand: Operand, _ tree: ExpressionTree, in document: Document
  ) -> Objection {
    var objection = wanted(anchor, found: operand.value, at: operand.range)
    let source = ExpressionWriter.write(tree)
    switch operand.value {
    case .item(let item) where item.guide?.isController == true:
      objection.hints = [anchorOfController(source)]
    case .item:
      objection.hints = [
        Phrase(
          en: "Name one of its anchors: \("\(source).width", as: .code), "
            + "\("\(source).leading", as: .code).",
          ja: "アンカーを付けてください：\("\(source).width", as: .code)、\("\(source).leading", as: .code)。")
      ]
    case .constraint(_, let equation?):
      let held = document.text(of: equation.first).string
      objection.hints = [
        Phrase(
          en: "\(source, as: .handle) is a constraint on \(held, as: .code); "
            + "\("help \(source)", as: .command) says more.",
          ja: "\(source, as: .handle) は \(held, as: .code) の制約です。"
            + "\("help \(source)", as: .command) で説明します。")
      ]
    default: break
    }
    return objection
  }

  static func notAmong(_ found: Value, _ names: [String], at range: SourceRange) -> Objection {
    let typed: String = if case .choice(let name) = found { name } else { "" }
    let some = names.prefix(16).map { Phrase(Text("." + $0, as: .code)) }
    let listed = (some + (names.count > some.count ? ["…"] : [])).joined(separator: " ")
    return Objection(
      Phrase(
        en: "I need one of UIKit's names here, and this is \(noun(of: found)).",
        ja: "ここには UIKit の名前が必要ですが、これは\(noun(of: found))です。"), at: range,
      hints: didYouMean("." + typed, among: names.map { "." + $0 })
        + [Phrase(en: "One of: \(listed)", ja: "使える名前：\(listed)")])
  }

  /// What compares it, where something has to be true or false.
  static func comparison(of tree: ExpressionTree, _ value: Value) -> Phrase {
    let source = ExpressionWriter.write(tree)
    let condition =
      switch value {
      case .item: "\(source).width < 40"
      case .constraint: "\(source).constant == 0"
      case .number, .whole: "\(source) < 40"
      default: "\(source) == …"
      }
    return Phrase(
      en: "Compare it: \(condition, as: .code).",
      ja: "\(condition, as: .code) のように比較してください。")
  }

  // MARK: What was found

  static func noun(of value: Value) -> Phrase {
    switch value {
    case .number, .whole, .raw: number
    case .boolean: Phrase(en: "a truth value", ja: "真偽値")
    case .text: Phrase(en: "a text", ja: "文字列")
    case .absent: Phrase(Text("nil", as: .code))
    case .tuple(let tuple): noun(of: tuple.shape)
    case .item: item
    case .anchor: Phrase(en: "an anchor", ja: "アンカー")
    case .distance: Phrase(en: "a distance between anchors", ja: "アンカー間の距離")
    case .margins: Phrase(en: "margins", ja: "マージン")
    case .frame: noun(of: .rect)
    case .constraint, .newConstraint: handle
    case .rules: Phrase(en: "a group of constraints", ja: "制約のまとまり")
    case .list: Phrase(en: "a list", ja: "リスト")
    case .group: Phrase(en: "a tuple", ja: "タプル")
    case .dictionary: Phrase(en: "a dictionary", ja: "辞書")
    case .choice(let name): Phrase(Text("." + name, as: .code))
    case .type(let name) where !TypeNames.known.contains(name):
      Phrase(en: "\(name, as: .code), which has no value", ja: "値のない名前 \(name, as: .code)")
    case .type(let name): Phrase(en: "the type \(name, as: .code)", ja: "型 \(name, as: .code)")
    case .font: Phrase(en: "a font", ja: "フォント")
    case .image: Phrase(en: "an image", ja: "画像")
    case .color: Phrase(en: "a colour", ja: "色")
    case .layer: layer
    case .traits: Phrase(en: "a collection of traits", ja: "トレイトコレクション")
    case .inert(let path): Phrase(Text(path, as: .code))
    case .newView: Phrase(en: "a new view", ja: "新しいビュー")
    }
  }

  private static func noun(of shape: Tuple.Shape) -> Phrase {
    switch shape {
    case .point: Phrase(en: "a point", ja: "点")
    case .size: Phrase(en: "a size", ja: "大きさ")
    case .rect: Phrase(en: "a rectangle", ja: "矩形")
    case .insets, .directionalInsets: Phrase(en: "insets", ja: "インセット")
    case .transform: Phrase(en: "a transform", ja: "変換")
    case .plain: Phrase(en: "several numbers", ja: "数値の組")
    }
  }

  // MARK: Spelling

  static func didYouMean(_ word: String, among candidates: [String]) -> [Phrase] {
    let names = suggestions(for: word, among: candidates)
    return names.isEmpty ? [] : [SuggestionWords.didYouMean(names)]
  }

  /// What is spelled nearly so, or else what begins so: `title` for `titleLabel`.
  private static func suggestions(for word: String, among candidates: [String]) -> [String] {
    let near = Spelling.suggestions(for: word, among: candidates)
    guard near.isEmpty, word.count > 2 else { return near }
    let start = word.lowercased()
    return Array(Set(candidates.filter { $0.lowercased().hasPrefix(start) }).sorted().prefix(3))
  }

  static func example(_ code: String) -> Phrase {
    Phrase(en: "For example: \(code, as: .code)", ja: "例：\(code, as: .code)")
  }
}

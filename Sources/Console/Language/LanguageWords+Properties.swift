import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// Properties that a view does not have.
extension LanguageWords {
  static func noProperty(_ name: NameSyntax, of view: View) -> Objection {
    if let library = ForeignLibraries.owner(ofProperty: name.text) {
      return foreign(name, library: library)
    }
    let forms = ViewMethods.forms(name.text, of: view.typeInTables)
    if !forms.isEmpty { return withoutBrackets(name, forms, of: view) }
    let names = ViewProperties.names(of: view.kind) + Attribute.allCases.map(\.name)
    let anchors = Attribute.allCases.filter { $0.withinMargins == nil }.map(\.anchorName)
    let others = anchors + SystemGuide.byName.keys.sorted() + ["hug", "resist"]
    let meant = instead(of: name.text, in: view.kind) ?? name.text
    if let attributes = JapaneseWords.attributes[name.text] {
      return Objection(
        hasNone(name, view), at: name.range, hints: [SuggestionWords.didYouMean(attributes)])
    }
    if let rules = ruleWords[name.text] {
      return Objection(
        hasNone(name, view), at: name.range, hints: [priorities(rules, of: view)])
    }
    if ["edges", "edgeAnchors", "edgesAnchor"].contains(name.text) {
      return Objection(hasNone(name, view), at: name.range, hints: [edges(of: view)])
    }
    if ["padding", "margin", "margins", "gap", "inset", "insets", "distance"].contains(name.text) {
      return Objection(hasNone(name, view), at: name.range, hints: [distances(of: view)])
    }
    if name.text == "priority" {
      return Objection(hasNone(name, view), at: name.range, hints: [priorityOfConstraint(view)])
    }
    if ["minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "size"].contains(name.text) {
      return Objection(
        hasNone(name, view), at: name.range,
        hints: [SuggestionWords.didYouMean(["frame.\(name.text)"])])
    }
    if ["color", "colour"].contains(name.text), hasTextColor(view.kind) {
      return Objection(
        hasNone(name, view), at: name.range,
        hints: [SuggestionWords.didYouMean(["textColor", "backgroundColor"])])
    }
    var near = didYouMean(property: meant, among: names + others)
    if near.isEmpty { near = owners(of: name.text).map { [$0] } ?? [] }
    if near.isEmpty {
      let inert = UIKitTables.passingNames.others.filter { InertProperties.isInert($0, of: view) }
      near = didYouMean(property: meant, among: inert.sorted())
    }
    return Objection(
      hasNone(name, view), at: name.range, hints: near.isEmpty ? [properties(of: view.kind)] : near)
  }

  /// What hugging and compression resistance are called where one looks for a property.
  private static let ruleWords = [
    "hug": "hug", "hugging": "hug", "contentHugging": "hug", "contentHuggingPriority": "hug",
    "huggingPriority": "hug", "resist": "resist", "resistance": "resist", "compression": "resist",
    "compressionResistance": "resist", "contentCompressionResistance": "resist",
    "contentCompressionResistancePriority": "resist", "compressionResistancePriority": "resist",
  ]

  private static func distances(of view: View) -> Phrase {
    let line = Text("\(view.name).leading == view.leading + 16", as: .code)
    return Phrase(
      en: "A distance is a constraint between two edges, such as \(line).",
      ja: "間隔は二つの端の間の制約で決めます（例：\(line)）。")
  }

  private static func priorityOfConstraint(_ view: View) -> Phrase {
    let (own, hug) = (
      Text("c1.priority", as: .code), Text("\(view.name).hug.h.priority", as: .code)
    )
    return Phrase(
      en: "A priority belongs to a constraint, such as \(own); how a view keeps to its content is "
        + "\(hug).",
      ja: "優先度は制約のものです（例：\(own)）。内容どおりの大きさを保つ強さは \(hug) です。")
  }

  /// Hugging and compression resistance are a constraint for each axis.
  private static func priorities(_ word: String, of view: View) -> Phrase {
    let (across, down) = ("\(view.name).\(word).h.priority", "\(view.name).\(word).v.priority")
    return Phrase(
      en: "Its priorities are \(across, as: .code) and \(down, as: .code).",
      ja: "優先度は \(across, as: .code) と \(down, as: .code) です。")
  }

  /// `title.hug = 300`, `title.hug.h = 300`: a number given to what has a priority.
  static func rulesAreFixed(
    _ owner: String, _ name: NameSyntax, _ rules: [String], to operand: Operand
  ) -> Objection {
    let number = (try? operand.number())?.inPoints ?? "300"
    let path = Text("\(owner).\(name.text)", as: .code)
    return Objection(
      rules.count == 1
        ? Phrase(
          en: "\(path) is a constraint: its priority takes the number.",
          ja: "\(path) は制約です。数値は priority に設定します。")
        : Phrase(
          en: "\(path) is two constraints, one for each axis: their priorities take the number.",
          ja: "\(path) は縦横 2 つの制約です。数値はそれぞれの priority に設定します。"), at: name.range,
      hints: [SuggestionWords.didYouMean(rules.map { "\($0).priority = \(number)" })])
  }

  /// A colour of the text, which has no part in the layout.
  private static func hasTextColor(_ kind: ViewKind) -> Bool {
    ["UILabel", "UITextField", "UITextView"].contains(kind.className)
  }

  /// What libraries call the four edges.
  private static func edges(of view: View) -> Phrase {
    let formats = ["H", "V"].map { Text("\($0):|[\(view.name)]|", as: .code) }
    return Phrase(
      en: "The edges are four anchors: \(formats[0]) and \(formats[1]) pin them to the superview.",
      ja: "端は四つのアンカーです。\(formats[0]) と \(formats[1]) で親ビューに固定できます。")
  }

  private static func withoutBrackets(
    _ name: NameSyntax, _ forms: [String], of view: View
  ) -> Objection {
    let forms = forms.map { Phrase("\("\(view.name).\($0)", as: .code)") }
    return Objection(
      Phrase(
        en: "\(name.text, as: .code) is a method: a call has brackets.",
        ja: "\(name.text, as: .code) はメソッドなので、呼び出すには括弧が必要です。"), at: name.range,
      hints: [
        Phrase(
          en: "It is written \(forms.listedAsChoice()).", ja: "書き方：\(forms.listedAsChoice())")
      ])
  }

  static func hasNone(_ name: NameSyntax, _ view: View) -> Phrase {
    let (owner, kind) = (Text(view.name, as: .name), view.kind)
    return Phrase(
      en: "\(owner) is \(kind.withArticle), which has no \(name.text, as: .code).",
      ja: "\(owner)（\(kind.name, as: .code)）に \(name.text, as: .code) はありません。")
  }

  /// The kinds of views that have such a property; `nil` where none is known.
  private static func owners(of name: String) -> Phrase? {
    let kinds = ViewProperties.named(name)?.kinds.members ?? []
    if kinds.isEmpty { return nil }
    let listed = kinds.map { Phrase(Text($0.name, as: .name)) }.listed()
    return Phrase(en: "These have it: \(listed).", ja: "あるのは \(listed) です。")
  }

  /// Some of them, first those that not every view has.
  private static func properties(of kind: ViewKind) -> Phrase {
    let names = ViewProperties.names(of: kind)
    let common = ViewProperties.names(of: .view)
    let own = names.filter { !common.contains($0) }
    let some = (own + ["isHidden", "frame", "layoutMargins"].filter(names.contains)).prefix(3)
    let listed = some.map { Phrase(Text($0, as: .code)) }.listed()
    return Phrase(
      en: "It has \(listed), for example; Tab behind the dot lists all.",
      ja: "使えるのは \(listed) などです。ドットの後の Tab ですべて一覧できます。")
  }

  /// What other views have where buttons have a title and an image for each state.
  static func instead(of name: String, in kind: ViewKind) -> String? {
    let property: String? =
      switch name {
      case "title", "titleLabel", "currentTitle", "setTitle": "text"
      case "setAttributedTitle": "attributedText"
      case "setImage": "image"
      case "visible", "isVisible", "hide", "show": "isHidden"
      case "color", "colour": "backgroundColor"
      case "background", "bgColor": "backgroundColor"
      default: nil
      }
    return property.flatMap { ViewProperties.names(of: kind).contains($0) ? $0 : nil }
  }

  /// Who writes `hidden` means `isHidden`.
  private static func didYouMean(property name: String, among names: [String]) -> [Phrase] {
    let near = didYouMean(name, among: names)
    guard near.isEmpty else { return near }
    return didYouMean("is" + name.prefix(1).uppercased() + name.dropFirst(), among: names)
  }
}

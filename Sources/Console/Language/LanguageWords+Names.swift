import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// Names that mean nothing here, and what does not fit what it is asked of.
extension LanguageWords {
  /// In a visual format.
  static func unknownView(_ name: NameSyntax, among views: [String]) -> Objection {
    let failure = SyntaxFailure(.visualFormat(.unknownView(name.text)), at: name.range)
    let near = didYouMean(name.text, among: views)
    var objection = Objection(
      failure.words.reason, at: name.range, hints: near + failure.words.hints)
    objection.namesNothing = near.isEmpty
    return objection
  }

  /// In a visual format.
  ///
  /// - Parameter number: What is to be written for it, where that is known: `750` for `high`.
  static func unknownMetric(
    _ name: NameSyntax, among metrics: [String], instead number: Double?
  ) -> Objection {
    let failure = SyntaxFailure(.visualFormat(.unknownMetric(name.text)), at: name.range)
    return Objection(
      failure.words.reason, at: name.range,
      hints: number.map { [SuggestionWords.didYouMean([$0.inPoints])] }
        ?? didYouMean(name.text, among: metrics) + failure.words.hints)
  }

  /// A library on top of UIKit, whose calls come to constraints that can be written here.
  static func foreign(_ name: NameSyntax, library: String) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .code) belongs to \(library), which I do not read.",
        ja: "\(name.text, as: .code) は \(library) のものです。ここでは読み取れません。"), at: name.range,
      hints: [example("title.leading == view.leading + 16")])
  }

  static func unknownFunction(_ call: Call, in workspace: Workspace) -> Objection {
    Objection(
      Phrase(
        en: "There is no function \(call.name.text, as: .code).",
        ja: "「\(call.name.text, as: .code)」という関数はありません。"), at: call.name.range,
      hints: advice(on: call) ?? advice(onMethod: call.name.text)
        ?? didYouMean(
          call.name.text,
          among: TypeNames.known + ViewMethods.names.sorted() + Evaluator.functions))
  }

  /// `exit()`, `print(title)`, `dump(title)`: words of other tools, and commands.
  private static func advice(on call: Call) -> [Phrase]? {
    let arguments = call.arguments.map { ExpressionWriter.write($0.value) }.joined(separator: " ")
    if Catalogue.command(call.name.text) != nil {
      let line = arguments.isEmpty ? call.name.text : "\(call.name.text) \(arguments)"
      return [
        Phrase(
          en: "It is a command: \(line, as: .code).",
          ja: "コマンドなので \(line, as: .code) と書きます。")
      ]
    }
    return ForeignWord.named(call.name.text).map { [$0.advice(with: arguments)] }
  }

  /// `bringSubviewToFront(crown)`, as it stands in a view's own code.
  private static func advice(onMethod name: String) -> [Phrase]? {
    guard ViewMethods.names.contains(name) else { return nil }
    return [
      Phrase(
        en: "A view does it: \("view.\(name)(…)", as: .code).",
        ja: "ビューのメソッドなので、\("view.\(name)(…)", as: .code) のように書きます。")
    ]
  }

  static func localTaken(_ name: NameSyntax) -> Objection {
    Objection(
      Phrase(
        en: "\(name.text, as: .name) is already a name on this line.",
        ja: "\(name.text, as: .name) はこの行ですでに使われています。"), at: name.range)
  }

  static func noMember(_ name: NameSyntax, of value: Value) -> Objection {
    Objection(
      Phrase(
        en: "There is no \(name.text, as: .code) in \(noun(of: value)).",
        ja: "\(noun(of: value))に \(name.text, as: .code) はありません。"), at: name.range,
      hints: didYouMean(name.text, among: memberNames(of: value)) + hints(name.text, for: value))
  }

  /// Of what cannot be given another value there.
  static func notSet(_ name: NameSyntax, of value: Value) -> Objection {
    guard memberNames(of: value).contains(name.text) else { return noMember(name, of: value) }
    let isList = if case .list = value { true } else { false }
    return Objection(
      Phrase(
        en: "\(name.text, as: .code) of \(noun(of: value)) can only be read.",
        ja: "\(noun(of: value))の \(name.text, as: .code) は読み取り専用です。"), at: name.range,
      hints: isList ? [example("rows.append(8)")] : [])
  }

  private static func memberNames(of value: Value) -> [String] {
    switch value {
    case .tuple(let tuple): tuple.shape.partNames
    case .list: Evaluator.listProperties
    case .dictionary: Evaluator.dictionaryProperties
    case .group(let group): group.memberNames
    case .text: ["count", "isEmpty"]
    case .item, .margins: Attribute.allCases.map(\.name)
    case .layer: LayerProperties.all.map(\.name)
    case .traits: TraitCollection.names
    case .font: Evaluator.fontMeasures
    default: []
    }
  }

  /// `title.frame.leading`: the anchor is the view's own. `title.top.constant`: a constraint has one.
  private static func hints(_ name: String, for value: Value) -> [Phrase] {
    switch value {
    case .tuple where Attribute(anchorName: name) != nil:
      [
        Phrase(
          en: "Anchors belong to the view itself: \("title.\(name)", as: .code).",
          ja: "アンカーはビュー自身のものです：\("title.\(name)", as: .code)")
      ]
    case .rules(_, let prefix)
    where ["hug", "resist"].contains(prefix) && ConstraintProperties.names.contains(name):
      [
        Phrase(
          en: "Each axis has its own: \("\(prefix).h.\(name)", as: .code), "
            + "\("\(prefix).v.\(name)", as: .code).",
          ja: "縦横で別々にあります：\("\(prefix).h.\(name)", as: .code)、"
            + "\("\(prefix).v.\(name)", as: .code)")
      ]
    case .anchor where ConstraintProperties.names.contains(name):
      [
        Phrase(
          en: "Constraints have one: \("c1.\(name)", as: .code). "
            + "\("constraints", as: .command) lists them.",
          ja: "\("c1.\(name)", as: .code) のように、制約のプロパティとして書きます。"
            + "一覧は \("constraints", as: .command)。")
      ]
    default: []
    }
  }

  static func noMethod(_ call: Call, of value: Value) -> Objection {
    if let library = ForeignLibraries.owner(ofMethod: call.name.text) {
      return foreign(call.name, library: library)
    }
    return noKnownMethod(call, of: value)
  }

  private static func noKnownMethod(_ call: Call, of value: Value) -> Objection {
    Objection(
      Phrase(
        en: "\(call.name.text, as: .code) is no method of \(noun(of: value)) that I know.",
        ja: "\(noun(of: value))に「\(call.name.text, as: .code)」というメソッドはありません。"),
      at: call.name.range,
      hints: hints(call.name.text, of: value))
  }

  private static func hints(_ name: String, of value: Value) -> [Phrase] {
    if case .item = value, let method = viewMethods[name] {
      return [SuggestionWords.didYouMean([method])]
    }
    let near = didYouMean(name, among: methodNames(of: value)) + knownTypes(near: value)
    guard near.isEmpty, case .item = value else { return near }
    let code = "extension UIView { func \(name)() { … } }"
    return [
      Phrase(
        en: "If it is your own, paste its extension along: \(code, as: .code).",
        ja: "自作のメソッドなら、\(code, as: .code) のような extension も一緒に貼り付けてください。")
    ]
  }

  /// What people call a method of UIKit's.
  private static let viewMethods = [
    "remove": "removeFromSuperview()", "delete": "removeFromSuperview()",
    "removeFromSuperView": "removeFromSuperview()", "add": "addSubview(_:)",
    "addView": "addSubview(_:)", "addSubView": "addSubview(_:)",
    "insert": "insertSubview(_:at:)",
  ]

  private static func methodNames(of value: Value) -> [String] {
    switch value {
    case .anchor: ["constraint", "anchorWithOffset"]
    case .distance: ["constraint"]
    case .type("NSLayoutConstraint"): ["activate", "deactivate", "constraints"]
    case .type("UIFont"): Evaluator.fontForms.map { String($0.prefix { $0 != "(" }) }
    case .list, .dictionary: Evaluator.listMethods
    case .layer: UIKitTables.methodNames(of: LayerProperties.type)
    case .text: Evaluator.textMethods
    case .number, .boolean, .color, .group: []
    default: ViewMethods.names.sorted()
    }
  }

  /// `NSLayoutConstrain` is a type that nobody knows, but nearly one.
  private static func knownTypes(near value: Value) -> [Phrase] {
    guard case .type(let name) = value, !TypeNames.known.contains(name) else { return [] }
    return didYouMean(name, among: TypeNames.known)
  }

  static func wrongArguments(_ call: Call, forms: [String]) -> Objection {
    let listed = forms.map { Phrase(Text($0, as: .code)) }.listed()
    return Objection(
      Phrase(
        en: "\(call.name.text, as: .code) does not take these arguments.",
        ja: "\(call.name.text, as: .code) の引数が合いません。"), at: call.range,
      hints: [Phrase(en: "It is written \(listed).", ja: "書き方：\(listed)")])
  }

  static func notAValue(_ call: Call) -> Objection {
    Objection(
      Phrase(
        en: "\(call.name.text, as: .code) does something and has no value.",
        ja: "\(call.name.text, as: .code) は操作で、値を持ちません。"), at: call.range,
      hints: [
        Phrase(en: "Write it on a line of its own.", ja: "それだけを一行に書いてください。")
      ])
  }

  static func notCallable(at range: SourceRange) -> Objection {
    Objection(Phrase(en: "This cannot be called.", ja: "これは呼び出せません。"), at: range)
  }

  static func unnamedView(at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "A new view needs a name.", ja: "新しいビューには名前が必要です。"), at: range,
      hints: [example("let title = UILabel()")])
  }

  /// At a dictionary with two equal keys an app stops.
  static func keyStandsTwice(
    _ key: Value, at range: SourceRange, in document: Document
  ) -> Objection {
    let key = Phrase(key.text(in: document)).shortened
    return Objection(UIKitWords.keyStandsTwice(key.english.string), at: range)
  }

  static func oneIndex(at range: SourceRange) -> Objection {
    Objection(
      Phrase(en: "Brackets take one index.", ja: "角括弧の中の添字は一つだけです。"), at: range)
  }

  static func noElement(_ place: Int, of count: Int, at range: SourceRange) -> Objection {
    Objection(UIKitWords.noElement(place, of: count), at: range)
  }

  static func notIndexed(_ value: Value, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Only lists have elements, and this is \(noun(of: value)).",
        ja: "要素があるのはリストだけですが、これは\(noun(of: value))です。"), at: range)
  }

  static func forcedNil(_ tree: ExpressionTree) -> Objection {
    Objection(
      Phrase(
        en: "\(ExpressionWriter.write(tree), as: .code) is \("nil", as: .code); UIKit would crash "
          + "here.",
        ja: "\(ExpressionWriter.write(tree), as: .code) は \("nil", as: .code) です。"
          + "UIKit ならここでクラッシュします。"), at: tree.range)
  }

  static func noGenerated(
    _ name: String, _ handles: [Handle], at range: SourceRange, in document: Document
  ) -> Objection {
    let all = handles.map(document.text(of:))
    // Those of the same rule, where there are any: `row.spacing.7` may have been `row.spacing.2`.
    let rule = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex) + "."
    let related = all.filter { $0.hasPrefix(rule) }
    let names = related.isEmpty ? all : related
    let listed = names.prefix(10).map { Phrase(Text($0, as: .handle)) }.listed()
    return Objection(
      Phrase(
        en: "The system has made no constraint \(name, as: .handle).",
        ja: "「\(name, as: .handle)」というシステム生成の制約はありません。"), at: range,
      hints: names.isEmpty ? [] : [Phrase(en: "There are \(listed).", ja: "あるもの：\(listed)")])
  }

  /// - Parameter value: A text, a tuple or a list.
  static func holdsTooMuch(_ value: Value, most: Int, at range: SourceRange) -> Objection {
    let words =
      switch value {
      case .text: EvaluationWords.textTooLong
      case .tuple:
        Phrase(
          en: "Parentheses can hold \(most) numbers, no more.", ja: "括弧でまとめられる数値は \(most) 個までです。")
      default: EvaluationWords.holdsTooMuch
      }
    return Objection(words, at: range)
  }

  static func notInWindow(
    _ id: ViewID, at range: SourceRange, in document: Document
  ) -> Objection {
    let (view, name) = (document.view(id), document.name(of: id))
    // A content view comes with its view.
    let owner = view?.isContentView == true ? view?.superview : nil
    let added = document.name(of: owner ?? id)
    let line =
      view?.isLayer == true
      ? "view.layer.addSublayer(\(name))"
      : view?.isGuide == true ? "view.addLayoutGuide(\(name))" : "view.addSubview(\(added))"
    return Objection(
      Phrase(
        en: "\(name, as: .name) is not in the window, so it has no place in the layout.",
        ja: "\(name, as: .name) はウィンドウの中にないので、レイアウトされていません。"), at: range,
      hints: [
        Phrase(
          en: "\(line, as: .code) would put it there.", ja: "\(line, as: .code) で入れられます。")
      ])
  }

  static func incomparable(_ left: Value, _ right: Value, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "\(noun(of: left)) and \(noun(of: right)) cannot be compared.",
        ja: "\(noun(of: left))と\(noun(of: right))は比べられません。"), at: range)
  }

  static func divisionByZero(at range: SourceRange) -> Objection {
    Objection(Phrase(en: "Nothing can be divided by 0.", ja: "0 では割れません。"), at: range)
  }

  /// A root of a negative number.
  static func notFinite(at range: SourceRange) -> Objection {
    Objection(UIKitWords.notFinite, at: range)
  }

  static func negativeSize(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A size has two sides, neither below 0.", ja: "大きさは 0 以上の二つの数値で表します。"),
      at: range)
  }

  static func fontSize(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "The size of a font is above 0 and at most 1000.", ja: "フォントの大きさは 0 より大きく 1000 以下です。"),
      at: range)
  }
}

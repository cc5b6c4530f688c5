import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// Remarks on what is accepted.
extension LanguageWords {
  /// Behind a constraint that is printed.
  static let inactive = Phrase(en: "  (inactive)", ja: "（無効）")

  /// Behind `~` on a line of its own.
  static func oneOfMany(_ range: ValueRange?) -> Phrase {
    guard let range else {
      return Phrase(en: "~ one of many", ja: "~ ほかの値もありえます")
    }
    switch (range.low.isFinite, range.high.isFinite) {
    case (true, true):
      return Phrase(
        en: "~ one of many: anything from \(range.low) to \(range.high)",
        ja: "~ \(range.low) から \(range.high) までのどの値もありえます")
    case (true, false):
      return Phrase(
        en: "~ one of many: at least \(range.low)", ja: "~ \(range.low) 以上のどの値もありえます")
    case (false, true):
      return Phrase(
        en: "~ one of many: at most \(range.high)", ja: "~ \(range.high) 以下のどの値もありえます")
    case (false, false):
      return Phrase(en: "~ one of many: anything", ja: "~ どの値もありえます")
    }
  }

  static let makesNothing = Phrase(
    en: "This format makes no constraint: nothing in it has a size or a connection.",
    ja: "このビジュアルフォーマットからは制約ができません。大きさも接続もないためです。")

  static let approximateSpacing = Phrase(
    en: "The standard spacing between baselines is our estimate: the taller line height.",
    ja: "ベースライン間の標準間隔は、行の高い方を使った近似です。")

  /// What is accepted and worth a remark: names that UIKit's formats do not take in one.
  static func remarks(on notes: [VisualFormat.Note]) -> [Phrase] {
    var options: [Phrase] = []
    var hasForeignName = false
    for note in notes {
      switch note {
      case .nameForeignToUIKit: hasForeignName = true
      case .optionWithoutEffect(let option):
        options.append(
          Phrase(
            en: "\(option.rawValue, as: .code) has no effect along this axis.",
            ja: "\(option.rawValue, as: .code) はこの軸では効きません。"))
      }
    }
    return (hasForeignName ? [foreignName] : []) + options
  }

  /// Said once: it is the same for each format.
  static let foreignName = Phrase(
    en: "UIKit's formats take ASCII names only: in code such a view has another key, "
      + "\("[\"title\": …]", as: .code).",
    ja: "UIKit のビジュアルフォーマットは ASCII の名前しか読めません。コードでは views のキーを "
      + "\("[\"title\": …]", as: .code) のように ASCII にします。")

  static let noBranchDoesAnything = Phrase(
    en: "The condition does not hold, or nothing stands behind it: nothing was done.",
    ja: "条件が成り立たないか、実行する内容がないので、何もしていません。")

  /// `frame.width`, which is set as `frame.size.width`.
  static func onlyReadsInSwift(_ rect: String, _ part: String) -> Phrase {
    Phrase(
      en: "In Swift \("\(rect).\(part)", as: .code) only reads: "
        + "\("\(rect).size.\(part)", as: .code) sets it.",
      ja: "Swift では \("\(rect).\(part)", as: .code) は読み取り専用で、設定するのは "
        + "\("\(rect).size.\(part)", as: .code) です。")
  }

  /// - Parameter line: What would make a constraint of the comparison.
  static func onlyAsks(_ line: String) -> Phrase {
    Phrase(
      en: "This asks and makes nothing; \(line, as: .code) would make it so.",
      ja: "これは質問で、制約は作りません。制約にするなら \(line, as: .code) とします。")
  }

  /// What was passed over, the first few by name.
  static func noPartInLayout(_ paths: [String]) -> Phrase {
    guard paths.count > 4 else { return noPartInLayout(paths.map { Phrase(Text($0, as: .code)) }) }
    let listed = paths.prefix(3).map { Phrase(Text($0, as: .code)) }
    let rest = Phrase(en: "\(paths.count - 3) more", ja: "ほか \(paths.count - 3) 個")
    return noPartInLayout(listed + [rest])
  }

  private static func noPartInLayout(_ words: [Phrase]) -> Phrase {
    Phrase(
      en: "\(words.listed()) \(words.count, one: "has", many: "have") no part in the layout.",
      ja: "\(words.listed()) はレイアウトに関係しません。")
  }

  /// Of a view that had no image before.
  static func imageViewWithoutSize(_ view: String) -> Phrase {
    Phrase(
      en: "I have no pictures, so \(view, as: .name) asks for no size of its own; "
        + "\("content \(view) 60x40", as: .code) gives it one.",
      ja: "画像そのものは扱えないので、\(view, as: .name) は固有サイズを持ちません。"
        + "\("content \(view) 60x40", as: .code) のように指定できます。")
  }

  static func imageWithoutSize(_ view: String) -> Phrase {
    let line = "\(view).image = UIImage(width: 60, height: 40)"
    return Phrase(
      en: "I have no pictures, so \(view, as: .name) keeps its size; "
        + "\(line, as: .code) gives it another.",
      ja: "画像そのものは扱えないので、\(view, as: .name) の大きさは変わりません。"
        + "大きさは \(line, as: .code) で指定できます。")
  }

  static func alreadySo(_ handles: [String], isActive: Bool) -> Phrase {
    let listed = handles.map { Phrase(Text($0, as: .handle)) }.listed()
    return isActive
      ? Phrase(
        en: "\(listed) \(handles.count, one: "is", many: "are") active already.",
        ja: "\(listed) はすでに有効です。")
      : Phrase(
        en: "\(listed) \(handles.count, one: "is", many: "are") inactive already.",
        ja: "\(listed) はすでに無効です。")
  }

  static func madeInactive(_ handles: [String]) -> Phrase {
    let listed = handles.map { Phrase(Text($0, as: .handle)) }.listed()
    let line = "activate \(handles.joined(separator: " "))"
    let most = 3
    return Phrase(
      en: "\(listed) \(handles.count, one: "is", many: "are") made and not active yet"
        + (handles.count > most ? "." : "; \(line, as: .command) changes that."),
      ja: "\(listed) は作られましたが、まだ有効ではありません"
        + (handles.count > most ? "。" : "（\(line, as: .command) で有効になります）。"))
  }

  /// A constraint keeps the name that it got from a variable, which holds another one now.
  static func nameStays(_ name: String, instead handle: String) -> Phrase {
    Phrase(
      en: "\(name, as: .handle) still names the constraint that it held first; the one that it was "
        + "given is \(handle, as: .handle).",
      ja: "「\(name, as: .handle)」という名前は最初の制約のものです。後から代入した制約は "
        + "\(handle, as: .handle) です。")
  }

  /// What is to be said of a new view of its kind and at its place.
  static func remarks(on new: NewView, in document: Document) -> [Phrase] {
    let size = new.kind == .datePicker && new.content.given == nil ? wheels(new.name) : nil
    let place = new.superview.flatMap { UIKitWords.besideContent(new.name, in: $0, of: document) }
    return [size, place, hiding(new.name)].compactMap { $0 }
  }

  /// Of a name that is a controller's too; `nil` for others.
  static func hiding(_ name: String) -> Phrase? {
    guard ControllerProperties.names.contains(name) else { return nil }
    return Phrase(
      en: "\(name, as: .name) hides the controller's own; "
        + "\("view.\(name)", as: .code) still is that.",
      ja: "これから \(name, as: .name) はこれを指します。"
        + "コントローラーのものは \("view.\(name)", as: .code) です。")
  }

  static func wheels(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .name) is as large as wheels are. How large the compact style is I do not "
        + "know; \("content \(name) 120x35", as: .command) gives a size.",
      ja: "\(name, as: .name) はホイール式の大きさにします。コンパクト表示の大きさは分からないので、"
        + "\("content \(name) 120x35", as: .command) のように指定してください。")
  }

  static func hasWheels(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .name) is laid out with wheels already.",
      ja: "\(name, as: .name) はすでにホイール式の大きさで配置しています。")
  }

  static func plainView(_ className: String) -> Phrase {
    let unknown = Phrase(
      en: "I do not know \(className, as: .code): it is laid out as a plain view.",
      ja: "\(className, as: .code) は知らないクラスなので、ふつうのビューとして扱います。")
    let near = Spelling.suggestions(for: className, among: ViewKind.all.map(\.className))
    if near.isEmpty { return unknown }
    let meant = SuggestionWords.didYouMean(near)
    return Phrase(en: "\(unknown) \(meant)", ja: "\(unknown)\(meant)")
  }

  static func assignedToNil(_ tree: ExpressionTree) -> Phrase {
    Phrase(
      en: "\(ExpressionWriter.write(tree), as: .code) is \("nil", as: .code), so nothing happens.",
      ja: "\(ExpressionWriter.write(tree), as: .code) は \("nil", as: .code) なので、何も起きません。")
  }

  static func frameIsOverwritten(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .name) is laid out by constraints: the layout at the end of the line "
        + "overwrites this frame. A constraint lasts, such as "
        + "\("\(name).centerX == view.centerX", as: .code).",
      ja: "\(name, as: .name) は制約で配置されるので、この行の後のレイアウトでこのフレームは上書きされます。"
        + "\("\(name).centerX == view.centerX", as: .code) のような制約なら残ります。")
  }

  /// Of a switch.
  static func keepsItsSize(_ name: String, _ size: Size) -> Phrase {
    Phrase(
      en: "\(name, as: .name) is drawn \(size.width)x\(size.height) whatever size it is given.",
      ja: "\(name, as: .name) の大きさは常に \(size.width)x\(size.height) です。")
  }

  static func contentViewGetsItsFrame(_ name: String, from owner: String) -> Phrase {
    Phrase(
      en: "UIKit does not keep this frame: \(owner, as: .name) lays out \(name, as: .name) itself.",
      ja: "UIKit はこのフレームを保ちません。\(name, as: .name) は \(owner, as: .name) 自身が配置します。")
  }

  static func contentViewTranslates(_ name: String, in owner: String) -> Phrase {
    Phrase(
      en: "UIKit warns here: this is not supported for \(name, as: .name), which "
        + "\(owner, as: .name) lays out itself.",
      ja: "UIKit ではここで警告が出ます。\(name, as: .name) は \(owner, as: .name) 自身が配置するため、変えられません。")
  }

  static func staysUntilMentioned(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .name) is in no layout until a constraint mentions it, and so it stays "
        + "where it is.",
      ja: "\(name, as: .name) は制約で使われるまでレイアウトの対象にならず、元の位置のままです。")
  }

  static func translatesAlready(_ name: String, _ translates: Bool) -> Phrase {
    translates
      ? Phrase(
        en: "\(name, as: .name) is laid out by its frame already.",
        ja: "\(name, as: .name) はすでにフレームで配置されています。")
      : Phrase(
        en: "\(name, as: .name) is laid out by constraints already.",
        ja: "\(name, as: .name) はすでに制約で配置されています。")
  }

  static let laidOutAnyway = Phrase(
    en: "Every line is laid out at its end.", ja: "どの行も、行末で必ずレイアウトされます。")
}

import AutoLayout
import Prose
import Reporting

/// What is said of code that was carried out.
enum CodeWords {
  static let noSites = Phrase(
    en: "No code was carried out that makes constraints.", ja: "制約を作るコードは実行していません。")

  static func carriedOut(_ count: Int, of all: Int) -> Phrase {
    Phrase(
      en: "\(count) of \(all, of: "constraint call") carried out",
      ja: "制約を作る呼び出し \(all) 件のうち \(count) 件を実行")
  }

  static func made(_ count: Int) -> Phrase {
    Phrase(en: "\(count, of: "constraint")", ja: "制約 \(count) 個")
  }

  static let madeNone = Phrase(en: "no constraint", ja: "制約なし")

  static func crash(_ reason: Phrase) -> Phrase {
    Phrase(en: "the app would crash here: \(reason)", ja: "アプリはここでクラッシュします：\(reason)")
  }

  /// A remark of the step.
  static func crash(_ reason: Phrase, at place: CodePlace) -> Phrase {
    Phrase(
      en: "\(self.place(place)): the app would crash here: \(reason)",
      ja: "\(self.place(place))：アプリはここでクラッシュします。\(reason)")
  }

  /// A remark of the step.
  static func leftOut(_ reason: Phrase, at place: CodePlace) -> Phrase {
    Phrase(
      en: "\(self.place(place)) was left out: \(reason)",
      ja: "\(self.place(place))は実行できませんでした。\(reason)")
  }

  static func place(_ place: CodePlace) -> Phrase {
    guard place.path == nil else { return Phrase(Text(place.text, as: .name)) }
    return Phrase(en: "line \(place.line)", ja: "\(place.line) 行目")
  }

  // MARK: What is open

  static let nothingOpen = Phrase(
    en: "Nothing was assumed, and nothing is waited for.", ja: "仮定したことも、待っている値もありません。")

  static let waiting = Phrase(en: "waiting", ja: "値待ち")
  static let number = Phrase(en: "number", ja: "数値")
  static let assumed = Phrase(en: "assumed", ja: "仮定")
  static let given = Phrase(en: "given", ja: "指定")
  static let missing = Phrase(en: "missing", ja: "不足")

  static let openItsFile = Phrase(
    en: "what constraints it makes is not known: open its file, too, or paste it",
    ja: "どんな制約を作るか分かりません。そのファイルも開くか、貼り付けてください")

  static func handles(_ constraints: [ConstraintID], in document: Document) -> Phrase {
    let names = constraints.prefix(shown).map { id in
      Text(document.text(of: .constraint(id)), as: .handle)
    }
    let named = Phrase(names.joined(separator: " "))
    let rest = constraints.count - shown
    return rest > 0 ? named + Phrase(en: " and \(rest) more", ja: " ほか \(rest) 個") : named
  }

  /// So many constraints are named.
  private static let shown = 6
}

extension NamedValue {
  /// As it is typed; what has no form of one line says nothing.
  var typed: String {
    switch self {
    case .number(let number): number.inPoints
    case .text(let text): "\"\(text)\""
    case .boolean(let boolean): "\(boolean)"
    case .choice(let name): ".\(name)"
    default: ""
    }
  }
}

import AutoLayout
import Prose
import Reporting

/// What is said of code that was carried out.
enum CodeWords {
  /// What a line did, with what the code did at it.
  static func reacted(_ headline: Phrase, changes: Int) -> Phrase {
    if changes <= 0 { return headline }
    return Phrase(
      en: "\(headline); the code changes \(changes, of: "thing") at it",
      ja: "\(headline)。これを受けてコードが \(changes) 件変更")
  }

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

  /// Of code that is pasted while a log is laid out.
  static let besideLog = Phrase(
    en: "the views of the log are still here, in a window that has no size but what the log says; "
      + "\("goto 0", as: .command) before the paste begins anew",
    ja: "ログのビューが残っていて、ウィンドウの大きさはログの分しか決まっていません。"
      + "貼り付ける前に \("goto 0", as: .command) とすると最初から始められます")

  static func again(_ name: String, inPlaceOf step: Int) -> Phrase {
    Phrase(
      en: "\(name, as: .code) again, in the place of what step \(step) made",
      ja: "\(name, as: .code) を手順 \(step) で作られたものと入れ替え")
  }

  static func goneSince(_ step: Int, count: Int) -> Phrase {
    Phrase(
      en: "what was done since step \(step) (\(count, of: "step")) is gone with what it made; "
        + "\("undo", as: .command) brings both back",
      ja: "手順 \(step) より後に行った変更（\(count) 件）もなくなりました（\("undo", as: .command) で戻せます）")
  }

  /// Of a view of code that stands where nothing says.
  static func staged(
    _ views: [Text], by constraints: [ConstraintID], in document: Document
  ) -> Phrase {
    let names = views.map { Phrase($0) }.listed()
    let handles = handles(constraints, in: document)
    return Phrase(
      en: "nothing says where \(names) stands: Tsume shows it in the middle, by constraints of its "
        + "own (\(handles)) that go when something places it",
      ja: "\(names) の位置はコードで決まっていないので、中央に表示しています。そのための制約（\(handles)）は Tsume の"
        + "もので、位置が決まれば外れます")
  }

  static let repair = Phrase(en: "repair", ja: "対処")

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

  /// Where notes say more.
  static let nothingWaits = Phrase(
    en: "No value is waited for; what was supposed is in the \("notes", as: .command).",
    ja: "待っている値はありません。推定したことは補足（\("notes", as: .command)）にあります。")

  static let waiting = Phrase(en: "waiting", ja: "値待ち")
  static let number = Phrase(en: "number", ja: "数値")
  static let assumed = Phrase(en: "assumed", ja: "仮定")
  static let given = Phrase(en: "given", ja: "指定")
  static let missing = Phrase(en: "missing", ja: "不足")

  static let openItsFile = Phrase(
    en: "what constraints it makes is not known: open its file, too, or paste it",
    ja: "どんな制約を作るか分かりません。そのファイルも開くか、貼り付けてください")

  static let openForItsCode = Phrase(
    en: "the code that it is given was not carried out: open its file, too, or paste it",
    ja: "渡されたコードを実行していません。そのファイルも開くか、貼り付けてください")

  static let openToKnow = Phrase(
    en: "by its name: its file says what it does", ja: "名前から推測（定義のファイルを開けば確定）")

  static func declareIt(_ line: String) -> Phrase {
    Phrase(
      en: "nothing declares it: \(line, as: .code) in the code says what it is",
      ja: "宣言がないための仮定（コードに \(line, as: .code) などがあれば確定）")
  }

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
    case .number(let number), .whole(let number): number.inPoints
    case .text(let text): "\"\(text)\""
    case .boolean(let boolean): "\(boolean)"
    case .choice(let name): ".\(name)"
    default: ""
    }
  }
}

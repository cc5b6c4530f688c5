/// Commands by what they are called in Japanese: typed or handed over with `-c`, each does what the English
/// word does, which is the one that is kept.
extension JapaneseWords {
  /// Whether somebody speaks Japanese with it.
  static func isJapanese(_ word: String) -> Bool { !word.allSatisfy(\.isASCII) }

  /// Each with lines of Tsume, the likeliest first; `…` stands for what follows the word.
  static let commands: [(String, [String])] =
    building + looking + understanding + trying + going + learning

  private static let building = [
    ("追加", ["add …"]), ("ビュー", ["add view …"]), ("内容", ["content …"]),
    ("作る", ["add …"]), ("削除", ["remove …"]), ("取り外す", ["remove …"]),
    ("外す", ["remove …", "deactivate …"]), ("消す", ["hide …", "remove …"]), ("非表示", ["hide …"]),
    ("隠す", ["hide …"]), ("表示", ["show …"]), ("移動", ["move …"]), ("動かす", ["move …"]),
    ("名前変更", ["rename …"]), ("有効", ["activate …"]), ("有効化", ["activate …"]),
    ("無効", ["deactivate …"]), ("無効化", ["deactivate …"]), ("変更", ["set …"]),
    ("デバイス", ["device …"]), ("回転", ["rotate …"]), ("画面回転", ["rotate …"]),
    ("横向き", ["rotate landscape"]), ("縦向き", ["rotate portrait"]), ("向き", ["direction …"]),
    ("キーボード", ["keyboard …"]), ("トレイト", ["traits …"]), ("文字サイズ", ["traits …"]),
    ("右から左", ["direction rtl"]),
  ]

  private static let looking = [
    ("一覧", ["tree"]), ("ツリー", ["tree"]), ("フレーム", ["frames"]),
    ("制約", ["constraints", "constrain …"]), ("図", ["draw"]), ("描画", ["draw"]), ("描く", ["draw"]),
    ("見る", ["draw", "tree"]), ("見せて", ["draw", "tree"]), ("全部見せて", ["draw", "tree"]),
    ("レイヤー", ["layers"]), ("ログ", ["log"]), ("コード", ["code"]),
  ]

  private static let understanding = [
    ("なぜ", ["why …"]), ("理由", ["why …"]), ("影響", ["affecting …"]), ("曖昧", ["ambiguity"]),
    ("曖昧さ", ["ambiguity"]), ("矛盾", ["conflicts"]), ("優先度", ["priorities"]),
    ("ソルバー", ["solver"]), ("疑い", ["suspicions"]), ("測る", ["measure …"]),
  ]

  private static let trying = [
    ("試す", ["try …"]), ("修正", ["fix …"]), ("修正案", ["fix …"]), ("直す", ["fix …"]), ("直し方", ["fix …"]),
    ("トルツメ", ["torutsume …"]), ("詰める", ["torutsume …"]), ("スイープ", ["sweep …"]),
  ]

  private static let going = [
    ("戻す", ["undo"]), ("元に戻す", ["undo"]), ("取り消す", ["undo"]), ("取り消し", ["undo"]),
    ("アンドゥ", ["undo"]),
    ("やり直す", ["redo"]), ("やり直し", ["redo"]), ("リドゥ", ["redo"]), ("履歴", ["history"]),
    ("差分", ["diff …"]), ("比べる", ["diff …"]),
    ("印", ["mark …"]),
    ("保存", ["save …"]), ("再生", ["replay …"]), ("続ける", ["continue"]), ("再開", ["resume"]),
    ("貼り付け", ["paste"]), ("読み込み", ["import …"]), ("読み込む", ["import …"]), ("ストーリーボード", ["import …"]),
    ("書き出し", ["export …"]), ("書き出す", ["export …"]),
  ]

  private static let learning = [
    ("レッスン", ["lesson …"]), ("練習", ["lesson …"]), ("ヒント", ["hint"]), ("チェック", ["check"]),
    ("確認", ["check"]),
    ("課題", ["check"]),
    ("解答", ["solution"]), ("答え", ["solution"]), ("次へ", ["next"]), ("次", ["next"]),
    ("もう一度", ["again"]), ("終える", ["leave"]), ("ヘルプ", ["help …"]),
    ("日本語", ["language ja"]), ("英語", ["language en"]), ("言語", ["language …"]),
    ("わからない", ["help", "hint"]), ("分からない", ["help", "hint"]),
    ("ページ", ["page …"]), ("終了", ["quit"]),
  ]

  /// `制約とは何ですか` asks for `help 制約`; `nil` for a line of another form.
  static func helpAsked(by line: String) -> String? {
    let question = line.trimmed.prefix { !"?？。".contains($0) }
    let endings = ["とは何ですか", "とはなんですか", "って何ですか", "とは何", "って何", "とは", "について"]
    return endings.first(where: question.hasSuffix)
      .map { question.dropLast($0.count) }.flatMap { $0.isEmpty ? nil : "help \($0)" }
  }

  /// What a line means that puts the verb behind what it is about: `写真を隠す` is `hide 写真`. None for
  /// a line of another form.
  static func withVerbFirst(_ line: String) -> [String] {
    guard let particle = line.lastIndex(where: { $0 == "を" }) else { return [] }
    let object = String(line[..<particle]).trimmed
    let verb = String(line[line.index(after: particle)...]).trimmed
    guard !object.isEmpty, !object.contains(" ") else { return [] }
    return stems(of: verb).compactMap(ForeignWord.named).flatMap { $0.lines(with: object) }
  }

  /// The forms of a verb that stand for it in lists: `表示する` is `表示`, `隠して` is `隠す`.
  private static func stems(of verb: String) -> [String] {
    let endings = [("する", ""), ("して", ""), ("して", "す"), ("したい", ""), ("したい", "す")]
    return [verb]
      + endings.compactMap { ending, stem in
        verb.hasSuffix(ending) ? verb.dropLast(ending.count) + stem : nil
      }
  }
}

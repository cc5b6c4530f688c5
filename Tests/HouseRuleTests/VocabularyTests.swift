import Foundation
import Testing

/// One thing has one word: in help, reports, sessions and lessons.
@Suite struct VocabularyTests {
  /// A word that is not said, and what is said instead.
  private static let words: [(not: String, but: String)] = [
    ("広がりにく", "ハギング"), ("縮みにく", "圧縮抵抗"), ("衝突", "矛盾"), ("引き分け", "同順位"),
    ("余白", "マージン, インセット or 間隔"), ("安全領域", "セーフエリア"), ("乗数", "倍率"),
    ("固有の大きさ", "固有サイズ"), ("自然な大きさ", "固有サイズ"), ("あいまい", "曖昧"),
    ("子ビュー", "サブビュー"), ("スーパービュー", "親ビュー"), ("ウインドウ", "ウィンドウ"),
    ("優先順位", "優先度"), ("競合", "矛盾 or 同順位"), ("拘束", "制約"), ("オートレイアウト", "Auto Layout"), ("長方形", "矩形"),
    ("切り欠き", "ノッチ"), ("コントローラ側", "コントローラー側"),
    ("読む方向", "読む向き"), ("文字の向き", "読む向き"), ("画像ビュー", "イメージビュー"),
    ("ストーリーボード", "storyboard"), ("機種", "デバイス"), ("直し方", "修正案"), ("掃引", "スイープ"),
    ("そろえ", "揃え"), ("そろう", "揃う"), ("わかる", "分かる"), ("わかり", "分かり"), ("わから", "分から"),
    ("端末なし", "デバイスなし"), ("入れ物", "親ビュー"), ("終わる側", "末尾の端・下端"),
    ("隙間", "間隔"), ("取り除", "取り外す"), ("未達成", "未達 or 残り"), ("証拠", "証明"), ("折れ点", "変わり目"),
    ("四辺", "四つの端"), ("leading 側", "先頭の端"), ("trailing 側", "末尾の端"),
    ("UIKit の資料", "UIKit の文書"), ("任意の制約", "必須でない制約"), ("任意の等式", "必須でない等式"),
    ("オートリサイズとの", "オートリサイズマスクとの"), ("再開", "復元 or 続ける"),
    ("clash", "conflict"), ("unsatisfiable", "conflict"), ("over-constrained", "conflict"),
    ("under-constrained", "ambiguous"), ("underspecified", "ambiguous"),
  ]

  private static func check(
    _ file: SourceTree.File, apartFrom isFree: (_ line: String) -> Bool = { _ in false }
  ) {
    // Most files have none of the words at all, and that is seen at once.
    let text = NSString(string: file.lines.joined(separator: "\n"))
    for word in words where text.range(of: word.not, options: .literal).location != NSNotFound {
      for (number, line) in file.lines.enumerated() where line.contains(word.not) && !isFree(line) {
        Issue.record("line \(number + 1) says \(word.not), not \(word.but)")
      }
    }
  }

  /// What somebody may search help for or type is theirs to choose: such lists have no phrases.
  @Test(arguments: SourceTree.sources)
  func phrasesSayOneWordForOneThing(_ file: SourceTree.File) {
    let isTopic = file.path.contains("/Help/Topics/")
    let isTyped = file.path.hasSuffix("/JapaneseCommands.swift")
    Self.check(file) { line in
      let isComment = line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      let isList = line.contains("keywords:") || line.hasSuffix("\",")
      return isComment || isTyped || isTopic && !line.contains("ja:") && isList
    }
  }

  /// `ない というコマンド` reads as if nothing were called so: what was typed stands in brackets there.
  @Test(arguments: SourceTree.sources)
  func whatIsCalledSoStandsInBrackets(_ file: SourceTree.File) {
    for (number, line) in file.lines.enumerated() where line.contains(") という") {
      Issue.record("line \(number + 1): a name before という stands in 「」")
    }
  }

  /// Behind Japanese the colon is the wide one.
  @Test(arguments: SourceTree.sources)
  func colonsBehindJapaneseAreWide(_ file: SourceTree.File) {
    for (number, line) in file.lines.enumerated() where Self.hasNarrowColonBehindJapanese(line) {
      Issue.record("line \(number + 1) has a narrow colon behind Japanese")
    }
  }

  private static func hasNarrowColonBehindJapanese(_ line: String) -> Bool {
    let bytes = line.utf8
    // Japanese is no ASCII; the letter before a colon is looked at in lines that have any.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    let letters = Array(line.unicodeScalars)
    return letters.indices.dropFirst().dropLast().contains { place in
      letters[place] == ":" && letters[place + 1] == " "
        && ("\u{3041}"..."\u{30FF}" ~= letters[place - 1]
          || "\u{4E00}"..."\u{9FFF}" ~= letters[place - 1])
    }
  }

  @Test func aNarrowColonBehindJapaneseIsSeen() {
    #expect(Self.hasNarrowColonBehindJapanese("例: a"))
    #expect(Self.hasNarrowColonBehindJapanese("テスト: a"))
    #expect(!Self.hasNarrowColonBehindJapanese("例：a, b: c"))
  }

  @Test(arguments: SourceTree.sessions)
  func sessionsAndLessonsSayOneWordForOneThing(_ file: SourceTree.File) {
    Self.check(file)
  }
}

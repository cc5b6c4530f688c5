/// What is typed in Japanese where the line has an English word: advice says which.
enum JapaneseWords {
  /// What edges, centres and sizes are called, and the attributes that may be meant. The sides of a
  /// line of text come first: they turn round with the direction of reading.
  static let attributes: [String: [String]] = [
    "左": ["leading", "left"], "左端": ["leading", "left"], "先頭": ["leading"],
    "右": ["trailing", "right"], "右端": ["trailing", "right"], "末尾": ["trailing"],
    "上": ["top"], "上端": ["top"], "下": ["bottom"], "下端": ["bottom"],
    "幅": ["width"], "横幅": ["width"], "高さ": ["height"],
    "中央": ["centerX", "centerY"], "中心": ["centerX", "centerY"],
    "文字": ["text"], "テキスト": ["text"], "画像": ["image"], "フォント": ["font"],
  ]

  /// `line` with the attributes behind its dots in English: `title.幅` has one reading, `title.左` two.
  /// None where no such word stands, or texts do.
  static func withEnglishAttributes(_ line: String) -> [String] {
    let parts = line.split(separator: ".", omittingEmptySubsequences: false)
    guard !line.contains("\""), let first = parts.first else { return [] }
    let readings = (0..<2).map { choice in
      parts.dropFirst().reduce(String(first)) { result, part in
        let word = part.prefix { $0.isLetter || $0.isNumber }
        let meant = attributes[String(word)].map { $0[min(choice, $0.count - 1)] }
        return result + "." + (meant ?? String(word)) + part[word.endIndex...]
      }
    }
    return readings.filter { $0 != line }
  }

  /// What kinds of views are called that one adds most.
  static let kinds: [String: String] = [
    "ビュー": "view", "ラベル": "label", "ボタン": "button", "画像": "imageView",
    "イメージビュー": "imageView", "テキストフィールド": "textField", "テキストビュー": "textView",
    "スタックビュー": "stackView", "スクロールビュー": "scrollView", "テーブルビュー": "tableView",
    "スイッチ": "switch", "スライダー": "slider", "ガイド": "guide", "レイヤー": "layer",
  ]

  /// Words among which a command chooses.
  static let choices: [String: String] = [
    "縦": "portrait", "縦向き": "portrait", "横": "landscape", "横向き": "landscape",
    "オン": "on", "オフ": "off", "なし": "none", "前": "front", "手前": "front", "後ろ": "back", "奥": "back",
  ]
}

import Prose

/// What is said of the world around the prompt: the terminal, and the files that were read.
enum TerminalWords {
  static func unknown(_ name: String) -> Phrase {
    Phrase(
      en:
        "The terminal \"\(name)\" is not known here: lines are edited plainly, without colours and "
        + "hints.",
      ja: "端末「\(name)」の定義が見つからないため、色やヒントを使わない簡素な表示で動作します。")
  }

  /// Before what is found in the history while `text` is typed.
  static func search(for text: String, isFound: Bool) -> Phrase {
    isFound
      ? Phrase(en: "search \"\(text)\":", ja: "検索「\(text)」：")
      : Phrase(en: "not found \"\(text)\":", ja: "該当なし「\(text)」:")
  }

  /// Under a text that is longer than the screen: no wider than a narrow terminal.
  static func pagerKeys(linesLeft count: Int) -> Phrase {
    Phrase(
      en: "\(notShown(lines: count)): Space, Enter, q",
      ja: "\(notShown(lines: count))：Space Enter q")
  }

  /// In the place of the rest of such a text.
  static func notShown(lines: Int) -> Phrase {
    Phrase(en: "… \(lines, of: "more line", plural: "more lines")", ja: "… ほか \(lines) 行")
  }

  /// `command` reads the file again.
  static func changed(_ path: String, _ command: String) -> Phrase {
    Phrase(
      en: "\(path) has changed since it was read; \(command, as: .command) reads it again.",
      ja: "\(path) が読み込み後に変更されました。\(command, as: .command) で読み直せます。")
  }
}

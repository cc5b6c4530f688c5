import Interchange
import Prose

/// What an unfinished entry waits for, told when its first continuation is asked for.
enum EntryWords {
  /// - Parameter line: The one that what is open stands on, unless it is right above.
  static func open(_ opening: Opening, on line: String?) -> Phrase {
    switch opening.kind {
    case .bracket(let bracket):
      let open = Text(String(bracket), as: .code)
      let end = Text(String(closing(bracket)), as: .code)
      return Phrase(
        en: "\(open) of line \(opening.line) is open until \(end); Ctrl-C gives up",
        ja: "\(opening.line) 行目の \(open) が閉じていません。\(end) までを続きとして読みます（Ctrl-C で取りやめ）")
        + ending(with: line)
    case .comment: return until("*/", Phrase(en: "The comment", ja: "コメント"), opening.line)
    case .text: return until("\"\"\"", Phrase(en: "The text", ja: "文字列"), opening.line)
    case .attribute:
      return Phrase(
        en: "The attribute of line \(opening.line) waits for its declaration; Ctrl-C gives up",
        ja: "\(opening.line) 行目の属性に続く宣言を待っています（Ctrl-C で取りやめ）") + ending(with: line)
    case .interfaceBuilderFile:
      return until("</document>", Phrase(en: "The file", ja: "ファイル"), opening.line)
    case .consoleLog:
      return until(
        "recover by breaking constraint <…>", Phrase(en: "The log", ja: "ログ"), opening.line)
    }
  }

  /// Of a closing bracket alone.
  static func nothingIsOpen(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "This is one closing bracket too many: nothing is open here.",
        ja: "閉じ括弧が余分です。開いている括弧はありません。"), at: range)
  }

  /// A class or method of Objective-C.
  static func declaration(_ line: String) -> Phrase {
    line.trimmed.hasPrefix("@")
      ? until("@end", Phrase(en: "The class", ja: "クラス"), 1)
      : until("{ … }", Phrase(en: "The method", ja: "メソッド"), 1)
  }

  private static func until(_ end: String, _ what: Phrase, _ line: Int) -> Phrase {
    Phrase(
      en: "\(what) of line \(line) goes on until \(end, as: .code); Ctrl-C gives up.",
      ja: "\(line) 行目からの\(what)は \(end, as: .code) まで続きます（Ctrl-C で取りやめ）。")
  }

  private static func closing(_ bracket: Character) -> Character {
    switch bracket {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  /// The line in question, unless what is open stands alone on it.
  private static func ending(with line: String?) -> Phrase {
    guard let text = line?.trimmed, text.count > 1 else { return Phrase(en: ".", ja: "。") }
    return Phrase(en: ": \(text, as: .code)", ja: "：\(text, as: .code)").withSpans(noLongerThan: 40)
  }
}

import Interchange
import Prose

/// What is said of sessions that were interrupted.
extension SessionWords {
  static let resumesOutsideOfLessons = Objection(
    Phrase(
      en: "What was interrupted is resumed outside of a lesson.",
      ja: "レッスン中は、中断した作業を復元できません。"),
    hints: [
      Phrase(
        en: "First \("leave", as: .command), then \("resume", as: .command).",
        ja: "先に \("leave", as: .command)、それから \("resume", as: .command) です。")
    ])

  static func alreadyBegun(_ line: String) -> Objection {
    Objection(
      Phrase(
        en: "This session has begun: the steps and constraints of what was interrupted would get "
          + "other numbers here.",
        ja: "このセッションはもう始まっているため、ここでは復元できません。"),
      hints: [
        Phrase(
          en:
            "\("quit", as: .command), and \(line, as: .command) in a new one; \("save", as: .command) "
            + "first if this one matters.",
          ja: "必要なら \("save", as: .command) してから \("quit", as: .command) し、次の起動で "
            + "\(line, as: .command) してください。")
      ])
  }

  static let nothingToResume = Objection(
    Phrase(en: "No interrupted session is waiting.", ja: "中断したセッションはありません。"),
    hints: [goesOnByReplay])

  private static let goesOnByReplay = Phrase(
    en: "What was saved goes on with \("replay FILE", as: .command).",
    ja: "保存したセッションは \("replay FILE", as: .command) で続けられます。")

  static func resumesAtPrompt(_ line: String) -> Objection {
    Objection(
      Phrase(
        en: "Only the prompt goes on with an interrupted session.",
        ja: "中断したセッションの続きはプロンプトでのみ始められます。"),
      hints: [
        Phrase(
          en: "Start \("tsume", as: .command) alone, then type \(line, as: .command).",
          ja: "\("tsume", as: .command) だけで起動し、\(line, as: .command) と入力してください。"),
        goesOnByReplay,
      ])
  }

  static func noInterrupted(_ number: Int, of count: Int, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: count == 1
          ? "Only one interrupted session is waiting."
          : "There is no interrupted session \(number); they go from 1 to \(count).",
        ja: count == 1
          ? "中断したセッションは 1 件だけです。"
          : "\(number) 番の中断したセッションはありません。あるのは 1 番から \(count) 番までです。"), at: range,
      hints: [
        Phrase(
          en: "\("resume list", as: .command) shows what each of them held.",
          ja: "\("resume list", as: .command) で内容を確認できます。")
      ])
  }

  /// What a session held that waits: behind when it ended.
  static func held(_ session: InterruptedSession) -> Phrase {
    let line = session.lastLine
    let folder =
      session.folder.isEmpty
      ? Phrase(en: "in this folder", ja: "このフォルダーで")
      : Phrase(en: "in \(session.folder, as: .name)", ja: "\(session.folder, as: .name) で")
    return Phrase(
      en: "\(session.count, of: "line") \(folder), the last \(line, as: .code)",
      ja: "\(folder) \(session.count) 行、最後は \(line, as: .code)")
  }

  static func resumed(line: String, step: Int) -> Phrase {
    if step == 0 {
      return Phrase(
        en: "The interrupted session is back, at its start.", ja: "中断したセッションを復元しました（最初の状態）。")
    }
    let first = line.firstLine
    return Phrase(
      en: "The interrupted session is back, at step \(step): \(first, as: .code)",
      ja: "中断したセッションを手順 \(step) まで復元しました：\(first, as: .code)")
  }

  /// - Parameter step: The last that the file has.
  static func belongsTo(_ path: String, savedUpTo step: Int) -> Phrase {
    Phrase(
      en: "\(path, as: .name) has the steps up to \(step); what came later is not saved.",
      ja: "手順 \(step) までは \(path, as: .name) に保存されています。その後は未保存です。")
  }

  /// A file was replayed to its end, and what was typed behind it is kept.
  static func goesOnBehind(_ path: String, lines: Int) -> Phrase {
    Phrase(
      en: "It goes on behind line \(lines), the last of \(path, as: .name).",
      ja: "\(path, as: .name)（全 \(lines) 行）を最後まで再生した続きです。")
  }

  static func importedAsItWas(_ path: String) -> Phrase {
    Phrase(
      en: "\(path, as: .name) has changed since it was imported; here it is as it was then.",
      ja: "\(path, as: .name) は読み込んだ後で変わりました。ここでは読み込んだときの内容を使っています。")
  }

  static func resumedUpTo(_ line: String) -> Phrase {
    Phrase(
      en: "It stops at \(line.firstLine, as: .code), which is not accepted any more. What was "
        + "interrupted is kept for the next start; \("resume nothing", as: .command) forgets it.",
      ja: "\(line.firstLine, as: .code) が受け付けられなくなったため、ここで止めました。中断したセッションは次の起動まで"
        + "残ります（\("resume nothing", as: .command) で破棄します）。")
  }

  static let forgotten = Phrase(
    en: "The interrupted session is forgotten.", ja: "中断したセッションを破棄しました。")
}

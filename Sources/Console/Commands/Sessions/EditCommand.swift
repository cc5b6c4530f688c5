import Interchange
import Prose

/// `edit` opens the last block in the user's editor, `edit session` all lines from the start to now.
struct EditCommand: Command {
  static let signature = Signature(
    "edit", .sessions, usage: ["", "session"],
    summary: Phrase(
      en: "Opens the last block, or the whole session, in your editor.",
      ja: "直前に入力した複数行、またはセッション全体をエディターで開きます。"),
    details: Phrase(
      en:
        "What comes back is carried out: a block in the place of the step that it made, a session "
        + "from an empty document; undo leads back behind its start. The editor is VISUAL, else "
        + "EDITOR, else vi. Where nothing of several lines was entered yet, the session opens.",
      ja: "保存して閉じると実行します。複数行はその手順を置き換え、セッションは空の状態から実行します"
        + "（undo で編集前に戻れます）。エディターは VISUAL、EDITOR、vi の順に選びます。複数行の入力がまだなければ、セッションを開きます。"),
    options: [
      .init("session", means: Phrase(en: "all lines from the start to now", ja: "最初から今までの全行"))
    ],
    parameters: [.word(["session"])], examples: [.init("edit session")],
    related: ["paste", "save", "keys"])

  private let scope: EditScope

  init(_ arguments: inout Arguments) throws(LineFailure) {
    scope = try arguments.optionalWord(among: ["session"]) == nil ? .block : .session
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(effect: .edit(scope))
  }
}

import Prose

/// What is said of files that could not be read or written, by their paths.
package enum FileWords {
  package static func missing(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(en: "There is no file \(name).", ja: "「\(name)」というファイルはありません。"),
      hints: [
        Phrase(
          en:
            "Paths start from the folder of the running session, or else from the current folder.",
          ja: "相対パスの基準は、実行中のセッションのフォルダー、なければ現在のフォルダーです。")
      ])
  }

  package static func isFolder(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(en: "\(name) is a folder.", ja: "\(name) はフォルダーです。"),
      hints: [Phrase(en: "Name a file in it.", ja: "その中のファイルを指定してください。")])
  }

  package static func isNoFile(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) is no ordinary file, and nothing can be read from it.",
        ja: "\(name) は通常のファイルではないので、何も読み取れません。"),
      hints: [Phrase(en: "Name a file with text in it.", ja: "テキストの入ったファイルを指定してください。")])
  }

  package static func notText(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) holds no text: there are zero bytes in it.",
        ja: "\(name) はゼロバイトを含むバイナリファイルで、テキストではありません。"),
      hints: [
        Phrase(
          en: "Storyboards, Swift files, console logs and sessions are text files.",
          ja: "storyboard、Swift、コンソールログ、セッションのようなテキストファイルを指定してください。")
      ])
  }

  package static func unreadable(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(en: "\(name) cannot be read.", ja: "\(name) を読み込めません。"),
      hints: [Phrase(en: "Check its permissions.", ja: "アクセス権を確認してください。")])
  }

  package static func tooLarge(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(en: "\(name) is too large to be read.", ja: "\(name) は大きすぎて読み込めません。"))
  }

  package static func lineTooLong(_ path: String, line: Int, limit: Int) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) cannot be read: line \(line) has more than \(limit) bytes.",
        ja: "\(name) は \(line) 行目が \(limit) バイトを超えているため読めません。"))
  }

  package static func diskIsFull(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) cannot be written: no space is left for it on its disk.",
        ja: "ディスクに使える空きがないため、\(name) に書き込めません。"),
      hints: [
        Phrase(
          en: "Make room, or name a file on another disk.",
          ja: "空きを増やすか、別のディスクのファイルを指定してください。")
      ])
  }

  package static func isReadOnly(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) cannot be written: its disk is read-only.",
        ja: "読み出し専用のディスクにあるため、\(name) に書き込めません。"),
      hints: [
        Phrase(en: "Name a file on another disk.", ja: "別のディスクのファイルを指定してください。")
      ])
  }

  package static func leadsOut(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(
        en: "\(name) leads out of its folder, and nothing is written there.",
        ja: "\(name) はフォルダーの外につながっているため、書き込みません。"),
      hints: [
        Phrase(
          en: "It is a link, or goes through one: name the file itself.",
          ja: "リンクを経由しています。書き込む先のファイルそのものを指定してください。")
      ])
  }

  package static func unwritable(_ path: String) -> Refusal {
    let name = Text(path, as: .code)
    return Refusal(
      Phrase(en: "\(name) cannot be written.", ja: "\(name) に書き込めません。"),
      hints: [
        Phrase(
          en: "Check that its folder exists and may be written to.",
          ja: "フォルダーがあるか、書き込みが許可されているかを確認してください。")
      ])
  }
}

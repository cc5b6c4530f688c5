import AutoLayout
import Interchange
import Prose
import Reporting

/// What is said of layouts as data.
enum JSONWords {
  static func unreadable(_ failure: LayoutReader.Failure, at range: SourceRange) -> Objection {
    let hint = Phrase(
      en: "\("help json", as: .command) explains the form.",
      ja: "形式は \("help json", as: .command) で確かめられます。")
    let reason: Phrase =
      switch failure {
      case .laterVersion(let version):
        Phrase(
          en: "This layout is of version \(version), which I do not know yet.",
          ja: "このレイアウトのバージョン \(version) には、まだ対応していません。")
      case .malformed(""): Phrase(en: "This JSON cannot be read.", ja: "この JSON は読み取れません。")
      case .malformed(let place):
        Phrase(
          en: "This layout cannot be read at \(place, as: .code).",
          ja: "このレイアウトは \(place, as: .code) のところが読み取れません。")
      }
    return Objection(reason, at: range, hints: [hint])
  }

  static func note(_ note: LayoutImport.Note, in document: Document) -> Phrase {
    let reason: Phrase =
      switch note.kind {
      case .unknownKind(let kind):
        Phrase(
          en: "there is no kind of view called \(kind, as: .code)",
          ja: "「\(kind, as: .code)」という種類のビューはありません")
      case .unknownView(let name):
        Phrase(en: "no view \(name, as: .name)", ja: "ビュー \(name, as: .name) がありません")
      case .unknownWord(let word):
        Phrase(en: "\(word, as: .code) is not known", ja: "\(word, as: .code) は分かりません")
      case .refused(let failure): failure.words(in: document).reason
      }
    return "\(note.place, as: .code): \(reason)"
  }
}

package import Interchange
package import Prose

/// What a pasted text of the console, the debugger or Xcode says, explained.
package enum PastedTextReport {
  package static func make(_ text: PastedText) -> Report {
    switch text {
    case .complaint(let complaint):
      let words = LayoutComplaintWords(complaint: complaint)
      return Report(rows(cause: words.cause, repair: words.repair))
    case .tree(let tree):
      let words = PrintedTreeWords(tree: tree)
      return Report(
        [.row(Phrase(en: "text", ja: "内容"), words.summary)]
          + rows(cause: words.cause, repair: words.repair))
    case .compose(let code):
      return Report([.row(Phrase(en: "text", ja: "内容"), words(for: code))])
    case .warnings(let warnings):
      return Report(
        warnings.prefix(most).flatMap { warning in
          let words = InterfaceWarningWords(warning: warning)
          return rows(cause: words.cause, repair: words.repair)
        })
    }
  }

  private static func words(for code: ComposeCode) -> Phrase {
    let names = code.composables.prefix(3).joined(separator: ", ")
    let shown = names.isEmpty ? Phrase() : Phrase(en: " (\(names))", ja: "（\(names)）")
    return Phrase(
      en:
        "Kotlin with Jetpack Compose\(shown): it lays out by rules of its own and makes no "
        + "constraints, so it is stepped over",
      ja: "Jetpack Compose の Kotlin コード\(shown)：独自の規則でレイアウトし、制約を作らないので読み飛ばします")
  }

  /// So many warnings are explained one by one.
  private static let most = 20

  private static func rows(cause: Phrase?, repair: Phrase?) -> [Report.Block] {
    [
      cause.map { .row(Phrase(en: "cause", ja: "原因"), $0) },
      repair.map { .row(Phrase(en: "repair", ja: "対処"), $0) },
    ].compactMap { $0 }
  }
}

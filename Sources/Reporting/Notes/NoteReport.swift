package import Prose

/// Remarks that are no findings: what an importer passed over, what a line did not do.
package enum NoteReport {
  package static func make(_ notes: [Phrase]) -> Report { Report(rows(notes, upTo: notes.count)) }

  /// The label stands before each note, so that it is seen where one ends.
  ///
  /// - Parameter command: The one that tells the others.
  static func rows(
    _ notes: [Phrase], upTo limit: Int, rest command: Text? = nil
  ) -> [Report.Block] {
    let shown = notes.prefix(limit).map { note in
      Report.Block.row(Phrase(en: "\("note", as: .hint)", ja: "\("補足", as: .hint)"), note)
    }
    let rest = notes.count - limit
    if rest <= 0 { return shown }
    let count = Phrase(
      en: "… and \(rest, of: "more note", plural: "more notes")", ja: "… ほか \(rest) 件")
    return shown + [
      .row("", command.map { count + Phrase(en: ": \($0)", ja: "：\($0)") } ?? count)
    ]
  }
}

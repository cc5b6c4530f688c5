package import Prose

/// Remarks that are no findings: what an importer passed over, what a line did not do.
package enum NoteReport {
  package static func make(_ notes: [Phrase]) -> Report { Report(rows(notes, upTo: notes.count)) }

  /// The label stands before each note, so that it is seen where one ends. What is said several times is
  /// said once, and trouble before everything else.
  ///
  /// - Parameter command: The one that tells the others.
  static func rows(
    _ notes: [Phrase], upTo limit: Int, rest command: Text? = nil
  ) -> [Report.Block] {
    let notes = counted(notes.filter(\.isTrouble) + notes.filter { !$0.isTrouble })
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

  /// Each note once, with how often it was there.
  private static func counted(_ notes: [Phrase]) -> [Phrase] {
    var counts: [Phrase: Int] = [:]
    let distinct = notes.filter { note in
      counts[note, default: 0] += 1
      return counts[note] == 1
    }
    return distinct.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : note + Phrase(en: " (\(count) times)", ja: "（\(count) 回）")
    }
  }
}

package import AutoLayout
package import Interchange
package import Prose

/// What is said of a log as a whole.
package enum LogWords {
  /// What is printed can hold; what is not printed may have decided.
  private static let noConflictShown: Report = [
    .row(
      Phrase(en: "open", ja: "未確定"),
      Phrase(
        en: "what this report prints can hold together; what it does not print (margins, a number "
          + "that has changed since, lines that are missing) must have decided",
        ja: "この報告に書かれた制約だけなら同時に成り立ちます。書かれていないもの（マージン、"
          + "その後変わった数値、欠けた行）が原因のはずです"))
  ]

  /// Why a report that can hold was printed all the same, as far as its lines show it.
  ///
  /// - Parameter document: With the views that the log made.
  package static func open(_ agreement: LogAgreement?, in document: Document) -> Report {
    switch agreement {
    case .exact?: rounding
    case .margins(let margins, let needed)?: open(margins, needed, in: document)
    case nil: noConflictShown
    }
  }

  /// The lines come to the numbers that they print, and one was broken nevertheless.
  private static let rounding = open(
    Phrase(
      en: "rounding: by what this report prints, both ways come to the same; logs print six "
        + "digits, and a computed length or a half point is enough to break one",
      ja: "丸め: 書かれた数値では両方の長さが一致します。ログの数値は 6 桁までで、"
        + "計算で求めた長さや 0.5 ポイントの端数だけでも制約は無効にされます"),
    repair: Phrase(
      en: "round the number that the app computes to whole pixels, or let the constraint give "
        + "way at 999",
      ja: "アプリで計算する値をピクセル単位に丸めるか、制約の優先度を 999 に下げます"))

  private static func open(
    _ margins: [LogAgreement.Margin], _ needed: Double, in document: Document
  ) -> Report {
    let names = margins.map { "\(document.loggedName(of: $0.item)).\($0.attribute.rawValue)" }
    let list = Text(names.joined(separator: " + "), as: .handle)
    let usual = ConsoleLogImport.usualMargins.lowerBound * Double(margins.count)
    if abs(needed - usual) < 1, needed != usual {
      return open(
        Phrase(
          en: "rounding: with UIKit’s usual margins of 8 the lengths come to \(needed - usual) "
            + "beside what is given (\(list)): a size that was rounded to pixels",
          ja: "丸め: マージン（\(list)）が通常の 8 なら、与えられた大きさとの差は "
            + "\(needed - usual) です。ピクセルへの丸めによる端数です"),
        repair: Phrase(
          en: "let the last constraint before the edge give way at 999",
          ja: "端に接する最後の制約を 999 にして譲らせます"))
    }
    return open(
      Phrase(
        en: "a margin that is not printed: these hold where \(list) is \(needed); when UIKit "
          + "looked, it was another (layoutMargins, safe area, a bar that came or went)",
        ja: "書かれていないマージン: \(list) が \(needed) なら成り立ちますが、"
          + "そのとき UIKit が見た値は別でした（layoutMargins、セーフエリア、バーの出入り）"),
      repair: Phrase(
        en: "pin it to the edge or to the safe area with a distance of its own, not to the margin "
          + "and to a number; or let one of the two give way at 999",
        ja: "マージンと数値の両方ではなく、端やセーフエリアからの距離 1 つで固定します。"
          + "または片方を 999 にして譲らせます"))
  }

  private static func open(_ question: Phrase, repair: Phrase) -> Report {
    [
      .row(Phrase(en: "open", ja: "未確定"), question),
      .row(Phrase(en: "repair", ja: "対処"), repair),
    ]
  }

  /// What of the list is missing from the answer.
  package static func unread(_ count: Int, of total: Int) -> Report {
    [
      .row(
        Phrase(en: "unread", ja: "未読"),
        Phrase(
          en: "\(count) of \(total) lines could not be read; the answer goes by the others",
          ja: "\(total) 行のうち \(count) 行は読み取れませんでした。以下は残りの行だけによる答えです"))
    ]
  }
}

extension Document {
  /// What the view of a log is called here.
  fileprivate func loggedName(of item: ConsoleLog.Item) -> String {
    let address = item.address?.description
    let view = views.values.first { $0.alias != nil && $0.alias == address }
    return view?.name ?? item.name ?? item.className ?? "|"
  }
}

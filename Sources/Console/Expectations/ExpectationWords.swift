import AutoLayout
import Prose
import Reporting

/// What an `expect` line expected and what it found, in words.
enum ExpectationWords {
  /// Values, lines and names, which read alike in both languages.
  static func written(_ text: String) -> Phrase { Phrase(Text(text)) }

  /// A value that the layout could have answered differently.
  static func oneOfMany(_ found: String, _ range: ValueRange?) -> Phrase {
    let words = range.map { RangeWords.phrase(for: $0) }
    return words.map { Phrase(en: "~\(found), one of many (\($0))", ja: "~\(found)（\($0)の一つ）") }
      ?? Phrase(en: "~\(found), one of many", ja: "~\(found)（いくつもある値の一つ）")
  }

  static func onlyOne(_ found: String) -> Phrase {
    Phrase(en: "\(found), and nothing else is possible", ja: "\(found)（ほかの値はありえない）")
  }

  /// How the line would say that it means one of many.
  static func sayChoice(_ sign: String?) -> Phrase {
    let form = sign.map { "\($0) ~…" } ?? "expect ~…"
    return Phrase(
      en: "\(form, as: .code) expects a value that is one of many.",
      ja: "いくつもある値の一つでよければ \(form, as: .code) と書きます。")
  }

  static let noConflict = Phrase(en: "no conflict", ja: "矛盾なし")
  static let nothingBroken = Phrase(en: "nothing broken", ja: "除外なし")
  static let noTie = Phrase(en: "no tie", ja: "同順位なし")
  static let accepted = Phrase(en: "accepted", ja: "受け付けられる")

  /// Of what is marked as failing, and does not fail.
  static let holdsByNow = Mismatch(
    expected: Phrase(en: "a failure, as the line is marked", ja: "印のとおり成り立たないこと"),
    found: Phrase(
      en: "it holds: take the word \("failing", as: .code) away",
      ja: "成り立っています（\("failing", as: .code) の印を外してください）"))

  /// Above the frames in the explanation of a failure.
  static let movedLast = Phrase(en: "the last step before it moved:", ja: "直前の手順で動いたもの：")

  /// Of a file as a whole.
  static let checkable = Phrase(en: "a session to check", ja: "検証できるセッション")
  static let checkingLine = Phrase(
    en: "a line that checks something (expect or |)", ja: "確かめる行（expect または |）")

  static let wasAccepted = Phrase(en: "accepted", ja: "受け付けられた")

  /// `members` may be empty: any conflict.
  static func noConflict(_ members: String) -> Phrase {
    members.isEmpty
      ? noConflict : Phrase(en: "no conflict \(members)", ja: "矛盾 \(members) なし")
  }

  /// `members` may be empty: any conflict.
  static func conflict(_ members: String) -> Phrase {
    members.isEmpty
      ? Phrase(en: "conflict", ja: "矛盾") : Phrase(en: "conflict \(members)", ja: "矛盾 \(members)")
  }

  static func tie(_ members: String) -> Phrase {
    Phrase(en: "tie \(members)", ja: "同順位 \(members)")
  }

  static func broken(_ handle: String) -> Phrase {
    Phrase(en: "\(handle) broken", ja: "\(handle) が除外")
  }

  /// Whether anything is ambiguous.
  static func ambiguous(_ isSo: Bool) -> Phrase {
    isSo ? Phrase(en: "ambiguous", ja: "曖昧") : Phrase(en: "unambiguous", ja: "曖昧でない")
  }

  static func ambiguous(_ source: String, _ isSo: Bool) -> Phrase {
    Phrase(en: "\(source) \(ambiguous(isSo))", ja: "\(source) が\(ambiguous(isSo))")
  }

  static func moved(_ views: [String]) -> Phrase {
    let names = views.joined(separator: " ")
    return views.isEmpty
      ? Phrase(en: "nothing moved", ja: "動きなし") : Phrase(en: "moved \(names)", ja: "\(names) が移動")
  }

  /// - Parameter word: A word that the refusal should have.
  static func refused(_ word: String?) -> Phrase {
    let plain = Phrase(en: "refused", ja: "断られる")
    return word.map { Phrase(en: "refused \"\($0)\"", ja: "断られる（\"\($0)\"）") } ?? plain
  }
}

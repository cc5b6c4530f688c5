package import Prose

/// What is said of a log as a whole.
package enum LogWords {
  /// What is printed can hold; what is not printed may have decided.
  package static let noConflictShown: Report = [
    .row(
      Phrase(en: "open", ja: "未確定"),
      Phrase(
        en: "what this report prints can hold together; what it does not print (margins, a number "
          + "that has changed since, lines that are missing) must have decided",
        ja: "この報告に書かれた制約だけなら同時に成り立ちます。書かれていないもの（マージン、"
          + "その後変わった数値、欠けた行）が原因のはずです"))
  ]
}

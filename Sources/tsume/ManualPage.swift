import Prose

/// The manual page, made of the words of `tsume --help`, in the form that `man` reads.
struct ManualPage {
  private let language: Language

  init(in language: Language) { self.language = language }

  var text: String {
    let lines =
      [".TH TSUME 1 \"\" \"tsume \(Question.number)\""]
      + section(Phrase(en: "NAME", ja: "名前"), ["tsume \\- \(words(UsageWords.purpose))"])
      + section(
        Phrase(en: "SYNOPSIS", ja: "書式"),
        (UsageWords.calls + UsageWords.questions).flatMap(synopsis))
      + section(Phrase(en: "DESCRIPTION", ja: "説明"), UsageWords.calls.flatMap(entry))
      + section(Phrase(en: "OPTIONS", ja: "オプション"), UsageWords.questions.flatMap(entry))
      + section(Phrase(en: "EXIT STATUS", ja: "終了コード"), [words(UsageWords.exitCodes)])
      + section(Phrase(en: "FILES", ja: "ファイル"), ManualWords.files.flatMap(entry))
      + section(Phrase(en: "ENVIRONMENT", ja: "環境変数"), ManualWords.environment.flatMap(entry))
      + section(Phrase(en: "SEE ALSO", ja: "関連項目"), [words(ManualWords.more)])
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: Phrase, _ lines: [String]) -> [String] {
    [".SH \(words(title))"] + lines
  }

  private func synopsis(of call: UsageWords.Call) -> [String] {
    [".B \(Self.escaped(call.usage))", ".br"]
  }

  private func entry(for call: UsageWords.Call) -> [String] {
    [".TP", ".B \(Self.escaped(call.usage))", words(call.purpose)]
  }

  private func words(_ phrase: Phrase) -> String {
    Self.escaped(phrase.text(in: language).string)
  }

  /// A line that begins with a full stop or an apostrophe would be taken for a request.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}

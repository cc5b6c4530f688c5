import Prose

/// The manual page, made of the words of `tsume --help`, in the form that `man` reads.
struct ManualPage {
  private let language: Language

  init(in language: Language) { self.language = language }

  var text: String {
    let lines =
      [".TH TSUME 1 \"\" \"tsume \(Question.number)\""]
      + section("NAME", ["tsume \\- \(words(UsageWords.purpose))"])
      + section("SYNOPSIS", (UsageWords.calls + UsageWords.questions).flatMap(synopsis))
      + section("DESCRIPTION", UsageWords.calls.flatMap(entry))
      + section("OPTIONS", UsageWords.questions.flatMap(entry))
      + section("EXIT STATUS", [words(UsageWords.exitCodes)])
      + section("FILES", ManualWords.files.flatMap(entry))
      + section("ENVIRONMENT", ManualWords.environment.flatMap(entry))
      + section("SEE ALSO", [words(ManualWords.more)])
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { [".SH \(title)"] + lines }

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

package import Interchange
package import Prose

extension FailureReport {
  /// A refusal at a place of `text`. Where that has several lines, the number of the line is said.
  package static func make(
    _ refusal: Refusal, in text: String, at range: SourceRange
  ) -> Report {
    let before = range.precedingText(in: text)
    let line = text[before.startIndex...].prefix { !$0.isNewline }
    let length = min(range.excerpt(of: text).prefix { !$0.isNewline }.count, line.count)
    let marked = before.count..<(before.count + length)
    return make(
      numbered(refusal, line: range.line(in: text), in: text), source: String(line),
      marking: marked)
  }

  private static func numbered(_ refusal: Refusal, line: Int, in text: String) -> Refusal {
    guard text.contains(where: \.isNewline) else { return refusal }
    var refusal = refusal
    refusal.reason = Phrase(
      en: "Line \(line): \(refusal.reason)", ja: "\(line) 行目：\(refusal.reason)")
    return refusal
  }
}

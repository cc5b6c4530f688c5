/// A format that UIKit could not read, as its exception quotes it.
package struct MalformedFormat: Hashable, Sendable {
  package let text: String
  /// Why it cannot be read; `nil` where Tsume reads it nevertheless.
  package let problem: VisualFormat.Problem?
  /// What stands from there on.
  package let rest: String

  /// `nil` where the message holds no format on a line of its own.
  init?(in message: String) {
    let lines = message.split(whereSeparator: \.isNewline)
    let format = lines.drop { !$0.contains("constraint format:") }.dropFirst().lazy
      .map { $0.trimmingPrefix { $0.isWhitespace } }
      .first { $0.prefixMatch(of: /[HV]?\s*:?\s*[|\[]/) != nil }
    guard let format else { return nil }
    let text = String(format.reversed().drop { $0.isWhitespace || $0 == "'" }.reversed())
    self.text = text
    do throws(SyntaxFailure) {
      _ = try VisualFormatReader.read(RawText(text))
      (problem, rest) = (nil, "")
    } catch {
      guard case .visualFormat(let problem) = error.kind else { return nil }
      self.problem = problem
      rest = String(decoding: text.utf8.dropFirst(error.range.lowerBound), as: UTF8.self)
    }
  }

  /// The first blank in it, with what it stands between.
  package var pieceWithBlank: String? {
    guard let blank = text.firstIndex(of: " ") else { return nil }
    return String(text[..<blank].suffix(1) + text[blank...].prefix { $0 != ")" && $0 != "]" })
  }

  package var withoutBlanks: String { text.filter { !$0.isWhitespace } }
}

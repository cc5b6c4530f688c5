import Interchange

/// Cuts a pasted text into lines that can be read one by one: a bracket that is open, or a line that
/// begins with `.`, belongs to the line above.
enum PasteReader {
  /// As far as `isCancelled` lets it come.
  static func logicalLines(of text: RawText, isCancelled: () -> Bool) -> [RawText] {
    var result: [RawText] = []
    var pending: RawText?
    for line in physicalLines(of: text) where !isCancelled() {
      if let open = pending {
        pending = open.joined(with: line, in: text)
      } else if line.text.trimmed.hasPrefix("."), let last = result.popLast() {
        pending = last.joined(with: line, in: text)
      } else {
        pending = line
      }
      if let candidate = pending, Completeness.isComplete(candidate.text) {
        result.append(candidate)
        pending = nil
      }
    }
    if let pending { result.append(pending) }
    return result
  }

  /// Ends where a session file has line ends: a paste is saved in one.
  private static func physicalLines(of raw: RawText) -> [RawText] {
    let text = raw.text
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      return RawText(String(line), offset: raw.offset + start)
    }
  }
}

extension RawText {
  /// From the beginning of this to the end of `other`, which stands behind it in `text`.
  fileprivate func joined(with other: RawText, in text: RawText) -> RawText {
    text.part(SourceRange(offset, other.range.upperBound))
  }
}

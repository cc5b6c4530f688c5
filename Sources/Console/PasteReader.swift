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

  private static func physicalLines(of raw: RawText) -> [RawText] {
    var offset = raw.offset
    return raw.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { offset += line.utf8.count + 1 }
      return RawText(String(line), offset: offset)
    }
  }
}

extension RawText {
  /// From the beginning of this to the end of `other`, which stands behind it in `text`.
  fileprivate func joined(with other: RawText, in text: RawText) -> RawText {
    text.part(SourceRange(offset, other.range.upperBound))
  }
}

import Interchange

/// Cuts a pasted text into lines that can be read one by one: a bracket that is open, or a line that
/// begins with `.` or `{` or goes on with an expression, belongs to the line above.
enum PasteReader {
  /// As far as `isCancelled` lets it come.
  static func logicalLines(of text: RawText, isCancelled: () -> Bool) -> [RawText] {
    var result: [LogicalLine] = []
    // Blank lines and comments may stand before what goes on with it.
    var lastCode: Int?
    for line in physicalLines(of: text) where !isCancelled() {
      if let last = result.indices.last, !result[last].completeness.isComplete {
        result[last].append(line)
      } else if let code = lastCode, goesOn(line, after: text.part(result[code].lastCode)) {
        result.removeSubrange((code + 1)...)
        result[code].append(line)
      } else {
        result.append(LogicalLine(line))
        if !line.isRemark { lastCode = result.endIndex - 1 }
      }
    }
    return result.map { text.part($0.range) }
  }

  private static func goesOn(_ line: RawText, after above: RawText) -> Bool {
    if line.isRemark { return false }
    return line.text.trimmed.first.map(".{".contains) == true
      || LineReader.goesOn(line, after: above)
  }

  private static func physicalLines(of raw: RawText) -> [RawText] {
    var offset = raw.offset
    return raw.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { offset += line.utf8.count + 1 }
      return RawText(String(line), offset: offset)
    }
  }
}

/// Lines that are read as one, as far as they have come.
private struct LogicalLine {
  private(set) var range: SourceRange
  /// The last of the lines that is no remark.
  private(set) var lastCode: SourceRange
  private(set) var completeness = Completeness()

  init(_ line: RawText) {
    (range, lastCode) = (line.range, line.range)
    completeness.append(line.text[...])
  }

  mutating func append(_ line: RawText) {
    range = SourceRange(range.lowerBound, line.range.upperBound)
    if !line.isRemark { lastCode = line.range }
    completeness.append(line.text[...])
  }
}

extension RawText {
  /// Whether nothing stands on the line but a comment.
  fileprivate var isRemark: Bool {
    let text = text.trimmed
    return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#")
  }
}

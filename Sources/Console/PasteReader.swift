import Interchange

/// Cuts a pasted text into lines that can be read one by one: a bracket that is open, or a line that
/// begins with `.` or `{` or goes on with an expression, belongs to the line above.
enum PasteReader {
  /// As far as `isCancelled` lets it come.
  static func logicalLines(of text: RawText, isCancelled: () -> Bool) -> [RawText] {
    var result: [LogicalLine] = []
    for line in physicalLines(of: text) where !isCancelled() {
      if let last = result.indices.last,
        !result[last].completeness.isComplete || line.text.trimmed.first.map(".{".contains) == true
          || LineReader.goesOn(line, after: text.part(result[last].lastLine))
      {
        result[last].append(line)
      } else {
        result.append(LogicalLine(line))
      }
    }
    return result.map { text.part($0.range) }
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
  private(set) var lastLine: SourceRange
  private(set) var completeness = Completeness()

  init(_ line: RawText) {
    (range, lastLine) = (line.range, line.range)
    completeness.append(line.text[...])
  }

  mutating func append(_ line: RawText) {
    range = SourceRange(range.lowerBound, line.range.upperBound)
    lastLine = line.range
    completeness.append(line.text[...])
  }
}

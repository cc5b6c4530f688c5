import AutoLayout
import Interchange
import LayoutCode
import Prose
import Reporting

/// The code that a step carries out: what was pasted, or the files that were opened.
struct CodeStep: Hashable, Sendable {
  let texts: [CodeText]
  /// Of the folders that the files are in.
  var resources = Resources()
  /// The one of its screens that is wanted, where that is not the last one.
  var choice: String?

  /// One file behind the other.
  var text: String { texts.map(\.text).joined(separator: "\n") }

  /// What is wrong in the code, told with its place in its file.
  ///
  /// - Parameter range: Where the line names the files.
  func objection(
    _ failure: LineFailure, in document: Document, at range: SourceRange
  ) -> LineFailure {
    if case .layout = failure { return failure }
    let refusal = failure.refusal(in: document)
    guard let (code, place) = failure.range.flatMap(place) else {
      return .objection(Objection(refusal.reason, at: range, hints: refusal.hints))
    }
    let (line, column) = (place.line(in: code.text), place.column(in: code.text))
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    let quoted = lines.dropFirst(line - 1).first.map { String($0).trimmed } ?? ""
    let file = texts.count > 1 ? code.path : nil
    let reason = CodeImportWords.wrong(refusal.reason, in: file, line, column, quoted)
    return .objection(Objection(reason, at: range, hints: refusal.hints))
  }

  /// The file that holds a place of `text`, and the place in it.
  private func place(of range: SourceRange) -> (CodeText, SourceRange)? {
    var start = 0
    for code in texts {
      let end = start + code.text.utf8.count
      if range.lowerBound <= end {
        return (code, SourceRange(range.lowerBound - start, range.upperBound - start))
      }
      start = end + 1
    }
    return nil
  }
}

extension Document {
  /// An empty window on the same device, for what takes the place of this document: what code
  /// declares and what is assumed of it stays.
  func emptied() throws(EditFailure) -> Document {
    var edits: [Edit] = [.setOrientation(orientation)]
    edits += code.map { .keepCode($0) }
    edits += assumed.sorted { $0.key < $1.key }.map { .assume($0.key, $0.value) }
    return try Document(device: device ?? .initial).applying(edits)
  }
}

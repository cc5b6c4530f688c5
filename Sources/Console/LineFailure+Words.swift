import AutoLayout
import Interchange
import Patience
package import Prose
import Reporting

extension LineFailure {
  /// What is wrong and what to try, in words.
  func refusal(in document: Document) -> Refusal {
    switch self {
    case .syntax(let failure): failure.words
    case .edit(let failure, _, let changed): failure.words(in: changed ?? document)
    case .layout(let failure): failure.words
    case .file(let failure, _, let near): failure.words.suggesting(near)
    case .objection(let objection): Refusal(objection.reason, hints: objection.hints)
    }
  }

  /// What the line `text` meant perhaps, where what is to blame looks like something of the grammar,
  /// the likeliest first. Nobody has read any of it. A long line would be no advice.
  func linesMeant(by text: String, in document: Document) -> [String] {
    guard let range, text.utf8.count <= 400, !text.contains(where: \.isNewline) else { return [] }
    if let meant = PercentageMeant(text) { return [meant.line] }
    if let help = JapaneseWords.helpAsked(by: text) { return [help] }
    let verbFirst = JapaneseWords.withVerbFirst(text)
    if !verbFirst.isEmpty { return verbFirst }
    if text.trimmed.count > 1, let last = text.trimmed.last, "?？。".contains(last) {
      return [String(text.trimmed.dropLast()).trimmed]
    }
    // A text that nothing ends takes the rest of the line.
    let end = isUnclosedString ? text.utf8.count : range.upperBound
    let excerpt = SourceRange(range.lowerBound, end).excerpt(of: text)
    if LineWork.isStopped(after: LineWork.interval) { return [] }
    guard LookAlikes.occur(in: excerpt) else {
      let own = document.views.values.filter { !$0.id.isInitial && !$0.isGuide }
      return SlipMeant(text, views: own.sorted { $0.id < $1.id }).lines
    }
    let before = SourceRange(0, range.lowerBound).excerpt(of: text)
    let behind = SourceRange(end, text.utf8.count).excerpt(of: text)
    let readings = Self.readings(of: String(excerpt)).map { "\(before)\($0)\(behind)" }
    let lines = ([text] + readings).flatMap { line in
      ["*", "x"].map { times in
        LookAlikes.corrected(line, times: times) { document.entity(named: $0) != nil }
      }
    }
    return (lines + lines.flatMap(JapaneseWords.withEnglishAttributes)).filter { $0 != text }
  }

  /// A sign of full width is more than its twin: `＝` alone relates, `、` stands between names that
  /// blanks part here, or between lines, and `「` follows a name without a blank.
  private static func readings(of excerpt: String) -> [String] {
    if excerpt == "＝" { return ["=="] }
    let parted = [" ", "; "].map { part in
      excerpt.replacing("、", with: part).replacing("，", with: part)
    }
    let apart = ["「", "『", "｢", "“", "＂"].map { excerpt.replacing($0, with: " \($0)") }
    return (parted + apart).filter { $0 != excerpt }
  }

  /// `refusal`, with the line in narrow signs where it was typed in full width, and that is not all that
  /// is wrong with it.
  func sayingWidth(_ refusal: Refusal, in text: String, _ document: Document) -> Refusal {
    guard refusal.hints.isEmpty, let range, text.utf8.count <= 400,
      range.excerpt(of: text).unicodeScalars.contains(where: { (0xFF01...0xFF5E) ~= $0.value })
    else { return refusal }
    var refusal = refusal
    let plain = LookAlikes.corrected(text) { document.entity(named: $0) != nil }
    refusal.hints = [SessionWords.isOfFullWidth(plain.trimmed)]
    return refusal
  }

  private var isUnclosedString: Bool {
    guard case .syntax(let failure) = self else { return false }
    return failure.kind == .unclosedString
  }

  /// The part of the line that is to blame, if it is a part.
  var range: SourceRange? {
    switch self {
    case .syntax(let failure): failure.range
    case .edit(_, let range, _): range
    case .objection(let objection): objection.range
    case .file(_, let range, _): range
    case .layout: nil
    }
  }

  /// The refusal with the line and a mark under the place.
  func report(for text: String, in document: Document) -> Report {
    report(refusal(in: document), for: text)
  }

  func report(_ refusal: Refusal, for text: String) -> Report {
    guard let range else { return FailureReport.make(refusal, source: text, marking: nil) }
    return FailureReport.make(refusal, in: text, at: range)
  }
}

extension Surroundings.FileFailure {
  /// What is wrong, without what to try.
  package var reason: Phrase { words.reason }

  var words: Refusal {
    switch self {
    case .missing(let path): FileWords.missing(path)
    case .isFolder(let path): FileWords.isFolder(path)
    case .isNoFile(let path): FileWords.isNoFile(path)
    case .notText(let path): FileWords.notText(path)
    case .unreadable(let path): FileWords.unreadable(path)
    case .tooLarge(let path): FileWords.tooLarge(path)
    case .lineTooLong(let path, let line):
      FileWords.lineTooLong(path, line: line, limit: LongestLine.bytesOfFile)
    case .diskIsFull(let path): FileWords.diskIsFull(path)
    case .isReadOnly(let path): FileWords.isReadOnly(path)
    case .leadsOut(let path): FileWords.leadsOut(path)
    case .unwritable(let path): FileWords.unwritable(path)
    }
  }
}

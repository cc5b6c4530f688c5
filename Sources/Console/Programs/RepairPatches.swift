import AutoLayout
import Diagnosis
import LayoutCode
import Prose
import Reporting

/// What repairs come to in the code that the document was opened as, or that was pasted: the lines before and
/// after.
struct RepairPatches {
  private let code: ImportedCode
  private let document: Document
  private let step: Int
  private let isCancelled: () -> Bool

  /// `nil` where it is not of code.
  init?(on snapshot: Snapshot) throws(LineFailure) {
    guard let code = try ImportedCode(on: snapshot) else { return nil }
    self.code = code
    document = snapshot.document
    step = snapshot.history.nextStep
    isCancelled = snapshot.surroundings.isCancelled
  }

  /// Each with its number, in the order of these.
  func report(of fixes: [Fix], from first: Int) throws(LineFailure) -> Report {
    var report = Report()
    for (place, fix) in fixes.enumerated() {
      let words = try blocks(
        of: fix.edits(at: step), called: "\(first + place)", isFirst: report.isEmpty)
      report.append(contentsOf: words)
    }
    return report
  }

  /// What a repair does to the files.
  private func blocks(
    of edits: [Edit], called number: String, isFirst: Bool
  ) throws(LineFailure) -> Report {
    guard let changed = try? document.applying(edits) else { return [] }
    let (texts, unwritten) = try code.following(
      edits, to: changed, step: step, isCancelled: isCancelled)
    let label = isFirst ? PatchWords.label : ""
    var report = Report()
    let add = { (phrase: Phrase) in
      report.append(.row(report.isEmpty ? label : "", report.isEmpty ? "\(number)" : " ", phrase))
    }
    for (place, hunk) in hunks(changedBy: texts) {
      add("--- \(CodeWords.place(place))")
      report.append(.verbatim(hunk.lines))
    }
    if report.isEmpty, texts != code.revision.codeTexts { add(PatchWords.takesBack) }
    unwritten.forEach(add)
    return report
  }

  /// What changes in the files as they were opened, without what earlier lines have changed already: those
  /// lines stand in no file.
  private func hunks(changedBy texts: [CodeText]) -> [(CodePlace, LineDifference.Hunk)] {
    let present = code.revision.codeTexts
    return zip(code.texts, zip(present, texts)).flatMap { opened, pair in
      if pair.0 == pair.1 { return [(CodePlace, LineDifference.Hunk)]() }
      let known = Set(LineDifference(from: opened, to: pair.0).hunks)
      return LineDifference(from: opened, to: pair.1).hunks.filter { !known.contains($0) }
        .map { (CodePlace(path: opened.path, line: $0.line), $0) }
    }
  }
}

extension LineDifference {
  fileprivate init(from old: CodeText, to new: CodeText) {
    self.init(from: old.text + "\n", to: new.text + "\n")
  }
}

extension LineDifference.Hunk {
  /// The lines with their signs, moved to the left as far as they go.
  fileprivate var lines: [Text] {
    let depth =
      (removed + added).filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    let margin = String(repeating: " ", count: 13)
    return removed.map { Text("\(margin)- \($0.dropFirst(depth))", as: .removed) }
      + added.map { Text("\(margin)+ \($0.dropFirst(depth))", as: .added) }
  }
}

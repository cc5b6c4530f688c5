import AutoLayout
import Diagnosis
import LayoutCode
import Prose
import Reporting

/// What repairs come to in the files of code that the document was opened as: the lines before and after.
struct RepairPatches {
  private let code: ImportedCode
  private let document: Document
  private let step: Int

  /// `nil` where it was not opened as files of code.
  init?(on snapshot: Snapshot) throws(LineFailure) {
    guard let code = try ImportedCode(on: snapshot) else { return nil }
    self.code = code
    document = snapshot.document
    step = snapshot.history.nextStep
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
    let (texts, unwritten) = try code.following(changed)
    let label = isFirst ? PatchWords.label : ""
    var report = Report()
    for (old, new) in zip(code.revision.codeTexts, texts) where old != new {
      for hunk in LineDifference(from: old.text + "\n", to: new.text + "\n").hunks {
        let place = CodePlace(path: old.path, line: hunk.line)
        report.append(
          .row(
            report.isEmpty ? label : "", report.isEmpty ? "\(number)" : " ",
            "--- \(place.text, as: .name)"))
        report.append(.verbatim(hunk.lines))
      }
    }
    for phrase in unwritten {
      report.append(.row(report.isEmpty ? label : "", report.isEmpty ? "\(number)" : " ", phrase))
    }
    return report
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

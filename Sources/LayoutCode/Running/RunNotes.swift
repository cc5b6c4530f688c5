import AutoLayout
import Interchange
package import Prose
import Reporting

extension CodeRun {
  /// Which of several screens is shown, and how one comes to the others at the prompt.
  package static func note(on screens: [String], shown: String?) -> Phrase? {
    guard let shown, screens.count > 1 else { return nil }
    let others = screens.filter { $0 != shown }
    return RunWords.otherScreens(shown, Array(others.prefix(4)), of: others.count)
  }
}

/// What is said under a run: first what may have made constraints and is not there, then what else was
/// not done or taken for granted.
struct RunNotes {
  private(set) var all: [Phrase] = []
  /// Those on calls that were not carried out.
  private(set) var coverage: [CodeRun.CoverageNote] = []

  /// - Parameter document: What the run has made, with its names.
  init(
    _ runner: Runner, making document: Document, _ unknowns: [CodeRun.Open],
    _ sites: [CodeRun.Site], _ report: inout SiteReport, _ screens: [String], _ shown: String?,
    _ files: [CodeFile]
  ) {
    tellUnread(in: files)
    all += files.compactMap(SyntaxNoteWords.lookAlikes)
    all += OtherLayouts.notes(on: files)
    let helpers = unknowns.filter(\.hasConsequences)
    if let first = helpers.first {
      all.append(RunWords.helperIsMissing(first.name, at: first.place, count: helpers.count))
    }
    let holders = unknowns.filter(\.holdsCode)
    if let first = holders.first {
      all.append(RunWords.codeIsHeldBack(first.name, at: first.place, count: holders.count))
    }
    let done = sites.count { $0.made > 0 }
    if done < sites.count { tell(RunWords.carriedOut(done, of: sites.count), on: 0..<Int.max) }
    if let note = CodeRun.note(on: screens, shown: shown) { all.append(note) }
    if let rows = runner.evaluator.program.rowsNotMade(in: document) { all.append(rows) }
    let runAnyway = runner.runAnyway.map(\.title)
    if !runAnyway.isEmpty { all.append(RunWords.runAnyway(Array(runAnyway.prefix(4)))) }
    for method in runner.notRun.prefix(3) {
      let count = ConstraintSites.count(
        in: method.function.function.body ?? [], with: runner.evaluator.program.libraries)
      if count == 0 { continue }
      let reason = report.reason(whyNotRun: method)
      let range = method.function.range
      tell(
        RunWords.notRun(method.function.title, count, because: reason),
        on: range.lowerBound..<range.upperBound)
    }
    let findings = runner.evaluator.findings
    let undeclared = findings.assumptions.filter { $0.declaration != nil }
    if !undeclared.isEmpty { all.append(RunWords.undeclared(undeclared)) }
    let assumed = findings.assumptions.filter { $0.declaration == nil }
    if let first = assumed.first {
      all.append(RunWords.assumed(first.name, first.taken, count: assumed.count))
    }
    all += findings.notes(in: document)
    let labels = document.labelsWithoutText
    if !labels.isEmpty {
      let names = labels.prefix(3).map { document.name(of: $0) }
      all.append(RunWords.withoutText(names, count: labels.count))
    }
    let passed = findings.withoutPartInLayout
    if !passed.isEmpty {
      all.append(RunWords.passedOver(Array(passed.prefix(4)), of: passed.count))
    }
    if runner.isExhausted { all.append(RunWords.cutOff) }
  }

  /// With the reason where they are few; in a folder of many files a list of places.
  private mutating func tellUnread(in files: [CodeFile]) {
    let unread = files.flatMap { file in
      file.notes.lazy.filter { !$0.isOfLookAlike }.map { (note: $0, file: file) }
    }
    let told = unread.prefix(Self.syntaxNotes).map {
      (problem: $0.note.problem, file: $0.file.name, line: $0.file.line(of: $0.note.range))
    }
    if files.count > 1, unread.count > 1 {
      all.append(
        SyntaxNoteWords.leftOut(told.map { (file: $0.file, line: $0.line) }, of: unread.count))
    } else {
      all += told.map { SyntaxNoteWords.words(for: $0.problem, file: $0.file, line: $0.line) }
    }
  }

  private mutating func tell(_ note: Phrase, on calls: Range<Int>) {
    all.append(note)
    coverage.append(CodeRun.CoverageNote(note: note, calls: calls))
  }

  /// So many places that could not be read are told.
  private static let syntaxNotes = 3
}

extension Program {
  /// What is said of a table or collection that gets its rows from code that nothing calls here.
  fileprivate func rowsNotMade(in document: Document) -> Phrase? {
    for (holder, method, argument, cell) in Self.sources
    where document.views.values.contains(where: { document.isWithoutCells($0.id, holder) }) {
      let source = typeOrder.lazy.compactMap { type in
        self.types[type]?.functions[method]?.first { $0.title.contains(argument) }
      }.first
      guard let source else { continue }
      let cells = typeOrder.filter { types[$0]?.kind == .class && isA($0, cell) }
      return RunWords.rowsNotMade(source.title, cell: cells.first?.last)
    }
    return nil
  }

  private static let sources: [(CellHolder, method: String, argument: String, cell: TypeName)] = [
    (.table, "tableView", "cellForRowAt:", "UITableViewCell"),
    (.collection, "collectionView", "cellForItemAt:", "UICollectionViewCell"),
  ]
}

extension RunFindings {
  /// What was passed over, but for calls whose unknown results the layout depends on.
  fileprivate var withoutPartInLayout: [String] {
    let used = Set(
      unknowns.filter { $0.wanted != .anything }.map(\.unknown.name).compactMap { name in
        name.hasSuffix("()") ? name.dropLast(2).split(separator: ".").last.map(String.init) : nil
      })
    return passedOver.filter { !used.contains($0) }
  }

  /// The remarks, with those on views by their names in a document.
  func notes(in document: Document) -> [Phrase] {
    let views = viewsWithoutText.filter { document.showsPlaceholder($0) }
    if views.isEmpty {
      return hasUnknownText && viewsWithoutText.isEmpty ? [UIKitWords.unknownText] + notes : notes
    }
    let names = views.prefix(Self.namedViews).map { Phrase(Text(document.name(of: $0), as: .name)) }
    return [UIKitWords.unknownText(of: names, count: views.count)] + notes
  }

  /// So many views without a text are told by their names.
  private static let namedViews = 3
}

extension Document {
  /// Labels that are shown and to which nothing gives a text.
  fileprivate var labelsWithoutText: [ViewID] {
    preorder(from: .window).filter { id in
      guard let view = view(id), view.kind == .label, !view.isHidden else { return false }
      return view.content.text?.isEmpty != false && view.content.given == nil
    }
  }

  /// Whether it shows what stands for a text that is not known.
  fileprivate func showsPlaceholder(_ id: ViewID) -> Bool {
    guard let content = view(id)?.content else { return false }
    return ([content.text, content.placeholder] + content.segments.map(Optional.some))
      .contains(UIKitWords.placeholderText)
  }
}

import AutoLayout
import LayoutCode
import Prose
import Reporting

/// Code carried out on a document as it stands, whatever it does not say.
struct ProgramRun {
  let edits: [Edit]
  let document: Document
  let notes: [Phrase]
  let record: CodeRecord
  /// Whether nothing was left out because it cannot be read.
  let isReadWhole: Bool

  /// - Parameters:
  ///   - document: Whose code is known, and whose names are those of the program.
  ///   - step: The number of the step that it will be.
  init(
    _ code: CodeStep, on document: Document, step: Int, isCancelled: @escaping () -> Bool
  ) throws(LineFailure) {
    let run = try Self.run(code, on: document, step, isCancelled)
    var kept = zip(code.texts, run.declarations).compactMap { KeptCode($0, declaring: $1) }.map(
      Edit.keepCode)
    // Where nothing was made and nothing declared, there is nothing to go on with.
    if !run.edits.isEmpty || !kept.isEmpty {
      kept.append(.keepCodeState(run.state.kept, run.loop))
    }
    edits = run.edits + kept
    do throws(EditFailure) {
      self.document = try run.document.applying(kept)
    } catch {
      throw .edit(error, at: nil)
    }
    isReadWhole = run.isReadWhole
    record = CodeRecord(run, paths: Set(code.texts.compactMap(\.path)))
    notes = Self.notes(on: run, record) + Self.stageNotes(on: run)
  }

  private static func run(
    _ code: CodeStep, on document: Document, _ step: Int, _ isCancelled: @escaping () -> Bool
  ) throws(LineFailure) -> CodeRun {
    let earlier = document.code.map { CodeSource(text: $0.text) }
    let isPaste = code.texts.allSatisfy { $0.path == nil }
    return try LineFailure.running { () throws(RunFailure) in
      try CodeRun.run(
        code.texts.map(\.source), with: code.resources, earlier: earlier, on: document, step: step,
        occasion: isPaste ? .pasted : .opened, chosen: code.choice, isCancelled: isCancelled)
    }
  }

  /// So many places of one sort are told with the step; commands tell the others.
  private static let told = 3

  private static func notes(on run: CodeRun, _ record: CodeRecord) -> [Phrase] {
    record.crashNotes + run.notes
      + record.leftOut.prefix(told).map { CodeWords.leftOut($0.reason, at: $0.place) }
  }

  /// What Tsume adds by itself to show a view.
  private static func stageNotes(on run: CodeRun) -> [Phrase] {
    let made = run.edits.contains { edit in
      if case .addConstraint(let new) = edit { new.isOfStage } else { false }
    }
    if !made { return [] }
    let stage = run.document.constraints.values(where: \.isOfStage)
    let views = Set(stage.map(\.first.item.view)).sorted()
    guard !views.isEmpty else { return [] }
    let names = views.compactMap { run.document.view($0) }.map { Text($0.name, as: .name) }
    return [CodeWords.staged(names, by: stage.map(\.id), in: run.document)]
  }

  /// Whether it makes nothing and declares nothing.
  var isEmpty: Bool { edits.isEmpty }

  var outcome: Outcome {
    var outcome = Outcome(edits: edits, result: document, notes: notes, reports: [])
    outcome.record = record
    return outcome
  }
}

extension LineFailure {
  /// What code comes to, or the failure of its run as that of the line.
  static func running<Answer>(
    _ run: () throws(RunFailure) -> Answer
  ) throws(LineFailure) -> Answer {
    do throws(RunFailure) {
      return try run()
    } catch {
      switch error {
      case .cancelled: throw .layout(.cancelled)
      case .layout(let failure): throw .layout(failure)
      }
    }
  }
}

extension CodeRecord {
  /// - Parameter paths: Of the files that were carried out; what stands in others is of earlier steps.
  fileprivate init(_ run: CodeRun, paths: Set<String>) {
    let place = { (place: CodeRun.Place) in
      CodePlace(path: paths.contains(place.file) ? place.file : nil, line: place.line)
    }
    sites = run.sites.map { Site($0, path: place($0.place).path) }
    coverage = run.coverage
    self.open = run.unknowns.map {
      Open(
        name: $0.name, place: place($0.place), wanted: Open.Wanted($0.wanted),
        hasConsequences: $0.hasConsequences, holdsCode: $0.holdsCode)
    }
    assumptions = run.assumptions.map {
      Assumption(
        name: $0.name, place: place($0.place), taken: $0.taken, alternative: $0.alternative,
        declaration: $0.declaration)
    }
    let failure = { (failure: CodeRun.Failure) in
      Failure(place: place(failure.place), reason: failure.reason, remedy: failure.remedy)
    }
    crashes = run.crashes.map(failure)
    leftOut = run.leftOut.map(failure)
    screens = run.screens
    parts = run.parts
    shown = run.shown
  }
}

extension CodeRecord.Open.Wanted {
  fileprivate init(_ wanted: Unknown.Wanted) {
    self =
      switch wanted {
      case .number: .number
      case .truth: .truth
      case .text: .text
      case .list: .list
      case .view: .view
      case .function: .function
      case .anything: .anything
      }
  }
}

extension KeptCode {
  /// `nil` for a text that declares nothing.
  fileprivate init?(_ code: CodeText, declaring names: [String]) {
    if names.isEmpty { return nil }
    self.init(
      key: code.path ?? code.text, title: names.joined(separator: "; "), text: code.text)
  }
}

import AutoLayout
import Diagnosis
package import Prose
import Reporting

/// What layout code comes to when all that it can show is made: for people and as JSON.
package struct CodeAccount {
  /// A file of code.
  package struct File {
    let path: String
    let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  private let paths: [String]
  /// What is shown; `nil` where it was stopped.
  private let run: ProgramRun?
  private let isCancelled: @Sendable () -> Bool

  /// - Parameters:
  ///   - files: Of one program.
  ///   - folder: The one that they are in, if that was named.
  package init(
    of files: [File], in folder: CodeFolder? = nil, with surroundings: Surroundings
  ) {
    paths = files.map(\.path)
    isCancelled = surroundings.isCancelled
    let given = files.map { CodeText(path: $0.path, $0.text) }
    // A folder's files are all there.
    let whole =
      given.count > 1
      ? given : given.flatMap { CompanionFiles(of: $0, with: surroundings).texts }
    let resources = ResourceReader(surroundings).resources(in: folder?.resourcePaths ?? [])
    let code = CodeStep(texts: whole, resources: resources)
    run = try? ProgramRun(
      code, on: Document(), step: 1, isCancelled: surroundings.isCancelled)
  }

  /// The views and constraints that are shown, and all calls with what came of them.
  package var reports: [Report] {
    guard let run else { return [] }
    let shown = try? LaidOutDocument.completed(run.document, isCancelled: isCancelled)
    let layout = shown.map {
      [TreeReport.make($0), ConstraintsReport.make($0, of: nil, generated: [])]
    }
    return (layout ?? []) + [
      CodeReport.make(run.record),
      AssumptionsReport.make(
        Assumptions(of: run.record, in: run.document), in: run.document,
        hasNotes: !run.notes.isEmpty),
    ] + (run.notes.isEmpty ? [] : [NoteReport.make(run.notes)])
  }

  /// For each file `{"version": 1, "file", "refused", "views", "constraints", "sites": [{"line",
  /// "made", "reason"}], "unknown", "assumed"}`, and `"loop": {"endless", "passes", "lines"}` where its lines
  /// keep the layout from coming to rest.
  package func json(in language: Language) -> [JSONValue] {
    paths.map { path in json(for: path, in: language) }
  }

  private func json(for path: String, in language: Language) -> JSONValue {
    let sites = (run?.record.sites ?? []).filter { $0.place.path == path }
    let unknown = (run?.record.open ?? []).filter { $0.place.path == path }
    let assumed = (run?.record.assumptions ?? []).filter { $0.place.path == path }
    // Of several files each has what its own calls have made.
    let made = sites.reduce(0) { $0 + $1.made }
    let isOne = paths.count == 1
    let constraints = isOne ? max(made, run?.document.ownConstraintCount ?? 0) : made
    let views = max(0, (run?.document.views.count ?? 0) - Document().views.count)
    let members: [JSONValue.Member] = [
      .init("version", 1), .init("file", .string(path)), .init("refused", .null),
      .init("views", .integer(views)), .init("constraints", .integer(constraints)),
      .init("sites", .array(sites.map { $0.json(in: language) })),
      .init("unknown", .array(unknown.map { .string($0.name) })),
      .init("assumed", .array(assumed.map { .string("\($0.name) = \($0.taken)") })),
    ]
    return .object(members + (run?.document.layoutLoop?.members(in: path) ?? []))
  }

  /// Of a file that cannot be read.
  package static func json(
    for path: String, unreadable reason: Phrase, in language: Language
  ) -> JSONValue {
    .object([
      .init("version", 1), .init("file", .string(path)),
      .init("refused", .string(reason.text(in: language).string)), .init("views", 0),
      .init("constraints", 0), .init("sites", .array([])), .init("unknown", .array([])),
      .init("assumed", .array([])),
    ])
  }
}

extension CodeRecord.Site {
  fileprivate func json(in language: Language) -> JSONValue {
    .object([
      .init("line", .integer(place.line)), .init("made", .integer(made)),
      .init("reason", reason.map { .string($0.text(in: language).string) } ?? .null),
    ])
  }
}

extension LayoutLoop {
  /// What is told of it with one of the files; nothing where no line of that has part in it.
  fileprivate func members(in path: String) -> [JSONValue.Member] {
    let own = lines.filter { $0.place.file == path }
    if own.isEmpty { return [] }
    let told = own.map { line in
      JSONValue.object([
        .init("line", .integer(line.place.number)), .init("text", .string(line.text)),
      ])
    }
    return [
      .init(
        "loop",
        .object([
          .init("endless", .bool(kind == .endless)), .init("passes", .integer(passes)),
          .init("lines", .array(told)),
        ]))
    ]
  }
}

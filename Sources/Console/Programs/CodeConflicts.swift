import AutoLayout
import Diagnosis
import LayoutCode
import Prose
import Reporting

/// What layout code comes to where only its conflicts are asked for: for people and as JSON.
package struct CodeConflicts {
  /// What one screen of it comes to.
  private struct Shown {
    let name: String?
    let state: LaidOutDocument
    var crashes: [CodeRecord.Failure] = []
  }

  /// Those in conflict; where none is, the one that is shown first.
  private let shown: [Shown]
  private let notes: [Phrase]
  private let crashes: [CodeRecord.Failure]
  /// Whether nothing was left out because it cannot be read.
  let isReadWhole: Bool

  /// `nil` for a text that is named as no code, and in which none is found.
  ///
  /// - Parameter path: How the file is named.
  package init?(of text: String, at path: String, with surroundings: Surroundings) {
    let isNamed = CodeFolder.isCode(path)
    let code = CodeText(path: isNamed ? path : nil, text)
    let whole = CompanionFiles(of: code, with: surroundings)
    self.init(CodeStep(texts: whole.texts), isNamed: isNamed, surroundings)
  }

  /// Several files as one program; `nil` where it is stopped.
  ///
  /// - Parameter resourcePaths: What may say how large its pictures are and what its texts say.
  package init?(
    of files: [CodeAccount.File], with resourcePaths: [String], in surroundings: Surroundings
  ) {
    let resources = ResourceReader(surroundings).resources(in: resourcePaths)
    let texts = files.map { CodeText(path: $0.path, $0.text) }
    self.init(CodeStep(texts: texts, resources: resources), isNamed: true, surroundings)
  }

  private init?(_ code: CodeStep, isNamed: Bool, _ surroundings: Surroundings) {
    let isCancelled = surroundings.isCancelled
    guard let run = try? ProgramRun(code, on: Document(), step: 1, isCancelled: isCancelled),
      isNamed || run.document.ownConstraintCount > 0,
      let state = try? LaidOutDocument.completed(run.document, isCancelled: isCancelled)
    else { return nil }
    let first = Shown(name: run.record.shown, state: state)
    let all = [first] + Self.others(of: run.record, code, isCancelled)
    let conflicting = all.filter(\.state.hasConflict)
    let others = all.dropFirst().flatMap(\.crashes)
    crashes = others.reduce(into: run.record.crashes) { known, crash in
      if !known.contains(crash) { known.append(crash) }
    }
    shown = conflicting.isEmpty ? [first] : conflicting
    let onScreens = CodeRun.note(on: run.record.screens, shown: run.record.shown)
    let told = run.record.crashNotes + [onScreens].compactMap(\.self)
    notes =
      (onScreens == nil || !crashes.isEmpty && conflicting.isEmpty ? [] : [Self.verdict(on: all)])
      + run.notes.filter { !told.contains($0) }
    isReadWhole = run.isReadWhole
  }

  private static func verdict(on screens: [Shown]) -> Phrase {
    let names = { (isMeant: (Shown) -> Bool) in screens.filter(isMeant).compactMap(\.name) }
    return SceneWords.verdict(
      conflicting: names(\.state.hasConflict), fine: names { !$0.state.hasConflict })
  }

  /// So many screens are laid out.
  private static let mostLaidOut = 200

  private static func others(
    of record: CodeRecord, _ code: CodeStep, _ isCancelled: @escaping () -> Bool
  ) -> [Shown] {
    let names = Array(record.screens.filter { $0 != record.shown }.prefix(mostLaidOut))
    let made = try? CodeRun.otherScreens(
      names, of: code.texts.map(\.source), with: code.resources, earlier: [],
      on: Document(), step: 1, isCancelled: isCancelled)
    return names.compactMap { name in
      guard let screen = made?[name],
        let state = try? LaidOutDocument.completed(screen.document, isCancelled: isCancelled)
      else { return nil }
      let crashes = screen.crashes.map { crash in
        CodeRecord.Failure(
          place: CodePlace(path: crash.place.file, line: crash.place.line), reason: crash.reason,
          remedy: crash.remedy)
      }
      return Shown(name: name, state: state, crashes: crashes)
    }
  }

  /// A crash is no better.
  var hasConflict: Bool { !crashes.isEmpty || isInConflict }
  private var isInConflict: Bool { shown.contains(where: \.state.hasConflict) }

  /// Each screen's under its name where others have some, too.
  var reports: [Report] {
    let told = shown.flatMap { screen -> [Report] in
      let report = ConflictsReport.make(screen.state, showsFrames: false)
      guard shown.count > 1, let name = screen.name else { return [report] }
      return [[.row(SceneWords.screen, Phrase(Text(name, as: .name)))], report]
    }
    let ends = CrashReport.make(crashes)
    return (ends.isEmpty ? [] : [ends]) + (ends.isEmpty || isInConflict ? told : [])
      + (notes.isEmpty ? [] : [NoteReport.make(notes)])
  }

  /// Of the first screen, with the places where the app would crash; the others' under `"others"`.
  var members: [JSONValue.Member] {
    let places = crashes.map { JSONValue.string($0.place.text) }
    let ends = places.isEmpty ? [] : [JSONValue.Member("crashes", .array(places))]
    let all = shown.map { ConflictMembers.of($0.state) }
    if all.count == 1 { return (all.first ?? []) + ends }
    let named = zip(shown, all).map { screen, members -> [JSONValue.Member] in
      [.init("screen", screen.name.map { .string($0) } ?? .null)] + members
    }
    return (named.first ?? []) + ends
      + [.init("others", .array(named.dropFirst().map { .object($0) }))]
  }
}

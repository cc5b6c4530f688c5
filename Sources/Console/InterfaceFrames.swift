import AutoLayout
import Diagnosis
import Interchange
package import Prose
import Reporting

/// What an Interface Builder file comes to when its scenes are laid out: for people and as JSON.
package struct InterfaceFrames {
  private var scenes: [(name: String, frames: SceneFrames)] = []
  /// Why the file, or a scene of it, was not laid out.
  package private(set) var objections: [Phrase] = []

  /// Of a file that cannot be read.
  package init(unreadable reason: Phrase) { objections = [reason] }

  /// Where natural sizes may come from, the usual first: `stored`, `measured`.
  package static let contentSources = InterfaceImport.ContentSource.allCases.map(\.rawValue)

  /// - Parameter source: One of `contentSources`.
  package init(of text: String, content source: String, isCancelled: @escaping () -> Bool) {
    let content = InterfaceImport.ContentSource(rawValue: source) ?? .stored
    switch InterfaceFile.read(text) {
    case .failure(let failure): objections.append(failure.words)
    case .success(let file):
      for scene in file.scenes where !isCancelled() { add(scene, of: file, content, isCancelled) }
    }
  }

  private mutating func add(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile,
    _ content: InterfaceImport.ContentSource, _ isCancelled: @escaping () -> Bool
  ) {
    do throws(LayoutFailure) {
      let frames = try SceneFrames(
        of: scene, in: file, content: content, isCancelled: isCancelled)
      scenes.append((scene.name, frames))
    } catch {
      objections.append(error.words.reason)
    }
  }

  package var reports: [Report] {
    scenes.filter { !$0.frames.views.isEmpty }.flatMap { scene in
      [
        SceneFramesReport.make(
          scene.frames, name: scene.name, guesses: Self.guesses(for: scene.frames))
      ]
        + (scene.frames.notes.isEmpty ? [] : [Self.notes(of: scene.frames)])
    }
  }

  /// Whether a scene asks for what cannot hold.
  package var hasConflict: Bool { scenes.contains { !$0.frames.broken.isEmpty } }

  /// What UIKit would probably break, where that is something else than what the frames are without.
  private static func guesses(for scene: SceneFrames) -> [Handle] {
    guard !scene.broken.isEmpty,
      let state = try? LaidOutDocument(
        scene.document, engine: LayoutEngine(), isCancelled: { false })
    else { return [] }
    return state.findings.conflicts.compactMap(\.uikitGuess)
      .filter { !scene.broken.contains($0) }
  }

  private static func notes(of scene: SceneFrames) -> Report {
    NoteReport.make(scene.notes.map { $0.words(in: scene.document) })
  }

  /// `{"version": 1, "file", "scenes": [{"id", "views": [{"id", "frame", "ambiguous"}], "broken",
  /// "elements": [{"handle", "id", "line"}]}]}`, the elements being those of the broken constraints;
  /// frames in points in the superview, without the constraints that are broken; what was not laid out says why under `"error"`.
  package func json(for path: String, in language: Language) -> JSONValue {
    let reasons = objections.map { $0.text(in: language).string }
    return .object(
      [
        .init("version", 1), .init("file", .string(path)),
        .init("scenes", .array(scenes.map { Self.json($0.frames) })),
      ]
        + (reasons.isEmpty ? [] : [.init("error", .string(reasons.joined(separator: " ")))]))
  }

  private static func json(_ scene: SceneFrames) -> JSONValue {
    let views = scene.views.map { view -> JSONValue in
      .object([
        .init("id", .string(view.id)),
        .init("frame", .array(RectPart.allCases.map { .number(view.frame[$0]) })),
        .init("ambiguous", .array(view.ambiguous.map { .string("\($0)") })),
      ])
    }
    let broken = scene.broken.map { JSONValue.string(scene.document.text(of: $0)) }
    return .object([
      .init("id", .string(scene.id)), .init("views", .array(views)),
      .init("broken", .array(broken)),
      .init("elements", ConflictMembers.elements(of: scene.broken, in: scene.document)),
    ])
  }
}

import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// What the scenes of an Interface Builder file come to where only their conflicts are asked for: for
/// people and as JSON.
struct InterfaceConflicts {
  private var scenes: [(name: String, state: LaidOutDocument)] = []
  /// Why the file, or a scene of it, was not laid out.
  private(set) var objections: [Phrase] = []
  /// What was left out of scenes that were.
  private var gaps: [Phrase] = []

  init(of text: String, isCancelled: @escaping () -> Bool) {
    switch InterfaceFile.read(text) {
    case .failure(let failure): objections.append(failure.words)
    case .success(let file):
      for scene in file.scenes where !isCancelled() { add(scene, of: file, isCancelled) }
    }
  }

  private mutating func add(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile, _ isCancelled: @escaping () -> Bool
  ) {
    let imported = SceneImporter.importing(
      scene, of: file, content: .stored, isCancelled: isCancelled)
    do throws(LineFailure) {
      let document = try ImportedScene.document(of: imported)
      scenes.append((scene.name, try LaidOutDocument.completed(document, isCancelled: isCancelled)))
      gaps += imported.notes.filter(\.leavesOut).map { $0.words(in: document) }
    } catch {
      let reason = error.refusal(in: imported.start).reason
      objections.append(
        file.scenes.count > 1 ? SceneWords.notLaidOut(scene.name, reason) : reason)
    }
  }

  private var conflicting: [(name: String, state: LaidOutDocument)] {
    scenes.filter(\.state.hasConflict)
  }

  var hasConflict: Bool { !conflicting.isEmpty }

  /// Whether nothing of it was laid out.
  var isEmpty: Bool { scenes.isEmpty }

  /// The scenes that have conflicts, each under its name where there are several; where none has any,
  /// that alone. Behind them what of the file was left out.
  var reports: [Report] {
    let told = conflicting.isEmpty ? Array(scenes.prefix(1)) : conflicting
    let reports = told.flatMap { scene -> [Report] in
      let heading: Report = [.paragraph("\(scene.name, as: .emphasis)")]
      let report = ConflictsReport.make(scene.state, showsFrames: false)
      return scenes.count > 1 && hasConflict ? [heading, report] : [report]
    }
    return reports + (gaps.isEmpty ? [] : [NoteReport.make(gaps)])
  }

  /// As of code, of the first scene that has a conflict, with where the constraints stand in the file.
  var members: [JSONValue.Member]? {
    (conflicting.first ?? scenes.first).map { scene in
      let members = scene.state.findings.conflicts.first?.members.map(\.handle) ?? []
      return ConflictMembers.of(scene.state) + [
        .init("elements", ConflictMembers.elements(of: members, in: scene.state.document))
      ]
    }
  }
}

import AutoLayout
import Interchange
import Prose
import Reporting

/// A scene of an Interface Builder file as the document began: where it was read.
struct ImportedScene: Hashable, Sendable {
  /// From the working folder.
  let path: String
  /// `nil` for the initial one.
  let id: String?

  /// As one step that replaces the document, or adds to it below `superview`.
  func outcome(
    of file: InterfaceFile, under superview: ViewID? = nil, at range: SourceRange,
    on snapshot: Snapshot
  ) throws(LineFailure) -> Outcome {
    guard let scene = id.map({ file.scene(named: $0) }) ?? file.initialScene else {
      throw .objection(SceneWords.withoutViews(at: range))
    }
    let imported = SceneImporter.importing(
      scene, of: file, content: .stored,
      into: superview.map { ScenePlace(snapshot.document, $0, isMadeForScene: false) },
      isCancelled: snapshot.surroundings.isCancelled)
    var outcome = Outcome(edits: imported.edits)
    // What is added to a scene leaves it open.
    if superview == nil {
      outcome.start = imported.start
      outcome.edits.append(.setCanvas(Self.canvas(of: imported.start, after: imported.edits)))
      outcome.scene = ImportedScene(path: path, id: scene.id)
    }
    outcome.headline = SceneWords.opened(scene.name, className: scene.className)
    let document = try Self.document(of: imported)
    outcome.notes =
      imported.notes.map { $0.words(in: document) } + StoredSizeNotes.notes(on: document)
    let others = file.screens.count { $0.id != scene.id }
    if others > 0 { outcome.notes.append(SceneWords.others(others)) }
    return outcome
  }

  static func document(of imported: InterfaceImport) throws(LineFailure) -> Document {
    do throws(EditFailure) {
      return try imported.start.applying(imported.edits)
    } catch {
      throw .edit(error, at: nil)
    }
  }

  /// The device on which the file shows the scene, held as there: views are loaded with their
  /// frames there.
  private static func canvas(of start: Document, after edits: [Edit]) -> Device? {
    var orientation = start.orientation
    for case .setOrientation(let way) in edits { orientation = way }
    return start.device?.canvas(in: orientation)
  }

  /// - Parameter range: Where the line names the file.
  static func file(
    in text: String, at range: SourceRange
  ) throws(LineFailure) -> InterfaceFile {
    switch InterfaceFile.read(text) {
    case .success(let file): return file
    case .failure(let failure):
      throw .objection(Objection(failure.words, at: range))
    }
  }

  /// The file that the present document comes from, read again.
  static func file(
    of snapshot: Snapshot, at range: SourceRange = SourceRange(0, 0)
  ) throws(LineFailure) -> InterfaceFile {
    guard let scene = snapshot.history.current.scene else {
      throw .objection(SceneWords.noFileIsOpen(at: range))
    }
    return try file(in: snapshot.inWorkingFolder.contents(of: scene.path, at: range), at: range)
  }
}

import AutoLayout
import Diagnosis
import Drawing
import Prose
import Reporting

/// Pictures with their words: what `Drawing` draws and `Reporting` says.
enum Pictures {
  /// All that is in the window.
  static func everything(_ depiction: Depiction) -> CellPicture {
    let scene = Scene(of: depiction.solution, findings: Scene.Findings(depiction))
    return CellPicture(
      of: scene, about: .everything, remarks: DrawWords.frames(depiction),
      words: words(for: scene, of: depiction, notes: []))
  }

  /// What moved between two layouts.
  static func movement(from old: Depiction, to new: Depiction) -> CellPicture {
    let scene = Scene(
      of: new.solution, findings: Scene.Findings(new), since: old.solution)
    let change = Change(from: old.solution, to: new.solution)
    let remarks = DrawWords.movements(change, to: new)
    let gone = change.views.filter { $0.new == nil }.compactMap { remarks[$0.view] }
    let notes = remarks.isEmpty ? [DrawWords.nothingMoved] : []
    return CellPicture(
      of: scene, about: .movement, remarks: remarks, goneRemarks: gone,
      words: words(for: scene, of: new, notes: notes))
  }

  private static func words(
    for scene: Scene, of depiction: Depiction, notes: [Phrase]
  ) -> CellPicture.Words {
    let document = depiction.document
    let outside = DrawWords.outside(scene.outside.map(\.view), in: document)
    return CellPicture.Words(
      title: DrawWords.title(of: document), scale: .init(DrawWords.scale),
      more: .init(DrawWords.more), ambiguous: DrawWords.ambiguous,
      conflicting: DrawWords.conflicting, hidden: DrawWords.hidden,
      notes: notes + (outside.map { [$0] } ?? []))
  }
}

extension CellPicture.Words.Frame {
  fileprivate init(_ words: (before: Phrase, behind: Phrase)) {
    self.init(before: words.before, behind: words.behind)
  }
}

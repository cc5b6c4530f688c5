import AutoLayout
import Diagnosis
import Drawing
import Prose
import Reporting

/// Pictures with their words: what `Drawing` draws and `Reporting` says.
enum Pictures {
  /// All that is in the window; under it in dots where the task of a lesson wants things.
  static func everything(_ layout: LaidOutDocument, goal: LaidOutDocument? = nil) -> CellPicture {
    let scene = Scene(
      of: layout.solution, findings: Scene.Findings(layout), since: goal?.solution)
    return CellPicture(
      of: scene, about: .everything, remarks: DrawWords.frames(layout),
      words: words(
        for: scene, of: layout, notes: goal.map { DrawWords.goal($0, from: layout) } ?? []))
  }

  /// What moved between two layouts.
  static func movement(from old: LaidOutDocument, to new: LaidOutDocument) -> CellPicture {
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

  /// A view with the constraints that speak of it.
  static func constraints(of view: ViewID, in layout: LaidOutDocument) -> CellPicture {
    let document = layout.document
    let constraints = document.constraints(mentioning: view)
    let scene = Scene(
      of: layout.solution, findings: Scene.Findings(layout), drawing: constraints)
    let partners = Set(scene.spans.flatMap { $0.items.map(\.view) }).subtracting([.root])
    let notes = scene.spans.isEmpty ? [DrawWords.noConstraints(of: view, in: document)] : []
    return CellPicture(
      of: scene, about: .constraints(of: view),
      remarks: DrawWords.frames(layout).filter { partners.contains($0.key) || $0.key == view },
      spanRemarks: scene.spans.map { DrawWords.constraint($0.handle, in: layout) },
      words: words(
        for: scene, of: layout,
        more: DrawWords.more(see: "constraints \(document.name(of: view))"),
        notes: notes))
  }

  private static func words(
    for scene: Scene, of layout: LaidOutDocument,
    more: (before: Phrase, behind: Phrase) = DrawWords.more(see: "frames"), notes: [Phrase]
  ) -> CellPicture.Words {
    let document = layout.document
    let outside = DrawWords.outside(scene.outside.map(\.view), in: document)
    return CellPicture.Words(
      title: DrawWords.title(of: document), scale: .init(DrawWords.scale),
      more: .init(more), ambiguous: DrawWords.ambiguous,
      conflicting: DrawWords.conflicting, hidden: DrawWords.hidden,
      border: DrawWords.border,
      notes: notes + (outside.map { [$0] } ?? []))
  }
}

extension CellPicture.Words.Frame {
  fileprivate init(_ words: (before: Phrase, behind: Phrase)) {
    self.init(before: words.before, behind: words.behind)
  }
}

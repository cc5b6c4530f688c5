import AutoLayout
import Diagnosis
import Drawing
import Reporting

extension Scene.Findings {
  /// What a picture marks of what was found.
  init(_ layout: LaidOutDocument) {
    let document = layout.document
    let conflicts = layout.findings.conflicts
    let handles = conflicts.flatMap { $0.members.map(\.handle) + [$0.broken] }
    let ties = layout.findings.ties
    self.init(
      ambiguous: Set(layout.findings.ambiguities.map { document.host($0.item.view) }),
      conflicting: Self.views(of: handles, in: document),
      broken: Set(layout.solution.broken), losers: Set(ties.map(\.loser)),
      nearer: Set(ties.map(\.nearer)))
  }

  /// The views that the constraints speak of. The root stands in nearly every conflict, and is
  /// marked only where nothing else could be.
  private static func views(of handles: [Handle], in document: Document) -> Set<ViewID> {
    let views = Set(
      handles.flatMap { handle -> [ViewID] in
        switch handle {
        case .generated(let view, _): [view]
        case .constraint(let id): document.constraints[id]?.items.map(\.view) ?? []
        }
      })
    let others = views.subtracting([.root, .window])
    return others.isEmpty ? views : others
  }
}

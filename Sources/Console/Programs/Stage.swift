import AutoLayout
import LayoutCode

/// The constraints that put a view of code where it can be seen, until somebody says where it stands.
enum Stage {
  static func holds(_ constraint: Constraint) -> Bool {
    constraint.identifier == LayoutCode.Evaluator.stageIdentifier
  }

  /// The edits that take away what the stage says of axes on which a line constrains a view.
  static func edits(replacedBy edits: [Edit], in document: Document) -> [Edit] {
    var placed: Set<Measure> = []
    for case .addConstraint(let new) in edits
    where new.identifier != LayoutCode.Evaluator.stageIdentifier {
      for anchor in [new.first, new.second].compactMap({ $0 })
      where anchor.item.guide == nil && new.isActive {
        placed.insert(Measure(view: anchor.item.view, axis: anchor.attribute.axis))
      }
    }
    let views = Set(placed.map(\.view)).filter { document.view($0)?.superview == .root }
    return views.sorted().flatMap { view in
      document.constraints(mentioning: view)
        .filter { holds($0) && $0.first.item.view == view }
        .filter { placed.contains(Measure(view: view, axis: $0.first.attribute.axis)) }
        .map { .removeConstraint($0.id) }
    }
  }

  private struct Measure: Hashable {
    let view: ViewID
    let axis: Axis
  }
}

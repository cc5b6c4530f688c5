import AutoLayout
import Diagnosis
import Reporting

/// Where somebody stands who follows the tour: what the layout says of their views. Each line is tried
/// before it is told.
struct TourPlace {
  let session: Session
  private let newest: View

  /// `nil` where there is no view yet.
  init?(in session: Session) {
    let document = session.depiction.document
    let views = document.preorder().compactMap(document.view).filter {
      !$0.id.isInitial && !$0.isGuide
    }
    guard let newest = views.max(by: { $0.id < $1.id }) else { return nil }
    (self.session, self.newest) = (session, newest)
  }

  /// Whether something is not fixed along the axis that a goal is about.
  func hasAmbiguity(about goal: Tour.Goal) -> Bool { goal.axis.flatMap(ambiguousView) != nil }

  /// A stop's line, about the first view of which something is missing, else about the newest; `nil`
  /// where it would not do now what it is for.
  func line(of stop: Tour.Stop) -> String? {
    let axis = stop.goal.axis
    let incomplete = axis.flatMap(ambiguousView)
    let name = session.depiction.document.name(of: incomplete ?? newest.id)
    let line = stop.line.replacing("title", with: name)
    if stop.goal == .picture, session.status.hasAmbiguity { return nil }
    var trial = session
    let turn = trial.execute(line)
    if turn.isRefused || turn.broughtConflict != (stop.goal == .conflict) { return nil }
    guard let axis, let incomplete else { return line }
    return TourPlace(in: trial)?.ambiguousView(along: axis) == incomplete ? nil : line
  }

  private func ambiguousView(along axis: Axis) -> ViewID? {
    session.depiction.findings.ambiguities.first {
      $0.part.axis == axis && !$0.item.view.isInitial && $0.item.guide == nil
    }?.item.view
  }
}

extension Tour.Goal {
  /// Along which something is to be fixed.
  fileprivate var axis: Axis? {
    switch self {
    case .sides: .horizontal
    case .place: .vertical
    default: nil
    }
  }
}

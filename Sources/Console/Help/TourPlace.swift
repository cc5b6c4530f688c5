import AutoLayout
import Diagnosis
import Patience
import Reporting

/// Where somebody stands who follows the tour: what the layout says of their views. Each line is tried
/// before it is told.
struct TourPlace {
  let session: Session
  /// The newest first.
  private let views: [View]

  /// `nil` where there is no view yet, or as many as no first layout has.
  init?(in session: Session) {
    let document = session.layout.document
    if document.views.count > Self.mostViews { return nil }
    let views = document.preorder().compactMap(document.view).filter {
      !$0.id.isInitial && !$0.isGuide
    }
    if views.isEmpty { return nil }
    self.session = session
    self.views = views.sorted { $0.id > $1.id }
  }

  /// Whether something is not fixed along the axis that a goal is about.
  func hasAmbiguity(about goal: Tour.Goal) -> Bool { goal.axis.flatMap(ambiguousView) != nil }

  /// Whether nothing is left to be fixed.
  var isSettled: Bool { !session.status.hasAmbiguity }

  /// A stop's line, about the first view of which something is missing, else about the newest; `nil`
  /// where it would not do now what it is for. A conflict may be with any of the newest views.
  func line(of stop: Tour.Stop) -> String? {
    if let incomplete = stop.goal.axis.flatMap(ambiguousView) {
      return line(of: stop, about: incomplete)
    }
    let candidates = views.prefix(stop.goal == .conflict ? Self.mostTried : 1)
    return candidates.awaited(each: LineWork.interval).lazy
      .compactMap { line(of: stop, about: $0.id) }.first { _ in true }
  }

  /// So that nobody waits for what is only advice.
  private static let mostTried = 8
  private static let mostViews = 1_000

  private func line(of stop: Tour.Stop, about view: ViewID) -> String? {
    let line = stop.line.replacing("title", with: session.layout.document.name(of: view))
    if stop.goal == .picture, !isSettled { return nil }
    var trial = session
    let turn = trial.execute(line)
    if turn.isRefused || turn.broughtConflict != (stop.goal == .conflict) { return nil }
    guard let axis = stop.goal.axis, ambiguousView(along: axis) == view else { return line }
    return TourPlace(in: trial)?.ambiguousView(along: axis) == view ? nil : line
  }

  private func ambiguousView(along axis: Axis) -> ViewID? {
    session.layout.findings.ambiguities.first {
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

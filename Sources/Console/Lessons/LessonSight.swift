import AutoLayout
import Diagnosis
import Prose
import Reporting

/// What a pupil's way to the goals may not cost.
extension Session {
  /// What was to be seen when the task began, would be after its solution, and is not now.
  var viewsLostFromSight: [String] {
    guard let start = lesson?.beginning.first?.state, let goal = lesson?.goal else { return [] }
    let wanted = goal.document.viewsInSight.filter { $0.hasArea(in: goal.solution) }.map(\.name)
    let lost = Set(wanted).subtracting(state.document.viewsInSight.map(\.name))
    return start.document.viewsInSight.map(\.name).filter(lost.contains)
  }

  /// Whether the pupil's way came to what the stored solution comes to, so that the praise speaks of it.
  func endsLikeTheSolution() -> Bool {
    guard let goal = lesson?.goal else { return true }
    let (own, other) = (LessonOutcome(of: state), LessonOutcome(of: goal))
    let compared = own.names.intersection(other.names).subtracting(
      own.openNames.union(other.openNames))
    return own.missed == other.missed
      && compared.allSatisfy { own.frames[$0] == other.frames[$0] }
  }

  /// A conflict that the task's own solution does not have, unless a goal speaks of it: what is missed is
  /// then told of a layout without the constraints that it broke.
  func conflictUnder(_ goals: [LessonTask.Goal]) -> [Phrase] {
    let broken = state.solution.broken.map(state.document.text(of:))
    let isSolutionsOwn = lesson?.goal?.solution.broken.isEmpty == false
    return broken.isEmpty || isSolutionsOwn || goals.contains { $0.subject == "no conflict" }
      ? [] : [LessonGoalWords.layout(without: broken)]
  }
}

/// What a layout came to.
private struct LessonOutcome {
  /// The frames, in points, of what takes up room, hidden or not, by name.
  let frames: [String: [String]]
  /// Whatever it takes up.
  let names: Set<String>
  /// What is one of many.
  let openNames: Set<String>
  /// How many constraints are active and do not hold.
  let missed: Int

  init(of state: LaidOutDocument) {
    let views = state.document.layerOrder().compactMap(state.document.view)
      .filter { !$0.isLayer }
    names = Set(views.map(\.name))
    frames = Dictionary(
      views.filter { $0.hasArea(in: state.solution) }.compactMap { view in
        state.solution.frame(of: view.id).map {
          (view.name, [$0.x, $0.y, $0.width, $0.height].map(\.inPoints))
        }
      }, uniquingKeysWith: { first, _ in first })
    openNames = Set(
      state.findings.ambiguities.compactMap { state.document.view($0.item.view)?.name })
    missed = state.findings.violations.count
  }
}

extension Document {
  /// Those in the root view that neither are hidden nor lie in something hidden.
  fileprivate var viewsInSight: [View] { viewsInSight(in: .root) }

  private func viewsInSight(in parent: ViewID) -> [View] {
    (view(parent)?.subviews.compactMap(view) ?? []).filter { !$0.isHidden }
      .flatMap { [$0] + viewsInSight(in: $0.id) }
  }
}

extension View {
  fileprivate func hasArea(in solution: Solution) -> Bool {
    solution.frame(of: id).map { $0.width > 0 && $0.height > 0 } ?? false
  }
}

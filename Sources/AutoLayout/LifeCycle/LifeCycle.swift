/// What becomes of a controller's views from its start to the present layout: the frames at each
/// moment, and what code that runs at one of them comes to.
///
/// A function of the document alone: how the device was held at the start is a part of it.
package struct LifeCycle: Sendable {
  /// In their order.
  package private(set) var moments: [LifeCycleMoment] = []
  /// As it is at the end.
  private let final: Document
  /// With the frames that code has set until now.
  private var draft: Document
  private var layout: Solution?

  package typealias LayOut = (Document) throws(LayoutFailure) -> Solution

  /// - Parameters:
  ///   - document: As it is at the end.
  ///   - turns: Whether to go on into the other orientation where the device was not turned.
  package init(
    of document: Document, turning turns: Bool = false, layOut: LayOut
  ) throws(LayoutFailure) {
    final = document
    draft = document
    if document.orientation != document.launch { draft.turn(to: document.launch) }
    try start(layOut)
    if document.orientation != document.launch || turns { try rotate(layOut) }
  }

  /// The layout of a document with what its code has set.
  ///
  /// - Complexity: That of one layout where no code sets the frame of a view.
  static func solution(of document: Document, layOut: LayOut) throws(LayoutFailure) -> Solution {
    if document.phaseCode.isEmpty {
      return try document.afterCallbacks(layOut).layout.standing(for: document)
    }
    let cycle = try LifeCycle(of: document, layOut: layOut)
    guard let layout = cycle.layout else {
      preconditionFailure("a life cycle that was gone through ends with a layout")
    }
    return layout.standing(for: document)
  }
}

// MARK: From moment to moment

extension LifeCycle {
  private mutating func start(_ layOut: LayOut) throws(LayoutFailure) {
    var designed: Solution?
    if let canvas = draft.onCanvas { designed = try layOut(canvas) }
    let root = try rootFrame(layOut)
    let loaded = LifeCycleMoment.Stage(
      isRotation: false, root: draft.loadedRootFrame ?? root, safeArea: .zero, earlier: designed)
    for phase in [Phase.loadView, .viewDidLoad, .viewWillAppear] { pass(phase, on: loaded) }
    let shown = LifeCycleMoment.Stage(
      isRotation: false, root: root, safeArea: draft.rootSafeArea, earlier: designed)
    if draft.device?.tellsWhenAppearing != false { pass(.viewIsAppearing, on: shown) }
    try pass(layoutOn: shown, endingWith: .viewDidAppear, layOut)
  }

  /// When a controller hears of a rotation, the frames are still those of before.
  private mutating func rotate(_ layOut: LayOut) throws(LayoutFailure) {
    let before = LifeCycleMoment.Stage(
      isRotation: true, root: try rootFrame(layOut), safeArea: draft.rootSafeArea, earlier: layout)
    pass(.viewWillTransition, on: before, reach: .everything)
    draft.turn(to: draft.orientation == .portrait ? .landscape : .portrait)
    if draft.orientation == final.orientation { draft.constraints = final.constraints }
    let turned = LifeCycleMoment.Stage(
      isRotation: true, root: try rootFrame(layOut), safeArea: draft.rootSafeArea, earlier: layout)
    try pass(layoutOn: turned, endingWith: .completion, layOut)
  }

  /// What a start and a rotation have in common.
  private mutating func pass(
    layoutOn stage: LifeCycleMoment.Stage, endingWith end: Phase, _ layOut: LayOut
  ) throws(LayoutFailure) {
    layout = nil
    pass(.viewWillLayoutSubviews, on: stage)
    (draft, layout) = try draft.afterCallbacks(layOut)
    pass(.viewDidLayoutSubviews, on: stage, reach: .subviews)
    let laidOut = draft
    run(end, on: stage, reach: .everything)
    if draft != laidOut { (draft, layout) = try draft.afterCallbacks(layOut) }
    moments.append(moment(end, on: stage, reach: .everything))
  }

  private mutating func pass(
    _ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach = .nothing
  ) {
    run(phase, on: stage, reach: reach)
    moments.append(moment(phase, on: stage, reach: reach))
  }

  /// Carries out what is to be done then, one assignment after another.
  private mutating func run(
    _ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach
  ) {
    for assignment in draft.phaseCode[phase]?.assignments ?? [] {
      let moment = moment(phase, on: stage, reach: reach)
      let superview = draft.view(assignment.target)?.superview.flatMap(moment.frame)
      draft.set(moment.rect(of: assignment.frame), of: assignment.target, in: superview)
    }
  }

  private func moment(_ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach)
    -> LifeCycleMoment
  {
    LifeCycleMoment(phase: phase, stage: stage, document: draft, present: layout, reach: reach)
  }

  /// Of the root view as the device is held; without a device what its constraints give.
  private func rootFrame(_ layOut: LayOut) throws(LayoutFailure) -> Rect {
    if let frame = draft.rootFrame { return frame }
    return try layOut(draft).frame(of: .root) ?? .zero
  }
}

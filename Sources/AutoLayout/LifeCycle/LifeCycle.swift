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
  /// From a layout pass on, until the next begins.
  private var layout: Solution?
  /// What code has asked for before the layout came: whose frames views have until then.
  private var early: Solution?

  package typealias LayOut = (Document) throws(LayoutFailure) -> Solution

  /// - Parameters:
  ///   - document: As it is at the end.
  ///   - turns: Whether to go on into the other orientation where the device was not turned.
  package init(
    of document: Document, turning turns: Bool = false, layOut: LayOut
  ) throws(LayoutFailure) {
    self.init(toEndIn: document)
    _ = try run(turning: turns, layOut)
  }

  /// Before anything has happened.
  private init(toEndIn document: Document) {
    final = document
    draft = document
    if document.orientation != document.launch { draft.turn(to: document.launch) }
  }

  /// The layout of a document with what its code has set.
  ///
  /// - Complexity: That of one layout where no code sets the frame of a view.
  static func solution(of document: Document, layOut: LayOut) throws(LayoutFailure) -> Solution {
    if document.phaseCode.isEmpty {
      return try document.afterCallbacks(layOut).layout.standing(for: document)
    }
    var cycle = LifeCycle(toEndIn: document)
    return try cycle.run(turning: false, layOut).standing(for: document)
  }
}

// MARK: From moment to moment

extension LifeCycle {
  /// Returns the last layout.
  private mutating func run(turning turns: Bool, _ layOut: LayOut) throws(LayoutFailure) -> Solution
  {
    let started = try start(layOut)
    return final.orientation != final.launch || turns ? try rotate(layOut) : started
  }

  private mutating func start(_ layOut: LayOut) throws(LayoutFailure) -> Solution {
    var designed: Solution?
    if let canvas = draft.onCanvas { designed = try layOut(canvas) }
    let root = try rootFrame(layOut)
    let loaded = LifeCycleMoment.Stage(
      isRotation: false, root: draft.loadedRootFrame ?? root, safeArea: .zero, earlier: designed,
      hasDesign: true)
    for phase in [Phase.loadView, .viewDidLoad, .viewWillAppear] {
      try pass(phase, on: loaded, layOut)
    }
    let shown = LifeCycleMoment.Stage(
      isRotation: false, root: root, safeArea: draft.rootSafeArea, earlier: designed,
      hasDesign: true)
    if draft.device?.tellsWhenAppearing != false { try pass(.viewIsAppearing, on: shown, layOut) }
    return try pass(layoutOn: shown, endingWith: .viewDidAppear, layOut)
  }

  /// When a controller hears of a rotation, the frames are still those of before.
  private mutating func rotate(_ layOut: LayOut) throws(LayoutFailure) -> Solution {
    let before = LifeCycleMoment.Stage(
      isRotation: true, root: try rootFrame(layOut), safeArea: draft.rootSafeArea, earlier: layout)
    try pass(.viewWillTransition, on: before, reach: .everything, layOut)
    draft.turn(to: draft.orientation == .portrait ? .landscape : .portrait)
    if draft.orientation == final.orientation { draft.constraints = final.constraints }
    let turned = LifeCycleMoment.Stage(
      isRotation: true, root: try rootFrame(layOut), safeArea: draft.rootSafeArea, earlier: layout)
    return try pass(layoutOn: turned, endingWith: .completion, layOut)
  }

  /// What a start and a rotation have in common. Returns the layout at the end.
  private mutating func pass(
    layoutOn stage: LifeCycleMoment.Stage, endingWith end: Phase, _ layOut: LayOut
  ) throws(LayoutFailure) -> Solution {
    layout = nil
    try pass(.viewWillLayoutSubviews, on: stage, layOut)
    var last = try layOutDraft(layOut)
    try pass(.viewDidLayoutSubviews, on: stage, reach: .subviews, layOut)
    let laidOut = draft
    try run(end, on: stage, reach: .everything, layOut)
    if draft != laidOut { last = try layOutDraft(layOut) }
    moments.append(moment(end, on: stage, reach: .everything))
    return last
  }

  private mutating func layOutDraft(_ layOut: LayOut) throws(LayoutFailure) -> Solution {
    let (document, solution) = try draft.afterCallbacks(layOut)
    draft = document
    layout = solution
    early = nil
    return solution
  }

  /// `layoutIfNeeded()`: whichever view it is sent to, the layout begins at the topmost that waits
  /// for it, which is the root view as large as it is at that moment.
  private mutating func layOutNow(
    on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach, _ layOut: LayOut
  ) throws(LayoutFailure) {
    if reach == .everything {
      _ = try layOutDraft(layOut)
      return
    }
    let (document, solution) = try draft.with(stage.root.size, stage.safeArea)
      .afterCallbacks(layOut)
    draft.views = document.views
    early = solution
  }

  private mutating func pass(
    _ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach = .nothing,
    _ layOut: LayOut
  ) throws(LayoutFailure) {
    try run(phase, on: stage, reach: reach, layOut)
    moments.append(moment(phase, on: stage, reach: reach))
  }

  /// Carries out what is to be done then, one action after another.
  private mutating func run(
    _ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach,
    _ layOut: LayOut
  ) throws(LayoutFailure) {
    for action in draft.phaseCode[phase]?.actions ?? [] {
      switch action {
      case .layOut: try layOutNow(on: stage, reach: reach, layOut)
      case .set(let assignment):
        let moment = moment(phase, on: stage, reach: reach)
        let superview = draft.view(assignment.target)?.superview.flatMap(moment.frame)
        guard let rect = moment.rect(of: assignment.frame) else { continue }
        draft.set(rect, of: assignment.target, in: superview)
      }
    }
  }

  private func moment(_ phase: Phase, on stage: LifeCycleMoment.Stage, reach: LifeCycleMoment.Reach)
    -> LifeCycleMoment
  {
    var stage = stage
    if let early { (stage.earlier, stage.hasDesign) = (early, false) }
    return LifeCycleMoment(
      phase: phase, stage: stage, document: draft, present: layout, reach: reach)
  }

  /// Of the root view as the device is held; without a device what its constraints give.
  private func rootFrame(_ layOut: LayOut) throws(LayoutFailure) -> Rect {
    if let frame = draft.rootFrame { return frame }
    return try layOut(draft).frame(of: .root) ?? .zero
  }
}

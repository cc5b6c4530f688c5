import AutoLayout
import Interchange

/// One change that a layout callback has made.
struct PassChange {
  let edit: Edit
  let statement: SourceRange
  /// The one that it has added, if it adds one.
  let constraint: ConstraintID
}

/// The layout of what code has made, pass by pass: the engine writes frames, callbacks run from the top
/// down, and what they change is laid out again, until nothing moves.
extension Evaluator {
  /// UIKit would go on for ever; after so many passes it is a loop.
  static let mostPasses = 10

  /// - Parameter old: What was laid out before; `nil` at the first layout, which every callback sees.
  mutating func layOut(since old: Document? = nil, at range: SourceRange) throws(Stop) {
    defer { passChanges = nil }
    var (old, changes) = (old, [[PassChange]]())
    (loop, addedInPasses) = (nil, [:])
    defer { if loop == nil { loop = collectingLoop } }
    for pass in 1...Self.mostPasses {
      self.pass = pass
      passChanges = pass == 1 ? nil : []
      try updateConstraints(at: range)
      isLaidOut = true
      var views: Set<ViewID>?
      if let old { views = try viewsToLayOut(since: old) }
      if views?.isEmpty == true { return }
      let before = draft
      try runCallbacks(of: views, at: range)
      if let made = passChanges { changes.append(made) }
      if draft.hasViewsAndConstraints(of: before) { return }
      old = before
    }
    if try viewsToLayOut(since: old ?? draft).isEmpty { return }
    loop = endlessLoop(changes)
  }

  /// From the innermost view out; each once, until its code asks for it again.
  private mutating func updateConstraints(at range: SourceRange) throws(Stop) {
    for id in declaredObjects.reversed() where isShown(id) && updated.insert(id).inserted {
      let isController = if case .controller = heap[id].peer { true } else { false }
      try send(isController ? "updateViewConstraints" : "updateConstraints", to: id, at: range)
    }
  }

  /// `setNeedsUpdateConstraints()`: of a controller's view that controller's, too.
  mutating func needsUpdateOfConstraints(_ value: Value) {
    guard case .object(let id) = value else { return }
    updated.remove(id)
    guard let view = viewID(of: value) else { return }
    updated = updated.filter { heap[$0].peer != .controller(view: view) }
  }

  /// - Parameter views: Those that are laid out; `nil` for all.
  private mutating func runCallbacks(
    of views: Set<ViewID>?, at range: SourceRange
  ) throws(Stop) {
    // Once, at the first layout: what adds to UIKit's size would add to its own the next time.
    if views == nil { for id in declaredObjects { try giveOwnSizeTelling(of: id) } }
    for call in callbackCalls where views?.contains(call.view) ?? true {
      if call.name == Self.layoutSubviews { try recordSize(of: call.object, at: range) }
      try record(call.name, of: call.object, at: range)
    }
  }

  private static var layoutSubviews: String { "layoutSubviews" }

  /// `override var bounds: CGRect { didSet { … } }` hears of the size that the engine writes.
  private mutating func recordSize(of id: ObjectID, at range: SourceRange) throws(Stop) {
    for name in ["frame", "bounds"] {
      guard let variable = property(name, of: heap[id].type), isOverride(variable),
        let observer = variable.variable.didSet
      else { continue }
      try record(name, of: id, at: range) { (evaluator) throws(Stop) in
        let old = try evaluator.read(variable, of: .object(id), at: range) ?? .absent
        try evaluator.runObserver(observer, of: variable, on: .object(id), old)
      }
    }
  }

  private mutating func giveOwnSizeTelling(of id: ObjectID) throws(Stop) {
    let nowhere = SourceRange(0, 0)
    do throws(Stop) {
      try giveOwnSize(of: id, at: nowhere)
    } catch {
      try tell(error, at: error.range ?? nowhere)
    }
  }

  private typealias CallbackCall = (view: ViewID, object: ObjectID, name: String)

  /// From the top down; a controller hears of the layout of its view before and after that.
  private var callbackCalls: [CallbackCall] {
    let order = Dictionary(
      draft.preorder(from: .window).enumerated().map { ($1, $0) },
      uniquingKeysWith: { one, _ in one })
    var calls: [(place: Int, moment: Int, call: CallbackCall)] = []
    for object in declaredObjects {
      switch heap[object].peer {
      case .controller(let view?):
        let place = order[view] ?? Int.max
        calls.append((place, 0, (view, object, "viewWillLayoutSubviews")))
        calls.append((place, 2, (view, object, "viewDidLayoutSubviews")))
      case .view(let view):
        calls.append((order[view] ?? Int.max, 1, (view, object, Self.layoutSubviews)))
      default: break
      }
    }
    let ordered = calls.enumerated().sorted { one, two in
      (one.element.place, one.element.moment, one.offset)
        < (two.element.place, two.element.moment, two.offset)
    }
    return ordered.map(\.element.call)
  }

  // MARK: What is laid out again

  /// The views that UIKit lays out again: those of another size, with other subviews, or with one that
  /// lies elsewhere.
  private mutating func viewsToLayOut(since old: Document) throws(Stop) -> Set<ViewID> {
    var changed: Set<ViewID> = []
    let (before, after) = (try solution(of: old), try currentSolution())
    for id in draft.preorder(from: .window) {
      guard let view = draft.view(id) else { continue }
      if old.view(id)?.subviews != view.subviews { changed.insert(id) }
      let (one, two) = (before.frame(of: id) ?? .zero, after.frame(of: id) ?? .zero)
      if one.size.differs(from: two.size) { changed.insert(id) }
      if one.differs(from: two), let superview = view.superview { changed.insert(superview) }
    }
    return changed
  }

  /// With the frames that callbacks set now: they are no reason to lay out again.
  private mutating func solution(of old: Document) throws(Stop) -> Solution {
    var document = old
    for owner in Set(document.callbacks.keys).union(draft.callbacks.keys).sorted()
    where document.view(owner) != nil {
      try? document.apply(.setCallback(owner, draft.callbacks[owner]))
    }
    try work(300 + 10 * (document.views.count + document.constraints.count))
    do throws(LayoutFailure) {
      return try engine.layout(of: document, isCancelled: isCancelled)
    } catch {
      throw .layout(error)
    }
  }
}

extension Document {
  /// Whether both have the same views and constraints, whatever their callbacks do.
  func hasViewsAndConstraints(of other: Document) -> Bool {
    views == other.views && constraints == other.constraints && controller == other.controller
  }
}

extension Size {
  fileprivate func differs(from other: Size) -> Bool {
    abs(width - other.width) > Size.leastMove || abs(height - other.height) > Size.leastMove
  }

  /// In points: what is less is noise of the solver.
  fileprivate static let leastMove = 0.001
}

extension Rect {
  fileprivate func differs(from other: Rect) -> Bool {
    size.differs(from: other.size) || abs(x - other.x) > Size.leastMove
      || abs(y - other.y) > Size.leastMove
  }
}

import AutoLayout
import Interchange

/// View controllers: their view is there as soon as something asks for it.
extension Evaluator {
  /// The view of a controller. Asked for the first time, it is loaded; that of the controller which is
  /// shown is the root view.
  mutating func loadedView(of id: ObjectID, at range: SourceRange) throws(Stop) -> ViewID {
    if case .controller(let view?) = heap[id].peer { return view }
    if id == shown {
      heap[id].peer = .controller(view: .root)
      objectOfView[.root] = nil
      return .root
    }
    // What `loadView` sets comes first; the view of UIKit's own otherwise.
    if loading.insert(id).inserted {
      defer { loading.remove(id) }
      try send("loadView", to: id, at: range)
      if case .controller(let view?) = heap[id].peer { return view }
    }
    let made = try makeView(.view, className: "UIView", at: range)
    guard let view = viewID(of: made) else {
      throw .objection(EvaluationWords.noView, at: range, hints: [])
    }
    heap[id].peer = .controller(view: view)
    // As large as the screen until somebody says else.
    if var layout = draft.view(view)?.frameLayout, let size = draft.windowSize {
      layout.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      try apply(.change(view, .frameLayout(layout)), at: range)
    }
    names.local("\(heap[id].type.last.provisionalName)View", made, depth: calls)
    try send("viewDidLoad", to: id, at: range)
    return view
  }

  /// Calls a method that the program declares for an object, if it does, with what UIKit would hand it.
  mutating func send(
    _ name: String, to id: ObjectID, _ operands: [Value] = [], at range: SourceRange
  ) throws(Stop) {
    for ancestor in lineage(of: heap[id].type) {
      let found = program.types[ancestor]?.functions[name]?.first {
        $0.function.body != nil && $0.function.parameters.count == operands.count
      }
      guard let found else { continue }
      do throws(Stop) {
        _ = try run(found, on: .object(id), operands.map { Operand($0, at: range) })
      } catch {
        try tell(error, at: found.range)
      }
      return
    }
  }

  /// What ends a function that UIKit calls is told, and the run goes on.
  mutating func tell(_ stop: Stop, at range: SourceRange) throws(Stop) {
    switch stop {
    case .exhausted, .cancelled, .layout: throw stop
    case .chainEnded: return
    case .crash, .refused, .objection, .thrown:
      if policy == .typedLine { throw stop }
      findings.record(stop, in: range)
    }
  }
}

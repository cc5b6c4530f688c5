/// What code sets each time something is laid out.
extension Document {
  /// How often what callbacks set may be set again, since it moves what they read; code that never
  /// comes to rest has the frames of the last time.
  private static var mostRounds: Int { 4 }

  /// The layout after which no layout callback sets anything new, and the document with the frames of
  /// the views that they have set.
  func afterCallbacks(
    _ layOut: LifeCycle.LayOut
  ) throws(LayoutFailure) -> (document: Document, layout: Solution) {
    var document = self
    var layout = try layOut(document)
    if callbacks.isEmpty { return (document, layout) }
    for round in 1...Self.mostRounds {
      let frames = layout.framesAfterCallbacks()
      layout.layerFrames = frames.filter { document.isLayer($0.key) }
      var next = document
      for (view, frame) in frames.sorted(by: { $0.key < $1.key }) where !document.isLayer(view) {
        let superview = document.superview(of: view).flatMap { frames[$0] ?? layout.frame(of: $0) }
        next.set(frame, of: view, in: superview)
      }
      if next == document || round == Self.mostRounds {
        layout.stand(at: frames)
        break
      }
      document = next
      layout = try layOut(document)
    }
    return (document, layout)
  }

  /// Gives a frame to a layer or to a view that is laid out by its frame; any other keeps its own.
  mutating func set(_ frame: Rect, of id: ViewID, in superview: Rect?) {
    guard let view = views[id], let old = view.frameLayout else { return }
    let size = view.isLayer ? old.superviewSize : superview?.size ?? old.superviewSize
    let layout = FrameLayout(frame: frame, superviewSize: size)
    if layout != old { views[id]?.frameLayout = layout }
  }

  /// The code that sets a view's or a layer's frame, other than by hand.
  package func codeSetting(_ id: ViewID) -> CodePlace? {
    if let owner = callbackOwner(of: id) { return .layout(of: owner) }
    return Phase.allCases.first { phase in
      phaseCode[phase]?.assignments.contains { $0.target == id } == true
    }.map { .phase($0) }
  }

  /// When code runs.
  package enum CodePlace: Hashable, Sendable {
    case phase(Phase)
    case layout(of: ViewID)
  }
}

extension Solution {
  /// The same as the layout of a document of which it has the frames that its code sets.
  func standing(for original: Document) -> Solution {
    var solution = of(original)
    for id in document.views.changes(from: original.views).map(\.key) {
      guard let layer = document.view(id), layer.isLayer, let frame = layer.frameLayout?.frame
      else { continue }
      solution.layerFrames[id] = layerFrames[id] ?? frame
    }
    return solution
  }
}

import AutoLayout

/// UIKit knows nothing but present frames. A document knows where a frame started; where what it
/// followed comes to an end, its present frame becomes the new start.
extension Workspace {
  /// What keeps a view's frame as it is now, to answer from now on to a superview of `size`.
  /// Nothing for views that no mask moves, and where that is what the document says already.
  func keepingFrame(of id: ViewID, in size: Size) throws(LineFailure) -> [Edit] {
    guard let view = document.view(id), let start = view.frameLayout,
      !view.autoresizingMask.isEmpty
    else { return [] }
    let layout = FrameLayout(
      frame: try presentFrame(of: view), superviewSize: size, source: start.source)
    return layout == start ? [] : [.change(id, .keptFrame(layout))]
  }

  /// For a view that is about to come into another superview.
  func keepingFrame(of id: ViewID, movedTo superview: ViewID) throws(LineFailure) -> [Edit] {
    guard let view = document.view(id), view.superview != superview,
      let target = document.view(superview)
    else { return [] }
    return try keepingFrame(of: id, in: presentFrame(of: target).size)
  }

  /// For a view that is about to be taken out of its superview.
  func keepingFrame(ofRemoved id: ViewID) throws(LineFailure) -> [Edit] {
    guard let view = document.view(id), view.frameLayout?.frame != (try presentFrame(of: view))
    else { return [] }
    return try keepingFrame(of: id, in: superviewSize(of: view))
  }

  /// For the subviews of a view that begins or ceases to resize them.
  func keepingFrames(in superview: View) throws(LineFailure) -> [Edit] {
    let size = try presentFrame(of: superview).size
    var edits: [Edit] = []
    for subview in superview.subviews { edits += try keepingFrame(of: subview, in: size) }
    return edits
  }

  /// For what code sets at each layout of `owner` and will not set any more.
  func keepingFrames(
    setOnLayoutOf owner: ViewID, unlessBy next: LayoutCallback? = nil
  ) throws(LineFailure) -> [Edit] {
    var edits: [ViewID: Edit] = [:]
    for assignment in document.callbacks[owner]?.assignments ?? [] {
      let id = assignment.target
      guard next?.assignments.contains(where: { $0.target == id }) != true,
        let view = document.view(id), let start = view.frameLayout
      else { continue }
      let read = assignment.frame.views
      let layout = FrameLayout(
        frame: try presentFrame(of: view),
        superviewSize: view.isLayer ? start.superviewSize : try superviewSize(of: view),
        source: read.isEmpty || read.contains(id) ? nil : assignment.frame)
      if layout != start { edits[id] = .change(id, .keptFrame(layout)) }
    }
    return edits.sorted { $0.key < $1.key }.map(\.value)
  }
}

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
}

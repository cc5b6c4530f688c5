/// What frames are at a moment at which not everything is laid out. Large, and only read: who keeps
/// one keeps a reference.
package final class LifeCycleMoment: Sendable {
  package let phase: Phase
  package let stage: Stage
  /// With the frames that code has set until then.
  package let document: Document
  let present: Solution?
  let reach: Reach

  init(
    phase: Phase, stage: Stage, document: Document, present: Solution?, reach: Reach
  ) {
    self.phase = phase
    self.stage = stage
    self.document = document
    self.present = present
    self.reach = reach
  }

  /// What is so from one layout to the next.
  package struct Stage: Sendable {
    package let isRotation: Bool
    /// Of the root view.
    package let root: Rect
    /// Of the root view; zero as long as it is in no window.
    package let safeArea: Insets
    /// The layout before, in which the frames of what is not reached are still; before the first
    /// that of the canvas, if there is one.
    var earlier: Solution?
    /// Whether views still have the frames with which they were loaded from a file.
    var hasDesign = false
  }

  /// How far down from the root view the layout has come.
  enum Reach: Hashable, Sendable {
    case nothing, subviews, everything
  }

  /// In the superview, as UIKit's property gives it then; `nil` for what is not in the window.
  package func frame(of view: ViewID) -> Rect? {
    if view == .window { return windowFrame }
    let chain = Array(document.ancestry(of: view).reversed())
    guard chain.starts(with: [.window, .root]) else { return nil }
    return chain.dropFirst(2).enumerated().reduce(stage.root) { frame, step in
      self.frame(of: step.element, isDirect: step.offset == 0, in: frame.size)
    }
  }

  private var windowFrame: Rect {
    guard let size = document.windowSize else { return present?.frame(of: .window) ?? stage.root }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A view laid out by its frame follows its superview at once, and has the frame that code has set;
  /// others wait for the layout.
  private func frame(of id: ViewID, isDirect: Bool, in superview: Size) -> Rect {
    guard let view = document.view(id) else { return .zero }
    let isReached = reach == .everything || (reach == .subviews && isDirect)
    let laidOut = isReached && present?.frame(of: id) != nil ? present : stage.earlier
    guard let layout = view.frameLayout else {
      let design = stage.hasDesign && !isReached ? view.designFrame : nil
      let frame = design ?? view.unmentionedFrame ?? laidOut?.frame(of: id) ?? .zero
      // A switch is as large as it is, whatever it was made with.
      guard let size = document.onlySize(of: view) else { return frame }
      return Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    }
    if view.isLayer {
      let isSame = laidOut?.document.view(id)?.frameLayout == layout
      return (isSame ? laidOut?.frame(of: id) : nil) ?? layout.frame
    }
    return isReached && present?.holds(view, in: superview) == true
      ? present?.frame(of: id) ?? layout.frame : document.frame(of: view, in: superview)
  }

  /// What an assignment would set then; `nil` for `CGRect.null`, at which the frame stays. What is
  /// outside the window has the frame given by hand.
  package func rect(of expression: FrameExpression) -> Rect? {
    expression.rect { frame(of: $0) ?? document.view($0)?.frameLayout?.frame ?? .zero }
  }
}

extension Solution {
  /// Whether it is the layout of the same frame in a superview of that size.
  fileprivate func holds(_ view: View, in superview: Size) -> Bool {
    guard let own = document.view(view.id), own.frameLayout == view.frameLayout,
      own.superview == view.superview
    else { return false }
    return own.superview.flatMap(frame)?.size == superview
  }
}

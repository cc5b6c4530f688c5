/// What frames are at a moment at which not everything is laid out.
package struct LifeCycleMoment: Sendable {
  package let phase: Phase
  package let stage: Stage
  /// With the frames that code has set until then.
  package let document: Document
  let present: Solution?
  let reach: Reach

  /// What is so from one layout to the next.
  package struct Stage: Sendable {
    package let isRotation: Bool
    /// Of the root view.
    package let root: Rect
    /// Of the root view; zero as long as it is in no window.
    package let safeArea: Insets
    /// The layout before, in which the frames of what is not reached are still; before the first
    /// that of the canvas, if there is one.
    let earlier: Solution?
  }

  /// How far down from the root view the layout has come.
  enum Reach: Hashable, Sendable {
    case nothing, subviews, everything
  }

  /// In the superview, as UIKit's property gives it then; `nil` for what is not in the window.
  package func frame(of view: ViewID) -> Rect? {
    if view == .window { return present?.frame(of: .window) ?? stage.root }
    let chain = Array(document.ancestry(of: view).reversed())
    guard chain.starts(with: [.window, .root]) else { return nil }
    return chain.dropFirst(2).enumerated().reduce(stage.root) { frame, step in
      self.frame(of: step.element, isDirect: step.offset == 0, in: frame.size)
    }
  }

  /// A view laid out by its frame follows its superview at once; others wait for the layout.
  private func frame(of id: ViewID, isDirect: Bool, in superview: Size) -> Rect {
    let isReached = reach == .everything || (reach == .subviews && isDirect)
    if isReached, let frame = present?.frame(of: id) { return frame }
    guard let view = document.view(id) else { return .zero }
    if view.frameLayout != nil, !view.isLayer { return document.frame(of: view, in: superview) }
    if let frame = stage.earlier?.frame(of: id) { return frame }
    return view.frameLayout?.frame ?? .zero
  }

  /// What an assignment would set then. What is outside the window has the frame given by hand.
  package func rect(of expression: FrameExpression) -> Rect {
    expression.rect { frame(of: $0) ?? document.view($0)?.frameLayout?.frame ?? .zero }
  }
}

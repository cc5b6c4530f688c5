import Simplex

/// A frame that was set by hand, as constraints: two on each axis (UIKit autoresizing, sections 3
/// and 4).
extension Lowering {
  func maskConstraints(of view: View) -> [LoweredConstraint] {
    guard view.frameLayout != nil, let superview = view.superview else { return [] }
    return Axis.allCases.flatMap { axis in
      let share = ResizingShare(of: view, axis, in: document)
      return [
        generate(
          view.id, .mask(.origin(axis)), origin(of: view, axis, share, in: superview),
          holder: superview),
        generate(
          view.id, .mask(.size(axis)), size(of: view, axis, share, in: superview),
          holder: superview),
      ]
    }
  }

  /// `photo.left == 0.25 * view.right + 40`, measured from the superview's left edge.
  private func origin(of view: View, _ axis: Axis, _ share: ResizingShare, in superview: ViewID)
    -> Equation
  {
    let inset = view.kind.alignmentInsets.near(axis)
    let outer = document.alignmentInsets(of: superview)
    let first = Anchor(view.id, axis.nearEdge)
    guard share.origin != 0 else {
      return Equation(
        first, .equal, Anchor(superview, axis.nearEdge),
        constant: share.frameOrigin + inset - outer.near(axis))
    }
    return Equation(
      first, .equal, Anchor(superview, axis.farEdge), multiplier: share.origin,
      constant: share.frameOrigin + inset
        + share.origin * (outer.far(axis) - share.superviewSize))
  }

  /// `photo.width == 0.5 * view.width - 80`, or a number where nothing of it follows.
  private func size(of view: View, _ axis: Axis, _ share: ResizingShare, in superview: ViewID)
    -> Equation
  {
    let inset = view.kind.alignmentInsets.total(axis)
    let first = Anchor(view.id, axis.size)
    let isBelowZero = document.frameSize(of: view.id).map { $0[axis] <= 0 } ?? false
    if isBelowZero { return Equation(first, .equal, constant: 0) }
    guard share.size != 0 else {
      return Equation(first, .equal, constant: max(0, share.frameSize - inset))
    }
    let outer = document.alignmentInsets(of: superview).total(axis)
    return Equation(
      first, .equal, Anchor(superview, axis.size), multiplier: share.size,
      constant: share.frameSize - inset + share.size * (outer - share.superviewSize))
  }
}

/// How a frame follows its superview on one axis: what it was, and by how much its origin and its
/// size grow for each point that the superview grows.
struct ResizingShare {
  let frameOrigin: Double
  let frameSize: Double
  let superviewSize: Double
  private(set) var origin = 0.0
  private(set) var size = 0.0

  /// The flexible parts share the superview's growth in proportion to what they measure, or
  /// equally if that is nothing (UIKit autoresizing, section 3).
  init(of view: View, _ axis: Axis, in document: Document) {
    let layout = view.frameLayout ?? FrameLayout(frame: .zero, superviewSize: .zero)
    frameOrigin = layout.frame[.origin(axis)]
    frameSize = layout.frame[.size(axis)]
    superviewSize = layout.superviewSize[axis]
    let superview = view.superview.flatMap { document.views[$0] }
    guard superview?.autoresizesSubviews != false else { return }
    let parts = [frameOrigin, frameSize, superviewSize - frameOrigin - frameSize]
    let isFlexible = AutoresizingMask.parts(along: axis).map(view.autoresizingMask.contains)
    let flexible = zip(parts, isFlexible).filter(\.1).map(\.0)
    let total = flexible.reduce(0, +)
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return Tolerance.isZero(total) ? 1 / Double(flexible.count) : part / total
    }
    origin = share(parts[0], isFlexible[0])
    size = share(parts[1], isFlexible[1])
  }
}

extension AutoresizingMask {
  /// Near margin, size, far margin.
  fileprivate static func parts(along axis: Axis) -> [AutoresizingMask] {
    axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
  }
}

extension Document {
  /// The frame's size as arithmetic gives it, where all views from the window down to it are laid
  /// out by frames; a size below 0 counts as 0.
  func frameSize(of view: ViewID) -> Size? {
    guard var size = windowSize else { return nil }
    let chain = ancestry(of: view)
    guard chain.suffix(2) == [.root, .window] else { return nil }
    for id in chain.dropLast(2).reversed() {
      guard let view = views[id], view.frameLayout != nil else { return nil }
      for axis in Axis.allCases {
        let share = ResizingShare(of: view, axis, in: self)
        let growth = size[axis] - share.superviewSize
        size[axis] = max(0, share.frameSize + share.size * growth)
      }
    }
    return size
  }
}

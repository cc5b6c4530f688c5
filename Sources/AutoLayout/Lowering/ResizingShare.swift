import Simplex

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
    var frame = document.frameByHand(of: view) ?? .zero
    if view.isContentView, view.frameLayout == .filling {
      frame.height -= document.separator(above: view)
    }
    let rowHeight = document.rowHeight(of: view)
    if case .fixed(let height)? = rowHeight { frame.height = height }
    frameOrigin = frame[.origin(axis)]
    frameSize = frame[.size(axis)]
    superviewSize = view.frameLayout?.superviewSize[axis] ?? 0
    let superview = view.superview.flatMap { document.views[$0] }
    let isGiven = axis == .vertical && rowHeight != nil
    guard superview?.autoresizesSubviews != false, !isGiven else { return }
    let parts = [frameOrigin, frameSize, superviewSize - frameOrigin - frameSize]
    let isFlexible = AutoresizingMask.parts(along: axis).map(view.autoresizingMask.contains)
    let flexible = zip(parts, isFlexible).filter(\.1).map(\.0)
    let total = flexible.reduce(0, +)
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return Tolerance.isZero(total) ? 1 / Double(flexible.count) : part / total
    }
    origin = share(parts[0], isFlexible[0])
    size = document.onlySize(of: view) == nil ? share(parts[1], isFlexible[1]) : 0
  }
}

extension AutoresizingMask {
  /// Near margin, size, far margin.
  fileprivate static func parts(along axis: Axis) -> [AutoresizingMask] {
    axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
  }

  /// Near margin, size, far margin, as logs write them: `&` for what gives way. Where nothing does,
  /// the far margin takes what is left (UIKit autoresizing, section 1).
  package func sign(along axis: Axis) -> String {
    let sign = Self.parts(along: axis).map { contains($0) ? "&" : "-" }.joined()
    return sign == "---" ? "--&" : sign
  }
}

extension Document {
  /// The frame as arithmetic gives it, where all views down to it are laid out by frames that are not
  /// measured: from the root view, or from the top of a tree outside the window. A size below 0 counts as 0.
  package func arithmeticFrame(of view: ViewID) -> Rect? {
    let chain = Array(ancestry(of: view).reversed())
    let isInWindow = chain.starts(with: [.window, .root])
    guard var frame = isInWindow ? rootFrame : views[chain[0]].flatMap(frameByHand) else {
      return nil
    }
    for id in chain.dropFirst(isInWindow ? 2 : 1) {
      guard let view = views[id], view.frameLayout != nil, rowHeight(of: view) != .automatic,
        rowInset(around: view) == nil
      else { return nil }
      frame = self.frame(of: view, in: frame.size)
    }
    return frame
  }

  /// The same along one axis, for which not everything above has to be: a row is as high as its frame says,
  /// whatever lays out its table.
  func arithmeticSize(of id: ViewID, _ axis: Axis) -> Double? {
    // From the view up to the first whose size does not go by that of its superview.
    var (shares, next): ([ResizingShare], ViewID?) = ([], id)
    while let current = next, current != .root, let view = views[current] {
      guard view.frameLayout != nil, axis == .horizontal || rowHeight(of: view) != .automatic else {
        return nil
      }
      shares.append(ResizingShare(of: view, axis, in: self))
      next = shares.last?.size == 0 ? nil : view.superview
    }
    var size = next == .root ? rootFrame?.size[axis] : shares.last?.frameSize
    for share in next == .root ? shares.reversed() : shares.dropLast().reversed() {
      size = size.map { share.part(in: $0).size }
    }
    return size
  }

  /// The frame that was set, of a view that takes it.
  package func frameByHand(of view: View) -> Rect? {
    guard var frame = view.frameLayout?.frame else { return nil }
    if let size = onlySize(of: view) { (frame.width, frame.height) = (size.width, size.height) }
    return frame
  }

  /// The frame of a view that is laid out by its frame, in a superview of that size.
  package func frame(of view: View, in superview: Size) -> Rect {
    let (horizontal, vertical) = (
      ResizingShare(of: view, .horizontal, in: self), ResizingShare(of: view, .vertical, in: self)
    )
    let (x, width) = horizontal.part(in: superview.width)
    let (y, height) = vertical.part(in: superview.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension ResizingShare {
  /// The frame's part of the axis for a superview of that size.
  fileprivate func part(in superview: Double) -> (origin: Double, size: Double) {
    let growth = superview - superviewSize
    return (frameOrigin + origin * growth, max(0, frameSize + size * growth))
  }
}

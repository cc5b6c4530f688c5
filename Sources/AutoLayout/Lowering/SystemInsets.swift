/// How far the system's guides lie inside their views, by UIKit's rules.
///
/// The safe area of a nested view depends on where the view is, and where it is may depend on its
/// safe area. So the frames are handed over: those of the layout before, or none, and a view whose
/// frame is unknown has no safe area of its own yet.
struct SystemInsets {
  let document: Document
  /// In the superview, as drawn.
  let frame: (ViewID) -> Rect?
  /// Of what a view scrolls.
  let contentSize: (ViewID) -> Size?
  private let found = FoundInsets()

  init(
    document: Document, frame: @escaping (ViewID) -> Rect?,
    contentSize: @escaping (ViewID) -> Size? = { _ in nil }
  ) {
    self.document = document
    self.frame = frame
    self.contentSize = contentSize
  }

  func insets(of guide: SystemGuide, in view: ViewID) -> Insets {
    if let held = document.heldInsets[Item(view, guide: guide)] { return held }
    return freeInsets(of: guide, in: view)
  }

  private func freeInsets(of guide: SystemGuide, in view: ViewID) -> Insets {
    switch guide {
    case .safeArea: safeArea(of: view)
    case .layoutMargins: layoutMargins(of: view)
    case .readableContent: readableContent(of: view)
    case .keyboard: keyboard(of: view)
    case .topLayoutGuide: Insets(top: 0, left: 0, bottom: -document.coveredInsets.top, right: 0)
    case .bottomLayoutGuide:
      Insets(top: -document.coveredInsets.bottom, left: 0, bottom: 0, right: 0)
    case .content: contentOrigin(of: view)
    case .frame, .gap: .zero
    }
  }

  /// The root view has the device's and the bars'; a view within has of its superview's insets what reaches over
  /// its own edges, each edge for itself (UIKit guides and devices, section 3).
  func safeArea(of view: ViewID) -> Insets {
    fromRoot(to: view, keeping: \.safeAreas) { child, outside in
      guard let insets = outside else { return child == .root ? document.rootSafeArea : .zero }
      guard !isRowOnCanvas(child), let frame = seenFrame(of: child),
        let outer = sizeOfSuperview(of: child)
      else { return .zero }
      return Insets(
        top: insets.top.covering(by: -frame.y),
        left: insets.left.covering(by: -frame.x),
        bottom: insets.bottom.covering(by: frame.maxY - outer.height),
        right: insets.right.covering(by: frame.maxX - outer.width))
    }
  }

  /// Includes the safe area, as UIKit's property does (UIKit guides and devices, section 2).
  func layoutMargins(of view: ViewID) -> Insets {
    fromRoot(to: view, keeping: \.margins) { child, outside in
      var margins = ownMargins(of: child)
      let view = document.views[child]
      if view?.preservesSuperviewLayoutMargins == true, let outside {
        margins = margins.union(inherited(outside, by: child))
      }
      return view?.marginsFollowReadableWidth == true ? readable(margins, in: child) : margins
    }
  }

  /// Cells begin below what is kept free, by which a table or collection moves its content (the
  /// documentation of `adjustedContentInset`), wherever Interface Builder's canvas has them.
  private func isRowOnCanvas(_ view: ViewID) -> Bool {
    guard let child = document.views[view], child.origin.isImported else { return false }
    // Turned, it is on no canvas any more, and the content of a row keeps clear of the sides.
    if child.kind == .tableViewCell, document.orientation == .landscape { return false }
    return child.superview.flatMap { document.views[$0] }?.kind.arrangesCells == true
  }

  /// In the superview, from the corner of what is seen of it: in UIKit a safe area follows what
  /// scrolls (UIKit guides and devices, section 3).
  private func seenFrame(of view: ViewID) -> Rect? {
    guard let frame = knownFrame(of: view) else { return nil }
    guard let superview = document.views[view]?.superview else { return frame }
    let corner = contentOrigin(of: superview)
    return Rect(
      x: frame.x + corner.left, y: frame.y + corner.top, width: frame.width, height: frame.height)
  }

  /// What `step` makes of each view and its superview's insets, from the root view down; each view
  /// is asked for once, however many lie inside it.
  private func fromRoot(
    to view: ViewID, keeping kept: ReferenceWritableKeyPath<FoundInsets, [ViewID: Insets]>,
    step: (_ child: ViewID, _ outside: Insets?) -> Insets
  ) -> Insets {
    var missing: [ViewID] = []
    var insets: Insets?
    var next: ViewID? = document.resolved(view)
    while let current = next, current != .window {
      insets = found[keyPath: kept][current]
      if insets != nil { break }
      missing.append(current)
      next = document.views[current]?.superview
    }
    for child in missing.reversed() {
      let own = step(child, insets)
      found[keyPath: kept][child] = own
      insets = own
    }
    return insets ?? .zero
  }

  func knownFrame(of view: ViewID) -> Rect? {
    if let known = found.frames[view] { return known }
    let known = frame(view)
    found.frames[view] = .some(known)
    return known
  }

  /// What of the superview's margins lies inside the view.
  private func inherited(_ margins: Insets, by view: ViewID) -> Insets {
    guard let frame = knownFrame(of: view), let outer = sizeOfSuperview(of: view) else {
      return .zero
    }
    return Insets(
      top: margins.top - frame.y, left: margins.left - frame.x,
      bottom: margins.bottom - (outer.height - frame.maxY),
      right: margins.right - (outer.width - frame.maxX))
  }

  private func ownMargins(of view: ViewID) -> Insets {
    let base = baseMargins(of: view)
    let insetsFromSafeArea = document.views[view]?.insetsLayoutMarginsFromSafeArea == true
    return insetsFromSafeArea ? base.adding(safeArea(of: view)) : base
  }

  /// 8 all around; at the sides of a controller's view at least what the device asks for there, as long
  /// as its controller respects that.
  private func baseMargins(of view: ViewID) -> Insets {
    guard let view = document.views[view] else { return .usualMargins }
    let isGiven = view.margins != nil
    guard document.isOfController(view) else {
      return !isGiven && isImportedStack(view.id) ? .zero : document.ownMargins(of: view)
    }
    let own = isGiven ? document.ownMargins(of: view) : .zero
    return document.controller.respectsMinimumMargins
      ? document.minimumMargins.union(own) : own
  }

  /// Interface Builder's have none, so in four files of four repositories, UIKit's have the usual ones
  /// (UIKit stack view, section 7).
  private func isImportedStack(_ view: ViewID) -> Bool {
    document.views.read(view) { $0.stack != nil && $0.origin.isImported } ?? false
  }

  /// In the margins and in the middle, never wider than lines are easy to read in; on telephones as
  /// wide as the margins however they are held (UIKit guides and devices, section 4). A size that was
  /// typed is a telephone's if its shorter side is, as for the size classes.
  private func readableContent(of view: ViewID) -> Insets {
    readable(layoutMargins(of: view), in: view)
  }

  private func readable(_ margins: Insets, in view: ViewID) -> Insets {
    var insets = margins
    guard document.isOnTablet, let width = size(of: view)?.width else { return insets }
    let excess = max(0, width - insets.left - insets.right - Self.readableWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// At the text size called large.
  private static let readableWidth = 672.0

  /// What the keyboard covers of a view; a hidden one, or one that covers less, is what lies below the
  /// safe area, unless the guide is told to have no part in that. Its top is measured from the view's
  /// bottom (UIKit guides and devices, section 5).
  private func keyboard(of view: ViewID) -> Insets {
    let usesSafeArea = document.views.read(view) { $0.keyboard.usesBottomSafeArea } ?? true
    var height = usesSafeArea ? safeArea(of: view).bottom : 0
    if document.bars.keyboardHeight > 0 {
      let keyboard = fromRoot(to: view, keeping: \.keyboards) { child, outside in
        var insets = Insets.zero
        insets.bottom =
          outside.map { covered(child, by: $0.bottom) }
          ?? max(0, document.bars.keyboardHeight - document.windowOutsets.bottom)
        return insets
      }
      // It covers no more than there is of the view.
      height = max(height, min(keyboard.bottom, size(of: view)?.height ?? .infinity))
    }
    return Insets(top: -height, left: 0, bottom: 0, right: 0)
  }

  private func covered(_ view: ViewID, by keyboard: Double) -> Double {
    guard let frame = seenFrame(of: view), let outer = sizeOfSuperview(of: view) else { return 0 }
    return keyboard.covering(by: frame.maxY - outer.height)
  }

  private func sizeOfSuperview(of view: ViewID) -> Size? {
    document.views[view]?.superview.flatMap(size)
  }

  private func size(of view: ViewID) -> Size? {
    let given = view == .root ? document.rootFrame?.size : nil
    return given ?? knownFrame(of: view)?.size
  }
}

/// What has been found of one layout.
private final class FoundInsets {
  var frames: [ViewID: Rect?] = [:]
  var safeAreas: [ViewID: Insets] = [:]
  var margins: [ViewID: Insets] = [:]
  var keyboards: [ViewID: Insets] = [:]
}

extension Double {
  /// What is left of an inset whose edge a view's own edge passes by `distance`; less, if it ends
  /// short of it.
  fileprivate func covering(by distance: Double) -> Double {
    Swift.min(max(self + distance, 0), self)
  }
}

import Simplex

/// How far what is scrolled begins from where its scroll view does.
extension SystemInsets {
  func contentOrigin(of view: ViewID) -> Insets {
    guard let scrolling = scrolling(of: view) else { return .zero }
    if let offset = scrolling.offset {
      return Insets(top: -offset.y, left: -offset.x, bottom: 0, right: 0)
    }
    let insets = adjustedContentInset(of: view)
    return Insets(top: insets.top, left: insets.left, bottom: 0, right: 0)
  }

  /// With what the behaviour adds of the safe area (UIKit scroll view, section 3).
  func adjustedContentInset(of view: ViewID) -> Insets {
    guard let scrolling = scrolling(of: view) else { return .zero }
    var insets = scrolling.contentInset
    let safeArea = safeArea(of: view)
    if adjusts(view, scrolling, .vertical) {
      insets.top += safeArea.top
      insets.bottom += safeArea.bottom
    }
    if adjusts(view, scrolling, .horizontal) {
      insets.left += safeArea.left
      insets.right += safeArea.right
    }
    return insets
  }

  private func scrolling(of view: ViewID) -> Scrolling? {
    document.views.read(view) { $0.scrolling } ?? nil
  }

  private func adjusts(_ view: ViewID, _ scrolling: Scrolling, _ axis: Axis) -> Bool {
    switch scrolling.adjustment {
    case .never: false
    case .always: true
    case .scrollableAxes: canScroll(view, scrolling, axis)
    case .automatic:
      canScroll(view, scrolling, axis) || axis == .vertical && isUnderBars(view)
    }
  }

  private func canScroll(_ view: ViewID, _ scrolling: Scrolling, _ axis: Axis) -> Bool {
    if scrolling.alwaysBounces.contains(axis) { return true }
    guard let content = contentSize(view), let size = knownFrame(of: view)?.size else {
      return false
    }
    return content[axis] > size[axis] && !Tolerance.areEqual(content[axis], size[axis])
  }

  /// The first scroll view of a controller in a navigation or tab controller.
  private func isUnderBars(_ view: ViewID) -> Bool {
    guard document.bars.hasContainer else { return false }
    return document.preorder().first { document.views.read($0) { $0.kind.scrolls } == true } == view
  }
}

import AutoLayout

/// The window of a scene: its root view as the canvas shows it, and what becomes of it when the
/// device is turned.
///
/// The bars that the canvas has from a navigation or tab bar controller are the document's own, as
/// if they had been typed, so that the next device has its own ones.
struct CanvasWindow {
  let device: Device
  /// `nil` for a root view that fills the next screen.
  let root: OwnRoot?
  let orientation: Orientation
  let bars: Bars
  /// Whether the canvas has bars that no other device has.
  let hasOtherBars: Bool
  /// What the canvas keeps free at the top, bars and all.
  let top: Double

  init(of scene: InterfaceFile.Scene, in file: InterfaceFile) {
    let canvas = file.canvas
    let insets = RootInsets(file: file, scene: scene)
    let size = scene.root.frame == nil ? Self.size(of: scene, on: canvas) : insets.size
    let kept = insets.kept
    (orientation, top) = (canvas.orientation, kept.insets.top)
    (bars, hasOtherBars) = (kept.bars, kept.hasOtherBars)
    let own = Device.Side(
      size: size,
      safeArea: kept.insets.without(insets.bars.insets(of: kept.bars, in: canvas.orientation)))
    root = Self.ownRoot(of: scene, insets, as: own)
    let turned = insets.sideWhenTurned(with: kept.bars) ?? root?.sideWhenTurned(insets.turned)
    let isUpright = canvas.orientation == .portrait
    device = Device(
      canvas: canvas.name, screen: canvas.device?.size, scale: canvas.scale,
      portrait: isUpright ? own : turned ?? own,
      landscape: turned.map { isUpright ? $0 : own },
      bars: insets.bars, sideMargin: canvas.tools < 8000 ? 16 : nil)
  }

  /// As stored, or else that of the canvas.
  static func size(of scene: InterfaceFile.Scene, on canvas: Canvas) -> Size {
    scene.root.frame?.size ?? canvas.screen ?? Size(width: 600, height: 600)
  }

  /// A controller fills the next screen however small it was drawn; another view of a xib stays, but
  /// for the width of a cell in a table, or of what was as wide as the screen.
  private static func ownRoot(
    of scene: InterfaceFile.Scene, _ insets: RootInsets, as side: Device.Side
  ) -> OwnRoot? {
    guard insets.place == .itself, scene.controller == nil, !scene.isViewOfController else {
      return nil
    }
    let isRow = scene.root.name == "tableViewCell" || insets.size.width == insets.screen?.width
    return OwnRoot(isRow: isRow, size: side.size, safeArea: side.safeArea)
  }
}

extension OwnRoot {
  /// A row is as wide as the screen then; `nil` for what stays as it is.
  fileprivate func sideWhenTurned(_ turned: RootInsets) -> Device.Side? {
    guard isRow, let screen = turned.screen else { return nil }
    return Device.Side(
      size: size(on: screen), safeArea: turned.kept.insets.atEdges(of: safeArea))
  }
}

extension RootInsets {
  /// - Parameter bars: Those that lie on the root view.
  /// - Returns: `nil` for a root view of a size of its own.
  fileprivate func sideWhenTurned(with bars: Bars) -> Device.Side? {
    guard case .screen(let isBelowBar, let isAboveBar) = place else { return nil }
    let turned = self.turned
    var (size, insets) = (turned.size, turned.kept.insets)
    if isBelowBar { size.height -= insets.top }
    if isAboveBar { size.height -= insets.bottom }
    insets = insets.without(self.bars.insets(of: bars, in: turned.orientation))
    if isBelowBar { insets.top = 0 }
    if isAboveBar { insets.bottom = 0 }
    return Device.Side(size: size, safeArea: insets)
  }
}

extension Insets {
  fileprivate func without(_ other: Insets) -> Insets {
    Insets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
      right: right - other.right)
  }
}

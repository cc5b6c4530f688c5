import AutoLayout

extension NewView {
  /// Of a view the natural size, as if its content measured that; what is laid out by its frame is as
  /// large as one says.
  mutating func give(_ size: Size) {
    guard frameLayout != nil else {
      return content.give(NaturalSize(width: size.width, height: size.height))
    }
    frameLayout = FrameLayout(
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height), superviewSize: .zero)
    autoresizingMask = []
  }
}

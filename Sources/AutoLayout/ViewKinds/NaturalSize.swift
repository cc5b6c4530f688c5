/// The size that a view asks for by its content, `intrinsicContentSize` in UIKit; an axis is `nil`
/// where it asks for none (`UIView.noIntrinsicMetric`). Zero is a size.
package struct NaturalSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No size on either axis.
  package static let noMetric = NaturalSize(width: nil, height: nil)

  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  func replacing(_ axis: Axis, by length: Double?) -> NaturalSize {
    axis == .horizontal
      ? NaturalSize(width: length, height: height) : NaturalSize(width: width, height: length)
  }
}

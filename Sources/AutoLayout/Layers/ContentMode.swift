/// How what a view shows lies in its bounds, by UIKit's names (UIKit geometry and layers, section 2).
///
/// It has no part in the layout: neither the frame nor the natural size follows it.
package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight

  /// Where contents of `size` are painted; `nil` for contents without an extent, of which nothing is.
  ///
  /// Not brought onto pixels: UIKit does not either. What is beyond `bounds` is seen, unless a mask
  /// cuts it.
  package func rect(of size: Size, in bounds: Rect) -> Rect? {
    guard size.width > 0, size.height > 0 else { return nil }
    let painted = paintedSize(of: size, in: bounds)
    let spare = (x: bounds.width - painted.width, y: bounds.height - painted.height)
    return Rect(
      x: bounds.x + spare.x * horizontalShare, y: bounds.y + spare.y * verticalShare,
      width: painted.width, height: painted.height)
  }

  private func paintedSize(of size: Size, in bounds: Rect) -> Size {
    let factors = (bounds.width / size.width, bounds.height / size.height)
    let factor: Double
    switch self {
    case .scaleToFill, .redraw: return Size(width: bounds.width, height: bounds.height)
    case .scaleAspectFit: factor = min(factors.0, factors.1)
    case .scaleAspectFill: factor = max(factors.0, factors.1)
    default: factor = 1
    }
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// Of what the contents leave free across, how much lies at their left.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// Of what the contents leave free down, how much lies above them.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}

extension View {
  /// Of the image that it shows. A size given by hand stands for one.
  package var imageSize: Size? {
    if let image = content.image { return image }
    guard let width = content.given?.width, let height = content.given?.height else { return nil }
    return Size(width: width, height: height)
  }

  /// Where its image is painted when its bounds are these; `nil` for what shows no image.
  package func imageRect(in bounds: Rect) -> Rect? {
    guard kind == .imageView, let size = imageSize else { return nil }
    return contentMode.rect(of: size, in: bounds)
  }
}

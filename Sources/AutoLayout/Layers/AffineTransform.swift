import Simplex

/// How a view is turned, enlarged and moved where it is shown, about its centre: Core Graphics' rows
/// (a, b), (c, d) and (tx, ty) (UIKit geometry and layers, section 1).
///
/// Constraints, and the views beside it, see the rectangle from before.
package struct AffineTransform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package static let identity = AffineTransform()

  package init() {}

  package init(scaleX: Double, y: Double) { (a, d) = (scaleX, y) }

  package init(translationX: Double, y: Double) { (tx, ty) = (translationX, y) }

  /// Clockwise on the screen, in radians.
  package init(rotationAngle angle: Double) {
    let (sine, cosine) = angle.sineAndCosine
    (a, b, c, d) = (cosine, sine, -sine, cosine)
  }

  /// `nil` unless there are six.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (tx, ty) = (numbers[4], numbers[5])
  }

  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// First this one, then the other.
  package func concatenating(_ other: AffineTransform) -> AffineTransform {
    var both = AffineTransform()
    both.a = a * other.a + b * other.c
    both.b = a * other.b + b * other.d
    both.c = c * other.a + d * other.c
    both.d = c * other.b + d * other.d
    both.tx = tx * other.a + ty * other.c + other.tx
    both.ty = tx * other.b + ty * other.d + other.ty
    return both
  }

  /// What becomes of a point, counted from where the transform is.
  package func point(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty).withoutNoise
  }

  /// The box around what becomes of a rectangle, counted likewise; of the null rectangle that one.
  package func box(of rect: Rect) -> Rect {
    guard rect.x.isFinite, rect.y.isFinite else { return rect }
    let corners = [rect.x, rect.maxX].flatMap { x in
      [rect.y, rect.maxY].map { point(Point(x: x, y: $0)) }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? rect.x, ys.min() ?? rect.y)
    return Rect(
      x: left, y: top, width: ((xs.max() ?? left) - left).withoutNoise,
      height: ((ys.max() ?? top) - top).withoutNoise)
  }

  /// What takes it back; `nil` where it leaves nothing of an area.
  package var inverse: AffineTransform? {
    let area = a * d - b * c
    guard !Tolerance.isZero(area) else { return nil }
    return AffineTransform([
      d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area,
    ])
  }

  /// The box around what becomes of a rectangle about its centre.
  package func box(around rect: Rect) -> Rect {
    if self == .identity { return rect }
    let width = abs(a) * rect.width + abs(c) * rect.height
    let height = abs(b) * rect.width + abs(d) * rect.height
    return Rect(
      x: (rect.x + rect.width / 2 + tx - width / 2).withoutNoise,
      y: (rect.y + rect.height / 2 + ty - height / 2).withoutNoise,
      width: width.withoutNoise, height: height.withoutNoise)
  }
}

extension Solution {
  /// As UIKit's property gives it, of a view that may be transformed: the box around what is shown.
  package func box(of view: ViewID) -> Rect? {
    frame(of: view).map { frame in
      document.views.read(view) { $0.transform.box(around: frame) } ?? frame
    }
  }
}

extension Double {
  /// By their series, which is short from the nearest quarter of a turn on.
  fileprivate var sineAndCosine: (sine: Double, cosine: Double) {
    let quarters = (self / (.pi / 2)).rounded()
    let rest = self - quarters * (.pi / 2)
    var (sine, cosine, power) = (0.0, 0.0, 1.0)
    for exponent in 0..<20 {
      if exponent > 0 { power *= rest / Double(exponent) }
      let sign = exponent % 4 < 2 ? 1.0 : -1.0
      if exponent.isMultiple(of: 2) { cosine += sign * power } else { sine += sign * power }
    }
    switch quarters.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (cosine, -sine)
    case 2, -2: return (-sine, -cosine)
    case 3, -1: return (-cosine, sine)
    default: return (sine, cosine)
    }
  }
}

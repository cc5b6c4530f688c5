/// Where the first and the last line of a view's text stand, as far as the view's own height leaves
/// it open.
///
/// With the slack, `height − textHeight`, halved above and below the text:
///
///     firstBaseline = top + slack / 2 + first
///     lastBaseline  = bottom − slack / 2 − last
///
/// That is UIKit sizing, section 5. Frames stored by Interface Builder agree for controls, but for
/// stretched labels they have `top + first` and `bottom − last` (interface builder, section 9).
package struct Baselines: Hashable, Sendable {
  /// From the top of the text box down to the first baseline.
  package var first: Double
  /// From the bottom of the text box up to the last baseline.
  package var last: Double
  /// The height of the text box, which stands in the middle of the view; `nil` where the text box
  /// is as high as the view.
  package var textHeight: Double?

  package init(first: Double, last: Double, textHeight: Double?) {
    self.first = first
    self.last = last
    self.textHeight = textHeight
  }
}

extension Baselines {
  /// Of an empty label, which has no line: both in its middle.
  static let withoutText = Baselines(first: 0, last: 0, textHeight: 0)

  /// Of `count` lines in the middle of a view. The baselines are rounded to the nearest pixel
  /// (UIKit sizing, section 5).
  init(centring count: Int, metrics: TextMetrics, scale: Double) {
    let height = metrics.height(ofLines: count, scale: scale)
    let top = metrics.ascender
    let bottom = top + Double(count - 1) * metrics.lineHeight
    first = Self.nearestPixel(top, scale: scale)
    last = height - Self.nearestPixel(bottom, scale: scale)
    textHeight = height
  }

  /// Of text that begins below the top edge and ends above the bottom edge by `inset`.
  init(insetBy inset: Double, metrics: TextMetrics, scale: Double) {
    first = inset + Self.nearestPixel(metrics.ascender, scale: scale)
    last = inset + Self.nearestPixel(metrics.descender, scale: scale)
    textHeight = nil
  }

  private static func nearestPixel(_ length: Double, scale: Double) -> Double {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

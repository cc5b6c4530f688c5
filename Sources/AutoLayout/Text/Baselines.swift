/// Where the first and the last line of a view's text stand, as far as the view's own height leaves
/// it open.
///
/// With the slack, `height − textHeight`, halved above and below the text:
///
///     firstBaseline = top + slack / 2 + first
///     lastBaseline  = bottom − slack / 2 − last
///
/// So it is for controls. A label's baselines are measured from its edges, `top + first` and
/// `bottom − last`, also where it is stretched or empty: 27 of 27 frames that Interface Builder
/// stored agree (interface builder, section 9).
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
  /// Of one line in the middle of a view. The baseline is rounded to the nearest pixel (UIKit sizing,
  /// section 5).
  init(centring metrics: TextMetrics, scale: Double) {
    self.init(fromEdges: metrics, scale: scale)
    textHeight = metrics.height(ofLines: 1, scale: scale)
  }

  /// Of a first line that begins at the top edge and a last one that ends at the bottom edge.
  init(fromEdges metrics: TextMetrics, scale: Double) {
    first = Self.nearestPixel(metrics.ascender, scale: scale)
    last = metrics.height(ofLines: 1, scale: scale) - first
    textHeight = nil
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

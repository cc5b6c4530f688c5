/// What size and era do to every character: the share of the display cut, and what is added to the
/// advance (system font metrics, section 1).
struct GlyphSpacing: Sendable {
  /// How much of an advance comes from the display cut, from 0 to 1; the rest is the text cut's.
  let displayShare: Double
  /// Tracking and the fitted correction, in thousandths of an em, added to every character.
  let added: Double
  /// Added to every character but a digit, in thousandths of an em.
  let addedToNonDigits: Double

  init(size: Double, era: FontEra) {
    let row = Row.interpolated(at: size, era: era)
    switch era {
    case .fromIOS14:
      displayShare = min(max((size - 17) / 9, 0), 1)
      added = row.trackingFromIOS14 + row.correctionFromIOS14
      addedToNonDigits = 0
    case .iOS11To13, .beforeIOS11:
      displayShare = size < 20 ? 0 : 1
      added = row.trackingBefore + row.correctionBefore
      // In iOS 9 and 10 the display cut was set wider.
      addedToNonDigits = era == .beforeIOS11 && size >= 20 ? 15.6 : 0
    }
  }
}

extension GlyphSpacing {
  /// The values of one size, in thousandths of an em.
  struct Row: Sendable {
    let size: Double
    let trackingBefore: Double
    let trackingFromIOS14: Double
    let correctionBefore: Double
    let correctionFromIOS14: Double

    init(_ size: Double, _ before: Double, _ from: Double, _ fitBefore: Double, _ fitFrom: Double) {
      self.size = size
      trackingBefore = before
      trackingFromIOS14 = from
      correctionBefore = fitBefore
      correctionFromIOS14 = fitFrom
    }

    /// The row of `size`, or the point between its two neighbours; beyond the table, its end.
    static func interpolated(at size: Double, era: FontEra) -> Row {
      // Before iOS 14 the cut changes at 20 points with a jump, which is no place to interpolate.
      let size = era != .fromIOS14 && size > 19 && size < 20 ? 19 : size
      let next = all.firstIndex { size <= $0.size } ?? all.endIndex - 1
      let upper = all[next]
      guard next > 0, size < upper.size else { return upper }
      let lower = all[next - 1]
      return lower.mixed(with: upper, share: (size - lower.size) / (upper.size - lower.size))
    }

    private func mixed(with other: Row, share: Double) -> Row {
      func mix(_ value: KeyPath<Row, Double>) -> Double {
        (1 - share) * self[keyPath: value] + share * other[keyPath: value]
      }
      return Row(
        mix(\.size), mix(\.trackingBefore), mix(\.trackingFromIOS14), mix(\.correctionBefore),
        mix(\.correctionFromIOS14))
    }
  }
}

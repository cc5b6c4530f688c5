import AutoLayout
import Simplex

/// The members of a proof by the items that they speak of, each list in the order of the proof.
struct SharesByItem {
  private var shares: [Item: [AutoLayout.Share]] = [:]

  init(_ proof: Proof) {
    for share in proof.members {
      let (first, second) = (share.equation.first.item, share.equation.second?.item)
      shares[first, default: []].append(share)
      if let second, second != first { shares[second, default: []].append(share) }
    }
  }

  /// A member that takes back a part of a size which others pass on.
  struct Taking {
    let share: AutoLayout.Share
    /// How often the size enters the sum by it.
    let part: Double
  }

  /// The ratios that take back a part of a size: `title.width == 0.5*view.width` half of the width that
  /// two edges fill.
  func takings(of size: AutoLayout.Share) -> [Taking] {
    guard size.equation.second == nil, size.constant > 0 else { return [] }
    let anchor = size.equation.first
    let others = (shares[anchor.item] ?? []).filter { $0.handle != size.handle }
    let parts = others.map { Taking(share: $0, part: $0.part(of: anchor) ?? 0) }
    // Where a size is passed on by what is not read here, a reading direction say, the parts do not come
    // to the whole.
    let rest = size.multiplier + parts.reduce(0) { $0 + $1.part }
    guard Tolerance.isZero(rest) else { return [] }
    return parts.filter { $0.share.isRatio(of: anchor) && $0.part * size.multiplier > 0 }
  }
}

extension AutoLayout.Share {
  /// Whether it is between a size and that of something else.
  fileprivate func isRatio(of size: Anchor) -> Bool {
    guard let second = equation.second else { return false }
    let other = equation.first == size ? second : equation.first
    return [equation.first, second].contains(size) && other.attribute.kind == .size
  }

  /// How often a size enters the sum by this member; `nil` where it says nothing of it.
  func part(of size: Anchor) -> Double? {
    let sides =
      [(equation.first, 1.0)] + (equation.second.map { [($0, -equation.multiplier)] } ?? [])
    let parts = sides.compactMap { anchor, factor -> Double? in
      guard anchor.item == size.item, anchor.attribute.axis == size.attribute.axis else {
        return nil
      }
      return anchor.attribute.shareOfSize.map { $0 * factor * multiplier }
    }
    return parts.isEmpty ? nil : parts.reduce(0, +)
  }
}

extension Attribute {
  /// How much of a size lies before it; `nil` for what no size alone places.
  fileprivate var shareOfSize: Double? {
    switch self {
    case .width, .height, .trailing, .right, .bottom: 1
    case .centerX, .centerY: 0.5
    case .leading, .left, .top: 0
    default: nil
    }
  }
}

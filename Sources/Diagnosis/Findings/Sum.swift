package import AutoLayout

/// The sum that proves a conflict: what the members ask for, which is `gap` more than what they
/// leave room for, as in `16 + 500 + 16 = 532, which is 212 more than 320`.
package struct Sum: Hashable, Sendable {
  /// One member's part: `factor × number`.
  package struct Term: Hashable, Sendable {
    package var handle: Handle
    /// Above 0; 1 needs no mention.
    package var factor: Double
    /// In points; 0 or more wherever the member allows it.
    package var number: Double

    package init(handle: Handle, factor: Double, number: Double) {
      self.handle = handle
      self.factor = factor
      self.number = number
    }

    package var product: Double { factor * number }
  }

  /// What is asked for, along the axis, without what adds nothing. Empty for 0.
  package var left: [Term]
  /// What there is room for, along the axis, without what adds nothing. Empty for 0.
  package var right: [Term]
  /// What `left` has more than `right`, in points, above 0. Multiples of a proof prove the same:
  /// this is the gap of the multiple with the plainest factors.
  package var gap: Double

  package init(left: [Term], right: [Term], gap: Double) {
    self.left = left
    self.right = right
    self.gap = gap
  }

  package var leftTotal: Double { left.reduce(0) { $0 + $1.product } }
  package var rightTotal: Double { right.reduce(0) { $0 + $1.product } }
}

/// The one place that decides when a floating-point residue counts as zero: ten numbers, and what is
/// asked by them.
package enum Tolerance {
  /// Half a thousandth of a point: far below a pixel, far above rounding noise. What is shown with three
  /// decimals is the same within it.
  package static let points = 0.000_5
  /// The residual that a held constraint may have, relative to the size of its own terms: six digits are
  /// what constants of layouts have. A pivot whose row and column agree less is not trusted.
  package static let residual = 1e-6
  /// Below this a coefficient is the residue of cancelled ones: products of two of the smallest shares
  /// that anybody writes, a thousandth, are a thousand times larger.
  package static let coefficient = 1e-9
  /// What is left of two numbers that cancel, relative to their size: of sixteen digits six may have gone
  /// before.
  static let cancellation = 1e-10
  /// The relative size of the noise that chains of thousands of operations leave in a value: some tens of
  /// thousands of units of the last place.
  static let noise = 1e-11
  /// How far off a search may leave a large value, relative to it: it solves with its factors a hundred
  /// times or so before they are made anew.
  private static let placement = 1e-12
  /// That of what a few operations leave in an entry of a row, relative to the largest there: fifty units
  /// of the last place.
  static let rounding = 1e-14
  /// The distance of two numbers on the grid to which values are rounded, 2⁻²⁶: the last of the 26 digits
  /// with which half of a double's remain for what a number is multiplied by.
  private static let grain = 0x1p-26
  /// What part of a number may be left of it before rounding is felt in the rest: eight of its binary
  /// digits are gone then.
  private static let delicacy = 0x1p-8
  /// How often the least coefficient of a row may go into the largest, and the row be an ordinary one:
  /// shares of superviews are rarely less than a thirty-second.
  static let unevenness = 32.0

  package static func isZero(_ coefficient: Double) -> Bool {
    abs(coefficient) < Self.coefficient
  }

  /// Whether two lengths in points print and count as the same.
  package static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= points
  }
}

// MARK: - What searches ask

extension Tolerance {
  /// How much finer it is told on which side of a kink a multiplier is than whether it differs from the
  /// slope there: of rows that are nearly parallel the multipliers are that small.
  static var placing: Double { cancellation / coefficient }
  /// What part of what a multiplier may differ from a slope by, and count as it, rounding may leave.
  static var tie: Double { placement / coefficient }
  /// By how much row and column of a pivot may disagree, relative to it, where nothing better can be had:
  /// half of the digits that are asked for elsewhere.
  static var lastPivot: Double { residual.squareRoot() }
  /// What a second round may change, relative to the largest value, without being felt.
  static var refinement: Double { 10 * rounding }

  /// Whether a row of an inverse lets rounding grow so much that an exchange along it leaves traces in
  /// multipliers: these are sums of products of two entries.
  @inline(__always) static func isRough(squaredLength: Double) -> Bool {
    squaredLength > unevenness * unevenness
  }

  /// Whether what is multiplied by a factor has so much larger errors that values are to be looked at again.
  static func isRough(factor: Double) -> Bool { abs(factor) > unevenness * unevenness }

  /// Whether it lets rounding grow so much that values are to be refined even when they were computed
  /// from new factors.
  @inline(__always) static func isSteep(squaredLength: Double) -> Bool {
    squaredLength * (delicacy * delicacy) > 1 / (delicacy * delicacy)
  }

  /// How far from where it belongs a value of a search may lie: of a large one no more digits are
  /// asked for than rounding leaves.
  @inline(__always) static func distance(at value: Double) -> Double {
    max(coefficient, placement * abs(value))
  }

  /// Whether two positions of a search are one.
  static func coincide(_ first: Double, _ second: Double) -> Bool {
    first == second
      || (first - second).isFinite
        && abs(first - second) <= distance(at: min(abs(first), abs(second)))
  }

  /// Whether `sum` is only what rounding left of terms of size `magnitude`, with any sign.
  package static func isCancelled(_ sum: Double, of magnitude: Double) -> Bool {
    abs(sum) <= cancellation * abs(magnitude)
  }

  /// The sum of two numbers, 0 where they cancel, and whether it is delicate.
  @inline(__always) static func sum(
    _ first: Double, _ second: Double
  ) -> (value: Double, isDelicate: Bool) {
    let sum = first + second
    let size = abs(first) + abs(second)
    return (isCancelled(sum, of: size) ? 0 : sum, isDelicate(sum, of: size))
  }

  /// Whether `sum` is so little of terms of size `magnitude` that rounding is felt in it; what rounding
  /// alone leaves of them is not.
  @inline(__always) static func isDelicate(_ sum: Double, of magnitude: Double) -> Bool {
    abs(sum) <= delicacy * abs(magnitude) && abs(sum) > rounding * abs(magnitude)
  }

  /// Whether a value is so little of one from which it was reached, and that so large, that digits are
  /// missing in it.
  static func isLeftover(_ value: Double, of origin: Double) -> Bool {
    abs(origin) * (delicacy * delicacy) > 1 / delicacy && abs(value) < delicacy * abs(origin)
  }

  /// Whether a rate of descent differs from zero, made of terms of size `magnitude`.
  static func isRate(_ rate: Double, of magnitude: Double) -> Bool {
    abs(rate) > coefficient * magnitude
  }

  /// Whether a rate of descent counts as zero, and is more than what rounding leaves of zero.
  static func isNearlyRate(_ rate: Double, of magnitude: Double) -> Bool {
    !isRate(rate, of: magnitude) && abs(rate) > rounding * magnitude
  }
}

// MARK: - What constraints ask

extension Tolerance {
  /// By how much a constraint may be missed and still count as held, when the terms of its left
  /// side, with the largest coefficient between 1 and 2, are of size `magnitude`.
  ///
  /// - Parameter scale: What the constraint was multiplied by to be so, where what it is missed by in
  ///   the caller's units counts as well, as far as values on the grid tell.
  static func residual(at magnitude: Double, scale: Double = 1) -> Double {
    let unit = min(1, scale)
    return max(min(residual * max(unit, magnitude), points * unit), 2 * grain, noise * magnitude)
  }

  /// The gap to which rows may add up and count as held, whose bounds are of size `magnitude`, where `unit`
  /// is that of the row in which it is largest. One that is just as large is held however it was added up.
  static func play(of unit: Double, at magnitude: Double) -> Double {
    let relative = residual * max(1, magnitude / unit)
    return max(min(relative, points), 2 * grain) * unit + refinement * magnitude
  }

  /// By how much required rows may miss each other, the largest coefficient of each between 1 and 2,
  /// before it is looked at whether they contradict each other.
  ///
  /// - Parameter scale: What the row was multiplied by to be so: where it is little, so is its play.
  static func strain(at magnitude: Double, scale: Double) -> Double {
    max(blur(at: magnitude), min(strain(at: magnitude), feltPlay(at: magnitude, scale: scale)))
  }

  /// The same of a row that is no larger than the caller gave it.
  static func strain(at magnitude: Double) -> Double { max(2 * grain, 4 * blur(at: magnitude)) }

  /// How far off a search may leave a value that it can tell from others.
  static func blur(at magnitude: Double) -> Double { placement * magnitude }

  /// Half of what is play for the caller, in the units of a row that was multiplied by `scale`.
  static func feltPlay(at magnitude: Double, scale: Double) -> Double {
    play(of: scale, at: magnitude) / 2
  }

  /// Whether values of size `magnitude` have too few digits to tell strain by.
  static func hidesStrain(at magnitude: Double, scale: Double) -> Bool {
    noise * magnitude > feltPlay(at: magnitude, scale: scale)
  }

  /// By how much the left side of a row of `count` terms of size `magnitude`, the largest coefficient
  /// between 1 and 2, may differ at values on the grid from what it is at exact ones.
  static func graining(of count: Int, at magnitude: Double) -> Double {
    graining(of: count) + noise * magnitude
  }

  /// The same of exact values rounded to the grid, and of nothing else.
  static func graining(of count: Int) -> Double { Double(count) * grain }

  /// Whether two values of one quantity differ by no more than what chains of operations leave.
  static func areEqualButForNoise(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= noise * max(1, abs(first))
  }

  /// Whether two values are one that are shown on the grid.
  static func areSame(_ first: Double, _ second: Double) -> Bool {
    first == second
      || abs(first - second) <= residual / 10 * max(1, min(abs(first), abs(second)))
  }
}

// MARK: - The grid

extension Tolerance {
  /// The nearest multiple of 2⁻²⁶ (1.5e-8), which no rounding noise leaves a trace in; of numbers so
  /// small that this would be felt where they are multiplied the first 26 digits; so large ones that
  /// they have no such digits stay.
  @inline(__always) static func onGrid(_ value: Double) -> Double {
    let size = abs(value)
    if size < small, size > coefficient {
      let lifted = lift * value
      return lifted - (lifted - value)
    }
    return value + shift - shift + 0.0
  }

  /// Half a step of the grid is a quarter of a millionth of it; for less it nears `residual`.
  private static var small: Double { 1.0 / 32 }
  /// Adding 1.5 · 2²⁶ leaves a sum whose last digit is worth 2⁻²⁶.
  private static var shift: Double { 100_663_296 }
  /// Veltkamp's factor to take the last 27 of 53 digits off.
  private static var lift: Double { 134_217_729 }
}

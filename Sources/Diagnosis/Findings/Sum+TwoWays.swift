package import AutoLayout
import Simplex

extension Sum {
  /// The sum of a proof in which one size alone counts, and others pass it on in two ways that differ:
  /// `0.625 × 300 = 187.5` against `0.5 × 300 = 150`. Of the difference, `0.125 × 300`, nobody could
  /// tell where it comes from. `nil` for other proofs.
  ///
  /// - Parameter broken: The member that is taken once, so that the gap is what it misses; where that is
  ///   the size itself, one that passes it on is.
  package init?(twoWaysIn proof: Proof, about broken: Handle) {
    let counting = proof.members.filter { !Tolerance.isZero($0.multiplier * $0.constant) }
    guard let size = counting.first, counting.count == 1, size.equation.second == nil,
      size.constant > 0, size.multiplier > 0
    else { return nil }
    let passing = proof.members.filter { $0.handle != size.handle }
    let once = passing.first { $0.handle == broken } ?? passing.last
    guard let taken = once?.multiplier, !Tolerance.isZero(taken) else { return nil }
    let parts = passing.compactMap { $0.part(of: size.equation.first).map { -$0 / abs(taken) } }
    let more = parts.filter { $0 > 0 }.reduce(0, +)
    let less = -parts.filter { $0 < 0 }.reduce(0, +)
    // Where a size is passed on by what is not read here, a reading direction say, the two do not come
    // to the whole.
    guard !Tolerance.isZero(more), !Tolerance.isZero(less),
      Tolerance.isZero(more - less - size.multiplier / abs(taken))
    else { return nil }
    let term = { Term(handle: size.handle, factor: $0, number: size.constant) }
    self.init(left: [term(more)], right: [term(less)], gap: proof.gap / abs(taken))
  }
}

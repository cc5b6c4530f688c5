import AutoLayout
import TestSupport
import Testing

@testable import Diagnosis

/// The sum of a conflict that has very many members.
struct LongSumTests {
  /// Labels in a row, each 40 wide and 8 behind the one before.
  private func proof(of count: Int) -> Proof {
    var members: [AutoLayout.Share] = []
    func add(_ equation: Equation) {
      let handle = Handle.constraint(ConstraintID(members.count + 1))
      members.append(
        AutoLayout.Share(
          handle: handle, equation: equation, multiplier: 1, constant: equation.constant))
    }
    for number in 1...count {
      let (view, before) = (ViewID(number), ViewID(number - 1))
      add(Equation(Anchor(view, .leading), .equal, Anchor(before, .trailing), constant: 8))
      add(Equation(Anchor(view, .width), .equal, constant: 40))
    }
    return Proof(members: members, gap: Double(48 * count))
  }

  @Test func everyMemberIsLookedAtOnce() {
    let sum = Sum(proof(of: 3)) { _ in 0 }
    #expect(sum.left.count == 6 && sum.right.isEmpty && sum.gap == 144)
    let factor = Growth.factor(400) { _ = Sum(proof(of: $0)) { _ in 0 } }
    #expect(factor < Growth.ofOnePass)
  }

  @Test func whatIsKnownToLeadToItIsFoundAmongWhatSpeaksOfAView() throws {
    var sample = Sample.ofALog
    for number in 1...400 { try sample.addViews("l\(number)") }
    let proofs = [100: proof(of: 100), 400: proof(of: 400)]
    let factor = Growth.factor(100) { [document = sample.document] count in
      guard let proof = proofs[count] else { return }
      #expect(Cause(of: proof.members, gap: proof.gap, in: document)?.kind == .twoWays)
    }
    #expect(factor < Growth.ofOnePass)
  }
}

import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// Sums of proofs written by hand: what stands on which side, in which order, times what.
struct SumTests {
  private let view = Item(.root)
  private let title = Item(ViewID(2))
  private let photo = Item(ViewID(3))

  @Test func marginsAgainstAWidthAddUpAlongTheAxis() {
    let sum = sum(
      [
        share(
          1, Equation(Anchor(title, .leading), .equal, Anchor(view, .leading), constant: 16), 1),
        share(
          2, Equation(Anchor(title, .trailing), .equal, Anchor(view, .trailing), constant: -16), -1),
        share(3, Equation(Anchor(title, .width), .equal, constant: 500), 1),
        share(4, Equation(Anchor(view, .width), .equal, constant: 320), -1),
      ], gap: 212, at: [view: 0...320, title: 16...304])
    #expect(text(sum) == "16 + 500 + 16 = 532, 212 more than 320")
  }

  @Test func aMemberCountsByItsFactor() {
    let sum = sum(
      [
        share(1, Equation(Anchor(title, .width), .equal, constant: 100), 1),
        share(
          2,
          Equation(
            Anchor(photo, .width), .equal, Anchor(title, .width), multiplier: 2, constant: 8), 0.5),
        share(3, Equation(Anchor(photo, .width), .equal, constant: 150), -0.5),
      ], gap: 29, at: [title: 0...100, photo: 0...150])
    #expect(text(sum) == "2 × 100 + 8 = 208, 58 more than 150")
  }

  /// `5 × 350` and `4 × 320` would be nobody's numbers.
  @Test(arguments: [1, 5, 1.25])
  func aPartOfASizeIsToldByItsOwnFactor(multiple: Double) {
    let sum = sum(
      [
        share(1, Equation(Anchor(title, .width), .greaterThanOrEqual, constant: 350), multiple),
        share(
          2,
          Equation(Anchor(title, .width), .lessThanOrEqual, Anchor(view, .width), multiplier: 0.8),
          -multiple),
        share(3, Equation(Anchor(view, .width), .equal, constant: 320), -0.8 * multiple),
      ], gap: 94 * multiple, at: [:])
    #expect(text(sum) == "350 = 350, 94 more than 0.8 × 320")
  }

  @Test func aSizeThatIsOnlyPassedOnAddsNoTerm() {
    let sum = sum(
      [
        share(1, Equation(Anchor(title, .width), .equal, constant: 200), 1),
        share(2, Equation(Anchor(title, .width), .equal, Anchor(photo, .width)), -1),
        share(3, Equation(Anchor(photo, .width), .equal, constant: 120), -1),
      ], gap: 80, at: [:])
    #expect(text(sum) == "200 = 200, 80 more than 120")
  }

  /// Otherwise `300, 300 more than 0` would be left, of which nobody can tell why.
  @Test func oneSizePassedOnInTwoWaysIsComparedWithItself() throws {
    let members = [
      share(1, Equation(Anchor(photo, .width), .equal, constant: 300), 1),
      share(
        2, Equation(Anchor(title, .width), .equal, Anchor(photo, .width), multiplier: 0.5), -8),
      share(
        3, Equation(Anchor(title, .width), .equal, Anchor(photo, .width), multiplier: 0.625), 8),
    ]
    for broken in [1, 3] {
      let sum = try #require(
        Sum(
          twoWaysIn: Proof(members: members, gap: 300), about: .constraint(ConstraintID(broken))))
      #expect(text(sum) == "0.625 × 300 = 187.5, 37.5 more than 0.5 × 300", "c\(broken)")
    }
    #expect(
      Sum(
        twoWaysIn: Proof(members: Array(members.prefix(2)), gap: 300),
        about: .constraint(ConstraintID(2))) == nil)
  }

  @Test func anEmptyViewAddsNothingBetweenItsGaps() {
    let sum = sum(
      [
        share(
          1, Equation(Anchor(title, .leading), .equal, Anchor(view, .leading), constant: 200), 1),
        share(
          2, Equation(Anchor(title, .trailing), .equal, Anchor(view, .trailing), constant: -200), -1
        ),
        share(3, Equation(Anchor(title, .width), .greaterThanOrEqual, constant: 0), 1),
        share(4, Equation(Anchor(view, .width), .equal, constant: 320), -1),
      ], gap: 80, at: [view: 0...320, title: 200...200])
    #expect(text(sum) == "200 + 200 = 400, 80 more than 320")
  }

  @Test func aNegativeSizeStaysAsItWasWritten() {
    let sum = sum(
      [
        share(1, Equation(Anchor(title, .width), .equal, constant: -50), -1),
        share(2, Equation(Anchor(title, .width), .greaterThanOrEqual, constant: 0), 1),
      ], gap: 50, at: [:])
    #expect(text(sum) == "0 = 0, 50 more than -50")
  }

  @Test func aGapBeyondTheEdgeIsRoomGained() {
    let sum = sum(
      [
        share(1, Equation(Anchor(title, .left), .equal, Anchor(view, .left), constant: 16), 1),
        share(2, Equation(Anchor(title, .right), .equal, Anchor(view, .right), constant: 20), -1),
        share(3, Equation(Anchor(title, .width), .equal, constant: 500), 1),
        share(4, Equation(Anchor(view, .width), .equal, constant: 320), -1),
      ], gap: 176, at: [view: 0...320, title: 16...340])
    #expect(text(sum) == "16 + 500 = 516, 176 more than 320 + 20 = 340")
  }

  /// A height of 0 counts half beside a centre, and nobody sees it.
  @Test func whatAddsNothingDoublesNoOtherMember() {
    let sum = sum(
      [
        share(1, Equation(Anchor(photo, .bottom), .equal, Anchor(title, .bottom), constant: 6), -2),
        share(2, Equation(Anchor(title, .centerY), .equal, Anchor(photo, .top)), -2),
        share(3, Equation(Anchor(title, .height), .equal, constant: 0), -1),
        share(4, Equation(Anchor(photo, .height), .equal, constant: 80), 2),
      ], gap: 148, at: [title: 0...0, photo: 0...80])
    #expect(text(sum) == "80 = 80, 74 more than 6")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func theSidesDifferByTheGap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let members = (1...Int.random(in: 1...6, using: &random)).map { number in
      let second = Bool.random(using: &random) ? Anchor(view, .left) : nil
      let attribute = second == nil ? Attribute.width : .left
      return share(
        number,
        Equation(
          Anchor(title, attribute), .equal, second,
          constant: Double(Int.random(in: -300...300, using: &random))),
        Double.random(in: -3...3, using: &random))
    }
    let gap = members.reduce(0) { $0 + $1.multiplier * $1.constant }
    let sum = sum(members, gap: gap, at: [:])
    #expect(abs(sum.leftTotal - sum.rightTotal - sum.gap) < 1e-6 * max(1, abs(sum.leftTotal)))
    #expect((sum.left + sum.right).allSatisfy { $0.factor > 0 && $0.number != 0 })
  }

  private func share(_ number: Int, _ equation: Equation, _ multiplier: Double) -> Share {
    Share(
      handle: .constraint(ConstraintID(number)), equation: equation, multiplier: multiplier,
      constant: equation.constant)
  }

  private func sum(
    _ members: [Share], gap: Double, at spans: [Item: ClosedRange<Double>]
  ) -> Sum {
    Sum(Proof(members: members, gap: gap)) { anchor in
      guard let span = spans[anchor.item] else { return nil }
      return switch anchor.attribute {
      case .leading, .left, .top: span.lowerBound
      case .trailing, .right, .bottom: span.upperBound
      default: (span.lowerBound + span.upperBound) / 2
      }
    }
  }

  private func text(_ sum: Sum) -> String {
    let left = "\(side(sum.left)) = \(number(sum.leftTotal))"
    let right =
      sum.right.count > 1 ? "\(side(sum.right)) = \(number(sum.rightTotal))" : side(sum.right)
    return "\(left), \(number(sum.gap)) more than \(right)"
  }

  private func side(_ terms: [Sum.Term]) -> String {
    if terms.isEmpty { return "0" }
    return terms.map { term in
      term.factor == 1 ? number(term.number) : "\(number(term.factor)) × \(number(term.number))"
    }.joined(separator: " + ")
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

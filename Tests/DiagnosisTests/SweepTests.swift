import AutoLayout
import Diagnosis
import TestSupport
import Testing

/// How layouts follow a constant, where the constraints alone decide and where the system makes others
/// of what it lays out.
@Suite struct SweepTests {
  /// A label between the edges of the screen, and a view that wants to be wide.
  private static func between() throws -> Sample {
    var sample = Sample()
    try sample.addViews("box")
    try sample.settleVertically("box")
    try sample.add(
      "box.leading == view.leading + 16", "box.trailing == view.trailing - 16", "box.width >= 200")
    return sample
  }

  private static func sweep(
    _ handle: Handle, from start: Double, to end: Double, of views: [String]? = nil,
    in sample: Sample
  ) throws -> Sweep {
    let swept = try #require(SweptConstant(handle))
    return try sample.examination().sweep(
      swept, from: start, to: end, watching: try views?.map(sample.view))
  }

  private static let width = Handle.generated(.window, .window(.horizontal))

  /// `0 to 60: box.x 0 to 60 by 1`, with what is broken.
  private static func lines(_ sweep: Sweep, in sample: Sample) -> [String] {
    sweep.pieces.map { piece in
      let movements = piece.movements.map { movement in
        let view = sample.document.view(movement.view)?.name ?? "?"
        let name = "\(view).\(movement.part)"
        let jump = movement.jumpedFrom.map { " after \(rounded($0))" } ?? ""
        return "\(name) \(rounded(movement.start)) to \(rounded(movement.end))\(jump)"
          + " by \(rounded(movement.rate))"
      }
      let broken = piece.broken.map { "breaks " + sample.text($0) }
      return (["\(rounded(piece.start)) to \(rounded(piece.end))"] + broken + movements)
        .joined(separator: ", ")
    }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 1000).rounded() / 1000 + 0
  }

  @Test func itSaysFromWhichWidthOnAConstraintBreaks() throws {
    let sample = try Self.between()
    let sweep = try Self.sweep(Self.width, from: 200, to: 300, of: ["box"], in: sample)
    #expect(
      Self.lines(sweep, in: sample) == [
        "200.0 to 232.0, breaks c5, box.width 168.0 to 200.0 by 1.0",
        "232.0 to 300.0, box.width 200.0 to 268.0 by 1.0",
      ])
  }

  @Test func downwardsItIsTheSameTheOtherWayRound() throws {
    let sample = try Self.between()
    let sweep = try Self.sweep(Self.width, from: 300, to: 200, of: ["box"], in: sample)
    #expect(
      Self.lines(sweep, in: sample) == [
        "300.0 to 232.0, box.width 268.0 to 200.0 by 1.0",
        "232.0 to 200.0, breaks c5, box.width 200.0 to 168.0 by 1.0",
      ])
  }

  /// From 400 points on the side margins are 20.
  @Test func marginsJumpWhereTheWindowGetsWideEnough() throws {
    var sample = Sample(width: 390)
    try sample.addViews("box")
    try sample.settleVertically("box")
    try sample.add("box.leading == view.leadingMargin", "box.width == 40")
    let sweep = try Self.sweep(Self.width, from: 390, to: 430, of: ["box"], in: sample)
    #expect(
      Self.lines(sweep, in: sample) == [
        "390.0 to 400.0", "400.0 to 430.0, box.x 20.0 to 20.0 after 16.0 by 0.0",
      ])
  }

  @Test func whatHoldsAtOneNumberIsAPieceOfOneNumber() throws {
    var sample = Sample()
    try sample.addViews("box")
    try sample.settleVertically("box")
    let handles = try sample.add(
      "box.leading == view.leading", "box.width == 100", "box.width == 40")
    let sweep = try Self.sweep(handles[2], from: 0, to: 200, in: sample)
    #expect(
      Self.lines(sweep, in: sample) == [
        "0.0 to 100.0, breaks c5", "100.0 to 100.0", "100.0 to 200.0, breaks c5",
      ])
  }

  /// A view of the swept width with a wish of its own, and one that is as wide up to 100.
  private static func wishing(_ wish: String) throws -> (Sample, wish: Handle, width: Handle) {
    var sample = Sample()
    try sample.addViews("box", "other")
    try sample.settleVertically("box", "other")
    let handles = try sample.add(
      "box.leading == view.leading", wish, "box.width == 40", "other.leading == view.leading",
      "other.width == box.width @700", "other.width <= 100")
    return (sample, handles[1], handles[2])
  }

  struct Wished: Sendable {
    let wish: String
    let numbers: [Double]
    /// Of the pieces between the numbers.
    let isMissed: [Bool]
  }

  /// Upwards and downwards.
  @Test(
    arguments: [
      Wished(
        wish: "box.width == 50 @750", numbers: [0, 50, 50, 100, 300],
        isMissed: [true, false, true, true]),
      Wished(
        wish: "box.width == 100 @750", numbers: [0, 100, 100, 300],
        isMissed: [true, false, true]),
      Wished(
        wish: "box.width == 240 @750", numbers: [0, 100, 240, 240, 300],
        isMissed: [true, true, false, true]),
      Wished(
        wish: "box.width >= 50 @750", numbers: [0, 50, 100, 300], isMissed: [true, false, false]),
      Wished(
        wish: "box.width <= 120 @750", numbers: [0, 100, 120, 300], isMissed: [false, false, true]),
      Wished(wish: "box.width >= 0 @750", numbers: [0, 100, 300], isMissed: [false, false]),
    ], [true, false])
  func whereAWishIsMetIsToldToTheNumber(wished: Wished, isUpward: Bool) throws {
    let (sample, wish, width) = try Self.wishing(wished.wish)
    let sweep = try Self.sweep(
      width, from: isUpward ? 0 : 300, to: isUpward ? 300 : 0, in: sample)
    let pieces = isUpward ? sweep.pieces : sweep.pieces.reversed()
    let ends = isUpward ? pieces.map { ($0.start, $0.end) } : pieces.map { ($0.end, $0.start) }
    #expect(ends.map { Self.rounded($0.0) } == Array(wished.numbers.dropLast()))
    #expect(ends.map { Self.rounded($0.1) } == Array(wished.numbers.dropFirst()))
    #expect(pieces.map { $0.missed.contains(wish) } == wished.isMissed)
  }

  @Test func aTextThatWrapsGrowsAtOnce() throws {
    let (sample, gap) = try Self.wrapping()
    let sweep = try Self.sweep(gap, from: 100, to: 300, of: ["text", "below"], in: sample)
    let jumps = sweep.pieces.dropFirst().flatMap { piece in
      piece.movements.filter { $0.part == .height }.map(\.start)
    }
    #expect(jumps.count >= 2)
    #expect(jumps == jumps.sorted(by: >))
    #expect(!sweep.isCut)
  }

  /// A text of several lines as wide as a constant, and a view below it.
  private static func wrapping() throws -> (Sample, Handle) {
    var sample = Sample()
    try sample.addViews("text", kind: .label)
    let text = try sample.view("text")
    var content = try #require(sample.document.view(text)).content
    content.setText("A text of some words that go on over several lines where there is no room")
    content.numberOfLines = 0
    try sample.apply([.change(text, .content(content))])
    try sample.addViews("below")
    let handles = try sample.add(
      "text.leading == view.leading + 16", "text.top == view.top + 20", "text.width == 200",
      "below.top == text.bottom + 8", "below.leading == text.trailing", "below.width == 10",
      "below.height == 10")
    return (sample, handles[2])
  }

  /// Every piece against engines that know one number each.
  @Test(arguments: 0..<3)
  func piecesSayWhatFreshEnginesFind(which: Int) throws {
    let (sample, handle): (Sample, Handle) =
      switch which {
      case 0: (try Self.between(), Self.width)
      case 1: try Self.wrapping()
      default: (try Self.wrapping().0, Self.width)
      }
    let swept = try #require(SweptConstant(handle))
    let sweep = try Self.sweep(handle, from: 90, to: 450, in: sample)
    var random = SeededGenerator(seed: UInt64(which))
    var checked = 0
    for piece in sweep.pieces {
      for share in [0.02, 0.98, Double(random.int(in: 100...900)) / 1000.3] {
        let number = piece.start + share * (piece.end - piece.start)
        let document = sample.document.having(number, at: swept)
        let solution = try LayoutEngine().layout(of: document)
        #expect(solution.broken == piece.broken, "at \(number)")
        for movement in piece.movements {
          let value = try #require(
            solution.value(of: document.measure(of: movement.part, of: Item(movement.view))))
          let expected = movement.start + movement.rate * (number - piece.start)
          #expect(abs(value - expected) < 0.001, "\(movement) at \(number)")
          checked += 1
        }
      }
    }
    #expect(checked >= 3)
    #expect(sweep.pieces.first?.start == 90 && sweep.pieces.last?.end == 450)
  }
}

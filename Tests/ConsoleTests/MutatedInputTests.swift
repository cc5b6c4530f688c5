import ConsoleSupport
import Foundation
import TestSupport
import Testing

/// What the fuzzers are held to, with inputs that are damaged at random, wherever there is no libFuzzer.
@Suite struct MutatedInputTests {
  private static let sources = FuzzerSources(
    sessions: ShippedSession.all.map(\.text), logs: [log, log.replacing("UILabel", with: "UIView")])

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UILabel:0x7f1'Total'.width == 160   (active)>",
        "<NSLayoutConstraint:0x600002 H:|-(16)-[UILabel:0x7f1'Total']-(16)-|   (active, names: '|':UIView:0x7f2 )>",
        "<NSLayoutConstraint:0x600003 'UIView-Encapsulated-Layout-Width' UIView:0x7f2.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001 UILabel:0x7f1'Total'.width == 160   (active)>
    """

  private static let count = LongTests.areWanted ? 400 : 8
  /// Those of the readers alone where time is short.
  private static let fuzzers: [Fuzzer] =
    LongTests.areWanted ? Fuzzer.all : [.session, .log, .storyboard, .swift]

  @Test(arguments: fuzzers.indices)
  func `Damaged inputs are answered, saved and replayed`(place: Int) throws {
    let fuzzer = Self.fuzzers[place]
    let check = try fuzzer.check()
    var mutation = Mutation(of: fuzzer.seeds(Self.sources), seed: UInt64(place) + 1)
    for number in 0..<Self.count {
      let input = mutation.next(upTo: fuzzer.longestInput)
      let probe = try check(input)
      #expect(
        probe.complaints.isEmpty,
        "\(fuzzer.name) \(number): \(String(decoding: input, as: UTF8.self)): \(probe.complaints)")
    }
  }
}

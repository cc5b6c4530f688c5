import ConsoleSupport
import Foundation
import TestSupport
import Testing

/// What the fuzzers are held to, with inputs that are damaged at random, wherever there is no libFuzzer.
@Suite struct MutatedInputTests {
  private static let sources = FuzzerSources(
    sessions: ShippedSession.all.map(\.text),
    logs: [log, log.replacing("UILabel", with: "UIView")],
    dumps: [tree, exception], layouts: layouts)

  private static let tree = """
    <UIView: 0x7f1; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer: 0x600001>>
       | <UIStackView: 0x7f2; frame = (16 20; 288 44); layer = <CALayer: 0x600002>>
       |    | <UILabel: 0x7f3; frame = (0 0; 80.5 44); text = 'Total'; layer = <_UILabelLayer: 0x600003>>
    """

  private static let exception = """
    *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x600001 "UILabel:0x7f1.leading"> and <NSLayoutXAxisAnchor:0x600002 "UIView:0x7f2.leading"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'
    """

  /// The files that the tests of patches repair.
  private static var layouts: [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "BrokenFiles", directoryHint: .isDirectory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

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

  private static let count = LongTests.areWanted ? 400 : 4
  /// Those of the readers alone where time is short.
  private static let fuzzers: [Fuzzer] =
    LongTests.areWanted
    ? Fuzzer.all : [.session, .log, .dump, .storyboard, .swift, .objectiveC, .library]

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

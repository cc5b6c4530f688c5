import Testing

@testable import Interchange

/// What AppKit prints as `(null)`, and what is whole though the text ends behind it.
struct NamelessAttributeTests {
  private func constraints(_ lines: [String]) -> [ConsoleLog.Constraint] {
    let list = lines.map { "    <\($0)>," }.joined(separator: "\n")
    let log = ConsoleLogReader.read("Conflicting constraints detected: [\n\(list)\n]\n")
    return log.reports.first?.constraints ?? []
  }

  @Test func anEdgeWithoutANameIsTheOneThatTheMaskMeasures() throws {
    let read = constraints([
      "NSLayoutConstraint:0x60000701 NSView:0x7fe5d101.width >= 120",
      "NSAutoresizingMaskLayoutConstraint:0x60000702 Demo.PaneView:0x7fe5d102.(null) == 6",
      "NSAutoresizingMaskLayoutConstraint:0x60000703 NSView:0x7fe5d103.width == Demo.PaneView:0x7fe5d102.(null) + 4",
    ])
    try #require(read.count == 3)
    #expect(read[1].relation.first.attribute == .minX && read[1].relation.constant == 6)
    let last = read[2].relation
    #expect(last.first.attribute == .maxX && last.second?.attribute == .width)
    #expect(last.constant == -4)
  }

  /// Two axes leave open which one is meant.
  @Test func whereTheOthersDoNotAgreeTheLineIsNotRead() {
    let read = constraints([
      "NSLayoutConstraint:0x60000711 NSView:0x7fe5d101.width == 120",
      "NSLayoutConstraint:0x60000712 NSView:0x7fe5d101.height == 120",
      "NSAutoresizingMaskLayoutConstraint:0x60000713 Demo.PaneView:0x7fe5d102.(null) == 6",
    ])
    #expect(read.count == 2)
  }

  @Test(arguments: [
    ("UIView:0x7fe5d121.height == 0", 2), ("V:|-(8)-[UILabel:0x7fe5d122]", 2),
    ("V:[UILabel:0x7fe5d122(44)]", 2), ("UIView:0x7fe5d121.height == 4", 1),
    ("UIView:0x7fe5d121.height == 20", 1), ("V:[UILabel:0x7fe5d122]-(44)-[UIV", 1),
  ])
  func aLineThatCanOnlyBeWholeIsReadAtTheEndOfATextToo(_ line: String, _ count: Int) {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60000721 UIView:0x7fe5d121.height == 50   (active)>",
          "<NSLayoutConstraint:0x60000722 \(line)
      """
    #expect(ConsoleLogReader.read(text).reports.first?.constraints.count == count)
  }
}

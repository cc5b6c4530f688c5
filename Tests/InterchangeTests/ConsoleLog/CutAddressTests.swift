import Testing

@testable import Interchange

/// Texts that end inside the address of a view.
struct CutAddressTests {
  /// - Parameter address: With which the text ends.
  private func read(_ lines: [String], endingWith address: String) -> ConsoleLog {
    let list = lines.map { "    \"<\($0)>\",\n" }.joined()
    return ConsoleLogReader.read(
      "(\n\(list)    \"<NSLayoutConstraint:0x600000a9 V:[UIImageView:0x7fa1c2d1]-(20)-|   "
        + "(active, names: '|':UIView:\(address)")
  }

  private static let below =
    "NSLayoutConstraint:0x600000a1 V:[UIImageView:0x7fa1c2d1]-(12)-[UIView:0x7fa1b2c3]   (active)"
  private static let height = "NSLayoutConstraint:0x600000a2 UIView:0x7fa1b2e5.height == 30"

  private func superviews(in log: ConsoleLog) -> [String?] {
    let last = log.reports.first?.constraints.last
    return [last?.superview, last?.relation.first.item].map { $0?.address?.description }
  }

  @Test func itBelongsToTheOnlyViewOfItsClassThatBeginsSo() {
    let log = read([Self.below], endingWith: "0x7fa1")
    #expect(superviews(in: log) == ["0x7fa1b2c3", "0x7fa1b2c3"])
    let kind = ConsoleLog.Note.Kind.addressIsCut(.init(digits: "7fa1"), .init(digits: "7fa1b2c3"))
    #expect(log.notes.contains(ConsoleLog.Note(line: 3, kind: kind)))
  }

  @Test(arguments: [("0x7fa1", "7fa1"), ("0x7fa1b2c3", nil), ("0x7fb0", "7fb0")])
  func oneThatMayBeSeveralOrIsWholeOrUnknownIsKept(address: String, cut: String?) {
    let log = read([Self.below, Self.height], endingWith: address)
    #expect(superviews(in: log) == [address, address])
    let notes = cut.map { [ConsoleLog.Note.Kind.endsInAddress(.init(digits: $0))] } ?? []
    #expect(log.notes.map(\.kind).filter { $0 != .brokenIsNotNamed } == notes)
  }
}

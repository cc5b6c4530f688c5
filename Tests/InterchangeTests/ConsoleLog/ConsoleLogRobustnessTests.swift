import TestSupport
import Testing

@testable import Interchange

/// Inputs that a reader which looks back, or ahead to the end, would take minutes for.
@Test(arguments: [
  "<NSLayoutConstraint:0x600000a1 UILabel:0x7fa1b2c3'", "'", "\"", "<", "(((((", "[", "0x1234'",
  "<NSLayoutConstraint:", "NSLayoutConstraint:0x1234\n", "\n", "\\", "\\U", "| ", "<private>",
  "Unable to ", "Will attempt to recover ", "(active", "'|':", "names: a:0x1234 ", ".top", "-(",
  "<NSLayoutConstraint:0x600000a1 V:[a'(1", "\"<NSLayoutConstraint:0x600000a1 ", "   ",
])
func longRepetitionsAreReadInOnePass(unit: String) {
  let factor = Growth.factor(4_000 / unit.utf8.count) { count in
    let repeated = String(repeating: unit, count: count)
    let log = ConsoleLogReader.read("\(headlineStart)\n(\n\"<NSLayoutConstraint:0x6000 \(repeated)")
    #expect(log.reports.count + log.notes.count > 0)
  }
  #expect(factor < Growth.ofOnePass)
}

private let headlineStart = "Unable to simultaneously satisfy constraints."

private let fragments = [
  "<NSLayoutConstraint:0x600000a1 ", "UIView:0x7fa1b2c3", "'text'", ".top", ".width", " == ",
  " <= ", "0.5*", "44", " - 16", "H:", "V:", "|", "-(8)-", "[", "]", "(>=4)", "(LTR)", "   (active",
  ", names: ", "'|':", " )", ">", "\",\n", "\"", "\n", "\\U5206", "\\", "Hug:250 ", "h=--& v=-&- ",
  "\n\nWill attempt to recover by breaking constraint \n", headlineStart, "\n(\n", "\n)\n", "é",
  "\u{0}",
]

@Test(arguments: 0..<200 as Range<UInt64>)
func everyMixtureOfFragmentsIsAccountedFor(seed: UInt64) {
  var random = LogFragments(seed: seed)
  let count = random.number(below: 80)
  let text = (0..<count).map { _ in fragments[random.number(below: fragments.count)] }.joined()
  let log = ConsoleLogReader.read(text)
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1

  for report in log.reports {
    #expect(report.entries.count == report.constraints.count + report.unread.count)
    #expect(report.entries.allSatisfy { (1...lines).contains($0.line) })
  }
  #expect(log.notes.allSatisfy { (1...lines).contains($0.line) })
  #expect(log == ConsoleLogReader.read(text))
}

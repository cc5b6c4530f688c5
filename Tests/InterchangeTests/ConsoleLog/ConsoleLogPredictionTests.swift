import Testing

@testable import Interchange

private func expectLikeliest(_ number: Int, of lines: [String]) throws {
  let log = ConsoleLogReader.read(lines.map { "\"<\($0)>\"" }.joined(separator: ",\n"))
  let report = try #require(log.reports.first)
  #expect(report.likelyBroken == report.constraints[number])
}

private let gap = "NSLayoutConstraint:0x600000a1 H:[UILabel:0x7fa1b2c1]-(8)-[UILabel:0x7fa1b2c2]"
private let trailing =
  "NSLayoutConstraint:0x600000a2 H:[UILabel:0x7fa1b2c2]-(8)-|   (Names: '|':UIView:0x7fa1b2c3 )"
private let width = "NSLayoutConstraint:0x600000a3 UILabel:0x7fa1b2c1.width == 300"
private let noWidth = "NSLayoutConstraint:0x600000a4 UIView:0x7fa1b2c3.width == 0"
private let encapsulated =
  "NSLayoutConstraint:0x600000a5 'UIView-Encapsulated-Layout-Width' UIView:0x7fa1b2c3.width == 320"
private let mask =
  "NSAutoresizingMaskLayoutConstraint:0x600000a6 h=--& v=--& UIView:0x7fa1b2c3.width == 320"

@Test func aGapBetweenSiblingsIsBrokenBeforeOtherShapes() throws {
  try expectLikeliest(2, of: [width, trailing, gap])
}

@Test func aFixedSizeIsBrokenBeforeATrailingEdge() throws {
  try expectLikeliest(1, of: [trailing, width])
}

@Test func whatTheUserMadeIsBrokenBeforeWhatTheSystemMade() throws {
  try expectLikeliest(2, of: [mask, encapsulated, trailing])
}

@Test func aSizeOfZeroIsNotBroken() throws {
  try expectLikeliest(1, of: [noWidth, trailing])
}

@Test func anInequalityIsBrokenBeforeEquations() throws {
  try expectLikeliest(
    1, of: [gap, "NSLayoutConstraint:0x600000a7 UILabel:0x7fa1b2c1.width >= 300"])
}

@Test func amongTheSystemsOwnTheMasksAreKept() throws {
  try expectLikeliest(1, of: [mask, encapsulated])
}

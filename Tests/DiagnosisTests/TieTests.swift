import AutoLayout
import Diagnosis
import Testing

/// Optional constraints of one priority that cannot both hold, and what decides between them.
struct TieTests {
  private func widths(_ relations: String...) throws -> (Sample, Double?) {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading")
    for relation in relations { try sample.add(relation) }
    let width = try sample.examination().solution.value(of: sample.anchor("title.width"))
    return (sample, width)
  }

  @Test func aLowerPriorityDecidesATie() throws {
    let (sample, width) = try widths(
      "title.width == 10 @750", "title.width == 50 @750", "title.width == 0 @250")
    let tie = try #require(sample.findings().ties.first)
    #expect(width == 10)
    #expect(sample.text(tie.nearer) == "c4")
    #expect(tie.nearerAmount == 0)
    #expect(sample.text(tie.loser) == "c5")
    #expect(tie.loserAmount == 40)
    #expect(tie.decision == .lower(.constraint(ConstraintID(6)), .defaultLow))
    #expect(tie.turnedBy == Priority(rawValue: 751))
  }

  @Test func aLowerPriorityBetweenTwoTiedMakesBothMiss() throws {
    let (sample, width) = try widths(
      "title.width == 10 @750", "title.width == 50 @750", "title.width == 30 @250")
    let findings = try sample.findings()
    #expect(width == 30)
    #expect(findings.ties.map(\.nearerAmount) == [20])
    #expect(findings.ties.map(\.loserAmount) == [20])
    #expect(findings.ties.map(\.decision) == [.lower(.constraint(ConstraintID(6)), .defaultLow)])
    #expect(findings.violations.isEmpty)
  }

  @Test func withoutALowerPriorityTheOrderDecides() throws {
    let (sample, width) = try widths("title.width == 10 @750", "title.width == 50 @750")
    let findings = try sample.findings()
    #expect(width == 10)
    #expect(findings.ties.map(\.decision) == [.order])
    let ambiguity = try #require(findings.ambiguities.first)
    #expect(ambiguity.part == .width)
    #expect(ambiguity.range == ValueRange(low: 10, high: 50))
    #expect(
      ambiguity.cause == .tied([.constraint(ConstraintID(4)), .constraint(ConstraintID(5))]))
    #expect(
      ambiguity.settlement
        == .priority(.constraint(ConstraintID(4)), try #require(Priority(rawValue: 751))))
  }

  @Test func manyMissesDoNotHideATie() throws {
    var sample = Sample()
    for name in (0..<40).map({ "field\($0)" }) {
      try sample.addViews(name)
      try sample.settleVertically(name)
      try sample.add(
        "\(name).leading == view.leading", "\(name).width == 50", "\(name).width == 10 @251")
    }
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.leading == view.leading", "title.width == 10 @251", "title.width == 50 @251")
    let findings = try sample.findings()
    #expect(findings.ties.map(\.decision) == [.order])
    #expect(findings.ambiguities.count == 1)
    guard case .tied = findings.ambiguities.first?.cause else {
      Issue.record("\(findings.ambiguities)")
      return
    }
  }

  @Test func aHigherPriorityIsAViolationAndNoTie() throws {
    let (sample, width) = try widths("title.width == 10 @750", "title.width == 50 @749")
    let findings = try sample.findings()
    #expect(width == 10)
    #expect(findings.ties.isEmpty)
    let violation = try #require(findings.violations.first(1).first)
    #expect(sample.text(violation.handle) == "c5")
    #expect(violation.amount == 40)
    #expect(violation.rivals.map { sample.text($0.handle) } == ["c4"])
  }

  @Test func theMedianOfThreeIsNoTie() throws {
    let (sample, width) = try widths(
      "title.width == 10 @750", "title.width == 50 @750", "title.width == 30 @750")
    let findings = try sample.findings()
    #expect(width == 30)
    #expect(findings.ties.isEmpty)
    #expect(findings.violations.map { sample.text($0.handle) } == ["c4", "c5"])
  }

  /// That the first width gives way further costs no more than the third gains by it; it is the second
  /// label's content that no width at 500 may squeeze.
  @Test func whatCouldGiveWayFurtherDoesNotKeepAnotherFromHolding() throws {
    var sample = Sample()
    try sample.addViews("a", kind: .label, size: Size(width: 39, height: 20))
    try sample.addViews("b", kind: .label, size: Size(width: 133, height: 20))
    try sample.add(
      "a.top == view.top", "b.top == view.top", "a.leading == view.leading + 16",
      "b.leading == a.trailing + 8", "view.trailing == b.trailing + 16")
    try sample.add("a.width == 100 @500", "b.width == 100 @500", "a.width == 300 @500")
    let violations = try sample.findings().violations
    let rivals = violations.map { Set($0.rivals.map { sample.text($0.handle) }) }
    #expect(violations.map { sample.text($0.handle) } == ["c6", "c7", "c8"])
    #expect(
      rivals == [
        ["c3", "c4", "c5", "c7", "window.w"], ["b.resist.h"],
        ["c3", "c4", "c5", "b.resist.h", "window.w"],
      ])
  }

  @Test func twoEqualLabelsTieByTheirHugging() throws {
    var sample = Sample()
    try sample.addViews("a", "b", kind: .label, size: Size(width: 40, height: 20))
    try sample.add(
      "a.top == view.top", "b.top == view.top", "a.leading == view.leading",
      "b.leading == a.trailing", "b.trailing == view.trailing")
    let findings = try sample.findings()
    let tie = try #require(findings.ties.first)
    #expect([tie.nearer, tie.loser].map(sample.text) == ["b.hug.h", "a.hug.h"])
    #expect(tie.loserAmount == 240)
    #expect(tie.decision == .order)
    #expect(tie.turnedBy == Priority(rawValue: 252))
    #expect(findings.violations.isEmpty)
  }

  @Test func threeOfOnePriorityTie() throws {
    var sample = Sample()
    for (name, width) in [("a", 20.0), ("b", 29), ("c", 41)] {
      try sample.addViews(name, kind: .label, size: Size(width: width, height: 20))
      try sample.add("\(name).top == view.top")
    }
    try sample.add(
      "a.leading == view.leading", "b.leading == a.trailing", "c.leading == b.trailing",
      "c.trailing == view.trailing")
    let findings = try sample.findings()
    let tie = try #require(findings.ties.first)
    #expect(findings.ties.count == 1)
    #expect(tie.handles.map(sample.text).sorted() == ["a.hug.h", "b.hug.h", "c.hug.h"])
    let widths = findings.ambiguities.filter { $0.part == .width }
    #expect(widths.map { sample.document.view($0.item.view)?.name } == ["a", "b", "c"])
    for ambiguity in widths {
      guard case .tied(let handles) = ambiguity.cause,
        case .priority(let handle, _) = ambiguity.settlement
      else {
        Issue.record("\(ambiguity)")
        continue
      }
      #expect(handles.map(sample.text).sorted() == ["a.hug.h", "b.hug.h", "c.hug.h"])
      #expect(handle == .generated(ambiguity.item.view, .hugging(.horizontal)))
    }
  }
}

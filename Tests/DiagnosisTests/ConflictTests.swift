import AutoLayout
import Diagnosis
import Testing

/// Conflicts with their sums and repairs, on the layouts of the manual.
struct ConflictTests {
  /// Margins of 16 around a title that is to be 500 wide, on a screen 320 wide.
  private func marginsAgainstAWidth() throws -> Sample {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.leading == view.leading + 16", "title.trailing == view.trailing - 16",
      "title.width == 500")
    return sample
  }

  @Test func marginsAgainstAWidthAreProvedByTheirSum() throws {
    let sample = try marginsAgainstAWidth()
    let findings = try sample.findings()
    let conflict = try #require(findings.conflicts.first)
    #expect(findings.count == 1)
    #expect(conflict.members.map { sample.text($0.handle) } == ["c3", "c4", "c5", "window.w"])
    #expect(sample.text(conflict.broken) == "c5")
    #expect(conflict.sum?.left.map(\.product) == [16, 500, 16])
    #expect(conflict.sum?.leftTotal == 532)
    #expect(conflict.sum?.right.map(\.product) == [320])
    #expect(conflict.sum?.gap == 212)
    #expect(conflict.uikitGuess == nil)
  }

  @Test func aConflictHasTwoTriedRepairs() throws {
    let sample = try marginsAgainstAWidth()
    let fixes = try #require(sample.findings().conflicts.first).fixes
    try #require(fixes.count == 2)

    #expect(fixes[0].action == .lower(ConstraintID(5), to: try #require(Priority(rawValue: 999))))
    #expect(fixes[0].effect.size?.size == 288)
    #expect(fixes[0].effect.size?.excess == -212)
    #expect(fixes[0].effect.overflows.isEmpty)
    #expect(fixes[0].effect.moved.isEmpty)

    // What is broken already is missed by nobody.
    #expect(fixes[1].action == .remove(ConstraintID(5)))
    #expect(fixes[1].effect.miss == nil)
    #expect(fixes[1].effect.overflows.isEmpty)
    #expect(fixes[1].effect.moved.isEmpty)
  }

  /// What a ratio asks for stands beside the gaps, as somebody would add it up.
  @Test func aRatioAgainstTwoEdgesIsAddedUpOnItsOwnSide() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.leading == view.leading + 16", "title.trailing == view.trailing - 16",
      "title.width == 0.5 * view.width")
    let sum = try #require(sample.findings().conflicts.first?.sum)
    #expect(sum.left.map(\.product) == [320])
    #expect(sum.right.map(\.product) == [16, 160, 16])
    #expect(sum.right.map { sample.text($0.handle) } == ["c3", "c5", "c4"])
    #expect(sum.gap == 128)
  }

  @Test func aCentreAgainstAnEdgeCountsTheEdgeOnce() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.width == 80", "title.centerX == view.centerX", "title.leading == view.leading + 16")
    let sum = try #require(sample.findings().conflicts.first?.sum)
    #expect(sum.left.map(\.product) == [160])
    #expect(sum.right.map(\.product) == [16, 40])
    #expect(sum.gap == 104)
  }

  @Test func anEmptyViewIsNamedWhenMarginsMeet() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading + 200", "title.trailing == view.trailing - 200")
    let conflict = try #require(sample.findings().conflicts.first)
    #expect(
      conflict.members.map { sample.text($0.handle) } == ["c3", "c4", "window.w", "title.size.w"])
    #expect(conflict.sum?.left.map(\.product) == [200, 200])
    #expect(conflict.sum?.gap == 80)
  }

  @Test func twoWidthsGuessTheFirstForUIKit() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.leading == view.leading", "title.width == 100", "title.width == 200")
    let conflict = try #require(sample.findings().conflicts.first)
    #expect(sample.text(conflict.broken) == "c5")
    #expect(conflict.uikitGuess.map(sample.text) == "c4")
    #expect(conflict.sum?.left.map(\.product) == [200])
    #expect(conflict.sum?.right.map(\.product) == [100])
  }

  @Test func aMultipliedMemberShowsItsFactor() throws {
    var sample = Sample()
    try sample.addViews("title", "photo")
    try sample.settleVertically("title", "photo")
    try sample.add(
      "title.leading == view.leading", "photo.leading == view.leading", "title.width == 100",
      "photo.width == 2 * title.width + 8", "photo.width == 150")
    let sum = try #require(sample.findings().conflicts.first?.sum)
    #expect(sum.left.map(\.factor) == [2, 1])
    #expect(sum.left.map(\.number) == [100, 8])
    #expect(sum.gap == 58)
  }

  @Test func aCentreTakesHalfOfWhatItMirrors() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.centerX == view.centerX", "title.leading >= view.leading + 16",
      "title.width == 400")
    let sum = try #require(sample.findings().conflicts.first?.sum)
    #expect(sum.left.map(\.factor) == [1, 0.5])
    #expect(sum.left.map(\.number) == [16, 400])
    #expect(sum.gap == 56)
  }

  @Test func removingABrokenConstraintMovesNothing() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading", "title.width == -10")
    let conflict = try #require(sample.findings().conflicts.first)
    #expect(
      conflict.members.map { sample.text($0.handle) } == ["c4", "title.size.w"])
    let removal = try #require(conflict.fixes.last)
    #expect(removal.action == .remove(ConstraintID(4)))
    #expect(removal.effect.moved.isEmpty)
  }

  @Test func aConflictTooManyIsNamedWithoutAProof() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading", "title.width == 100")
    for width in 101...133 { try sample.add("title.width == \(width)") }
    let solution = try sample.examination().solution
    let conflicts = try sample.findings().conflicts
    #expect(conflicts.map(\.broken) == solution.broken)
    #expect(conflicts.count == 33)
    #expect(conflicts.dropLast().allSatisfy { $0.sum != nil && !$0.members.isEmpty })
    #expect(conflicts.last?.sum == nil)
    #expect(conflicts.last?.fixes.isEmpty == true)

    let before = try sample.findings()
    let added = try sample.add("title.width == 134")
    let changes = FindingChanges(from: before, to: try sample.findings())
    #expect(changes.appeared.map(\.subject) == added.map { .conflict(broken: $0) })
    #expect(changes.changed.isEmpty)
    #expect(changes.gone.isEmpty)
  }

  @Test func aTranslatingViewIsToldToStop() throws {
    var sample = Sample()
    try sample.apply([.addView(.made(.label, name: "title", step: 1))])
    let title = try sample.view("title")
    try sample.apply([.insert(title, into: .root, at: .front, step: 1)])
    try sample.add("title.leading == view.leading + 16", "title.top == view.top + 16")
    let conflicts = try sample.findings().conflicts
    #expect(conflicts.count == 2)
    let conflict = try #require(conflicts.first)
    #expect(conflict.members.map { sample.text($0.handle) } == ["c1", "title.mask.x"])
    #expect(conflict.cause?.kind == .translatesMask)
    #expect(conflict.fixes.map(\.action).first == .stopTranslating(title))
    let fixed = try sample.document.applying(try #require(conflict.fixes.first).edits)
    #expect(try LayoutEngine().layout(of: fixed).broken.isEmpty)
  }

  @Test func aConstraintHeldByAChosenViewStaysThereWhenItsPriorityIsLowered() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add(
      "title.leading == view.leading", "title.width == 100", "title.width == 200")
    try sample.apply([.install(ConstraintID(5), on: .root)])
    let fix = try #require(sample.findings().conflicts.first?.fixes.first)
    let fixed = try sample.document.applying(fix.edits)
    #expect(fixed.constraint(ConstraintID(5))?.explicitHolder == .root)
    #expect(fixed.constraint(ConstraintID(5))?.priority == Priority(rawValue: 999))
  }

  /// Six digits leave half a thousandth open, which the numbers of the sum do not show.
  @Test func aSumHasTheNumbersOfItsMembers() throws {
    var sample = Sample.ofALog
    try sample.addViews("image", "bubble")
    for (text, slack) in [
      ("image.width == bubble.width", 0.0), ("bubble.width == 237.752", 0.0005),
      ("image.width == 168.666", 0.0005),
    ] {
      let equation = try sample.equation(text)
      var new = NewConstraint(
        equation.first, equation.relation, equation.second, origin: .imported(line: 1))
      (new.constant, new.slack) = (equation.constant, slack)
      try sample.apply([.addConstraint(new)])
    }
    let sum = try #require(sample.findings().conflicts.first?.sum)
    #expect(abs(sum.leftTotal - 237.752) < 1e-9)
    #expect(abs(sum.rightTotal - 168.666) < 1e-9)
    #expect(abs(sum.gap - 69.086) < 1e-9)
  }
}

import AutoLayout
import Testing

@Suite struct ViewKindBaselineTests {
  private func baselines(
    _ kind: ViewKind, scale: Double = 2, _ change: (inout Content) -> Void = { _ in }
  ) -> Baselines? {
    var content = kind.addedContent
    change(&content)
    return kind.baselines(of: content, scale: scale)
  }

  @Test func whatHasNoTextHasItsBaselinesAtTheBottom() {
    let withText = ViewKind.all.filter { $0.baselines(of: $0.addedContent, scale: 2) != nil }
    #expect(withText == [.label, .button, .textField, .textView, .segmentedControl])
  }

  @Test func theBaselineOfALabelIsItsAscenderRoundedToAPixel() {
    #expect(baselines(.label) == Baselines(first: 16, last: 4.5, textHeight: nil))
    let atScale3 = baselines(.label, scale: 3)
    #expect(abs((atScale3?.first ?? 0) - 16.333) < 0.001)
    #expect(abs((atScale3?.last ?? 0) - 4) < 0.001)
  }

  @Test func aSmallerLabelStandsLowerOnTheSameBaseline() throws {
    let large = try #require(baselines(.label))
    let small = try #require(baselines(.label) { $0.font = Font(size: 12) })
    #expect(large.first - small.first == 4.5)
  }

  @Test func ofSeveralLinesTheFirstBeginsAtTheTopAndTheLastEndsAtTheBottom() {
    let twoLines = baselines(.label) {
      $0.setText("one\ntwo")
      $0.numberOfLines = 0
    }
    #expect(twoLines == baselines(.label))
  }

  @Test func anEmptyLabelHasThemWhereItsTextWouldHave() {
    #expect(baselines(.label) { $0.setText(nil) } == baselines(.label))
  }

  @Test func aControlHasOneLineInItsMiddle() {
    #expect(baselines(.button) == Baselines(first: 14.5, last: 3.5, textHeight: 18))
    // Of system 14, whose ascender is 13.33.
    #expect(baselines(.textField) == Baselines(first: 13.5, last: 3.5, textHeight: 17))
    #expect(baselines(.segmentedControl) == Baselines(first: 12.5, last: 3.5, textHeight: 16))
  }

  @Test func theTextOfATextViewKeepsEightPointsFromItsEdges() {
    #expect(baselines(.textView) == Baselines(first: 21.5, last: 11.5, textHeight: nil))
  }
}

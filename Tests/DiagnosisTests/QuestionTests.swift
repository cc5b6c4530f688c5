import AutoLayout
import Diagnosis
import Testing

/// Answers to questions: why, what affects, who lost, what moved.
struct QuestionTests {
  private func row() throws -> Sample {
    var sample = Sample()
    try sample.addViews("photo", "title")
    try sample.settleVertically("photo", "title")
    try sample.add(
      "photo.leading == view.leading + 16", "photo.width == 44",
      "title.leading == photo.trailing + 8", "title.trailing == view.trailing - 16")
    return sample
  }

  @Test func theChainBehindAPlaceIsToldFromItsEnd() throws {
    let sample = try row()
    let explanation = try #require(
      try sample.examination().explanation(of: .anchor(sample.anchor("title.leading"))))
    let handles = explanation.steps.map { step in
      switch step {
      case .constraint(let link): sample.text(link.share.handle)
      case .convention: "~"
      }
    }
    #expect(handles == ["c7", "c6", "c5"])
    #expect(explanation.steps.map(\.contribution) == [8, 44, 16])
    #expect(explanation.value == 68)
    #expect(explanation.range == nil)
  }

  @Test func aConventionIsAStepOfItsOwn() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.width == 60")
    let explanation = try #require(
      try sample.examination().explanation(of: .anchor(sample.anchor("title.trailing"))))
    #expect(explanation.value == 60)
    #expect(explanation.range == ValueRange(low: -.infinity, high: .infinity))
    let conventions = explanation.steps.count { if case .convention = $0 { true } else { false } }
    #expect(conventions == 1)
  }

  @Test func aMissedConstraintInTheChainSaysByHowMuch() throws {
    var sample = Sample()
    try sample.addViews("title")
    try sample.settleVertically("title")
    try sample.add("title.leading == view.leading", "title.width == 100 @750")
    try sample.add("title.width <= 60")
    let examination = try sample.examination()
    let explanation = try #require(
      try examination.explanation(of: .anchor(sample.anchor("title.width"))))
    #expect(explanation.value == 60)
    #expect(explanation.steps.map(\.contribution).reduce(0, +) == 60)
  }

  @Test func whatIsOutsideTheWindowHasNoExplanation() throws {
    var sample = try row()
    let title = try sample.view("title")
    try sample.apply([.remove(title, step: 2)])
    #expect(
      try sample.examination().explanation(of: .anchor(Anchor(title, .width))) == nil)
  }

  @Test func whatAffectsAViewIsListedByNumber() throws {
    let sample = try row()
    let affecting = try sample.examination().affecting(sample.view("title"), along: .horizontal)
    #expect(
      affecting.constraints.map { sample.text($0.handle) } == ["c5", "c6", "c7", "c8", "window.w"])
    #expect(affecting.constraints.allSatisfy { $0.equation.first.attribute.axis == .horizontal })
  }

  @Test func theRankingBeginsWithTheFarthestMiss() throws {
    var sample = try row()
    try sample.add(
      "title.width == 300 @700", "title.width >= 240 @400", "photo.width == 54 @250")
    let ranking = try sample.examination().ranking(limit: 2)
    #expect(ranking.losers.map { sample.text($0.handle) } == ["c9", "c11"])
    #expect(ranking.losers.map(\.amount) == [64, 10])
    #expect(ranking.omitted == 1)
    #expect(ranking.levels.map(\.priority.rawValue) == [700, 400, 250])
    #expect(ranking.levels.map(\.sum) == [64, 4, 10])
    #expect(ranking.losers.last?.rivals.map { sample.text($0.handle) } == ["c6"])
  }

  @Test func aChangeNamesWhatMovedAppearedAndWent() throws {
    var sample = try row()
    let old = try sample.examination().solution
    let (photo, title) = (try sample.view("photo"), try sample.view("title"))
    try sample.apply([.setConstant(ConstraintID(6), 60), .remove(title, step: 2)])
    try sample.addViews("badge")
    let new = try sample.examination().solution
    let change = Change(from: old, to: new)
    let badge = try sample.view("badge")
    #expect(change.views.map(\.view) == [photo, badge, title])
    #expect(change.views.map(\.parts) == [[.width], RectPart.allCases, RectPart.allCases])
    #expect(change.views.map { $0.old == nil } == [false, true, false])
    #expect(change.views.map { $0.new == nil } == [false, false, true])
    #expect(Change(from: new, to: new).views.isEmpty)
  }

  @Test func aViewThatTakesTheNumberOfAnotherHasNotMoved() throws {
    var sample = Sample()
    try sample.addViews("photo")
    let old = try sample.examination().solution
    let document = Document(device: sample.document.device)
    var view = NewView.added(.view, name: "banner", in: .root, step: 1)
    view.origin = .imported(line: 7)
    let other = try document.applying([.addView(view)])
    let new = try LayoutEngine().layout(of: other)
    let banner = try #require(other.view(named: "banner")).id
    let change = Change(from: old, to: new)
    #expect(try banner == sample.view("photo"))
    #expect(change.views.map(\.view) == [banner, banner])
    #expect(change.views.map { $0.old == nil } == [true, false])
    #expect(change.views.map { $0.new == nil } == [false, true])
  }

  @Test func findingsAppearChangeAndGo() throws {
    var sample = try row()
    let settled = try sample.findings()
    try sample.add("title.width == 500")
    let broken = try sample.findings()
    try sample.apply([.setConstant(ConstraintID(9), 600)])
    let worse = try sample.findings()
    #expect(FindingChanges(from: settled, to: broken).appeared == Array(broken))
    #expect(FindingChanges(from: broken, to: worse).changed == Array(worse))
    #expect(FindingChanges(from: worse, to: settled).gone == Array(worse))
    #expect(FindingChanges(from: worse, to: worse).isEmpty)
  }

  @Test func theSolverSpeaksOfTheViewThatIsAskedAbout() throws {
    let sample = try row()
    let title = try sample.view("title")
    let state = try sample.examination().solverState(of: title)
    #expect(!state.rows.isEmpty)
    #expect(
      state.rows.contains { row in
        if case .part(let item, .x) = row.basic { item.view == title } else { false }
      })
  }
}

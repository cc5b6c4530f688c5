import Interchange
import Testing

/// What formats stand for (UIKit visual format, sections 2, 3 and 6).
struct SyntaxVisualFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let constraints: [String]
    var testDescription: String { line }

    init(_ line: String, means constraints: [String]) {
      self.line = line
      self.constraints = constraints
    }
  }

  private func check(_ example: Case, hasBaselines: (String) -> Bool = { _ in true }) throws {
    guard case .visualFormat(let format) = try LineReader.read(example.line) else {
      Issue.record("no visual format")
      return
    }
    #expect(constraints(of: format, hasBaselines: hasBaselines) == example.constraints)
  }

  @Test(arguments: [
    Case("|-16-[a]", means: ["a.leading == |.leading + 16"]),
    Case("|[a]", means: ["a.leading == |.leading + 0"]),
    Case("|-[a]", means: ["a.leading == |.leadingMargin + 0"]),
    Case("V:|-[a]", means: ["a.top == |.topMargin + 0"]),
    Case("[a]-8-[b]", means: ["b.leading == a.trailing + 8"]),
    Case("[a][b]", means: ["b.leading == a.trailing + 0"]),
    Case("[a]-[b]", means: ["b.leading == a.trailing + standard"]),
    Case("[a]-8-|", means: ["|.trailing == a.trailing + 8"]),
    Case("[a]|", means: ["|.trailing == a.trailing + 0"]),
    Case("[a]-|", means: ["|.trailingMargin == a.trailing + 0"]),
    Case("[a(100)]", means: ["a.width == 100"]),
    Case("V:[a(100)]", means: ["a.height == 100"]),
    Case("[a(b)]", means: ["a.width == b"]),
    Case("[a(==b@500)]", means: ["a.width == b @500"]),
    Case("[a(>=70,<=100@500)]", means: ["a.width >= 70", "a.width <= 100 @500"]),
    Case("[a(-50)]", means: ["a.width == -50"]),
    Case(
      "H:[a]-(>=10,<=30@200)-[b]",
      means: ["b.leading >= a.trailing + 10", "b.leading <= a.trailing + 30 @200"]),
    Case("[a]-20@750-[b]", means: ["b.leading == a.trailing + 20 @750"]),
    Case("[a]-(-8)-[b]", means: ["b.leading == a.trailing + -8"]),
    Case("[a]-gap@low-[b]", means: ["b.leading == a.trailing + metric gap @low"]),
    Case(
      "[a]-1e1-[b]-.5-|", means: ["b.leading == a.trailing + 10", "|.trailing == b.trailing + 0.5"]),
    Case("[a]", means: []),
  ])
  func eachPieceStandsForItsConstraints(_ example: Case) throws { try check(example) }

  @Test(arguments: [
    Case(
      "H:|-[a(44)]-8-[b(a)]-|",
      means: [
        "a.leading == |.leadingMargin + 0", "a.width == 44", "b.leading == a.trailing + 8",
        "b.width == a", "|.trailingMargin == b.trailing + 0",
      ]),
    Case(
      "|[a][b][c]| options alignAllBottom alignAllTop",
      means: [
        "a.leading == |.leading + 0", "b.leading == a.trailing + 0", "c.leading == b.trailing + 0",
        "|.trailing == c.trailing + 0", "a.top == b.top + 0", "b.top == c.top + 0",
        "a.bottom == b.bottom + 0", "b.bottom == c.bottom + 0",
      ]),
  ])
  func constraintsComeInTheOrderOfUIKit(_ example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("[a(44)] options alignAllTop", means: ["a.width == 44"]),
    Case(
      "|-4-[a]-8-[b]-| options directionLeftToRight",
      means: ["a.left == |.left + 4", "b.left == a.right + 8", "|.rightMargin == b.right + 0"]),
    Case(
      "|-4-[a]-8-[b]-| options directionRightToLeft",
      means: ["|.right == a.right + 4", "a.left == b.right + 8", "b.left == |.leftMargin + 0"]),
    Case("V:[a]-8-[b] options directionRightToLeft", means: ["b.top == a.bottom + 8"]),
    Case(
      "V:|-[a]-[b]-[box]-8-[c] options spacingBaselineToBaseline",
      means: [
        "a.top == |.topMargin + 0", "b.firstBaseline == a.lastBaseline + standard",
        "box.top == b.lastBaseline + standard", "c.firstBaseline == box.bottom + 8",
      ]),
    Case(
      "[a][b] options .alignAllBaseline",
      means: ["b.leading == a.trailing + 0", "a.lastBaseline == b.lastBaseline + 0"]),
    Case(
      "V:[a][b] options alignAllLeading",
      means: ["b.top == a.bottom + 0", "a.leading == b.leading + 0"]),
  ])
  func optionsChangeWhatIsConnected(_ example: Case) throws {
    try check(example, hasBaselines: { $0 != "box" })
  }

  @Test(arguments: [
    Case(
      "[a(w)]-gap@p-[b(b2)] metrics w=44 gap=-8 p=250",
      means: ["a.width == 44", "b.leading == a.trailing + -8 @250", "b.width == b2"]),
    Case(
      "[a(w)][b] metrics w = 1 metrics w=2 options alignAllTop",
      means: ["a.width == 2", "b.leading == a.trailing + 0", "a.top == b.top + 0"]),
    Case(
      "H : | - 8 - [ a ( >= 3 , <= 5 @ 20 ) ] - | # comment",
      means: [
        "a.leading == |.leading + 8", "a.width >= 3", "a.width <= 5 @20",
        "|.trailingMargin == a.trailing + 0",
      ]),
    Case(
      "[options(metrics)]-[metrics]",
      means: ["options.width == metrics", "metrics.leading == options.trailing + standard"]),
  ])
  func metricsBlanksAndCommentsAreRead(_ example: Case) throws { try check(example) }

  @Test func foreignNamesAndIdleOptionsAreRemarkedOnce() throws {
    let format = try VisualFormatReader.read(
      RawText("V:[写真(写真2)]-[写真] options directionLeftToRight"))

    #expect(
      format.notes.map { note in
        switch note {
        case .nameForeignToUIKit(let name): name.text
        case .optionWithoutEffect(let option): option.rawValue
        }
      } == ["写真", "写真2", "directionLeftToRight"])
  }

  /// UIKit looks at options only where there are two views to align.
  @Test(arguments: ["V:|[a]| options alignAllTop", "H:[a(20)] options alignAllLeading"])
  func oneViewHasNothingToBeAlignedWith(_ text: String) throws {
    let format = try VisualFormatReader.read(RawText(text))
    #expect(
      format.notes.map { if case .optionWithoutEffect = $0 { true } else { false } } == [true])
  }

  @Test func theSuperviewIsThatOfTheFirstViewThatNeedsIt() throws {
    let both = try VisualFormatReader.read(RawText("|[a][b]|")).constraints()
    let last = try VisualFormatReader.read(RawText("[a][b]|")).constraints()

    #expect(both.compactMap(superviewOwner) == ["a", "a"])
    #expect(last.compactMap(superviewOwner) == ["b"])
  }

  private func superviewOwner(_ constraint: VisualFormat.Constraint) -> String? {
    switch (constraint.first, constraint.second) {
    case (.superview(let name), _), (_, .superview(let name)?): name.text
    default: nil
    }
  }

  @Test func theCaretOfTheWholeIsBehindTheLastView() throws {
    let format = try VisualFormatReader.read(RawText("|[view]|"))

    #expect(format.endOfLastView.lowerBound == 7)
    #expect(format.range.excerpt(of: "|[view]|") == "|[view]|")
  }
}

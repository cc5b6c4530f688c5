import AutoLayout
import Prose
import Testing

@testable import Diagnosis
@testable import Reporting

/// What is said of the causes of conflicts.
struct CauseWordsTests {
  private func words(_ kind: Cause.Kind, along axis: Axis) throws -> CauseWords {
    let cause = Cause(kind: kind, view: .root, axis: axis, members: [], repairs: [])
    let conflict = Conflict(
      members: [], broken: .constraint(ConstraintID(1)), sum: Sum(left: [], right: [], gap: 0.5),
      uikitGuess: nil, cause: cause, fixes: [])
    return try #require(CauseWords(of: conflict, in: Document()))
  }

  @Test(arguments: Cause.Kind.allCases, Axis.allCases)
  func everyCauseHasANameAStoryAndARemedyInBothLanguages(kind: Cause.Kind, axis: Axis) throws {
    let words = try words(kind, along: axis)
    for phrase in [words.name, words.story, words.remedy] {
      let (english, japanese) = (phrase.english.string, phrase.japanese.string)
      #expect(!english.isEmpty)
      #expect(english.unicodeScalars.allSatisfy { $0.value < 0x3000 }, "\(english)")
      #expect(japanese.unicodeScalars.contains { $0.value >= 0x3040 }, "\(japanese)")
    }
  }

  @Test func noTwoCausesHaveOneName() throws {
    let names = try Cause.Kind.allCases.map { try words($0, along: .vertical).name }
    #expect(Set(names).count == Cause.Kind.allCases.count)
  }

  @Test(arguments: [
    (
      nil as String?,
      [
        "// title.bottomAnchor.constraint(",
        "//   equalTo: view.layoutMarginsGuide.bottomAnchor,",
        "//   multiplier: 0.5,",
        "//   constant: -16)",
        "c3.isActive = false; c3.priority = .init(999); c3.isActive = true",
      ]
    ),
    (
      "SnapKit.LayoutConstraint",
      [
        "// title:", "//   make.bottom.equalTo(view.snp.bottomMargin)",
        "//     .multipliedBy(0.5).offset(-16).priority(999)",
        "c3.isActive = false; c3.priority = .init(999); c3.isActive = true",
      ]
    ),
    (
      "MASLayoutConstraint",
      [
        "// title:", "//   make.bottom.equalTo(view.mas_bottomMargin)",
        "//     .multipliedBy(0.5).offset(-16).priority(999)",
        "c3.isActive = false; c3.priority = .init(999); c3.isActive = true",
      ]
    ),
  ])
  func theRepairIsWrittenInTheMannerOfTheLibrary(className: String?, code: [String]) throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    let title = try stage.view("title")
    var new = NewConstraint(
      Anchor(title, .bottom), .equal, Anchor(.root, .bottomMargin), origin: .imported(line: 1))
    (new.multiplier, new.constant, new.className) = (0.5, -16, className)
    let id = stage.document.nextConstraint
    try stage.perform([.addConstraint(new)])
    let constraint = try #require(stage.document.constraint(id))
    let almost = try #require(Priority(rawValue: 999))
    #expect(
      RepairCode.lowering(constraint, to: almost, in: stage.document).map(\.string) == code)
  }

  @Test(arguments: [
    (
      "Login.m",
      [
        "// [title.bottomAnchor", "//   constraintEqualToAnchor:view.bottomAnchor",
        "//   constant:-16]", "c3.active = NO",
      ]
    ),
    (
      "Login.swift",
      [
        "// title.bottomAnchor.constraint(", "//   equalTo: view.bottomAnchor, constant: -16)",
        "c3.isActive = false",
      ]
    ),
  ])
  func theRepairIsInTheLanguageOfTheFile(file: String, code: [String]) throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    var new = NewConstraint(
      Anchor(try stage.view("title"), .bottom), .equal, Anchor(.root, .bottom),
      origin: .imported(line: 1))
    new.constant = -16
    new.place = SourcePlace(file: file, line: 3, call: 0..<9)
    let id = stage.document.nextConstraint
    try stage.perform([.addConstraint(new)])
    let constraint = try #require(stage.document.constraint(id))
    #expect(RepairCode.dropping(constraint, in: stage.document).map(\.string) == code)
  }

  @Test(arguments: [
    ("SnapKit.LayoutConstraint", Attribute.left, "view.safeAreaLayoutGuide"),
    ("SnapKit.LayoutConstraint", .right, "view.safeAreaLayoutGuide.snp.right"),
    ("MASLayoutConstraint", .left, "view.mas_safeAreaLayoutGuide"),
    ("MASLayoutConstraint", .right, "view.mas_safeAreaLayoutGuideRight"),
  ])
  func aGuideIsKept(className: String, attribute: Attribute, target: String) throws {
    var stage = try Stage.withTitleBetweenTheEdges()
    var new = NewConstraint(
      Anchor(try stage.view("title"), .left), .equal,
      Anchor(Item(.root, guide: .safeArea), attribute), origin: .imported(line: 1))
    new.className = className
    let id = stage.document.nextConstraint
    try stage.perform([.addConstraint(new)])
    let constraint = try #require(stage.document.constraint(id))
    #expect(
      RepairCode.dropping(constraint, in: stage.document).first?.string
        == "// title: make.left.equalTo(\(target))")
  }
}

import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// Layout callbacks as code, pass by pass.
@Suite struct LayoutPassTests {
  private func run(
    _ callback: String, members: String = "", on document: Document = Document()
  ) throws -> RunResult {
    try RunResult(
      [CodeSource(name: "0.swift", text: text(callback, members))], on: document)
  }

  private func text(_ callback: String, _ members: String) -> String {
    """
    class C: UIViewController {
      let card = UIView()
      var high: NSLayoutConstraint!
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        high = card.heightAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          card.widthAnchor.constraint(equalToConstant: 200), high,
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        \(callback)
      }
    }
    """
  }

  @Test func aConstantThatFollowsTheLayoutComesToRest() throws {
    let result = try run("high.constant = card.bounds.width / 2")
    #expect(result.constraints.last == "card.height == 100")
    #expect(result.run.loop == nil)
  }

  /// The second pass sees what the first has changed.
  @Test func callbacksRunUntilNothingChanges() throws {
    let result = try run("if high.constant < 80 { high.constant += 10 }")
    #expect(result.constraints.last == "card.height == 80")
    #expect(result.run.loop == nil)
  }

  @Test func whatIsMadeAnewAndLiesAsBeforeIsNoLoop() throws {
    let result = try run(
      "high.isActive = false; high.isActive = true; count += 1", members: "var count = 0")
    #expect(result.run.loop == nil)
  }

  private static let loops: [(callback: String, constants: [Double], then: Double?)] = [
    ("high.constant += 10", [130, 140, 150], 50),
    ("high.constant = high.constant > 55 ? 50 : 60", [50, 60, 50], nil),
  ]

  @Test(arguments: loops)
  func aLayoutThatNeverRestsIsFound(callback: String, constants: [Double], then: Double?) throws {
    let loop = try #require(try run(callback).run.loop)
    #expect(loop.kind == .endless)
    #expect(loop.lines.map(\.place.text) == ["0.swift:18"])
    #expect(loop.lines.map(\.text) == [callback])
    #expect(loop.lines.map(\.constants) == [constants])
    #expect(loop.repairs.map { $0.without.map(\.number) } == [[18]])
    #expect(loop.repairs.first?.constants.map(\.constant) == then.map { [$0] } ?? [])
  }

  /// Each of two lines makes it anew: only without both does it end.
  @Test func linesThatLoopOnlyTogetherAreLeftOutTogether() throws {
    let loop = try #require(try run("high.constant += 10\n    high.constant += 5").run.loop)
    #expect(loop.repairs.map { $0.without.map(\.number) } == [[18, 19]])
  }

  @Test func withoutItsLineALoopEnds() throws {
    var document = Document()
    try document.apply(.leaveOut(CodeLine(file: "0.swift", number: 18)))
    let result = try run("high.constant += 10", on: document)
    #expect(result.run.loop == nil)
    #expect(result.constraints.last == "card.height == 50")
  }

  @Test func aLoopThatAddsConstraintsNamesThem() throws {
    let loop = try #require(
      try run(
        "card.heightAnchor.constraint(greaterThanOrEqualToConstant: card.bounds.height + 9).isActive = true; high.isActive = false"
      )
      .run.loop)
    #expect(loop.kind == .endless)
    #expect(loop.lines.first?.added.count == 3)
  }

  @Test func constraintsThatPileUpAreFound() throws {
    let loop = try #require(
      try run(
        "high.constant = 60; card.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true"
      )
      .run.loop)
    #expect(loop.kind == .collecting)
    #expect(loop.lines.map(\.place.number) == [18])
    #expect(loop.repairs.isEmpty)
  }
}

import AutoLayout
import Prose
import Testing

@testable import LayoutCode

/// Layout callbacks as code, pass by pass.
@Suite struct LayoutPassTests {
  private func run(_ callback: String, members: String = "") throws -> RunResult {
    try RunResult(
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
      """)
  }

  private func notes(_ result: RunResult) -> [String] {
    result.run.notes.map { $0.text(in: .english).string }
  }

  @Test func aConstantThatFollowsTheLayoutComesToRest() throws {
    let result = try run("high.constant = card.bounds.width / 2")
    #expect(result.constraints.last == "card.height == 100")
    #expect(notes(result).allSatisfy { !$0.contains("layout loop") })
  }

  /// The second pass sees what the first has changed.
  @Test func callbacksRunUntilNothingChanges() throws {
    let result = try run("if high.constant < 80 { high.constant += 10 }")
    #expect(result.constraints.last == "card.height == 80")
    #expect(notes(result).allSatisfy { !$0.contains("layout loop") })
  }

  @Test func whatIsMadeAnewAndLiesAsBeforeIsNoLoop() throws {
    let result = try run(
      "high.isActive = false; high.isActive = true; count += 1", members: "var count = 0")
    #expect(notes(result).allSatisfy { !$0.contains("layout loop") })
  }

  @Test(arguments: [
    ("high.constant += 10", "130, 140, 150 …", "Do it once"),
    ("high.constant = high.constant > 55 ? 50 : 60", "50, 60, 50 …", "contradict each other"),
  ])
  func aLayoutThatNeverRestsIsTold(callback: String, numbers: String, repair: String) throws {
    let loop = notes(try run(callback)).first { $0.contains("layout loop") } ?? ""
    for part in ["0.swift:18", callback, numbers, repair] {
      #expect(loop.contains(part), "\(part) in \(loop)")
    }
  }
}

import Console
import Prose
import Synchronization
import TestSupport
import Testing

/// A line that is stopped at any moment leaves a session that never ran it.
@Suite struct CancellationTests {
  /// Says yes from a chosen question on, and counts the questions.
  private final class Watch: Sendable {
    private let state = Mutex((asked: 0, limit: Int.max))

    var isCancelled: Bool {
      state.withLock { state in
        state.asked += 1
        return state.asked > state.limit
      }
    }

    var askedCount: Int { state.withLock { $0.asked } }

    func stop(after limit: Int) { state.withLock { $0 = (0, limit) } }
  }

  private static let setUp =
    ["add view card"]
    + (1...5).flatMap { number in
      [
        "add label l\(number) \"Text \(number)\" in card",
        "l\(number).leading == card.leading + \(number)",
        number == 1 ? "l1.top == card.top" : "l\(number).top == l\(number - 1).bottom + 4",
      ]
    } + ["l3.width == 50 @750", "l3.width == 70 @750", "card.width == 100", "mark here"]

  private static let lines = [
    "device iphone-5", "card.width == 200", "H:|-[l4]-[l5]-|", "remove card", "undo",
    "direction rtl", "goto 3", "goto 0", "diff 0", "try card.width == 300",
    "when card.width == 100",
    "why not card.width == 10", "for v in card.subviews { v.height == 20; v.alpha = 0 }",
  ]

  private static let formats = [
    "swift", "swift-item", "vfl", "snapkit", "masonry", "objc", "xib", "json", "dot",
  ]

  /// Of as many views as take a while, all the time one is waited for it is asked whether it goes on.
  @Test(arguments: LongTests.sample(of: formats, every: 3))
  func anExportAsksAllTheWhile(_ format: String) throws {
    let watch = Watch()
    var session = try Self.session(watch)
    let many =
      "for i in 0..<150 { let v = UIView(); view.addSubview(v); "
      + "v.widthAnchor.constraint(equalToConstant: 8).isActive = true }"
    #expect(!session.execute(many).isRefused)
    watch.stop(after: .max)
    _ = session.execute("export \(format) out")
    let count = watch.askedCount
    #expect(count > 20, "\(count)")
    for limit in [0, count / 4, count / 2] {
      watch.stop(after: limit)
      let answer = Self.text(session.execute("export \(format) out"))
      #expect(answer.contains("Stopped"), "\(limit) of \(count): \(answer)")
    }
  }

  private static func session(_ watch: Watch) throws -> Session {
    var surroundings = Surroundings.none
    surroundings.isCancelled = { watch.isCancelled }
    var session = try Session(language: .english, surroundings: surroundings)
    for line in setUp { #expect(!session.execute(line).isRefused, "\(line)") }
    watch.stop(after: .max)
    return session
  }

  private static func text(_ turn: Turn) -> String {
    turn.lines(on: Page.standard(.english)).joined(separator: "\n")
  }

  @Test(arguments: lines)
  func `A cancelled line changes nothing, and the next is answered as if it had not been`(
    line: String
  ) throws {
    let watch = Watch()
    var undisturbed = try Self.session(watch)
    let whole = Self.text(undisturbed.execute(line))
    let count = watch.askedCount
    #expect(count > 0)
    for limit in LongTests.sample(of: [0, count / 7, count / 2, count - 1], every: 2) {
      var session = try Self.session(watch)
      let document = session.history.current.document
      let (step, status) = (session.history.step, session.status)
      watch.stop(after: limit)
      let turn = session.execute(line)
      #expect(turn.isRefused, "\(line) after \(limit) of \(count) questions")
      #expect(Self.text(turn).contains("Stopped"))
      #expect(session.history.step == step)
      #expect(session.history.current.document == document)
      #expect(session.status == status)
      watch.stop(after: .max)
      #expect(Self.text(session.execute(line)) == whole, "\(line) after \(limit) of \(count)")
    }
  }
}

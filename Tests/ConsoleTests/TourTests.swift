import Prose
import Synchronization
import Testing

@testable import Console

/// The tour does what it says, for whoever follows it and for nobody else.
@Suite struct TourTests {
  @Test func everyLineLeadsToTheNextAndTheConflictIsRepaired() throws {
    var session = try Conversation().session
    var tour = Tour()
    for (place, stop) in Tour.stops.enumerated() {
      let turn = session.execute(stop.line)
      #expect(!turn.isRefused, "\(stop.line)")
      let next = tour.advice(after: stop.line, turn, in: session)
      let advice = try #require(next, "\(stop.line)")
      let lines = PlainRenderer().lines(of: advice, on: .standard(.english))
      if let following = Tour.stops.dropFirst(place + 1).first {
        #expect(lines == [following.invitation.english.string, "  " + following.line])
      }
    }
    #expect(!session.hasConflict)
    let last = tour.advice(after: "draw", session.execute("draw"), in: session)
    #expect(last == nil)
  }

  /// The lines to come speak of the view that there is.
  @Test func aNameOfOnesOwnIsKept() throws {
    var session = try Conversation().session
    var tour = Tour()
    var line = "add label 題 \"こんにちは\""
    for following in Tour.stops.dropFirst() {
      let turn = session.execute(line)
      #expect(!turn.isRefused, "\(line)")
      let next = tour.advice(after: line, turn, in: session)
      let advice = try #require(next, "\(line)")
      line = following.line.replacing("title", with: "題")
      let lines = PlainRenderer().lines(of: advice, on: .standard(.english))
      #expect(lines.last == "  " + line)
    }
  }

  @Test func aLineThatNamesNoViewLeadsNowhereWhereThereIsNone() throws {
    var session = try Conversation().session
    var tour = Tour()
    let advice = tour.advice(after: "draw", session.execute("draw"), in: session)
    #expect(advice == nil)
  }

  /// Lines are tried for what is told: that can be stopped, and is made up for.
  @Test func whoStopsItIsToldBehindTheNextLine() throws {
    let isStopped = Mutex(false)
    var surroundings = Surroundings.none
    surroundings.isCancelled = { isStopped.withLock { $0 } }
    var session = try Session(language: .english, surroundings: surroundings)
    var tour = Tour()
    let turn = session.execute("add label title")
    #expect(!turn.isRefused)
    isStopped.withLock { $0 = true }
    let stopped = tour.advice(after: "add label title", turn, in: session)
    #expect(stopped == nil)
    isStopped.withLock { $0 = false }
    let next = tour.advice(after: "tree", session.execute("tree"), in: session)
    let advice = try #require(next)
    #expect(
      PlainRenderer().lines(of: advice, on: .standard(.english)).last == "  H:|-16-[title]-16-|")
  }

  /// Lines, each with what is told to type then; `nil` where nothing is told.
  struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [(typed: String, told: String?)]

    init(_ description: String, _ lines: [(typed: String, told: String?)]) {
      (testDescription, self.lines) = (description, lines)
    }
  }

  /// A class with two labels, of which only `constraint` may hold the far side.
  private static func card(_ constraint: String) -> String {
    """
    class CardController: UIViewController {
      let title = UILabel()
      let badge = UILabel()
      override func viewDidLoad() {
        for label in [title, badge] {
          label.translatesAutoresizingMaskIntoConstraints = false
          label.text = "Text"
          view.addSubview(label)
        }
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
          \(constraint)
          title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
          badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
          badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        ])
      }
    }
    """
  }

  @Test(arguments: [
    Way(
      "without its sides pinned no width conflicts",
      [
        ("add label a", "H:|-16-[a]-16-|"), ("draw", nil),
        ("H:|-16-[a]-16-|", "a.top == view.safeArea.top + 8"),
        ("a.top == view.safeArea.top + 8", "a.width == 500"), ("a.width == 500", "fix 1"),
        ("fix 1", "why a.width"),
      ]),
    Way(
      "who only asks is not told again what comes next",
      [
        ("add label a", "H:|-16-[a]-16-|"), ("why a.width", nil),
        ("H:|-16-[a]-16-|", "a.top == view.safeArea.top + 8"),
      ]),
    Way(
      "what is spelt in another way does the same",
      [
        ("add label title \"Hi\"", "H:|-16-[title]-16-|"),
        ("H:|-[title]-|", "title.top == view.safeArea.top + 8"),
        ("title.top == view.top", "draw"), ("draw title", "title.width == 500"),
        ("title.width >= 600", "fix 1"), ("undo", "why title.width"),
      ]),
    Way(
      "a repair comes before all else",
      [
        ("add label title \"Hi\"", "H:|-16-[title]-16-|"),
        ("title.leading == view.safeArea.leading", nil), ("H:|-[title]-|", "fix 1"),
        ("draw", nil), ("fix 1", "title.top == view.safeArea.top + 8"),
        ("title.top == view.top + 3", "why title.width"),
      ]),
    Way(
      "what is missing is told of the view that misses it",
      [
        ("add label a", "H:|-16-[a]-16-|"), ("add label b", nil), ("H:|-[a]-|", nil),
        ("V:|-100-[a]-[b]", "H:|-16-[b]-16-|"), ("H:|-[b]-|", "draw"), ("draw", "b.width == 500"),
      ]),
    Way(
      "a line that would conflict is not told",
      [
        ("add label title", "H:|-16-[title]-16-|"), ("title.leading == view.leading + 40", nil),
        ("title.top == view.top", "draw"), ("draw", "why title.width"),
      ]),
    Way(
      "who pastes what is settled is not asked to fix more",
      [
        (card("title.trailingAnchor.constraint(equalTo: view.trailingAnchor),"), "draw"),
        ("draw", "title.width == 500"), ("title.width == 500", "fix 1"),
        ("fix 1", "why badge.width"),
      ]),
    Way(
      "where no width conflicts a reason is asked for",
      [(card(""), "draw"), ("draw", "why badge.width")]),
    Way(
      "what a paste leaves open is told of",
      [
        (
          card("").replacing("badge.topAnchor", with: "title.topAnchor")
            .replacing("title.bottomAnchor", with: "view.topAnchor"),
          "badge.top == view.safeArea.top + 8"
        )
      ]),
    Way(
      "what is no step further is followed by nothing",
      [
        ("tree", nil), ("add label title \"Hello\" 3", nil), ("undo", nil),
        ("title.width == 500", nil), ("add view other", "H:|-16-[other]-16-|"),
        ("other.width == 500", nil), ("undo", nil), ("tree", nil),
      ]),
  ])
  func whatIsToldIsWhatIsMissing(_ way: Way) throws {
    var session = try Conversation().session
    var tour = Tour()
    for (typed, told) in way.lines {
      let turn = typed.contains("\n") ? session.executePaste(typed) : session.execute(typed)
      let advice = tour.advice(after: typed, turn, in: session)
      let lines = advice.map { PlainRenderer().lines(of: $0, on: .standard(.english)) }
      #expect(lines?.last == told.map { "  " + $0 }, "\(typed)")
    }
  }

  @Test(arguments: Language.allCases)
  func aLineToTypeIsWholeOnANarrowTerminal(_ language: Language) {
    let page = Page(language: language, columns: 40, drawing: .unicode)
    for stop in Tour.stops {
      let lines = PlainRenderer().lines(of: [.paragraph("\(stop.line)", indent: 2)], on: page)
      #expect(lines == ["  " + stop.line])
    }
  }
}

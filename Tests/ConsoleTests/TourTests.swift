import Prose
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
      let next = tour.advice(after: stop.line, turn)
      let advice = try #require(next, "\(stop.line)")
      let lines = PlainRenderer().lines(of: advice, on: .standard(.english))
      if let following = Tour.stops.dropFirst(place + 1).first {
        #expect(lines == [following.invitation.english.string, "  " + following.line])
      }
    }
    #expect(!session.hasConflict)
    let last = tour.advice(after: "draw", session.execute("draw"))
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
      let next = tour.advice(after: line, turn)
      let advice = try #require(next, "\(line)")
      line = following.line.replacing("title", with: "題")
      let lines = PlainRenderer().lines(of: advice, on: .standard(.english))
      #expect(lines.last == "  " + line)
    }
  }

  @Test func aLineThatNamesNoViewLeadsNowhereWhereThereIsNone() throws {
    var session = try Conversation().session
    var tour = Tour()
    let advice = tour.advice(after: "draw", session.execute("draw"))
    #expect(advice == nil)
  }

  /// Without its sides pinned no width conflicts.
  @Test func whoSkipsALineIsToldOfItBeforeWhatNeedsIt() throws {
    var session = try Conversation().session
    var tour = Tour()
    let steps = [
      ("add label a", "H:|-16-[a]-16-|"), ("draw", "H:|-16-[a]-16-|"),
      ("H:|-16-[a]-16-|", "a.top == view.safeArea.top + 8"),
      ("a.top == view.safeArea.top + 8", "a.width == 500"), ("a.width == 500", "fix 1"),
      ("fix 1", "why a.width"),
    ]
    for (line, following) in steps {
      let next = tour.advice(after: line, session.execute(line))
      let advice = try #require(next, "\(line)")
      let lines = PlainRenderer().lines(of: advice, on: .standard(.english))
      #expect(lines.last == "  " + following)
    }
  }

  @Test func whoGoesAnotherWayIsNotTold() throws {
    var session = try Conversation().session
    var tour = Tour()
    for line in ["add view other", "tree", "add label title \"Hello\" 3", "undo"] {
      let advice = tour.advice(after: line, session.execute(line))
      #expect(advice == nil, "\(line)")
    }
  }

  @Test func aLineThatDoesNotWhatItShouldLeadsNowhere() throws {
    var session = try Conversation().session
    var tour = Tour()
    let line = "title.width == 500"
    let refused = tour.advice(after: line, session.execute(line))
    #expect(refused == nil)
    _ = session.execute("add label title \"Hello\"")
    let harmless = tour.advice(after: line, session.execute(line))
    #expect(harmless == nil)
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

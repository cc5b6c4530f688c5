import ConsoleSupport
import Testing

/// The page that follows the prompt, in a real browser.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.isMissing)), .serialized)
struct LiveBrowserTests {
  private static let box = ["add view box", "box.leading == view.leading + 16"]

  @Test func aPageFollowsWhatTheUserDoes() async throws {
    let hall = try await Hall(viewers: ["one"], after: Self.box)
    defer { hall.close() }
    #expect(await hall.sees("one") { $0.place == "2 / 2" }?.views == 2)
    hall.say("add label title \"Hello\"")
    #expect(await hall.sees("one") { $0.place == "3 / 3" }?.views == 3)
    hall.say("undo")
    #expect(await hall.sees("one") { $0.place == "2 / 3" }?.views == 2)
    hall.say("box.width == 100")
    #expect(await hall.sees("one") { $0.place == "4 / 4" } != nil)
  }

  @Test func twoViewersSeeTheSame() async throws {
    let hall = try await Hall(viewers: ["one", "two"], after: Self.box)
    defer { hall.close() }
    #expect(await hall.sees("one") { $0.place == "2 / 2" } != nil)
    hall.say("box.width == 100")
    hall.say("box.height == 100")
    #expect(await hall.sees("two") { $0.place == "4 / 4" } != nil)
  }

  /// The browser connects again by itself, and is told what it has missed.
  @Test func whoLosesTheConnectionCatchesUp() async throws {
    let hall = try await Hall(viewers: ["one"], after: Self.box)
    defer { hall.close() }
    #expect(await hall.sees("one") { $0.place == "2 / 2" } != nil)
    // A page that is there may not be connected yet. One that is told of a step is.
    hall.say("box.trailing == view.trailing - 16 @750")
    #expect(await hall.sees("one") { $0.place == "3 / 3" } != nil)
    hall.loseAllConnections()
    #expect(await hall.sees("one") { $0.isLost } != nil)
    for line in ["box.width == 100", "box.height == 50", "box.top == view.top + 20"] {
      hall.say(line)
    }
    #expect(await hall.sees("one") { $0.place == "6 / 6" && !$0.isLost } != nil)
  }

  @Test func anotherDocumentIsAnotherPage() async throws {
    let hall = try await Hall(viewers: ["one"], after: Self.box)
    defer { hall.close() }
    #expect(await hall.sees("one") { $0.place == "2 / 2" } != nil)
    hall.say("goto 0")
    #expect(await hall.sees("one") { $0.place.hasPrefix("0 /") } != nil)
    for number in 1...60 { hall.say("add view more\(number)") }
    #expect(await hall.sees("one") { $0.place == "62 / 62" }?.views == 61)
  }

  /// What led to the step that the page began with is asked for then.
  @Test func whoLooksBackSeesWhatWasBefore() async throws {
    let hall = try await Hall(viewers: ["looks back"], after: Self.box + ["add label title"])
    defer { hall.close() }
    #expect(await hall.sees("looks back") { $0.place == "0 / 3" }?.views == 1)
    #expect(await hall.sees("looks back") { $0.place == "1 / 3" }?.views == 2)
    hall.say("box.width == 100")
    #expect(await hall.sees("looks back") { $0.place == "1 / 4" } != nil, "it is not disturbed")
  }

  @Test func aViewThatIsPressedSaysWhyItIsThere() async throws {
    let hall = try await Hall(viewers: ["presses"], after: Self.box)
    defer { hall.close() }
    let told = await hall.sees("presses") { $0.why.contains("box.x") }
    #expect(told?.why.contains("box.leading == view.leading + 16") == true)
  }
}

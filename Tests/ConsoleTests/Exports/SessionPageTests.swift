import Console
import Foundation
import Prose
import Synchronization
import Testing

/// The page of a session, as it is written.
@Suite struct SessionPageTests {
  private func page(_ lines: [String], language: Language = .english) throws -> String {
    var conversation = try Conversation(language: language)
    conversation.mustSay(lines + ["export html"])
    return try #require(conversation.files["layout.html"])
  }

  @Test func itHasEveryStepOfEveryBranch() throws {
    let text = try page(["add label a", "add label b", "undo", "add label c", "a.width == 10"])
    let steps = text.matches(of: #/<article id="said-(\d+)">/#).map(\.output.1)
    #expect(steps == ["0", "1", "2", "3", "4"])
    #expect(text.contains("<li class=\"branch b1\"><a href=\"#step=3\""))
    #expect(text.contains("手順 <span class=\"r-number\">1</span> から分岐</span>"))
  }

  @Test func itSaysWhatTheStepsSaidInBothLanguages() throws {
    let text = try page(
      ["add label a", "a.width == 10", "a.width == 20", "say en \"Look.\" ja \"見て。\""])
    for words in ["cannot all hold:", "個は同時に成り立ちません：", "Look.", "見て。"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func remarksAndImportsAreToldAsTheyWereAtFirst() throws {
    let text = try page(["add label a", "hide a", "undo", "redo"])
    #expect(text.contains("keeps its"))
    #expect(!text.contains("again:"))
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let text = try page(["add label a"])
    #expect(text.contains("<article id=\"said-1\">"))
    for loader in ["src=", "@import", "url(", "fetch(", "<link", "http:", "https:"] {
      let places = text.ranges(of: loader).map { text[$0.lowerBound...].prefix(40) }
      #expect(places.allSatisfy { $0.hasPrefix("http://www.w3.org/2000/svg") }, "\(places)")
    }
    #expect(text.contains("default-src &#39;none&#39;"))
  }

  @Test func withoutAScriptItShowsTheLastStep() throws {
    let text = try page(["add view a 10x20", "a.leading == view.leading + 33", "a.top == view.top"])
    #expect(text.contains("style=\"left:33px;top:0px;width:10px;height:20px\""))
    #expect(text.contains("data-id=\"c2\""))
  }

  @Test func aStepKeepsOnlyWhatChanged() throws {
    let views = (0..<50).map { "add view v\($0) 10x20" }
    let before = try data(of: page(views))
    let after = try data(of: page(views + ["hide v7", "show v7"]))
    let added = after.utf8.count - before.utf8.count
    #expect(added < 1_200, "\(added) bytes")
  }

  @Test func noTextEndsTheData() throws {
    let text = try page(["add label a \"</script><!--<script>\""])
    #expect(!(try data(of: text)).contains("<"))
    #expect(text.ranges(of: "</script>").count == 2)
  }

  @Test func theSameSessionHasTheSameBytes() throws {
    let lines = ["add label a", "add label b", "a.leading == b.trailing + 8", "mark here"]
    #expect(try page(lines) == page(lines))
  }

  @Test func itIsStoppedWithTheSession() throws {
    let files = MemoryFiles()
    var surroundings = files.surroundings
    let flag = StopFlag()
    surroundings.isCancelled = { flag.isRaised }
    var session = try Session(language: .english, surroundings: surroundings)
    for line in ["add label a", "a.width == 10", "a.width == 20"] { _ = session.execute(line) }
    flag.raise()
    #expect(session.execute("export html").isRefused)
    #expect(files["layout.html"] == nil)
  }

  private func data(of page: String) throws -> String {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    return String(page[start..<end])
  }
}

/// What a user raises with Ctrl-C.
private final class StopFlag: Sendable {
  private let state = Mutex(false)

  var isRaised: Bool { state.withLock { $0 } }
  func raise() { state.withLock { $0 = true } }
}

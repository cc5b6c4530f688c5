import Console
import Prose
import Testing

/// A value that is one of many is expected with `~`, and with that alone.
@Suite struct ChoiceExpectationTests {
  private func check(_ lines: String...) -> SessionCheck {
    SessionCheck(
      (["device 320x480", "add view box", "box.width == 40; box.height == 20"] + lines)
        .map { $0 + "\n" }.joined(), path: "x.tsume", surroundings: .none)
  }

  @Test func `Without the mark it fails and says how to write it`() throws {
    let failed = check("expect box.x == 0")
    let failure = try #require(failed.failures.first)
    #expect(failure.mismatch.expected == "0")
    #expect(failure.mismatch.found.english.string == "~0, one of many")
    let lines = PlainRenderer().lines(of: failure.explanation, on: Page.standard(.english))
    #expect(
      lines == ["    expect box.x == 0", "    == ~… expects a value that is one of many."])
    #expect(check("expect box.x == ~0").passed)
  }

  @Test func `With the mark it fails where nothing else is possible`() {
    let failed = check("box.leading == view.leading + 16", "expect box.x == ~16")
    #expect(
      failed.failures.first?.mismatch.found.english.string == "16, and nothing else is possible")
  }

  @Test(arguments: [
    ("box.frame == ~(0, 0, 40, 20)", "box.frame == (0, 0, 40, 20)"),
    ("(box.x, 8) == ~(0, 8)", "(box.x, 8) == (0, 8)"),
    ("box.center == ~(20, 10)", "box.center == (20, 10)"),
    ("box.x <= ~5", "box.x <= 5"),
    ("~box.x == 0 and box.width == 40", "box.x == 0 and box.width == 40"),
    ("box.frame.maxX == ~40", "box.frame.maxX == 40"),
  ])
  func `Tuples, frames and parts of conditions are told of alike`(with: String, without: String) {
    #expect(check("expect \(with)").passed)
    #expect(!check("expect \(without)").passed)
  }

  /// Wherever they are, they are as far apart.
  @Test(arguments: [
    "other.x - box.x == 48", "other.x == box.x + 48", "other.leading - box.trailing == 8",
    "box.frame.maxX - box.x == 40", "box.width * 2 == 80", "box.frame.size == (40, 20)",
  ])
  func `What two open places have between them is settled`(_ condition: String) {
    let lines = "add view other\nother.leading == box.trailing + 8; other.width == box.width"
    #expect(check(lines, "expect \(condition)").passed, "\(condition)")
  }

  @Test func `The mark is bits' elsewhere`() {
    #expect(check("expect 5 & ~1 == 4").passed)
    #expect(check("expect \"~\" == \"~\"").passed)
  }

  @Test func `An ambiguous content size says so`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add scrollView scroll", "scroll.leading == view.leading; scroll.top == view.top",
      "scroll.width == 100; scroll.height == 100",
    ])
    #expect(conversation.say("scroll.contentSize") == "(0, 0)")
    conversation.mustSay([
      "add view content in scroll", "content.leading == scroll.leading; content.width == 50",
      "content.top == scroll.top; content.height == 50",
    ])
    #expect(conversation.say("scroll.contentSize") == "(0, 0)\n~ one of many")
    conversation.mustSay(["expect scroll.contentSize.width == ~0", "content.right == scroll.right"])
    #expect(conversation.say("scroll.contentSize.width") == "50")
    #expect(conversation.say("scroll.contentSize.height").hasPrefix("0\n~ one of many"))
  }
}

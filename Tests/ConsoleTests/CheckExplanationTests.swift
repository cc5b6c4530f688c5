import Console
import Prose
import Testing

/// A check that fails prints the line, what was found, and what explains it.
@Suite struct CheckExplanationTests {
  private func explanation(_ text: String) throws -> [String] {
    let check = SessionCheck(text, path: "x.tsume", surroundings: .none)
    let failure = try #require(check.failures.first)
    return PlainRenderer().lines(of: failure.explanation, on: Page.standard(.english))
  }

  @Test func `What moved last is shown under a value that is another one`() throws {
    let lines = try explanation(
      """
      device 320x480
      add view box
      box.leading == view.leading + 16 as lead
      box.top == view.top; box.width == 40; box.height == 20
      lead.constant = 20
      expect box.x == 16
      """)
    #expect(
      lines == [
        "    expect box.x == 16", "    the last step before it moved:", "  box       x  16 → 20",
      ])
  }

  @Test func `A value that nothing settles is told as one of many`() throws {
    let check = SessionCheck("add view a\nexpect a.x == 16\n", path: "x.tsume", surroundings: .none)
    let found = try #require(check.failures.first).mismatch.found.english.string
    #expect(found.hasPrefix("~0, one of many"), "\(found)")
  }

  @Test func `What is ambiguous, and why, is shown where nothing was to be`() throws {
    let lines = try explanation(
      """
      device 320x480
      add view box
      box.leading == view.leading + 16; box.width == 40; box.height == 20
      expect unambiguous
      """)
    #expect(
      lines == [
        "    expect unambiguous", "ambiguous box.y  anything; nothing fixes its top edge",
        "          box.top == view.top + 16 would settle it",
      ])
  }

  @Test func `The frames that moved are shown where others were to move`() throws {
    let lines = try explanation(
      """
      device 320x480
      add view box
      box.leading == view.leading + 16; box.top == view.top; box.width == 40; box.height == 20
      expect nothing moved
      """)
    #expect(lines.first == "    expect nothing moved")
    #expect(lines.dropFirst().first?.hasPrefix("  box       x  0 → 16, width  0 → 40") == true)
  }

  @Test func `The prompt explains as well`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view box"])
    let answer = conversation.say("expect unambiguous box.width")
    #expect(answer.contains("expected box.width unambiguous, found box.width ambiguous"))
    #expect(answer.contains("ambiguous box.width  "))
    #expect(!answer.contains("ambiguous view"))
  }

  @Test func `JSON has the line and the details`() throws {
    let check = SessionCheck(
      "add view a\nexpect unambiguous\n", path: "x.tsume", surroundings: .none)
    #expect(check.json(in: .english).encoded.contains(#""source":"expect unambiguous""#))
    #expect(check.json(in: .english).encoded.contains("nothing fixes its"))
  }

  /// What a tool reads is not broken into lines for a terminal.
  @Test func `A sentence of the details is one string`() throws {
    let lines = [
      "add label first \"One\"", "add label second \"Two\"", "H:|-[first]-[second]-|",
      "first.top == view.top; second.top == view.top", "expect unambiguous",
    ]
    let check = SessionCheck(
      lines.joined(separator: "\n") + "\n", path: "x.tsume", surroundings: .none)
    let text = check.json(in: .english).encoded
    #expect(text.contains("first.hug.h and second.hug.h pull it to different values at the same"))
  }
}

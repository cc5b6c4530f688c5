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
        "    expect box.x == 16", "    box.x comes from lead: 20 = 20",
        "    the last step before it moved:", "  box       x  16 → 20",
      ])
  }

  @Test func `What moved along the other axis or elsewhere is not shown`() throws {
    let lines = try explanation(
      """
      device 320x480
      add view box
      box.leading == view.leading + 16; box.width == 40; box.height == 20
      box.top == view.top + 8
      expect box.x == 17
      """)
    #expect(lines == ["    expect box.x == 17", "    box.x comes from c1: 16 = 16"])
  }

  @Test func `A hidden view that keeps its space is the cause`() throws {
    let lines = try explanation(
      """
      device 320x480
      add view a 10x10
      add view b 10x10
      V:|-8-[a]-8-[b]
      hide a
      expect b.y == 8
      """)
    #expect(lines.contains { $0.contains("a is hidden, and keeps its space") }, "\(lines)")
  }

  @Test func `A place between two pixels says where it exactly is`() throws {
    let lines = try explanation(
      """
      device 320x480@3
      add view box 10x10
      box.top == view.top + 10.5; box.leading == view.leading
      expect box.y == 10.5
      """)
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: " ")
    #expect(
      words.contains("box.top - view.top is 10.5, drawn at 10.667"), "\(words)")
    let check = SessionCheck(
      "device 320x480@3\nadd view box 10x10\nbox.top == view.top + 10.5\n"
        + "expect box.top - view.top == 10.5\n", path: "x.tsume", surroundings: .none)
    #expect(check.passed)
  }

  @Test func `A refused line leads on`() throws {
    let lines = try explanation("add label title\nexpct title.x == 8\n")
    #expect(lines.contains { $0.contains("Did you mean expect") }, "\(lines)")
    let part = try explanation("add label title\nexpect title.maxX == 8\n")
    #expect(part.contains { $0.contains("Did you mean frame.maxX?") }, "\(part)")
    let sign = try explanation("add label title\nexpect title.x = 8\n")
    #expect(sign.contains { $0.contains("Did you mean ==?") }, "\(sign)")
  }

  // MARK: Notices

  private func notices(_ text: String) -> [Int] {
    let check = SessionCheck(text, path: "x.tsume", surroundings: .none)
    return check.notices.map(\.line)
  }

  private static let conflict = """
    add view card
    card.width == 100
    card.width == 120

    """

  @Test func `A conflict that no line speaks of is told`() {
    #expect(notices(Self.conflict + "expect card.width == 100\n") == [3])
    #expect(notices(Self.conflict + "remove c2\nexpect card.width == 100\n") == [3])
    #expect(notices(Self.conflict + "expect conflict {c1 c2}\n").isEmpty)
    #expect(notices(Self.conflict + "expect broken c2\nexpect card.width == 100\n").isEmpty)
    #expect(notices("add view card\nexpect card.width == ~0\n").isEmpty)
    let text = Self.conflict + "expect card.width == 100\n"
    let check = SessionCheck(text, path: "x.tsume", surroundings: .none)
    #expect(check.passed, "it fails nothing")
    #expect(check.json(in: .english).encoded.contains(#""notices":[{"line":3,"text":"a conflict"#))
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

import Console
import Prose
import Testing

/// `why not` tries a constraint and says what becomes of it; nothing changes.
@Suite struct WhyNotTests {
  private func answer(
    _ line: String, after setUp: [String], in language: Language = .english
  ) throws -> [String] {
    var conversation = try Conversation(language: language)
    conversation.mustSay(setUp)
    let before = conversation.session.history.current.document
    let answer = conversation.say(line)
    #expect(conversation.session.history.current.document == before)
    #expect(conversation.session.history.step == setUp.count)
    return answer.split(separator: "\n").map(String.init)
  }

  private let row = ["add label title \"Hello\"", "H:|-16-[title]-16-|"]

  @Test func aConflictIsProved() throws {
    #expect(
      try answer("why not title.width == 500", after: row) == [
        "why not   title.width == 500", "conflict  these 4 cannot all hold:",
        "  c1        title.leading == view.leading + 16",
        "  c2        view.trailing == title.trailing + 16", "  c3        title.width == 500",
        "  window.w  view.width == 393",
        "            16 + 500 + 16 = 532, which is 139 more than 393",
        "so        c3 would be broken, and nothing would move",
      ])
  }

  /// The sum can be done by hand, also where a member is less than a thousandth.
  @Test func aProofHasTheNumbersOfItsMembers() throws {
    let lines = try answer(
      "why not a.width == 1/3 * view.width - 0.0004", after: ["add view a", "a.width == 10"])
    #expect(
      lines.contains("            3 × 10 + 3 × 0.0004 = 30.001, which is 362.999 less than 393"),
      "\(lines)")
  }

  @Test func aConstraintThatWouldLoseSaysToWhom() throws {
    let lines = try answer("why not title.width == 500 @750 as wide", after: row)
    #expect(lines.first == "why not   title.width == 500  @750")
    #expect(lines.contains { $0.contains("c1, c2 and window.w keep it from holding") })
    #expect(lines.last == "so        wide would not be met")
  }

  @Test func aTieIsTold() throws {
    let lines = try answer(
      "why not box.width == 200 @750", after: ["add view box", "box.width == 100 @750"])
    #expect(lines.contains { $0.hasPrefix("tie") })
  }

  @Test func whatNothingStandsAgainstSaysWhatItWouldMove() throws {
    #expect(
      try answer("why not title.top == view.top + 50", after: row) == [
        "why not   title.top == view.top + 50", "          nothing is against it; it would move:",
        "  title     y  0 → 50", "settled   title.y",
      ])
  }

  @Test func whatIsSoAlreadySaysSo() throws {
    let lines = try answer("why not title.width == 361", after: row)
    #expect(lines.last == "          it is so already; adding it would change nothing")
  }

  /// Others are its rivals then, but they keep it from as much.
  @Test func whatMissesByAsMuchAlreadyIsNoPrice() throws {
    let lines = try answer(
      "why not box.width == 200",
      after: [
        "add view box", "box.width == 100 @750", "box.width == 200 @750", "box.width == 300 @750",
      ])
    #expect(lines.contains { $0.contains("it is so already") })
    #expect(!lines.contains { $0.contains("misses by") })
  }

  @Test func whatUIKitRefusesIsRefused() throws {
    let lines = try answer("why not title.leading == view.width", after: row)
    #expect(lines.first?.hasPrefix("refused") == true)
  }

  @Test func itSpeaksJapanese() throws {
    let lines = try answer("why not title.width == 500", after: row, in: .japanese)
    #expect(lines.first == "可否      title.width == 500")
    #expect(lines.last == "結論      c3 は除外され、何も動きません")
  }

  @Test func itReplaysAndIsCompleted() throws {
    #expect(try Conversation().offered("why ").contains("not"))
  }
}

/// What an expectation found is said in the session's language, all of it.
@Suite struct MismatchTests {
  private static let ambiguity =
    "\n曖昧      title.x  任意の値。先頭の端を決める制約がありません\n"
    + "          title.leading == view.leading + 16 で決まります"

  @Test(arguments: [
    ("expect conflict", "期待：矛盾／実際：矛盾なし"), ("expect no conflict", ""),
    ("expect nothing moved", "期待：動きなし／実際：title が移動\n  title     y  0 → 8"),
    ("expect moved view", "期待：view が移動／実際：title が移動\n  title     y  0 → 8"),
    ("expect unambiguous", "期待：曖昧でない／実際：曖昧" + MismatchTests.ambiguity),
    ("expect unambiguous title.x", "期待：title.x が曖昧でない／実際：title.x が曖昧" + MismatchTests.ambiguity),
    ("expect broken c1", "期待：c1 が除外／実際：除外なし"),
    ("expect tie c1 c1", "期待：同順位 {c1 c1}／実際：同順位なし"),
    ("expect refused", "期待：断られる／実際：受け付けられた"),
    ("expect count 3", "期待：3／実際：1"),
  ])
  func aJapaneseSessionHasNoEnglishInIt(_ line: String, _ answer: String) throws {
    var conversation = try Conversation(language: .japanese)
    conversation.mustSay(["add label title", "title.top == view.top + 8"])
    #expect(conversation.say(line) == answer)
  }
}

import AutoLayout
import Console
import TestSupport
import Testing

/// The answer depends on the document alone, whatever was typed last and in whatever order.
@Suite struct RouteTests {
  private static let questions = ["frames", "conflicts", "ambiguity", "priorities"]

  @Test(arguments: 0..<UInt64(LongTests.areWanted ? 300 : 5))
  func twoRoutesToOneDocumentPrintTheSame(seed: UInt64) throws {
    var lines = RandomLines(seed: seed)
    let script = lines.script(views: 3 + lines.pick(below: 4))
    var straight = try Conversation()
    for line in script { straight.say(line) }
    var winding = try Conversation()
    for line in script { detour(line, in: &winding, &lines) }
    settle(&straight)
    settle(&winding, inReverse: true)
    #expect(
      winding.session.history.current.document.constraints.count
        == straight.session.history.current.document.constraints.count)
    for question in Self.questions {
      #expect(winding.say(question) == straight.say(question), "\(question) of seed \(seed)")
    }
  }

  /// Says a line, with things said and taken back around it.
  private func detour(
    _ line: String, in conversation: inout Conversation, _ lines: inout RandomLines
  ) {
    if lines.chance() {
      conversation.say("device \(lines.chance() ? "iphone-5" : "200x300")")
      conversation.say("undo")
    }
    conversation.say(line)
    if lines.chance() {
      conversation.say("undo")
      conversation.say("redo")
    }
    if lines.chance() {
      conversation.say("v1.width == 77 as passing")
      conversation.say("undo")
    }
  }

  /// Changes that do not depend on one another, in either order.
  private func settle(_ conversation: inout Conversation, inReverse: Bool = false) {
    let changes = [
      "hide v1", "rotate landscape", "content v2 60x20", "c1.constant = 12", "direction rtl",
    ]
    for change in inReverse ? changes.reversed() : changes { conversation.say(change) }
  }
}

import Console
import Prose
import Synchronization
import Testing

/// `when`: the first step after which a condition held.
@Suite struct WhenTests {
  private func conversation() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view box", "box.leading == view.leading as left", "box.width == 100",
      "left.constant = 30", "left.constant = 10", "left.constant = 50",
    ])
    return conversation
  }

  @Test func itIsTheFirstStepEvenWhereItHeldLaterToo() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("when box.x > 20") == """
        step 4    left.constant = 30
          box.x     0 → 30
        held      after step 4 and from step 6 to now
        """)
  }

  /// Halving the path would land on a later boundary, or on none where the ends agree.
  @Test func whatHeldForOneStepOnlyIsFoundThough() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("when box.x == 10") == """
        step 5    left.constant = 10
          box.x     30 → 10
        held      after step 5; not now
        """)
  }

  @Test func everyFirstStepIsTheOneFoundByAskingAtEachStep() throws {
    var conversation = try conversation()
    for value in [0, 10, 30, 50, 77] {
      var expected: Int?
      for step in 0...6 where expected == nil {
        conversation.mustSay(["goto \(step)"])
        if conversation.say("? box.x == \(value)").hasPrefix("true") { expected = step }
      }
      conversation.mustSay(["goto 6"])
      let report = conversation.say("when box.x == \(value)")
      #expect(report.hasPrefix(expected.map { "step \($0) " } ?? "never "))
    }
  }

  @Test func aViewThatDidNotExistYetIsNotHeldAgainstTheCondition() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "rename a b", "remove b"])
    #expect(conversation.say("when b.width == 0").hasPrefix("step 2 "))
    #expect(conversation.say("when a.width == 0").contains("after step 1; not now"))
  }

  @Test func whatCanBeAskedAtNoStepIsRefusedWithItsPlace() throws {
    var conversation = try conversation()
    let refusal = conversation.refusal(of: "when bxo.x == 3")
    #expect(refusal.contains("Nothing is called bxo"))
    #expect(refusal.contains("\n               ^~~\n"))
    #expect(conversation.refusal(of: "when box.x").contains("true or false"))
    #expect(conversation.refusal(of: "when").contains("condition"))
  }

  @Test func neverTellsThePresentValues() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("when box.x == 77 or left.constant == 78") == """
        never     box.x == 77 or left.constant == 78 held neither at the start nor after
                  any step that led here
          box.x     50 now
          left.constant  50 now
        """)
  }

  @Test func conflictsAndAmbiguitiesAreFoundAsByBreak() throws {
    var conversation = try conversation()
    conversation.mustSay(["box.width == 200", "remove c3"])
    #expect(
      conversation.say("when conflict") == """
        step 7    box.width == 200
          broken    c3
        held      after step 7; not now
        """)
    #expect(conversation.say("when ambiguity").hasPrefix("step 1 "))
  }

  @Test func theStartCountsAsWell() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("when view.width == 393") == """
        step 0    an empty document
          view.width  393
        held      ever since
        """)
  }

  @Test func onlyThePathToNowIsAsked() throws {
    var conversation = try conversation()
    conversation.mustSay(["goto 3", "left.constant = 7"])
    #expect(conversation.say("when box.x == 50").hasPrefix("never"))
    #expect(conversation.say("when box.x == 7").hasPrefix("step 7 "))
  }

  @Test func everyStepThatChangedAValueIsListed() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("when box.x changed") == """
        step 1    0        add view box
        step 4    0 → 30   left.constant = 30
        step 5    30 → 10  left.constant = 10
        step 6    10 → 50  left.constant = 50
        """)
  }

  @Test func ofManyChangesAScreenIsShownAndJSONHasAll() throws {
    var conversation = try conversation()
    conversation.mustSay((1...40).map { "left.constant = \($0)" })
    let lines = conversation.say("when box.x changed").split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last?.contains("and 24 more: when box.x changed --json") == true)
    let turn = conversation.session.execute("when box.x changed --json")
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(json.contains("\"step 46\""))
  }

  @Test func itChangesNothing() throws {
    var conversation = try conversation()
    let before = (conversation.session.history.nextStep, conversation.say("frames"))
    conversation.mustSay(["when box.x > 20", "when conflict", "when box.x changed"])
    #expect(conversation.session.history.nextStep == before.0)
    #expect(conversation.say("frames") == before.1)
  }

  @Test func itAnswersAsJSONAndInJapanese() throws {
    var conversation = try conversation()
    let turn = conversation.session.execute("when box.x changed --json")
    #expect(turn.wantsJSON && !turn.isRefused)
    conversation.mustSay(["language ja"])
    #expect(
      conversation.say("when box.x > 20") == """
        手順 4    left.constant = 30
          box.x     0 → 30
        成立      手順 4、手順 6 から今まで
        """)
  }

  @Test func aStopIsObeyedWithinTheWalk() throws {
    let stop = Stop()
    var session = try Session(language: .english, surroundings: stop.surroundings)
    for line in ["add view a", "a.width == 3"] { _ = session.execute(line) }
    stop.isWanted.withLock { $0 = true }
    #expect(session.execute("when a.width == 3").isRefused)
    stop.isWanted.withLock { $0 = false }
    #expect(!session.execute("when a.width == 3").isRefused)
  }
}

/// Ctrl-C, when it is wanted.
private final class Stop: Sendable {
  let isWanted = Mutex(false)

  var surroundings: Surroundings {
    Surroundings(
      read: { .failure(.missing($0)) }, write: { path, _ in .failure(.unwritable(path)) },
      list: { _ in [] }, isCancelled: { self.isWanted.withLock { $0 } })
  }
}
